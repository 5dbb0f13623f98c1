import { maxAlternatives } from '@foja/contracts/evaluation-rules';
import type { ModelId } from '@foja/contracts/models';
import type { StoryDate } from '@foja/legal-text/story-dates';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { StructureFailed } from '../platform/structure-model.ts';
import { chooseGuideWithModel } from './choose-guide-with-model.ts';
import type { GuideMatch } from './match-guide.ts';
import { type FactsReading, localReading, readFactsWithModel } from './read-facts-with-model.ts';
import type { CaseModel } from './share-model-time.ts';
import type { Story } from './story/read-story.ts';
import { whyModelFailed } from './why-model-failed.ts';

/** Which guide a case is evaluated by, and what was read of its facts. */
export interface CaseReading extends FactsReading {
  guide: GuideSource;
  /** The guides that are offered besides it. */
  others: GuideSource[];
}

/**
 * Reads a case: a model, where there is one, chooses among the guides that we found closest and then points at the facts. Each
 * is asked for once. Where it fails, our own choice and our own reading stay, and the notice says so.
 * @throws the signal's reason when the caller is gone.
 */
export async function readCaseWithModel(
  caseModel: CaseModel | null,
  { story, dates, match, model }: { story: Story; dates: readonly StoryDate[]; match: GuideMatch; model: ModelId },
  signal: AbortSignal,
): Promise<CaseReading> {
  if (caseModel === null) return { guide: match.guide, others: match.others, ...localReading(null) };
  const { guide: chosen, failure } = await chooseGuideWithModel(
    caseModel.choice,
    { story, closest: match.closest, model },
    signal,
  );
  const guide = chosen ?? match.guide;
  const others = [match.guide, ...match.others].filter((each) => each !== guide).slice(0, maxAlternatives);
  // An endpoint that cannot take one call is not asked for another.
  if (failure !== null && isOutOfReach(failure)) return { guide, others, ...localReading(failure) };
  const reading = await readFactsWithModel(caseModel.facts, { story, dates, guide, model }, signal);
  const notice = reading.notice ?? (failure && noticeOfChoice(failure));
  return { guide, others, ...reading, notice };
}

function isOutOfReach({ reason }: StructureFailed): boolean {
  return reason === 'unavailable' || reason === 'rate-limited';
}

function noticeOfChoice(failure: StructureFailed): string {
  return `El modelo de lenguaje ${whyModelFailed(failure)} al elegir el tipo de caso: se tomó el que encontró el motor local.`;
}
