import type { Person, PersonPart } from '@foja/contracts/drafting/form';
import { fieldTextMaxCharacters } from '@foja/contracts/drafting/limits';
import type { Party } from '@foja/contracts/matter-items';
import { partyName } from '../../matter-reading/party-names.ts';

/** "Núñez, Inés" as a sentence says it: "Inés Núñez". A title before the name stays. */
export function spokenName(name: string): string {
  const { isCompany } = partyName(name);
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  return isCompany || first === '' || last === '' || more.length > 0 ? name.trim() : `${first} ${last}`;
}

/** A number alone says what it is the number of. */
export function spokenDocument(document: string): string {
  const digits = document.replace(/[.\s-]/g, '');
  if (/^\d{7,8}$/.test(digits)) return `DNI ${document}`;
  if (/^3[0-4]\d{9}$/.test(digits)) return `CUIT ${document}`;
  return /^\d{11}$/.test(digits) ? `CUIT/CUIL ${document}` : document;
}

/** "Ana, Beto e Inés". */
export function joinedNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const last = names.at(-1) ?? '';
  // "y" sounds like what follows it, unless that begins a diphthong: "madera y hierro".
  const and = /^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/**
 * One person, or several as one: each one's datum in the order of the names. A datum that not all of them have is left out, for nobody
 * would know whose it is.
 */
export function joinedPeople(people: readonly Party[], parts: readonly PersonPart[]): Person {
  const read: Partial<Record<PersonPart, (party: Party) => string>> = {
    name: ({ name }) => spokenName(name),
    document: ({ document }) => spokenDocument(document),
    address: ({ domicile }) => domicile.trim(),
    ...(people.length === 1 ? { email: ({ email }: Party) => email } : {}),
  };
  const said = parts.flatMap((part): [PersonPart, string][] => {
    const of = read[part];
    const text = of ? joinedData(people.map(of), part) : '';
    return text === '' || text.length > fieldTextMaxCharacters ? [] : [[part, text]];
  });
  return Object.fromEntries(said);
}

function joinedData(data: readonly string[], part: PersonPart): string {
  if (data.some((datum) => datum === '')) return '';
  const different = [...new Set(data)];
  if (part === 'name') return joinedNames(data);
  return different.length === 1 ? (different[0] ?? '') : `${joinedNames(data)}, respectivamente`;
}
