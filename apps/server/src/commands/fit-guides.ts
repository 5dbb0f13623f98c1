// `node scripts/run-command.mjs fit-guides`: finds the numbers of `evaluation/guide-weights.ts` and prints them (fifteen minutes). It learns
// from the stories of `bench/evaluation` from which `fit-situations` learns, each file read by what is learned without it; the stories of
// `once-unseen-stories.jsonl`, of which nothing is learned, show whether what was found holds. Run it after `fit-associations` and `fit-situations`.
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { guideWeights, unlearned } from '../evaluation/guide-weights.ts';
import { learnSituations } from '../evaluation/situations/learn-situations.ts';
import { SituationModel } from '../evaluation/situations/situation-model.ts';
import { starterSituations } from '../evaluation/situations/situations-file.ts';
import {
  readBenchStories,
  readGuides,
  readToldSituations,
  storiesLearnedFrom,
} from '../evaluation/situations/told-situations.ts';
import { starterAssociations } from '../retrieval/associations.ts';
import { type Choice, climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';

const shownWith = 'once-unseen-stories.jsonl';
const names = ['situation', 'meaning'] as const;
const ridge = 0.01;
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Each story chooses among all guides; those of a situation that it tells, or may tell, are right. */
function readChoices(guides: readonly GuideSource[], situations: SituationModel, file: string): Choice[] {
  return readBenchStories(file).flatMap(({ story, situation, also }) => {
    const right = new Set([situation, ...also]);
    const answers = guides.map(({ caseData }) => right.has(caseData.situation));
    if (!answers.includes(true)) return [];
    const told = situations.read(story);
    const meaning = starterAssociations().read(analyzeTerms(story));
    const rows = guides.map(({ id }) => Float64Array.of(told.get(id) ?? unlearned, meaning.of(id).strength));
    return [{ rows, answers }];
  });
}

function tell(name: string, choices: readonly Choice[], weights: Record<(typeof names)[number], number>): void {
  const right = choices.filter(({ rows, answers }) => {
    const scores = rows.map(
      ([situation = 0, meaning = 0]) => situation * weights.situation + meaning * weights.meaning,
    );
    return answers[scores.indexOf(Math.max(...scores))];
  });
  say(`${name}: the right guide first in ${right.length} of ${choices.length}`);
}

const { deps, close } = await prepareCorpus(null, say);
try {
  const guides = await readGuides(deps.db);
  const choices = storiesLearnedFrom.flatMap((file) => {
    const others = storiesLearnedFrom.filter((other) => other !== file);
    const model = new SituationModel(learnSituations(readToldSituations(guides, others), say));
    return readChoices(guides, model, file);
  });
  const none = new Float64Array(names.length);
  const found = climbLikelihood(choices, Float64Array.of(9, 9), none, ridge);
  const fitted = { situation: Math.round(found[0]! * 10) / 10, meaning: Math.round(found[1]! * 10) / 10 };
  const shown = readChoices(guides, starterSituations(), shownWith);
  for (const [name, some] of Object.entries({ 'learned from': choices, [shownWith]: shown })) {
    tell(`${name}, in force`, some, guideWeights);
    tell(`${name}, fitted`, some, fitted);
  }
  process.stdout.write(`${JSON.stringify(fitted)}\n`);
} finally {
  await close();
}
