import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../apps/server/src/platform/project-root.ts';
import { parseQuestions } from '../apps/server/src/retrieval/evaluation/parse-questions.ts';

/** The questions of `bench/questions`, one of each file in turn, so that every stretch of them holds every style. */
export function readBenchQuestions(): string[] {
  const folder = join(findProjectRoot(), 'bench/questions');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => parseQuestions(readFileSync(join(folder, name), 'utf8')).map(({ text }) => text));
  const longest = Math.max(...files.map((questions) => questions.length));
  return Array.from({ length: longest }, (_, i) => files.flatMap((questions) => questions[i] ?? [])).flat();
}
