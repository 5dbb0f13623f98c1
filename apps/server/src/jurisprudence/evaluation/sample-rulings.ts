import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeadnotes } from '../../corpus/ruling-text/read-headnotes.ts';

/** A ruling that must be found by its own headnotes, which the index does not hold. */
export interface SampledRuling {
  id: string;
  citation: string;
  title: string;
  headnotes: string;
}

/** Headnotes shorter than this tell nothing that a search could go by; texts shorter than this tell nothing to find. */
const headnotesLeastCharacters = 200;
const textLeastCharacters = 400;

interface RulingLine extends Omit<SampledRuling, 'headnotes'> {
  summary: string;
  text: string;
}

/** `count` rulings with headnotes, always the same ones for a seed: those whose hash with the seed comes first. */
export function sampleRulings(lines: readonly RulingLine[], count: number, seed: string): SampledRuling[] {
  const rank = (id: string) => createHash('sha256').update(`${seed}\n${id}`).digest('hex');
  return lines
    .map((line) => ({ ...line, summary: readHeadnotes(line.summary) }))
    .filter(({ summary, text }) => summary.length >= headnotesLeastCharacters && text.length >= textLeastCharacters)
    .map((line) => ({ line, rank: rank(line.id) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ line: { citation, id, summary, title } }) => ({ id, citation, title, headnotes: summary }));
}

const rulingsFile = join('rulings', 'csjn-fallos.jsonl');

/**
 * A copy of `corpusDir` in which the sampled rulings have no headnotes, made once for each sample under `into`.
 * @returns the copy's folder and the sample.
 */
export function withoutHeadnotes(
  corpusDir: string,
  into: string,
  count: number,
  seed: string,
): { folder: string; sample: SampledRuling[] } {
  const source = readFileSync(join(corpusDir, rulingsFile), 'utf8');
  const lines = source
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RulingLine);
  const sample = sampleRulings(lines, count, seed);
  const key = createHash('sha256')
    .update(`${seed}\n${count}\n${readdirSync(join(corpusDir, 'rulings')).join(' ')}\n`)
    .update(source)
    .digest('hex')
    .slice(0, 16);
  const folder = join(into, `without-headnotes-${key}`);
  if (!existsSync(folder)) {
    const making = `${folder}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(join(making, 'rulings'), { recursive: true });
    for (const name of readdirSync(corpusDir)) {
      if (name !== 'rulings') cpSync(join(corpusDir, name), join(making, name), { recursive: true });
    }
    const sampled = new Set(sample.map(({ id }) => id));
    const written = lines.map((line) => JSON.stringify(sampled.has(line.id) ? { ...line, summary: '' } : line));
    writeFileSync(join(making, rulingsFile), `${written.join('\n')}\n`);
    // Other files hold full texts, which have no headnotes.
    for (const name of readdirSync(join(corpusDir, 'rulings'))) {
      if (join('rulings', name) !== rulingsFile)
        cpSync(join(corpusDir, 'rulings', name), join(making, 'rulings', name));
    }
    renameSync(making, folder);
  }
  return { folder, sample };
}
