import { isSafeLink } from '@foja/contracts/editor/content';

export const linkAddressMaxCharacters = 2_000;

const mail = /^[^\s@/:<>"]+@[^\s@/:<>"]+\.[^\s@/:<>"]+$/;
const site = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

/** What somebody wrote as the address of a link: a page or a mail address also without what comes before it. Null where it is none. */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  const whole = mail.test(address) ? `mailto:${address}` : site.test(address) ? `https://${address}` : address;
  return isSafeLink(whole) ? whole : null;
}
