import type { Party } from '@foja/contracts/matter-items';
import { queryOptions } from '@tanstack/react-query';
import { partiesQuery } from './read-matter.ts';

/** Somebody of a causa, by every form in which a paper writes them. */
export interface PartyName {
  /** As it stands in the causa. */
  name: string;
  isCompany: boolean;
  /** The longest first. */
  forms: string[];
}

const company =
  /\b(?:S\.?\s?A\.?(?:\s?S\.?)?|S\.?\s?R\.?\s?L\.?|S\.?\s?C\.?|cooperativa|asociación|fundación|banco|obra social)(?=\W|$)/iu;

/** The names of a causa's parties; judges and prosecutors act in public and stay. */
export const namesOfParties = (parties: readonly Party[]): PartyName[] =>
  parties.filter(({ role }) => role !== 'judge' && role !== 'prosecutor').map(({ name }) => partyName(name));

export const partyNamesQuery = (email: string, matterId: string) =>
  queryOptions({ ...partiesQuery(email, matterId), select: namesOfParties });

/** "Núñez, Inés" is written "Inés Núñez" too; titles before a name are none of it. */
export function partyName(name: string): PartyName {
  const isCompany = company.test(name);
  const bare = name.replace(/^(?:(?:dra?|ing|lic|arq|cra?|sra?|abog)\.\s*)+/iu, '').trim() || name;
  const [last = '', first = '', ...more] = bare.split(',').map((part) => part.trim());
  const turned = !isCompany && first !== '' && more.length === 0 ? [`${first} ${last}`, `${last} ${first}`] : [];
  const forms = [...new Set([bare, ...turned])].sort((one, other) => other.length - one.length);
  return { name, isCompany, forms };
}
