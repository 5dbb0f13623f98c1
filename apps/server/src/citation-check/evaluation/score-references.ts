import { fold } from '@foja/legal-text/fold';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import { z } from 'zod';

const goldReferenceSchema = z.object({
  text: z.string().min(1),
  kind: z.enum(['article', 'norm', 'ruling']),
  norm: z.string().nullable(),
  articles: z.array(z.string()),
  ruling: z.object({ volume: z.number(), page: z.number() }).nullable(),
  caption: z.string().nullable(),
});
const goldPassageSchema = z.object({ id: z.string(), text: z.string(), references: z.array(goldReferenceSchema) });

export type GoldReference = z.infer<typeof goldReferenceSchema>;
/** A passage with the references that a reader marked in it. */
export type GoldPassage = z.infer<typeof goldPassageSchema>;

/** The file does not have the form of a gold set. */
export class GoldInvalid extends Error {
  override readonly name = 'GoldInvalid';
}

/** Reads a gold set: one passage a line. */
export function parseGold(lines: string): GoldPassage[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const read = goldPassageSchema.safeParse(safeJson(line));
      if (!read.success) throw new GoldInvalid(`Line ${index + 1} is not a passage with its references.`);
      return read.data;
    });
}

function safeJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export interface ReferenceScore {
  passages: number;
  expected: number;
  found: number;
  /** Right in kind, norm, articles or ruling, at the same place. */
  right: number;
  /** Of the right ones, those that begin and end exactly where the reader marked. */
  exactSpan: number;
  precision: number;
  recall: number;
  f1: number;
  byKind: Record<GoldReference['kind'], { expected: number; right: number }>;
  misses: { id: string; text: string }[];
  extras: { id: string; text: string }[];
}

/** Compares what was found in each passage with what its reader marked. */
export function scoreReferences(
  gold: readonly GoldPassage[],
  find: (text: string) => LegalReference[],
): ReferenceScore {
  const score: ReferenceScore = {
    passages: gold.length,
    expected: 0,
    found: 0,
    right: 0,
    exactSpan: 0,
    precision: 0,
    recall: 0,
    f1: 0,
    byKind: { article: { expected: 0, right: 0 }, norm: { expected: 0, right: 0 }, ruling: { expected: 0, right: 0 } },
    misses: [],
    extras: [],
  };
  for (const passage of gold) {
    const left = find(passage.text);
    score.found += left.length;
    let from = 0;
    for (const expected of passage.references) {
      const start = passage.text.indexOf(expected.text, from);
      if (start === -1) throw new GoldInvalid(`${passage.id}: "${expected.text}" is not in its passage.`);
      const end = start + expected.text.length;
      from = end;
      score.expected += 1;
      score.byKind[expected.kind].expected += 1;
      const at = left.findIndex((found) => found.start < end && found.end > start && isSame(expected, found));
      const [found] = at === -1 ? [] : left.splice(at, 1);
      if (found === undefined) {
        score.misses.push({ id: passage.id, text: expected.text });
        continue;
      }
      score.right += 1;
      score.byKind[expected.kind].right += 1;
      if (found.start === start && found.end === end) score.exactSpan += 1;
    }
    score.extras.push(...left.map(({ text }) => ({ id: passage.id, text })));
  }
  score.precision = share(score.right, score.found);
  score.recall = share(score.right, score.expected);
  score.f1 = share(2 * score.right, score.found + score.expected);
  return score;
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function isSame(expected: GoldReference, found: LegalReference): boolean {
  if (expected.kind !== found.kind) return false;
  if (expected.kind !== 'ruling') {
    const articles = new Set(found.articles);
    return (
      expected.norm === found.norm &&
      articles.size === new Set(expected.articles).size &&
      expected.articles.every((article) => articles.has(article))
    );
  }
  if (expected.ruling !== null) {
    return expected.ruling.volume === found.ruling?.volume && expected.ruling.page === found.ruling.page;
  }
  return found.caption !== null && isSameCaption(expected.caption ?? expected.text, found.caption.text);
}

/** The same parties, whether or not the matter ("s/ daños") is written along. */
function isSameCaption(left: string, right: string): boolean {
  const parties = (caption: string) =>
    fold(caption)
      .replace(/\ss\s?\/.*$/s, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return parties(left) === parties(right);
}
