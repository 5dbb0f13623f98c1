import { systemClock } from '../../platform/clock.ts';
import type { prepareCorpus } from '../../retrieval/evaluation/prepare-corpus.ts';
import type { RetrievalQuery } from '../../retrieval/retrieval.ts';
import { retrieve } from '../../retrieval/retrieve.ts';
import { openUnderstanding } from '../../understanding/open-understanding.ts';
import type { AnswerQuestionDeps } from '../answer-question.ts';
import { createLocalAnswerer } from '../local-answerer.ts';
import { openCitationResolver } from '../open-citation-resolver.ts';

/** What answers on a prepared corpus as the product does where no model is configured. */
export function openLocalEngine({ deps }: Pick<Awaited<ReturnType<typeof prepareCorpus>>, 'deps'>): AnswerQuestionDeps {
  const { db, registry } = deps;
  const citationResolver = openCitationResolver({ db, clock: systemClock });
  return {
    db,
    clock: systemClock,
    citationResolver,
    understand: openUnderstanding({ registry, clock: systemClock }),
    retrieve: (query: RetrievalQuery) => retrieve(deps, query),
    answerer: createLocalAnswerer(citationResolver),
  };
}
