import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { toldDays } from '../computed/told-days.ts';

/** What is said before the answer itself, in one paragraph. */
export interface ToldFirst {
  text: string;
  /** Articles that the paragraph names; the table that it comes from was compared with them. */
  keys: string[];
  /** The whole answer: what is asked is just whether, or since when, it is in force. */
  isWhole: boolean;
  /** Words of the law of another time that follow the paragraph; they come from the corpus as they are. */
  quoted?: string;
}

const maxChanges = 3;
const maxWordsOfForce = 22;
/** More words than these ask of a part of a norm. */
const maxWordsOfWhole = 9;
/** Asks what an article says besides what became of it: "¿qué norma lo cambió y qué dice ahora?". */
const asksText = /\bque (?:dice|establece|dispone|exige|preve|regula)\b|\b(?:como|en que) quedo\b/;
/** Asks what a law did to something, and not since when it applies. */
const asksWhatChanged =
  /\b(?:que|como|cuales?) (?:\w+ ){0,2}(?:cambi\w+|modific\w+|reform\w+|qued(?:o|a|aron|an)|hay de nuevo)\b|\bque (?:ley|norma|decreto|dnu) (?:l[oa]s? |se )?(?:llev|sub|baj|ampli|reduj|elev|extend|acort)\w*/;
/** What a law says on a matter, or whether it counts for a case, is more than whether it is in force. */
const asksOfMatter = /\b(?:sobre|respecto de|en cuanto a) (?:el|la|los|las)\b|\bse aplica\w*\b|\bque rige\b/;
/** Opens with what, which or how: to answer it with "No" would be odd. */
const interrogative =
  '[^a-z]*(?:(?:a|con|de|en|desde|hasta|por) )?(?:que|cual|cuales|como|quien|quienes|cuando|cuant[oa]s?) ';
const asksOpenly = new RegExp(`^${interrogative}`);
/** It does so after what it tells: "con la ley 27.551, ¿quién paga…?". */
const asksOpenlyThen = new RegExp(`[,:¿]${interrogative}`);
const asksWhetherInForce = /\b(?:vigentes?|vigencia|en vigor|rigen?|siguen?)\b/;

/** Whether what a law did to something is asked: "¿qué cambió en los alquileres?" */
export function asksForChange(text: string): boolean {
  return asksWhatChanged.test(foldInPlace(text));
}

/**
 * Says first that a norm or an article which the question names was repealed, since when a norm applies, or that the text of then is not
 * here; null where nothing of that is asked or known.
 * @param nameArticle how a lawyer names a key: `lct:245` → `art. 245 LCT`. @param nameNorm of a code: "Ley 27.802".
 */
