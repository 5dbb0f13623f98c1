import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleLine, BaseCorpus, NormEntry, RulingLine } from './base-corpus.ts';
import { recombine } from './recombine.ts';

/** Raised when passages are made in another way, so that kept indexes are built anew. */
export const recipeVersion = 1;

const seed = 20_261_120;
const articlesInMadeNorm = 1_000;
const linesPerWrite = 2_000;

export interface FolderOutcome {
  /** Passages that are articles and rulings as they stand. */
  originals: number;
  recombined: number;
}

/**
 * Writes a folder of official text, as the product's importer takes it, with exactly `passages` articles and rulings: the
 * real ones first, articles of the civil and commercial domain before others, then recombined ones in the same proportion of
 * articles, rulings and domains.
 */
export function writeCorpusOfSize(base: BaseCorpus, passages: number, folder: string): FolderOutcome {
  const articles = base.articles.slice(0, passages);
  const rulings = base.rulings.slice(0, passages - articles.length);
  const originals = articles.length + rulings.length;
  const recombined = passages - originals;
  const rulingsShare =
    base.rulingPool === null ? 0 : base.rulings.length / (base.articles.length + base.rulings.length);
  const madeRulings = Math.floor(recombined * rulingsShare);
  const madeNorms = Math.ceil((recombined - madeRulings) / articlesInMadeNorm);

  mkdirSync(join(folder, 'statutes'), { recursive: true });
  mkdirSync(join(folder, 'rulings'), { recursive: true });
  const norms = [...base.norms, ...Array.from({ length: madeNorms }, (_, i) => makeNorm(i, everydayShare(base)))];
  writeFileSync(join(folder, 'norms.json'), JSON.stringify(norms));
  writeLines(join(folder, 'statutes/originals.jsonl'), articles);
  writeLines(join(folder, 'rulings/originals.jsonl'), rulings);
  writeLines(join(folder, 'statutes/recombined.jsonl'), makeArticles(base, recombined - madeRulings));
  writeLines(join(folder, 'rulings/recombined.jsonl'), makeRulings(base, madeRulings));
  return { originals, recombined };
}

function everydayShare({ norms, articles }: BaseCorpus): number {
  if (articles.length === 0) return 1;
  const everyday = new Set(norms.filter(({ domain }) => domain === 'civil_comercial').map(({ norm }) => norm));
  return articles.filter(({ norm }) => everyday.has(norm)).length / articles.length;
}

function makeNorm(index: number, everyday: number): NormEntry {
  const title = `Código recombinado ${index + 1}`;
  // Spread evenly: as many of every hundred as the share tells.
  const isEveryday = Math.floor((index + 1) * everyday) > Math.floor(index * everyday) || everyday === 1;
  return {
    norm: normCode(index),
    title,
    aliases: [title],
    domain: isEveryday ? 'civil_comercial' : 'todos_premium',
  };
}

function normCode(index: number): string {
  return `recombinado-${index + 1}`;
}

function* makeArticles({ articlePool }: BaseCorpus, count: number): Generator<ArticleLine> {
  for (let i = 0; i < count; i++) {
    const norm = normCode(Math.floor(i / articlesInMadeNorm));
    yield { norm, article: String((i % articlesInMadeNorm) + 1), ...recombine(articlePool, seed, i) };
  }
}

function* makeRulings({ rulingPool }: BaseCorpus, count: number): Generator<RulingLine> {
  if (rulingPool === null) return;
  for (let i = 0; i < count; i++) {
    const { heading, text } = recombine(rulingPool, seed + 1, i);
    yield {
      id: `recombinado_${i + 1}`,
      citation: `Recombinado ${i + 1}`,
      title: heading,
      court: 'Tribunal recombinado',
      date: null,
      // The importer wants both; the index reads the summary, an answer quotes the text.
      summary: text,
      text,
    };
  }
}

/** Line by line: half a million of them do not fit in memory at once. */
function writeLines(path: string, lines: Iterable<object>): void {
  const file = openSync(path, 'w');
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length > 0) writeSync(file, waiting.join(''));
    waiting = [];
  };
  for (const line of lines) {
    waiting.push(`${JSON.stringify(line)}\n`);
    if (waiting.length >= linesPerWrite) flush();
  }
  flush();
  closeSync(file);
}
