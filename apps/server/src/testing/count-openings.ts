import type { Keyring } from '../platform/keyring.ts';

/** A keyring that counts how many sealed texts are opened with it between two turns of the event loop. */
export function countOpenings(keyring: Keyring): { keyring: Keyring; maxInOneTurn(): number; total(): number } {
  let opened = 0;
  let most = 0;
  let total = 0;
  return {
    keyring: {
      ...keyring,
      find(id) {
        if (opened === 0) setImmediate(() => (opened = 0));
        opened += 1;
        total += 1;
        most = Math.max(most, opened);
        return keyring.find(id);
      },
    },
    maxInOneTurn: () => most,
    total: () => total,
  };
}
