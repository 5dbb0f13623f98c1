import type { CivilDay } from '@foja/computable-law/core/civil-day';
import type { Change, ChangeTable } from '../../corpus/changes/read-changes.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

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

const maxChanges = 2;
const maxWordsOfForce = 22;

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
  const sentences: string[] = [];
  const keys: string[] = [];
  for (const { kind, norm, article = null } of claims) {
    if (norm === undefined || (kind !== 'article' && kind !== 'norm-in-force')) continue;
    const named = article === null ? nameNorm(norm) : nameArticle(`${norm}:${article}`);
    const known = changes.changeOf(norm, article);
    const repealed = known.find(({ change }) => change === 'repealed');
    const replaced = known.find(({ change }) => change === 'replaced' || change === 'added');
    const begins = known.find(({ change }) => change === 'in-force');
    const change = repealed ?? (asksForce ? (replaced ?? begins) : undefined);
    if (change === undefined || sentences.length >= maxChanges) continue;
    sentences.push(sentenceOf(change, named, nameArticle, { isOfThen: asOf !== null, today }));
    keys.push(...keysOf(change), ...(article === null ? [] : [`${norm}:${article}`]));
  }
  return sentences.length === 0
    ? null
    : {
        text: [...new Set(sentences)].join(' '),
        keys,
        // A longer question asks what the change means for something.
        isWhole: asksForce && asOf === null && !asks.has('article-text') && text.split(/\s+/).length <= maxWordsOfForce,
      };
}

function sentenceOf(
  change: Change,
  named: string,
  nameArticle: (key: string) => string,
  { isOfThen, today }: { isOfThen: boolean; today: CivilDay },
): string {
  const by = change.by.includes(':') ? `el ${nameArticle(change.by)}` : `la ${change.by}`;
  const since = change.since === undefined ? '' : `, desde el ${tellDay(change.since)}`;
  const told = change.told === undefined ? '' : ` ${change.told}`;
  switch (change.change) {
    case 'repealed':
      if (change.since !== undefined && change.since > today) {
        return `Hoy sigue vigente: ${withArticle(named)} queda derogad${isFeminine(named) ? 'a' : 'o'} por ${by}${since}.${told}`;
      }
      return `No: ${withArticle(named)} ya no rige, fue derogad${isFeminine(named) ? 'a' : 'o'} por ${by}${since}.${told}`;
    case 'in-force':
      return change.since === undefined
        ? `Sobre la vigencia d${isFeminine(named) ? 'e la' : 'el'} ${withoutArticle(named)}:${told}`
        : `${capitalised(withArticle(named))} rige desde el ${tellDay(change.since)}, según ${by}.${told}`;
    default: {
      const verb = change.change === 'added' ? 'fue incorporado' : 'cambió';
      const then = isOfThen
        ? ' El texto anterior no está en las fuentes de Foja: lo que sigue es lo que rige hoy.'
        : '';
      return `El texto d${/^art/.test(named) ? 'el' : 'e'} ${named} ${verb} por ${by}${since}.${told}${then}`;
    }
  }
}

function keysOf({ by, sinceBy, today }: Change): string[] {
  return [...(by.includes(':') ? [by] : []), ...(sinceBy ? [sinceBy] : []), ...today];
}

function tellDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
}

function isFeminine(named: string): boolean {
  return /^(?:ley|acordada|resolución|constitución)/i.test(named);
}

function withArticle(named: string): string {
  return `${isFeminine(named) ? 'la' : 'el'} ${withoutArticle(named)}`;
}

function withoutArticle(named: string): string {
  return named.replace(/^Ley/, 'ley');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
