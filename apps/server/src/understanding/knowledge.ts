import { join } from 'node:path';
import { readBeliefs } from '../corpus/beliefs/read-beliefs.ts';
import { type ChangeTable, readChanges } from '../corpus/changes/read-changes.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { readFurtherWays } from '../corpus/doubts/read-further-ways.ts';
import { readEvents } from '../corpus/events/read-events.ts';
import { type Fact, readFacts } from '../corpus/facts/fact-vocabulary.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { type AskingRoles, readAskingRoles } from './asking-roles.ts';
import { DoubtIndex } from './doubt-index.ts';
import { FactReader } from './facts/fact-reader.ts';
import { HeldBeliefs } from './held-beliefs.ts';
import { type ParticularCases, readParticularCases } from './particular-cases.ts';
import { type Regimes, readRegimes } from './regimes.ts';
import { readSoughtWords, type SoughtWords } from './sought-words.ts';
import { ToldEvents } from './told-events.ts';

/** What questions are understood with: data of the starter corpus, read once. */
export interface Knowledge {
  vocabulary: readonly Fact[];
  facts: FactReader;
  regimes: Regimes;
  roles: AskingRoles;
  changes: ChangeTable;
  beliefs: HeldBeliefs;
  /** Read at the first use: there are thousands. */
  readonly doubts: DoubtIndex;
  sought: SoughtWords;
  cases: ParticularCases;
  events: ToldEvents;
}

/**
 * Reads `facts`, `changes`, `beliefs`, `doubts`, `regimes.yaml`, `roles.yaml`, `sought-words.yaml`, `particular-cases.yaml` and `events.yaml`.
 * @param corpusFolder the `corpus/` folder of the repository.
 * @throws {KnowledgeMalformed} where a file is not well formed; a belief, a doubt or an event that is not is left out, and logged.
 */
export function readKnowledge(corpusFolder: string): Knowledge {
  const vocabulary = readFacts(corpusFolder);
  let doubts: DoubtIndex | null = null;
  return {
    vocabulary,
    facts: new FactReader(vocabulary),
    regimes: readRegimes(corpusFolder),
    roles: readAskingRoles(corpusFolder),
    changes: readChanges(corpusFolder),
    beliefs: new HeldBeliefs(readBeliefs(corpusFolder, skip)),
    get doubts() {
      doubts ??= readDoubtIndex(corpusFolder);
      return doubts;
    },
    sought: readSoughtWords(corpusFolder),
    cases: readParticularCases(corpusFolder),
    events: new ToldEvents(readEvents(corpusFolder, skip)),
  };
}

function readDoubtIndex(corpusFolder: string): DoubtIndex {
  const doubts = readDoubts(corpusFolder, skip);
  return new DoubtIndex(doubts, undefined, readFurtherWays(corpusFolder, doubts, skip));
}

/** One belief, doubt or event that cannot be read takes none of the others with it. */
const skip = (problem: string) => console.error(`Skipped ${problem}`);

let starter: Knowledge | null = null;

/** That of the starter corpus, read once. @throws as {@link readKnowledge}. */
export function starterKnowledge(): Knowledge {
  starter ??= readKnowledge(join(findProjectRoot(), 'corpus'));
  return starter;
}
