// `node scripts/run-command.mjs fit-situations`: learns how people tell the situation of each guide of the starter corpus, from its
// phrases, from `corpus/stories` and from the stories of the bench that measure nothing any more, and writes
// `corpus/situations.tsv` (some minutes). Run it when guides or stories have changed, and `fit-guides` after it.
import { writeFileSync } from 'node:fs';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { learnSituations } from '../evaluation/situations/learn-situations.ts';
import { situationsFile, writeSituations } from '../evaluation/situations/situations-file.ts';
import { readGuides, readToldSituations, storiesLearnedFrom } from '../evaluation/situations/told-situations.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

const { deps, close } = await prepareCorpus(null, say);
try {
  const guides = await readGuides(deps.db);
  const told = readToldSituations(guides, storiesLearnedFrom);
  writeFileSync(situationsFile(), writeSituations(learnSituations(told, say), lexiconVersion));
  say(`${told.length} texts, ${guides.length} guides: ${situationsFile()}`);
} finally {
  await close();
}
