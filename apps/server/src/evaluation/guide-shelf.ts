import { analyzeTerms } from '@foja/legal-text/analyze';
import { expandQuery } from '@foja/legal-text/expand-query';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readGuidesAfter } from '../corpus/read-guide.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Every guide, with its words counted. */
export interface GuideShelf {
  guides: readonly GuideSource[];
  /** How much each guide speaks of what a text says, by the guide's id; the best is 1. */
  likeness(text: string): Map<string, number>;
}

/** Guides change with the corpus, rarely: ten minutes later everybody sees it. */
const freshForMs = 600_000;
const guidesMost = 10_000;

const shelves = new WeakMap<Database, () => Promise<GuideShelf>>();

/** The guides of a database, with their words counted once for all who ask. */
export async function readGuideShelf({ db, clock }: { db: Database; clock: Clock }): Promise<GuideShelf> {
  const open = shelves.get(db) ?? openGuideShelf(db, clock);
  shelves.set(db, open);
  return open();
}

/** Reads all guides from the database, and again when they are old. */
function openGuideShelf(db: Database, clock: Clock): () => Promise<GuideShelf> {
  let current: { shelf: Promise<GuideShelf>; readAtMs: number } | null = null;
  return async () => {
    const nowMs = clock.now().getTime();
    if (current === null || nowMs - current.readAtMs > freshForMs) {
      const shelf = readGuidesAfter(db, '', guidesMost).then(buildShelf);
      current = { shelf, readAtMs: nowMs };
      // A failed reading is not kept.
      shelf.catch(() => {
        current = null;
      });
    }
    return current.shelf;
  };
}

/** What a word counts by where the guide says it. */
const fieldWeights = {
  title: 3,
  situation: 3,
  says: 1.5,
  synonyms: 1.5,
  elements: 1.5,
  evidence: 0.5,
  urgency: 1,
  body: 0.5,
};
/** BM25's two constants, and what a legal word counts that the text only implies. */
const saturation = 1.2;
const lengthShare = 0.75;
const impliedWeight = 0.5;

export function buildShelf(guides: readonly GuideSource[]): GuideShelf {
  const counted = guides.map((guide) => ({ id: guide.id, ...countWords(guide) }));
  const holders = new Map<string, number>();
  for (const { words } of counted) for (const term of words.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const rarity = (term: string) => {
    const held = holders.get(term) ?? 0;
    return Math.log(1 + (counted.length - held + 0.5) / (held + 0.5));
  };
  return {
    guides,
    likeness(text) {
      const asked = weighText(text);
      const scores = counted.map(({ id, words, length }) => {
        let score = 0;
        for (const [term, weight] of asked) {
          const count = words.get(term);
          if (count === undefined) continue;
          const norm = saturation * (1 - lengthShare + (lengthShare * length) / meanLength);
          score += (weight * rarity(term) * count * (saturation + 1)) / (count + norm);
        }
        return [id, score] as const;
      });
      const best = Math.max(Number.MIN_VALUE, ...scores.map(([, score]) => score));
      return new Map(scores.map(([id, score]) => [id, score / best]));
    },
  };
}

const repeatedWeight = 1.5;

const lack =
  /\b(?:sin|no (?:ten(?:go|ía|ia|íamos|iamos|ían|ian|emos)|tiene[n]?|había|habia|hay|me (?:dio|dieron|dan)))\s+(?:(?:el|la|los|las|un|una|ningún|ningun|ninguna|su|sus|mi)\s+)?(\p{L}+)/giu;

/** Terms in which what is lacking is a word of its own: "sin seguro" is about another matter than "el seguro". */
function termsWithLacks(text: string): string[] {
  return analyzeTerms(text.replace(lack, (_, thing: string) => `sin${thing}`));
}

function weighText(text: string): Map<string, number> {
  const said = termsWithLacks(text);
  const weights = new Map<string, number>();
  for (const term of said) weights.set(term, weights.has(term) ? repeatedWeight : 1);
  for (const { term } of expandQuery(said)) if (!weights.has(term)) weights.set(term, impliedWeight);
  return weights;
}

function countWords(guide: GuideSource): { words: Map<string, number>; length: number } {
  const words = new Map<string, number>();
  let length = 0;
  const add = (texts: readonly string[], weight: number) => {
    for (const term of texts.flatMap(termsWithLacks)) {
      words.set(term, (words.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  const { situation, elements, evidence, urgencySigns } = guide.caseData;
  add([guide.title], fieldWeights.title);
  add([situation], fieldWeights.situation);
  add(guide.says, fieldWeights.says);
  add(guide.synonyms, fieldWeights.synonyms);
  add(elements, fieldWeights.elements);
  add(evidence, fieldWeights.evidence);
  add(urgencySigns, fieldWeights.urgency);
  add(
    guide.sections.map(({ body }) => body.replace(/\[[^\]]*\]/g, '')),
    fieldWeights.body,
  );
  return { words, length };
}
