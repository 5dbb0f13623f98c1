/** What a mail says, before it is typeset as text and as HTML. Every string is plain text. */
export interface MailContent {
  subject: string;
  /** Paragraphs before the button. */
  paragraphs: string[];
  action: { label: string; link: string };
  /** Paragraphs after the button. */
  closing: string[];
}

const looksLikeAddress = /[/@:]|www\.|\.\p{L}{2,}/iu;

/** Opens a mail by name. A "name" with an address in it is left out: somebody signed up a stranger to send an advertisement. */
export function greeting(firstName: string): string {
  return looksLikeAddress.test(firstName) ? 'Hola:' : `Hola, ${firstName}:`;
}

/** A name as a mail to a stranger tells it; one with an address in it is left out, for the same reason. */
export function nameOr(name: string, otherwise: string): string {
  return looksLikeAddress.test(name) ? otherwise : name;
}
