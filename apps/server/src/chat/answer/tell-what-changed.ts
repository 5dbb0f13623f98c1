import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { Regimes } from '../../understanding/regimes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { asksForChange, changeSentence, keysOfChange, type ToldFirst } from './tell-changes.ts';

/** Of many articles that one law changed so many are named. */
const maxNamed = 8;
const fewChanges = 3;

/**
 * "¿Qué cambió en el período de prueba?", "¿qué cambió el DNU 70/2023 en los alquileres?": which articles on what is asked were written anew,
 * by which law and since when; what they say today follows. Null where nothing of that is asked, or known.
 * @param found articles on which the answer stands, the deciding one first. @param sure the one on which what is asked surely stands.
 */
export function tellWhatChanged(
  { claims, regimes: told, text, today }: UnderstoodQuestion,
  { found, sure }: { found: readonly string[]; sure: string | null },
  { changes, regimes }: { changes: ChangeTable; regimes: Regimes },
  { nameArticle, nameNorm }: { nameArticle: (key: string) => string; nameNorm: (code: string) => string },
): ToldFirst | null {
  if (!asksForChange(text)) return null;
  const by = claims.flatMap(({ kind, norm }) => (kind === 'norm-in-force' && norm ? [norm] : []));
  const changing = by.find((norm) => changes.changesBy(norm).length > 0);
  if (claims.some(({ kind }) => kind === 'article')) return null;
  if (changing !== undefined) {
    // "¿Qué modificó la ley 27.742 en la ley 19.549?": of the norm that is named as well.
    const inNorms = new Set(by.filter((norm) => norm !== changing));
    const matters = new Set([
      ...told.map(({ regime }) => regime).filter((regime) => regime !== regimes.regimeOf(changing)),
      ...found.slice(0, 1).flatMap((key) => regimes.regimeOf(key) ?? []),
    ]);
    const ofMatter = changes.changesBy(changing).filter(({ norm, article }) => {
      if (inNorms.size > 0) return inNorms.has(norm);
      const regime = regimes.regimeOf(article === undefined ? norm : `${norm}:${article}`);
      return regime !== null && matters.has(regime);
    });
    // Of a law that wrote half of another anew, what was found says which of it is meant.
    const isFound = ({ norm, article }: Change) => found.includes(`${norm}:${article}`);
    const some = ofMatter.length > maxNamed * 2 ? ofMatter.filter(isFound) : ofMatter;
    // Where what is asked is surely of one article, what that one says today is the answer, and not a list.
    const surely = some.filter(({ norm, article }) => sure === `${norm}:${article}`);
    const own = surely.length > 0 ? surely : some;
    if (own.length === 0) return null;
    const [only] = surely;
    if (only?.told !== undefined && only.article !== undefined)
      return {
        text: changeSentence(only, nameArticle(`${only.norm}:${only.article}`), nameArticle, today),
        keys: keysOfChange(only),
        isWhole: false,
      };
    const list = listOf(own, nameNorm(changing), nameArticle, nameNorm);
    // Of a few, what became of each is told as well.
    const news = own.length > fewChanges ? [] : [...new Set(own.flatMap((one) => one.told ?? []))];
    const text = [list, ...news].join(' ');
    // A list of many articles is the answer; one or two go on with what they say today.
    return { text, keys: own.flatMap(keysOfChange), isWhole: own.length > fewChanges };
  }
  if (by.length > 0) return null;
  const [deciding] = found;
  const [norm, article] = deciding?.split(':') ?? [];
  if (deciding === undefined || norm === undefined || article === undefined) return null;
  const change = changes
    .changeOf(norm, article)
    .filter((one) => one.since !== undefined && one.change !== 'in-force')
    .toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''))[0];
  if (change === undefined) return null;
  return {
    text: changeSentence(change, nameArticle(deciding), nameArticle, today),
    keys: [...keysOfChange(change), deciding],
    isWhole: false,
  };
}

const verbs = { repealed: 'derogó', replaced: 'cambió', added: 'agregó' } as const;

/** "El DNU 70/2023 derogó la ley 27.551, cambió los arts. 1196 y 1198 CCyC y agregó el art. 1221 bis CCyC." */
function listOf(
  own: readonly Change[],
  law: string,
  nameArticle: (key: string) => string,
  nameNorm: (code: string) => string,
): string {
  const done = (['repealed', 'replaced', 'added'] as const).flatMap((kind) => {
    const of = own.filter(({ change }) => change === kind);
    const norms = of
      .filter(({ article }) => article === undefined)
      .map(({ norm }) => `la ${nameNorm(norm).replace(/^Ley/, 'ley')}`);
    const articles = of.flatMap(({ norm, article }) =>
      article === undefined ? [] : [nameArticle(`${norm}:${article.split(':')[0]}`)],
    );
    const named = [...norms, ...articlesTogether([...new Set(articles)])];
    if (named.length === 0) return [];
    return [`${verbs[kind]} ${named.join(' y ')}`];
  });
  const article = /^Ley/.test(law) ? 'La ' : 'El ';
  return `${article}${law.replace(/^Ley/, 'ley')} ${done.join('; ')}.`;
}

/** "El art. 1196 CCyC", "los arts. 1196, 1198 y otros 3 CCyC": those of one norm together. */
function articlesTogether(labels: readonly string[]): string[] {
  const byNorm = new Map<string, string[]>();
  for (const label of labels) {
    const [, number = label, norm = ''] = /^art\. (\d+(?: [a-z]+)?) (.+)$/.exec(label) ?? [];
    byNorm.set(norm, [...(byNorm.get(norm) ?? []), number]);
  }
  return [...byNorm].map(([norm, numbers]) => {
    const [only, ...others] = numbers;
    if (others.length === 0) return `el art. ${only} ${norm}`;
    const more = numbers.length > maxNamed ? ` y otros ${numbers.length - maxNamed}` : ` y ${numbers.at(-1)}`;
    return `los arts. ${numbers.slice(0, numbers.length > maxNamed ? maxNamed : -1).join(', ')}${more} ${norm}`;
  });
}
