import type { GoldDocument, GoldSpan, Interval } from './parse-gold-documents.ts';

/** A datum counts as found when this share of its letters and digits is covered, whatever type the engine gave it. */
const foundShare = 0.8;
/** A redaction counts as right when this share of its letters and digits lies inside marked data. */
const rightShare = 0.5;

/** Personal data that the engine claims to have found in a text. */
export type Detect = (text: string) => readonly GoldSpan[];

export interface AnonymizerScore {
  documents: number;
  words: number;
  gold: number;
  found: number;
  recall: number;
  /** Redactions, without those that lie in stretches where both answers are right. */
  predictions: number;
  right: number;
  precision: number;
  f1: number;
  /** Share of the letters and digits of marked data that the output still shows. */
  visibleShare: number;
  /** Documents in which a word of one marked name stays readable more than once. */
  documentsWithNameLeft: number;
  keep: { items: number; touched: number; share: number };
  byType: Record<string, { gold: number; found: number; recall: number }>;
  msPerThousandWords: number;
}

/** One difference between the marks and the engine, for whoever mends it. */
export interface Difference {
  kind: 'missed' | 'false alarm' | 'touched';
  document: string;
  type: string;
  text: string;
  /** The text around it, on one line. */
  around: string;
}

/** Compares the engine with marked documents. Its time is not measured here. */
export function scoreAnonymizer(
  documents: readonly GoldDocument[],
  detect: Detect,
): { score: Omit<AnonymizerScore, 'msPerThousandWords'>; differences: Difference[] } {
  const differences: Difference[] = [];
  const byType: AnonymizerScore['byType'] = {};
  const total = { words: 0, gold: 0, found: 0, predictions: 0, right: 0, goldUnits: 0, visibleUnits: 0 };
  const keep = { items: 0, touched: 0 };
  let documentsWithNameLeft = 0;
  for (const document of documents) {
    const { id, text } = document;
    const predictions = detect(text);
    const predicted = cover(text, predictions);
    const gold = cover(text, document.spans);
    const ignored = cover(text, document.ignore);
    const note = (kind: Difference['kind'], type: string, place: Interval) =>
      differences.push({ kind, document: id, type, ...excerpt(text, place) });
    total.words += countWords(text);
    const left = new Map<string, number>();
    for (const span of document.spans) {
      const size = count(text, span);
      const covered = count(text, span, predicted);
      const row = byType[span.type] ?? { gold: 0, found: 0, recall: 0 };
      byType[span.type] = row;
      row.gold += 1;
      total.goldUnits += size;
      total.visibleUnits += size - covered;
      if (covered >= size * foundShare) row.found += 1;
      else {
        note('missed', span.type, span);
        if (span.type === 'PERSONA')
          for (const word of wordsLeft(text, span, predicted)) left.set(word, (left.get(word) ?? 0) + 1);
      }
    }
    if ([...left.values()].some((times) => times > 1)) documentsWithNameLeft += 1;
    for (const span of predictions) {
      const size = count(text, span);
      if (count(text, span, gold) >= size * rightShare) total.right += 1;
      else if (count(text, span, ignored) >= size * rightShare) continue;
      else note('false alarm', span.type, span);
      total.predictions += 1;
    }
    for (const { places } of document.keep) {
      keep.items += 1;
      const touched = places.find((place) => count(text, place, predicted) > 0);
      if (!touched) continue;
      keep.touched += 1;
      note('touched', 'keep', touched);
    }
  }
  for (const row of Object.values(byType)) {
    row.recall = share(row.found, row.gold);
    total.gold += row.gold;
    total.found += row.found;
  }
  const recall = share(total.found, total.gold);
  const precision = share(total.right, total.predictions);
  return {
    score: {
      documents: documents.length,
      words: total.words,
      gold: total.gold,
      found: total.found,
      recall,
      predictions: total.predictions,
      right: total.right,
      precision,
      f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
      visibleShare: total.goldUnits === 0 ? 0 : total.visibleUnits / total.goldUnits,
      documentsWithNameLeft,
      keep: { ...keep, share: keep.items === 0 ? 0 : keep.touched / keep.items },
      byType: Object.fromEntries(Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
    differences,
  };
}

/** Words of a text, as a reader counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Nothing to find, or nothing claimed, is no fault. */
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function cover(text: string, intervals: readonly Interval[]): Uint8Array {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of intervals) covered.fill(1, start, end);
  return covered;
}

const letterOrDigit = /[\p{L}\p{N}]/gu;

/** Letters and digits of an interval; with `covered`, only those that it marks. */
function count(text: string, { start, end }: Interval, covered?: Uint8Array): number {
  let total = 0;
  for (const match of text.slice(start, end).matchAll(letterOrDigit)) {
    if (!covered || covered[start + match.index] === 1) total += 1;
  }
  return total;
}

const nameWord = /[\p{L}\p{M}]{3,}/gu;

/** The words of a name that stay readable, without case or accents: "PÉREZ" and "Perez" are one. */
function wordsLeft(text: string, { start, end }: Interval, covered: Uint8Array): Set<string> {
  const words = [...text.slice(start, end).matchAll(nameWord)].filter(({ 0: word, index }) => {
    const place = { start: start + index, end: start + index + word.length };
    return count(text, place, covered) < count(text, place) * foundShare;
  });
  return new Set(words.map(([word]) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()));
}

function excerpt(text: string, { start, end }: Interval): { text: string; around: string } {
  const line = (from: number, to: number) => text.slice(Math.max(0, from), to).replace(/\s+/g, ' ');
  const datum = line(start, end);
  return { text: datum, around: `${line(start - 50, start)}⟦${datum}⟧${line(end, end + 40)}` };
}
