import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../platform/project-root.ts';

/** What a word says of articles and guides: learned from how people say them. */
export interface AssociatedWord {
  term: string;
  /** What it speaks for (above 0) and against. */
  weights: { topic: string; weight: number }[];
}

/** How one question stands to a topic: an article's key or a guide's id. */
export interface Association {
  /** Sum of what its words say, about 0–1; 0 where nothing was learned of the topic. */
  strength: number;
  /** Chance that the question is about it and no other, 0–1. */
  chance: number;
}

/** Strength that counts as 1. */
const fullStrength = 4;
/** Steepness of the chances; the same in fitting and in use. */
export const associationScale = 8;
const unknown: Association = { strength: 0, chance: 0 };

/** Associations of words with topics: a linear classifier with a weight for each word that a topic's own phrases hold. */
export class Associations {
  readonly #topics: string[] = [];
  readonly #words = new Map<string, { topics: Int32Array; weights: Float32Array }>();

  constructor(words: readonly AssociatedWord[]) {
    const numbers = new Map<string, number>();
    const numberOf = (topic: string) => {
      const known = numbers.get(topic);
      if (known !== undefined) return known;
      numbers.set(topic, this.#topics.length);
      return this.#topics.push(topic) - 1;
    };
    for (const { term, weights } of words) {
      this.#words.set(term, {
        topics: Int32Array.from(weights, ({ topic }) => numberOf(topic)),
        weights: Float32Array.from(weights, ({ weight }) => weight),
      });
    }
  }

  /** Compares a question, given as its index terms, with every topic: some thousand additions. */
  read(terms: readonly string[]): AssociationReading {
    const said = [...new Set(terms)].flatMap((term) => this.#words.get(term) ?? []);
    const share = associationScale / Math.sqrt(said.length || 1);
    const scores = new Map<number, number>();
    for (const { topics, weights } of said) {
      for (let i = 0; i < topics.length; i++) {
        scores.set(topics[i]!, (scores.get(topics[i]!) ?? 0) + share * weights[i]!);
      }
    }
    return new AssociationReading(this.#topics, scores);
  }
}

/** What the associations say of one question. */
export class AssociationReading {
  readonly #byTopic = new Map<string, Association>();
  /** Strength and chance of the likeliest topic. */
  readonly best: Association;

  constructor(topics: readonly string[], scores: ReadonlyMap<number, number>) {
    const highest = Math.max(0, ...scores.values());
    // A topic of which no word was said stands at 0.
    let whole = (topics.length - scores.size) * Math.exp(-highest);
    for (const score of scores.values()) whole += Math.exp(score - highest);
    let best = unknown;
    for (const [topic, score] of scores) {
      const association = { strength: score / fullStrength, chance: Math.exp(score - highest) / whole };
      if (association.chance > best.chance) best = association;
      this.#byTopic.set(topics[topic]!, association);
    }
    this.best = best;
  }

  of(topic: string): Association {
    return this.#byTopic.get(topic) ?? unknown;
  }

  /** Topics with the highest chances, best first. */
  likeliest(most: number): string[] {
    return [...this.#byTopic]
      .sort(([, a], [, b]) => b.chance - a.chance)
      .slice(0, most)
      .map(([topic]) => topic);
  }
}

/** Weights are written as whole hundredths. */
const precision = 100;

/** The text of the data file: its topics, then a line for each word with the number of each topic and its weight. */
export function writeAssociations(words: readonly AssociatedWord[], lexicon: string): string {
  const topics = [...new Set(words.flatMap(({ weights }) => weights.map(({ topic }) => topic)))].sort();
  const numbers = new Map(topics.map((topic, number) => [topic, number]));
  const lines = [...words]
    .sort((a, b) => (a.term < b.term ? -1 : 1))
    .map(({ term, weights }) => {
      const pairs = weights.map(({ topic, weight }) => `${numbers.get(topic)}:${Math.round(weight * precision)}`);
      return `${term}\t${pairs.join(' ')}`;
    });
  return `${[lexicon, topics.join(' '), ...lines].join('\n')}\n`;
}

/** Reads the data file, and the version of the lexicon that it was made with. */
export function parseAssociations(text: string): { lexicon: string; words: AssociatedWord[] } {
  const [lexicon = '', topicLine = '', ...lines] = text.split('\n');
  const topics = topicLine.split(' ');
  const words = lines.filter(Boolean).map((line): AssociatedWord => {
    const [term = '', pairs = ''] = line.split('\t');
    const weights = pairs.split(' ').map((pair) => {
      const [number = '', weight = '0'] = pair.split(':');
      return { topic: topics[Number(number)] ?? '', weight: Number(weight) / precision };
    });
    return { term, weights };
  });
  return { lexicon, words };
}

/** Where `fit-associations` writes what it learned. */
export function associationsFile(): string {
  return join(findProjectRoot(), 'corpus', 'associations.tsv');
}

let starter: Associations | null = null;

/** Those of the starter corpus, read once; without their file nothing is associated. */
export function starterAssociations(): Associations {
  starter ??= new Associations(readWords(associationsFile()));
  return starter;
}

function readWords(file: string): AssociatedWord[] {
  try {
    return parseAssociations(readFileSync(file, 'utf8')).words;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
