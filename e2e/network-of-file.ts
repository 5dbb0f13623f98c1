import { randomInt } from 'node:crypto';

let network = '';

/** What a test file says of where its calls come from: the server that files share bounds sign-ups and guests by network. */
export const fromNetwork = (): Record<string, string> => (network ? { 'x-forwarded-for': network } : {});

/** Draws the address of the test file that begins. A server that trusts nobody's word sees where the call really comes from. */
export function enterNetwork(): void {
  network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
