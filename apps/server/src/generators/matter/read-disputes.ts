import type { Stretch } from '@foja/legal-text/split-sentences';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { Dispute } from './matter.ts';

/** The facts of a text that are usually disputed in its kind of case, in the order of the rules. */
export function readDisputes({ area, caseData }: GuideSource, sentences: readonly Stretch[]): Dispute[] {
  const told = sentences.filter(({ text }) => !text.endsWith('?'));
  const denies = openLawRules().adverseFacts.find(({ id }) => id === 'la-otra-parte-niega');
  return openLawRules().disputedFacts.flatMap(({ areas, id, says, situation, witnesses }): Dispute[] => {
    if (areas !== undefined && !areas.some((known) => known === area)) return [];
    if (situation !== undefined && !situation.test(caseData.situation)) return [];
    const isDenied = ({ text }: Stretch) => (denies?.says.test(text) ?? false) && !denies?.unless?.test(text);
    const speaking = told.filter(({ text }) => says.test(text));
    const said = speaking.find((sentence) => !isDenied(sentence)) ?? speaking[0];
    if (said === undefined) return [];
    return [
      {
        id,
        quote: said.text,
        denial: speaking.find((sentence) => sentence !== said && isDenied(sentence))?.text ?? null,
        witnesses: witnesses.map((witness) => ({
          role: witness.role,
          quote: told.find(({ text }) => witness.says.test(text))?.text ?? null,
        })),
      },
    ];
  });
}
