// `node scripts/run-command.mjs fit-doubt-associations`: learns from the ways in which each doubt of the starter corpus is asked, and from
// its answer, where it lies among the words that `fit-associations` learned, and writes `corpus/doubt-associations.tsv` (two minutes). Run
// it when many doubts have changed or the words were learned anew, and `fit-doubts` after it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { learnDoubts } from '../chat/evaluation/phrasing-cases.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { doubtAssociationsFile, writeAssociations } from '../retrieval/associations.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

const { phrases, topics } = learnDoubts(readDoubts(join(findProjectRoot(), 'corpus')), say);
writeFileSync(doubtAssociationsFile(), writeAssociations({ words: [], topics }, lexiconVersion));
say(`${phrases.length} phrases of ${topics.length} doubts: ${doubtAssociationsFile()}`);
