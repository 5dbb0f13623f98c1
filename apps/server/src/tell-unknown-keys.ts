import type { Keyring } from './platform/keyring.ts';
import type { SealedStore } from './platform/sealed-store.ts';
import { keyIdOf } from './platform/sealing.ts';

/** Of each kind: a wrong key is wrong for nearly all, and a start looks through no whole table. */
const sealsLookedAt = 100;

/** Says which keys something lies sealed with that are not there: whoever set another one would learn it from people. */
export async function tellUnknownKeys(
  { keyring, stores }: { keyring: Keyring; stores: readonly SealedStore[] },
  print: (line: string) => void,
): Promise<void> {
  const ids = new Set<string>();
  for (const store of stores) {
    for (const sealed of await store.listSeals(sealsLookedAt)) {
      const id = keyIdOf(sealed);
      if (id !== null && keyring.find(id) === null) ids.add(id);
    }
  }
  if (ids.size === 0) return;
  print(
    `Foja: hay datos cifrados con una clave que este servidor no tiene (${[...ids].join(', ')}), y no se van a poder abrir. Fijate en ENCRYPTION_KEY, ENCRYPTION_KEY_PREVIOUS y los archivos *.secret de DATA_DIR.`,
  );
}
