import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { readStories } from '../../corpus/starter/read-stories.ts';
import { streamSources } from '../../corpus/stream-sources.ts';
import type { Database } from '../../platform/database/database.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type MeasuredStory, parseStories } from '../measure/parse-stories.ts';
import type { ToldSituation } from './learn-situations.ts';

/** Stories of `bench/evaluation` that measure nothing any more. */
export const storiesLearnedFrom = ['stories-of-every-type.jsonl', 'stories-of-every-type-2.jsonl'] as const;

/** The guides of the corpus, as the database streams them. */
export async function readGuides(db: Database): Promise<GuideSource[]> {
  const guides: GuideSource[] = [];
  for await (const sources of streamSources(db)) {
    for (const source of sources) if (source.kind === 'guide') guides.push(source);
  }
  return guides;
}

/** The stories of a file of `bench/evaluation`. */
export function readBenchStories(file: string): MeasuredStory[] {
  return parseStories(readFileSync(join(findProjectRoot(), 'bench', 'evaluation', file), 'utf8'));
}

/**
 * What teaches how the situation of each guide is told: its phrases, the stories that were written for it, and those of the bench.
 * @param files of the bench.
 */
export function readToldSituations(guides: readonly GuideSource[], files: readonly string[]): ToldSituation[] {
  const ids = guides.map(({ id }) => id);
  const phrases = guides.flatMap(({ id, says }) => says.map((text) => ({ guide: id, text })));
  const stories = [...readStories(join(findProjectRoot(), 'corpus'), ids)].flatMap(([guide, texts]) =>
    texts.map((text) => ({ guide, text })),
  );
  const ofBench = files.flatMap((file) =>
    readBenchStories(file).flatMap(({ situation, story }) => {
      const guide = guides.find(({ caseData }) => caseData.situation === situation);
      return guide === undefined ? [] : [{ guide: guide.id, text: story }];
    }),
  );
  return [...phrases, ...stories, ...ofBench];
}