export function tellChanges(
  { claims, parts, asOf, text, today }: UnderstoodQuestion,
  changes: ChangeTable,
  nameArticle: (key: string) => string,
  nameNorm: (code: string) => string,
): ToldFirst | null {
  const asks = new Set(parts.flatMap((part) => part.asks));
  const asksForce = asks.has('in-force') || asks.has('since-when') || asOf !== null;
  const folded = foldInPlace(text);
  const asksWhether = asOf === null && asksWhetherInForce.test(folded);
  const named = new Set(claims.flatMap(({ norm }) => norm ?? []));
  const changing = new Set(
    claims.flatMap(({ norm, article }) =>
      norm && article ? changes.changeOf(norm, article).map(({ by }) => normOf(by)) : [],
    ),
  );
  const groups: Group[] = [];
  const partSentences: string[] = [];
  const keys: string[] = [];
  for (const { kind, norm, article = null } of claims) {
    if (norm === undefined || (kind !== 'article' && kind !== 'norm-in-force')) continue;
    const known = changes.changeOf(norm, article);
    const repealed = known.find(({ change }) => change === 'repealed');
    const rewritten = known.filter(({ change }) => change === 'replaced' || change === 'added');
    // "Antes de la ley 27.742": of several changes the one made by the law that is named.
    const isOfNamed = asOf !== null || asksWhatChanged.test(folded);
    const ofNamed = isOfNamed ? rewritten.filter(({ by }) => named.has(normOf(by))) : [];
    const replaced = latest(ofNamed) ?? latest(rewritten);
    // "¿Qué cambió la ley 27.802 en el art. 245?" does not ask since when all of that law applies.
    const isOfOneMatter = asksWhatChanged.test(folded) && text.split(/\s+/).length > maxWordsOfWhole;
    const isChanging = article === null && !asks.has('since-when') && (changing.has(norm) || isOfOneMatter);
    const begins = isChanging ? undefined : known.find(({ change }) => change === 'in-force');
    // Where the day is not known, "¿desde cuándo…?" asks for a term and not for the law's.
    const isAsked = asks.has('in-force') || asOf !== null || replaced?.since !== undefined;
    const change = repealed ?? (asksForce ? ((isAsked ? replaced : undefined) ?? begins) : undefined);
    if (change !== undefined) {
      const isNew = addToGroups(groups, { norm, article, change });
      if (isNew) keys.push(...keysOfChange(change), ...(article === null ? [] : [`${norm}:${article}`]));
      continue;
    }
    if (groups.length + partSentences.length >= maxChanges) continue;
    // "¿Qué cambió en la ley de contrato de trabajo sobre…?" asks for one matter of it.
    const isOfParts = article === null && asks.has('in-force') && known.length === 0 && !isOfOneMatter;
    const parts = isOfParts ? changes.partsRepealed(norm) : [];
    const part = latest(parts);
    if (part === undefined || (!isOfOthers(norm) && parts.length < manyParts)) continue;
    partSentences.push(partsSentence(parts, part, nameNorm(norm), nameArticle));
    keys.push(...keysOfChange(part));
  }
  const earlier = asOf === null ? dayBefore(groups, text, today) : null;
  const isOpen =
    earlier !== null ||
    asksOpenly.test(folded) ||
    (!asks.has('in-force') && !asksWhether && asksOpenlyThen.test(folded));
  const how = { isOfThen: asOf !== null, asksWhether, today, isOpen };
  const sentences = [...groups.map((group) => groupSentence(group, { nameArticle, nameNorm }, how)), ...partSentences];
  if (earlier !== null) {
    sentences.push(
      `Lo del ${tellDay(earlier)} es anterior: la ley nueva no tiene efecto retroactivo, salvo que ella lo disponga (${nameArticle(notBackwards)}).`,
    );
    keys.push(notBackwards);
  }
  return sentences.length === 0
    ? null
    : {
        text: [...new Set(sentences)].join(' '),
        keys,
        // A longer question asks what the change means for something.
        isWhole:
          earlier === null &&
          partSentences.length === 0 &&
          asksForce &&
          asOf === null &&
          !asks.has('article-text') &&
          !asksText.test(folded) &&
          !asksWhatChanged.test(folded) &&
          !asksOfMatter.test(folded) &&
          // "Silencio tras la reforma: plazos para pronto despacho y demanda, ¿caducidad del art. 25?" asks for the terms too.
          text.split(/\s+/).length <= (asks.has('how-long') ? maxWordsOfWhole : maxWordsOfForce),
      };
}

/** Which law holds for what had happened before it. */
const notBackwards = 'ccyc:7';

/** The last day that is told before one on which something was repealed: what happened then is not answered by the repeal alone. */
function dayBefore(groups: readonly Group[], text: string, today: CivilDay): CivilDay | null {
  const days = toldDays({ text, today }).map(({ day }) => day);
  const ends = groups.flatMap(({ change: { change, since } }) =>
    change === 'repealed' && since !== undefined && since <= today ? [since] : [],
  );
  // Who tells a day on which it was gone asks of that.
  if (days.some((day) => ends.some((end) => day >= end))) return null;
  return (
    days
      .filter((day) => ends.some((end) => day < end))
      .sort()
      .at(-1) ?? null
  );
}

