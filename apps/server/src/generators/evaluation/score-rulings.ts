import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulingOutcomes } from '@foja/contracts/generators/sentence-terms';
import { z } from 'zod';
import { readSentence } from '../sentence-analysis/read-sentence.ts';
import { isSameWords, share, Tally } from './tally.ts';

/** What a person marked in a real ruling: facts only, its text stays where it is. */
const markedRulingSchema = z.object({
  id: z.string(),
  date: z.iso.date().nullable(),
  /** Of the majority; `rejected` where the appeal or the complaint is dismissed. */
  outcome: z.enum(rulingOutcomes),
  /** The first words on costs; null where it says nothing of them. */
  costs: z.string().nullable(),
  dissent: z.boolean(),
});

export interface RulingScore {
  rulings: number;
  /** Rulings whose text is not at hand. */
  skipped: number;
  outcome: number;
  date: number;
  /** F1 of what is said on costs. */
  costs: number;
  dissent: number;
  differences: string[];
}

/**
 * How real rulings are read.
 * @param marks lines of marks. @param folder with `*.jsonl` of `id` and `text`, or null.
 */
export function scoreRulings(marks: string, folder: string | null): RulingScore {
  const marked = marks
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => markedRulingSchema.parse(JSON.parse(line)));
  const texts =
    folder !== null && existsSync(folder) ? readTexts(folder, new Set(marked.map(({ id }) => id))) : new Map();
  const costs = new Tally();
  const counts = { read: 0, outcome: 0, date: 0, dissent: 0 };
  const differences: string[] = [];
  for (const { costs: onCosts, date, dissent, id, outcome } of marked) {
    const text = texts.get(id);
    if (text === undefined) continue;
    counts.read += 1;
    const own = readSentence.run({ text, known: { references: [], states: new Map() }, underReview: [] });
    if (own.outcome.kind === outcome) counts.outcome += 1;
    else differences.push(`${id}: outcome ${own.outcome.kind}, not ${outcome}`);
    if (own.date.iso === date) counts.date += 1;
    else differences.push(`${id}: date ${own.date.iso ?? ''}, not ${date ?? ''}`);
    if (own.weakPoints.some(({ title }) => /disidencia/.test(title)) === dissent) counts.dissent += 1;
    else differences.push(`${id}: dissent ${dissent ? 'not told' : 'told and there is none'}`);
    const said = own.costs.mark === 'absent' ? null : own.costs.quote;
    if (!costs.compare(onCosts, said)) differences.push(`${id}: costs «${said ?? ''}», not «${onCosts ?? ''}»`);
    else if (onCosts !== null && said !== null && !isSameWords(onCosts, said)) differences.push(`${id}: costs`);
  }
  return {
    rulings: counts.read,
    skipped: marked.length - counts.read,
    outcome: share(counts.outcome, counts.read),
    date: share(counts.date, counts.read),
    costs: costs.f1,
    dissent: share(counts.dissent, counts.read),
    differences,
  };
}

const rulingTextSchema = z.object({ id: z.string(), text: z.string() });

function readTexts(folder: string, wanted: ReadonlySet<string>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const id = /"id": ?"([^"]+)"/.exec(line.slice(0, 80))?.[1];
      if (id === undefined || !wanted.has(id)) continue;
      const { text } = rulingTextSchema.parse(JSON.parse(line));
      texts.set(id, text);
    }
  }
  return texts;
}
