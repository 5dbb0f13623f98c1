import type { Term, Wording } from '../corpus/wording/read-wording.ts';
import { replaceNoun } from '../writing/rules/replace-noun.ts';
import { replacing } from '../writing/rules/rule.ts';

/** Sets terms of art in a sentence that stands on these articles. */
export type SetTerms = (sentence: string, keys: readonly string[]) => string;

/** The pairs of the corpus, ready to be set: the longest first, so that "no tiene que" is not read as "tiene que". */
export function openTerms({ terms }: Pick<Wording, 'terms'>): {
  setTerms: SetTerms;
  headings: ReadonlyMap<string, string>;
} {
  const headings = new Map(
    terms.flatMap((term) => ('heading' in term ? [[term.heading, term.technical] as const] : [])),
  );
  const rules = terms
    .filter((term): term is Exclude<Term, { heading: string }> => !('heading' in term))
    .sort((left, right) => wordsOf(right).length - wordsOf(left).length)
    .map((term) => ({ of: term.of, probe: probeOf(wordsOf(term)), apply: ruleOf(term) }));
  const setTerms: SetTerms = (sentence, keys) => {
    // Most rules find nothing in a sentence, which a look for one of their words tells sooner.
    const words = sentence.toLowerCase();
    return rules
      .filter(({ probe }) => words.includes(probe))
      .filter(({ of }) => of.length === 0 || keys.some((key) => of.some((range) => isWithin(key, range))))
      .reduce((text, { apply }) => apply(text), sentence);
  };
  return { setTerms, headings };
}

/** The first word, which stands as it is in whatever the pattern finds. */
const probeOf = (pattern: string) => /^\p{L}+/u.exec(pattern)?.[0].toLowerCase() ?? '';
const wordsOf = (term: Exclude<Term, { heading: string }>) => ('noun' in term ? term.noun : term.plain);

function ruleOf(term: Exclude<Term, { heading: string }>): (sentence: string) => string {
  if ('noun' in term) {
    const [from, to] = term.genders.split(' ') as ['m' | 'f', 'm' | 'f'];
    return (sentence) => replaceNoun(sentence, { from: term.noun, to: term.technical, gender: { from, to } });
  }
  return replacing('', [[term.plain, term.technical]]).apply;
}

/** Whether an article lies in a range: `ccyc:1200` in "ccyc:1187-1226" and in "ccyc". */
function isWithin(key: string, range: string): boolean {
  const [norm, articles] = range.split(':');
  const [code, article = ''] = key.split(':');
  if (code !== norm || articles === undefined) return code === norm;
  const [from = 0, to = from] = articles.split('-').map(Number);
  const number = Number.parseInt(article, 10);
  return number >= from && number <= to;
}
