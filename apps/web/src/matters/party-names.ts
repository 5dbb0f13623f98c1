import { queryOptions } from '@tanstack/react-query';
import { readAllItems } from './matters-queries.ts';

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
export const partyNamesQuery = (email: string, matterId: string) =>
  queryOptions({
    queryKey: ['matters', email, 'matter', matterId, 'party-names'],
    queryFn: async ({ signal }) => {
      const items = await readAllItems(matterId, 'party', signal);
      return items.flatMap((item): PartyName[] =>
        item.kind === 'party' && item.body.role !== 'judge' && item.body.role !== 'prosecutor'
          ? [partyName(item.body.name)]
          : [],
      );
    },
    retry: false,
  });

/** "Núñez, Inés" is written "Inés Núñez" too; titles before a name are none of it. */
export function partyName(name: string): PartyName {
  const isCompany = company.test(name);
  const bare = name.replace(/^(?:(?:dra?|ing|lic|arq|cra?|sra?|abog)\.\s*)+/iu, '').trim() || name;
  const [last = '', first = '', ...more] = bare.split(',').map((part) => part.trim());
  const turned = !isCompany && first !== '' && more.length === 0 ? [`${first} ${last}`, `${last} ${first}`] : [];
  const forms = [...new Set([bare, ...turned])].sort((one, other) => other.length - one.length);
  return { name, isCompany, forms };
}
