// `node scripts/run-command.mjs fit-doubt-associations`: learns from the ways in which each doubt of the starter corpus is asked (those of
// `corpus/ways` and `corpus/phrasings` too), and from its answer, which words, letters and pairs of words point to it, and writes
// `corpus/doubt-associations.tsv` with the hash of what it was learned from (a quarter of an hour; the same doubts give the same file).
// Run it when many doubts have changed, and `fit-doubts` after it. `--further` (a few minutes) learns the doubts that are new to what was learned
// before, and moves nothing else.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { learnDoubts, learnFurtherDoubts, waysOf } from '../chat/evaluation/phrasing-cases.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { readWaysToLearn } from '../corpus/doubts/read-further-ways.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { doubtAssociationsFile, parseAssociations, writeAssociations } from '../retrieval/associations.ts';

const { values } = parseArgs({ options: { further: { type: 'boolean', default: false } } });
const say = (line: string) => process.stderr.write(`${line}\n`);

const corpus = join(findProjectRoot(), 'corpus');
const doubts = readDoubts(corpus);
const further = readWaysToLearn(corpus, doubts);
const ways = waysOf(doubts, further);
const learned = values.further
  ? learnFurtherDoubts(parseAssociations(readFileSync(doubtAssociationsFile(), 'utf8')), doubts, say, further)
  : await learnDoubts(doubts, say, further);
const learnedFrom = createHash('sha256').update(JSON.stringify(ways)).digest('hex').slice(0, 16);
writeFileSync(doubtAssociationsFile(), writeAssociations(learned, lexiconVersion, learnedFrom));
say(`${ways.length} ways of ${doubts.length} doubts, ${learned.words.length} words: ${doubtAssociationsFile()}`);
