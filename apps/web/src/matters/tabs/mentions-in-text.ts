interface Person {
  accountId: string;
  name: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name that is being written at the end: `@` and the beginning of it. */
const begun = /(?:^|\s)@([\p{L}\p{M}'. -]{0,60})$/u;
const shown = 5;

/** Who a comment names with `@Nombre Apellido`; accents and capitals are alike. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  const said = fold(text);
  return people.filter(({ name }) => isNamed(said, fold(name))).map(({ accountId }) => accountId);
}

/** The whole name stands there, not the beginning of a longer one. */
function isNamed(said: string, name: string): boolean {
  for (let at = said.indexOf(`@${name}`); at >= 0; at = said.indexOf(`@${name}`, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(said.slice(at + name.length + 1))) return true;
  return false;
}

/** Who may be meant by a name that is being written; nobody where none is. */
export function mentionsBegun(text: string, people: readonly Person[]): Person[] {
  const start = begun.exec(text)?.[1];
  if (start === undefined) return [];
  const wanted = fold(start);
  return people.filter(({ name }) => fold(name).startsWith(wanted) && fold(name) !== wanted.trim()).slice(0, shown);
}

/** The text with the name that is being written made whole. */
export function withMention(text: string, name: string): string {
  return `${text.slice(0, text.lastIndexOf('@'))}@${name} `;
}
