import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { pageBreak } from '../reading/text-index.ts';
import { tidyText } from '../reading/tidy-text.ts';
import { unwrapLines } from '../reading/unwrap-lines.ts';

const passageSchema = z.object({ document: z.string(), quote: z.string() });
const questionSchema = z.object({
  id: z.string(),
  /** Of the vault in which it is asked. */
  documents: z.array(z.string()).min(1),
  question: z.string(),
  /** The words that answer; null where no document says it. */
  passage: passageSchema.nullable(),
  alsoGood: z.array(passageSchema).default([]),
  alsoNeeded: z.array(passageSchema).default([]),
  /** Each list is a fact, told by any of its patterns, in the folded answer. */
  answer: z.array(z.array(z.string())),
  answerable: z.boolean(),
  kind: z.string(),
});
export type GoldQuestion = z.output<typeof questionSchema>;

export interface GoldVault {
  texts: ReadonlyMap<string, string[]>;
  questions: GoldQuestion[];
}

/**
 * The questions of a folder whose files begin with the prefix, and the documents that begin with it or are asked over; null where the
 * folder has none.
 */
export function readGoldVault(folder: string, prefix: string): GoldVault | null {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder);
  const questions = names
    .filter((name) => name.startsWith(prefix) && name.endsWith('-questions.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => questionSchema.parse(JSON.parse(line)));
  if (questions.length === 0) return null;
  const asked = new Set(questions.flatMap(({ documents }) => documents));
  const texts = new Map(
    names
      .filter((name) => name.endsWith('.txt'))
      .map((name) => name.replace(/\.txt$/, ''))
      .filter((name) => name.startsWith(prefix) || asked.has(name))
      .map((name) => [name, pagesOf(readFileSync(join(folder, `${name}.txt`), 'utf8'))] as const),
  );
  return { texts, questions };
}

/** As the vault reads a plain text. */
function pagesOf(text: string): string[] {
  return text.split(pageBreak).map((page) => unwrapLines(tidyText(page)));
}
