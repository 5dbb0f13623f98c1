import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { readStoryDates } from '@foja/legal-text/story-dates';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { readElements } from '../../evaluation/elements/read-elements.ts';
import { readEvidence } from '../../evaluation/elements/read-evidence.ts';
import { articlesOfElement } from '../../evaluation/guide-sentences.ts';
import { readCasePeriods } from '../../evaluation/limitation/read-case-periods.ts';
import { readStory } from '../../evaluation/story/read-story.ts';
import type { TextTask } from '../../platform/threads/text-threads.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { findCauses } from '../opponent-strategy/apply-rules.ts';
import { deniesThing } from './denies-thing.ts';
import type { Matter, Reading } from './matter.ts';
import { readDisputes } from './read-disputes.ts';

type ReadAgainstGuide = Pick<
  Matter,
  'sentences' | 'elements' | 'evidence' | 'causes' | 'disputes' | 'periods' | 'story' | 'dates'
>;

/** What a text says of everything that its guide asks for. */
export const readAgainstGuide: TextTask<{ text: string; guide: GuideSource; today: CivilDay }, ReadAgainstGuide> = {
  name: 'read-against-guide',
  run({ text, guide, today }) {
    const story = readStory(text);
    const sentences = sentencesOf(text);
    const dates = readStoryDates(story, today);
    const { area, caseData } = guide;
    return {
      sentences,
      elements: readElements(caseData.elements, story).map(
        ({ element, quotes, status }): Reading => ({
          name: element,
          // A question ("Quién era dueño") is touched by a text; whether it is answered, a person sees.
          mark: status === 'supported' && asks.test(element) ? 'inferred' : markOf[status],
          quote: quotes[0] ?? null,
          isDenied: status === 'against',
          articles: articlesOfElement(guide, element),
        }),
      ),
      evidence: readEvidence(caseData.evidence, story).map(({ name, quotes, status }): Reading => {
        const quote = quotes[0] ?? null;
        const isDenied = quote !== null && (status === 'absent' || deniesThing(quote, name));
        const mark = status === 'named' && !isDenied ? 'found' : 'absent';
        return { name, mark, quote, isDenied, articles: articlesOfElement(guide, name) };
      }),
      causes: findCauses({ area, situation: caseData.situation, sentences }),
      disputes: readDisputes(guide, sentences),
      periods: readCasePeriods({ guide, story, dates, today, side: 'claimant', startsOn: null }),
      story,
      dates,
    };
  },
};

const asks = /^(?:(?:de|en|a|por|desde|hasta) )?(?:quién(?:es)?|qué|cuál(?:es)?|cuánt[oa]s?|cuándo|cómo|dónde)\s/i;
const markOf = { supported: 'found', unclear: 'inferred', against: 'absent', missing: 'absent' } as const;
