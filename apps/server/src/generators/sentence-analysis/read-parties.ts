import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { ProcedureRole } from '@foja/contracts/generators/sentence-terms';
import { namePattern, tidyName } from '../extract/names.ts';
import { asQuote, sentenceAt, sentencesOf } from '../extract/sentences.ts';
import type { Caption } from './read-caption.ts';

type Party = SentenceAnalysis['parties'][number];

const insurerPattern = new RegExp(
  `(?:cita(?:da|do|n|r)?(?:\\s{1,8}en)?\\s{1,8}garant[ií]a\\s{1,8}(?:a(?:l)?\\s{1,8})?|aseguradora\\s{1,8}citada:?\\s{1,8}|condena\\s{1,8}a\\s{1,8}(?=[^.]{0,60}en la medida del seguro))(?:la\\s{1,8}firma\\s{1,8}|la\\s{1,8}empresa\\s{1,8})?(${namePattern})`,
  'gu',
);
const thirdPattern = new RegExp(
  `(?:tercer[oa]\\s{1,8}citad[oa]|citad[oa]\\s{1,8}como\\s{1,8}tercer[oa])[,:]?\\s{1,8}(?:a\\s{1,8})?(${namePattern})`,
  'gu',
);

/** The parties that caption and text name, each with its role. */
export function readParties(text: string, caption: Caption): Party[] {
  const sentences = sentencesOf(text);
  const quoted = caption.finding.quote;
  const ofCaption = (name: string | null, role: ProcedureRole): Party[] =>
    name === null || name === '' ? [] : [{ name, role, mark: 'found', quote: quoted }];
  const named = (pattern: RegExp, role: ProcedureRole): Party[] =>
    [...text.matchAll(pattern)].map((match) => ({
      name: tidyName(match[1] ?? ''),
      role,
      mark: 'found',
      quote: asQuote(sentenceAt(sentences, match.index)?.text ?? match[0]),
    }));
  const parties = [
    ...ofCaption(caption.plaintiff, 'plaintiff'),
    ...ofCaption(caption.defendant, 'defendant'),
    ...caption.others.flatMap((name) => ofCaption(name, 'other')),
    ...named(insurerPattern, 'insurer'),
    ...named(thirdPattern, 'third-party'),
  ].filter(({ name }) => name.length > 1);
  return [...new Map(parties.map((party) => [party.name, party] as const).reverse()).values()].reverse();
}
