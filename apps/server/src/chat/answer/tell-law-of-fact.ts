import type { TimelineEntry } from '../../corpus/versions/article-timeline.ts';
import { lawOfThen } from '../../corpus/versions/law-of-then.ts';
import { nameChange, tellDay } from '../../corpus/versions/tell-stretch.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** What is said of the law of the day on which it happened. */
export interface LawOfFact {
  text: string;
  /** Articles that it names. */
  keys: string[];
  /** It gives the text that the first of the articles had. */
  givesFirst: boolean;
}

/** Articles of an answer that are looked at, and of which it is told. */
const maxRead = 4;
const maxTold = 2;
const maxQuoted = 900;

/**
 * Says which articles that answer a question read otherwise when what is told happened, or on the day that is asked for, with the text
 * of then where it is held. Null where the versions tell nothing of it.
 * @param keys articles on which the answer stands, the first ones first.
 */
export async function tellLawOfFact(
  understood: UnderstoodQuestion,
  keys: readonly string[],
  readTimelines: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly TimelineEntry[]>>,
  nameArticle: (key: string) => string,
): Promise<LawOfFact | null> {
  const { asOf, happened } = understood;
  const days = daysOf(understood);
  if (days.length === 0) return null;
  const when = asOf !== null ? nameAsOf(asOf) : nameFact(happened);
  const first = [...new Set(keys)].slice(0, maxRead);
  const timelines = await readTimelines(first);
  const told: { text: string; keys: string[]; place: number; isHeld: boolean }[] = [];
  for (const [place, key] of first.entries()) {
    const [own, ...others] = days.map((day) => lawOfThen(timelines.get(key) ?? [], day));
    // Days of which the law is not one leave it open.
    if (own?.kind !== 'then' || others.some((one) => one.kind !== 'then' || one.stretch !== own.stretch)) continue;
    const { next, stretch } = own;
    const changed = nameChange(next, nameArticle);
    const by = next.change?.by?.includes(':') ? [next.change.by] : [];
    const isHeld = stretch.text !== null;
    // Before an answer there is room only for what the law said, or for the word that what decides is not here.
    if (asOf !== null && !isHeld && place > 0) continue;
    told.push({
      text: sentenceOf(stretch, next, nameArticle(key), changed),
      keys: [key, ...by],
      place,
      isHeld,
    });
  }
  if (told.length === 0) return null;
  const some = told.slice(0, maxTold);
  return {
    text: `**${when} la ley no decía lo mismo.** ${some.map(({ text }) => text).join('\n\n')}`,
    keys: some.flatMap((one) => one.keys),
    givesFirst: some.some(({ isHeld, place }) => isHeld && place === 0),
  };
}

/** The times whose law a question is about: the one that it asks for, else the first and the last day on which it may have happened. */
export function daysOf({ asOf, happened }: Pick<UnderstoodQuestion, 'asOf' | 'happened'>): string[] {
  return asOf !== null ? [asOf] : happened ? [...new Set([happened.from, happened.to])] : [];
}

function sentenceOf({ state, text }: TimelineEntry, next: TimelineEntry, named: string, changed: string): string {
  const spoke = next.state === 'repealed' ? 'regía entonces y hoy no' : 'decía entonces otra cosa';
  switch (state) {
    case 'text':
      return `El ${named} ${spoke}. ${changed}. El texto de entonces:\n\n${quoted(text ?? '')}`;
    case 'not-yet':
      return `El ${named} todavía no existía. ${changed}.`;
    case 'repealed':
      return `El ${named} estaba derogado. ${changed}.`;
    default:
      return `El ${named} tenía otro texto, que no está disponible en Foja. ${changed}.`;
  }
}

/** The words of then, whole or with a mark where they are cut. */
function quoted(text: string): string {
  const end = text.length <= maxQuoted ? text.length : Math.max(text.lastIndexOf('. ', maxQuoted) + 1, maxQuoted / 2);
  const lines = text.slice(0, end).trim().split('\n');
  return [...lines, ...(end < text.length ? ['[…]'] : [])].map((line) => `> ${line}`).join('\n>\n');
}

function nameAsOf(asOf: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(asOf)) return `Al ${tellDay(asOf)}`;
  if (asOf === 'antes') return 'Antes del último cambio';
  if (asOf === 'origen') return 'Cuando se publicó la norma';
  return asOf.startsWith('según ') ? `Con la ${asOf.slice(6)}` : `Antes de ${/^ley/.test(asOf) ? 'la' : 'el'} ${asOf}`;
}

function nameFact(happened: UnderstoodQuestion['happened']): string {
  if (happened === null) return '';
  return happened.from === happened.to
    ? `Al momento del hecho (${tellDay(happened.from)})`
    : `Al momento del hecho («${happened.words.trim()}»)`;
}
