import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { Regimes } from '../../understanding/regimes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { termsOf } from '../terms-of.ts';
import { asksForChange, changeSentence, keysOfChange, latest, type ToldFirst } from './tell-changes.ts';

/** Of many articles that one law changed so many are named. */
const maxNamed = 8;
const fewChanges = 3;
/** "Sobre el período de prueba": one matter of a norm. */
const asksOfMatter = /\b(?:sobre|respecto de(?:l)?|en cuanto a(?:l)?|en materia de) /;
const namesLaw = /\b(?:ley|codigo|regimen) (?:general |nacional )?de \w{4,}/;
/** "¿Desde cuándo no hay más…?", "¿desde cuándo se puede…?": of the law, and not of a term that runs or of what is the asker's own. */
const asksSinceWhenLaw =
  /\bdesde (?:cuando|que (?:fecha|dia))\b(?=[^?]*\b(?:hay|existen?|rigen?|tienen?|es|son|esta|estan|vale|pueden?|se (?:puede|permite|exige|aplica|pide|admite|requiere)\w*|dejo de)\b)(?![^?]*\b(?:se (?:cuenta|computa)\w*|corr\w+|cuenta|contar|comput\w+|prescrib\w+|empieza\w*|comienza|me|mi|mis|tengo|puedo|debo|soy|nos|yo)\b)/;
/** Words of the question that what changed has to speak of. */
const fewestShared = 2;

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
  // By which article of another norm one came into force is no change that it made.
  const madeBy = (norm: string) => changes.changesBy(norm).filter(({ change }) => change !== 'in-force');
  const changing = by.find((norm) => madeBy(norm).length > 0);
  if (claims.some(({ kind }) => kind === 'article')) return null;
  if (changing !== undefined) {
    // "¿Qué modificó la ley 27.742 en la ley 19.549?": of the norm that is named as well.
    const inNorms = new Set(by.filter((norm) => norm !== changing));
    const matters = new Set([
      ...told.map(({ regime }) => regime).filter((regime) => regime !== regimes.regimeOf(changing)),
      ...found.slice(0, 1).flatMap((key) => regimes.regimeOf(key) ?? []),
    ]);
    const all = madeBy(changing);
    const ofRegime = all.filter(({ norm, article }) => {
      if (inNorms.size > 0) return inNorms.has(norm);
      const regime = regimes.regimeOf(article === undefined ? norm : `${norm}:${article}`);
      return regime !== null && matters.has(regime);
    });
    // "En la ley de tarjetas de crédito" names by its matter a norm that is no branch of its own.
    const isNamed = namesLaw.test(foldInPlace(text));
    const foundNorm = found
      .slice(0, isNamed ? maxNamed : 1)
      .map((key) => key.split(':')[0])
      .find((code) => all.some(({ norm }) => norm === code));
    const ofMatter = ofRegime.length > 0 ? ofRegime : all.filter(({ norm }) => norm === foundNorm);
    // Of a law that wrote half of another anew, or on one matter of it, what was found says which of it is meant.
    const isFound = ({ norm, article }: Change) => found.includes(`${norm}:${article}`);
    const ofFound = ofMatter.length > fewChanges ? ofMatter.filter(isFound) : [];
    const isOfOneMatter = inNorms.size > 0 && asksOfMatter.test(foldInPlace(text)) && ofFound.length > 0;
    const isLong = ofMatter.length > maxNamed * 2;
    const some = isOfOneMatter || (isLong && (ofFound.length > 0 || !isNamed)) ? ofFound : ofMatter;
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
    // A list of many articles is the answer; one or two go on with what they say today.
    return { text: [list, ...news].join(' '), keys: own.flatMap(keysOfChange), isWhole: own.length > fewChanges };
  }
  if (by.length > 0) return null;
  const [deciding] = found;
  const [norm, article] = deciding?.split(':') ?? [];
  if (deciding === undefined || norm === undefined || article === undefined) return null;
  const change = latest(changes.changeOf(norm, article).filter((one) => one.change !== 'in-force'));
  // An old change of which no day is known is no news.
  if (change === undefined || (change.since === undefined && !change.by.startsWith('dnu-'))) return null;
  return {
    text: changeSentence(change, nameArticle(deciding), nameArticle, today),
    keys: [...keysOfChange(change), deciding],
    isWhole: false,
  };
}

/** Whether what is asked is since when the law is as it is. */
export function asksSinceWhen(text: string): boolean {
  return asksSinceWhenLaw.test(foldInPlace(text));
}

/**
 * "¿Desde cuándo el proceso laboral tiene caducidad de instancia?": the change that made what is asked the law, of the articles on which the
 * answer stands; null where none of them was changed to that. What they say today follows.
 */
export function tellSinceWhen(
  { claims, text, today }: UnderstoodQuestion,
  found: readonly string[],
  changes: ChangeTable,
  nameArticle: (key: string) => string,
): ToldFirst | null {
  if (!asksSinceWhen(text) || claims.some(({ norm }) => norm !== undefined)) return null;
  const asked = new Set(analyzeTerms(text));
  const told = [...new Set(found)].flatMap((key) => {
    const [norm = '', article = ''] = key.split(':');
    const last = latest(
      changes.changeOf(norm, article).filter(({ since = '', change }) => since <= today && change !== 'in-force'),
    );
    const said = last?.told === undefined ? new Set() : termsOf(last.told);
    const shared = [...asked].filter((term) => said.has(term)).length;
    return last === undefined || shared < fewestShared ? [] : [{ key, last, shared }];
  });
  const [best] = told.sort((one, other) => other.shared - one.shared);
  if (best === undefined) return null;
  const { by, sinceBy } = best.last;
  return {
    text: changeSentence(best.last, nameArticle(best.key), nameArticle, today),
    keys: [by, sinceBy].flatMap((key) => (key?.includes(':') ? [key] : [])),
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
    const [, number = label, norm = ''] = /^art\. (\d+(?:-\d+| [a-z]+)?) (.+)$/.exec(label) ?? [];
    byNorm.set(norm, [...(byNorm.get(norm) ?? []), number.replace('-', ' a ')]);
  }
  return [...byNorm].map(([norm, numbers]) => {
    const [only, ...others] = numbers;
    if (others.length === 0) return `${only?.includes(' a ') ? 'los arts.' : 'el art.'} ${only} ${norm}`;
    const inOrder = numbers.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
    // One more is named as well as counted.
    const isCut = inOrder.length > maxNamed + 1;
    const more = isCut ? ` y otros ${inOrder.length - maxNamed}` : ` y ${inOrder.at(-1)}`;
    return `los arts. ${inOrder.slice(0, isCut ? maxNamed : -1).join(', ')}${more} ${norm}`;
  });
}