/** Articles of one norm with which the same thing happened; no article where it happened to the norm. */
interface Group {
  norm: string;
  articles: string[];
  change: Change;
}

/** Adds what happened to an article to those with which the same happened. @returns whether it is told. */
function addToGroups(
  groups: Group[],
  { norm, article, change }: { norm: string; article: string | null; change: Change },
): boolean {
  const same = groups.find(
    (group) =>
      group.norm === norm &&
      group.change.change === change.change &&
      group.change.by === change.by &&
      group.change.since === change.since,
  );
  if (same !== undefined && article !== null && same.articles.length > 0) {
    if (!same.articles.includes(article)) same.articles.push(article);
    return true;
  }
  if (same !== undefined || groups.length >= maxChanges) return false;
  groups.push({ norm, articles: article === null ? [] : [article], change });
  return true;
}

/** The one that made the text of today: an article changed twice has that of the second. */
export function latest(changes: readonly Change[]): Change | undefined {
  return changes.toSorted((one, other) => dayToOrderBy(other).localeCompare(dayToOrderBy(one)))[0];
}

/** Where no text tells the day, that of its publication, or the end of the year in its name; else it is an old one. */
function dayToOrderBy({ since, told = '', by }: Change): string {
  const [, date = '', month = '', published] = /se publicó el (\d+)\/(\d+)\/(\d{4})/.exec(told) ?? [];
  const [, named] = /(?:^dnu-\d+-|^(?:dnu|decreto) [\d.]+\/)(\d{4})/.exec(by) ?? [];
  if (since !== undefined) return since;
  if (published !== undefined) return `${published}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return named === undefined ? '' : `${named}-12-31`;
}

/** Of a norm that Foja keeps and that still holds for the most, some articles gone are no news. */
const manyParts = 10;
const isOfOthers = (norm: string) => norm.includes(' ');

/** "De la ley 25.345 ya no rigen los artículos 43 a 48, derogados por…": those that the same article took away. */
function partsSentence(
  parts: readonly Change[],
  { by, since, told }: Change,
  named: string,
  nameArticle: (key: string) => string,
): string {
  const numbers = parts.filter((one) => one.by === by).map(({ article = '' }) => article.replace('-', ' a '));
  const which =
    numbers.length === 1
      ? `${numbers[0]?.includes(' a ') ? 'los artículos' : 'el artículo'} ${numbers[0]}`
      : numbers.length > maxPartsNamed
        ? `${numbers.length} artículos`
        : `los artículos ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`;
  const isOne = numbers.length === 1 && !numbers[0]?.includes(' a ');
  const from = by.includes(':') ? `el ${nameArticle(by)}` : withArticle(by);
  return `De${isFeminine(named) ? ' la' : 'l'} ${withoutArticle(named)} ya no ${isOne ? 'rige' : 'rigen'} ${which}, ${isOne ? 'derogado' : 'derogados'} por ${from}${since === undefined ? '' : `, desde el ${tellDay(since)}`}.${told === undefined ? '' : ` ${told}`}`;
}

const maxPartsNamed = 6;

interface Naming {
  nameArticle: (key: string) => string;
  nameNorm: (code: string) => string;
}

/** What became of one article, as a sentence. @param named how a lawyer names it. */
export function changeSentence(
  change: Change,
  named: string,
  nameArticle: (key: string) => string,
  today: CivilDay,
): string {
  return sentenceOf(change, named, nameArticle, { isOfThen: false, asksWhether: false, today, isOpen: true });
}

function groupSentence(
  { norm, articles, change }: Group,
  { nameArticle, nameNorm }: Naming,
  how: { isOfThen: boolean; asksWhether: boolean; isOpen: boolean; today: CivilDay },
): string {
  if (articles.length < 2) {
    const [article] = articles;
    return sentenceOf(
      change,
      article === undefined ? nameNorm(norm) : nameArticle(`${norm}:${article}`),
      nameArticle,
      how,
    );
  }
  const by = change.by.includes(':') ? `el ${nameArticle(change.by)}` : withArticle(change.by);
  const since = change.since === undefined ? '' : `, desde el ${tellDay(change.since)}`;
  const told = change.told === undefined ? '' : ` ${change.told}`;
  const listed = `los arts. ${articles.slice(0, -1).join(', ')} y ${articles.at(-1)} ${nameNorm(norm)}`;
  switch (change.change) {
    case 'repealed':
      if (change.since !== undefined && change.since > how.today) {
        return `Hoy siguen vigentes: ${listed} quedan derogados por ${by}${since}.${told}`;
      }
      return `${startOf(`${listed} ya no rigen, fueron derogados por ${by}`, how)}${since}.${told}`;
    case 'added':
      return `${capitalised(listed)} fueron incorporados por ${by}${since}.${told}`;
    default:
      return `${capitalised(listed)} están vigentes, con el texto que les dio ${by}${since}.${told}`;
  }
}

/** "No: el art. …", or without it where nobody asked yes or no. */
const startOf = (text: string, { isOpen }: { isOpen: boolean }) => (isOpen ? capitalised(text) : `No: ${text}`);

function sentenceOf(
  change: Change,
  named: string,
  nameArticle: (key: string) => string,
  how: { isOfThen: boolean; asksWhether: boolean; isOpen: boolean; today: CivilDay },
): string {
  const { isOfThen, asksWhether, today } = how;
  const by = change.by.includes(':') ? `el ${nameArticle(change.by)}` : withArticle(change.by);
  const since = change.since === undefined ? '' : `, desde el ${tellDay(change.since)}`;
  const told = change.told === undefined ? '' : ` ${change.told}`;
  switch (change.change) {
    case 'repealed':
      if (change.since !== undefined && change.since > today) {
        return `Hoy sigue vigente: ${withArticle(named)} queda derogad${isFeminine(named) ? 'a' : 'o'} por ${by}${since}.${told}`;
      }
      return `${startOf(`${withArticle(named)} ya no rige, fue derogad${isFeminine(named) ? 'a' : 'o'} por ${by}`, how)}${since}.${told}`;
    case 'in-force':
      return change.since === undefined
        ? `Sobre la vigencia d${isFeminine(named) ? 'e la' : 'el'} ${withoutArticle(named)}:${told}`
        : `${capitalised(withArticle(named))} rige desde el ${tellDay(change.since)}, según ${by}.${told}`;
    default: {
      const verb = change.change === 'added' ? 'fue incorporado' : 'cambió';
      const then = isOfThen
        ? ' El texto anterior no está en las fuentes de Foja: lo que sigue es lo que rige hoy.'
        : '';
      if (asksWhether && change.change === 'replaced')
        return `${capitalised(withArticle(named))} está vigente, con el texto que le dio ${by}${since}.${told}`;
      return `El texto d${/^art/.test(named) ? 'el' : 'e'} ${named} ${verb} por ${by}${since}.${told}${then}`;
    }
  }
}

const normOf = (by: string) => by.split(':')[0] ?? by;

/** The articles that made a change, and those that hold today. */
export function keysOfChange({ by, sinceBy, today }: Change): string[] {
  return [...(by.includes(':') ? [by] : []), ...(sinceBy ? [sinceBy] : []), ...today];
}

/** "6/3/2026". */
export function tellDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
}

function isFeminine(named: string): boolean {
  return /^(?:ley|acordada|resolución|constitución)/i.test(named);
}

/** "La ley 27.551", "el DNU 70/2023". */
export function withArticle(named: string): string {
  return `${isFeminine(named) ? 'la' : 'el'} ${withoutArticle(named)}`;
}

function withoutArticle(named: string): string {
  return named.replace(/^Ley/, 'ley');
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
