// `node scripts/run-command.mjs fit-situations`: learns how people tell the situation of each guide of the starter corpus, from its
// phrases, from `corpus/stories` and from the stories of the bench that measure nothing any more, and writes
// `corpus/situations.tsv` (some minutes). Run it when guides or stories have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readStories } from '../corpus/starter/read-stories.ts';
import { streamSources } from '../corpus/stream-sources.ts';
import { parseStories } from '../evaluation/measure/parse-stories.ts';
import { learnSituations, type ToldSituation } from '../evaluation/situations/learn-situations.ts';
import { situationsFile, writeSituations } from '../evaluation/situations/situations-file.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const learnedFrom = ['stories-of-every-type.jsonl', 'stories-of-every-type-2.jsonl'];

const say = (line: string) => process.stderr.write(`${line}\n`);

const { deps, close } = await prepareCorpus(null, say);
try {
  const guides: GuideSource[] = [];
  for await (const sources of streamSources(deps.db)) {
    for (const source of sources) if (source.kind === 'guide') guides.push(source);
  }
  const told = tellSituations(guides);
  writeFileSync(situationsFile(), writeSituations(learnSituations(told, say), lexiconVersion));
  say(`${told.length} texts, ${guides.length} guides: ${situationsFile()}`);
} finally {
  await close();
}

function tellSituations(guides: readonly GuideSource[]): ToldSituation[] {
  const root = findProjectRoot();
  const ids = guides.map(({ id }) => id);
  const phrases = guides.flatMap(({ id, says }) => says.map((text) => ({ guide: id, text })));
  const stories = [...readStories(join(root, 'corpus'), ids)].flatMap(([guide, texts]) =>
    texts.map((text) => ({ guide, text })),
  );
  const ofBench = learnedFrom.flatMap((file) =>
    parseStories(readFileSync(join(root, 'bench', 'evaluation', file), 'utf8')).flatMap(({ situation, story }) => {
      const guide = guides.find(({ caseData }) => caseData.situation === situation);
      return guide === undefined ? [] : [{ guide: guide.id, text: story }];
    }),
  );
  return [...phrases, ...stories, ...ofBench];
}
