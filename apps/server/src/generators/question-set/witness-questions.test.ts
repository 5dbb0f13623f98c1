import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { readStory } from '../../evaluation/story/read-story.ts';
import { findProjectRoot } from '../../platform/project-root.ts';
import type { Matter, Reading } from '../matter/matter.ts';
import { findCauses } from '../opponent-strategy/apply-rules.ts';
import { witnessQuestions } from './witness-questions.ts';
import { leadingQuestion } from './witness-rules.ts';

const folder = join(findProjectRoot(), 'corpus', 'guides');

/** What is read of a text that says nothing of its guide: the hardest one to ask about. */
function emptyMatter(file: string): Matter {
  const [, head = ''] = readFileSync(join(folder, file), 'utf8').split('---\n');
  const { area, situation, elements, evidence, limitation = [] } = parse(head);
  const reading = (name: string): Reading => ({ name, mark: 'absent', quote: null, isDenied: false, articles: [] });
  const story = readStory('Un texto que no cuenta nada de esto.');
  const sentences = [{ start: 0, end: story.text.length, text: story.text }];
  return {
    guide: {
      area,
      caseData: { situation, elements, evidence, limitation, urgencySigns: [] },
    } as unknown as GuideSource,
    source: {} as Matter['source'],
    sentences,
    elements: elements.map(reading),
    evidence: evidence.map(reading),
    underReview: [],
    others: [],
    disputes: [],
    periods: [],
    causes: findCauses({ area, situation, sentences }),
    story,
    dates: [],
    today: civilDay('2026-11-20'),
    law: [],
  };
}

describe('questions for a witness', () => {
  it('are ten or more, all different, for every guide of the corpus and both sides', () => {
    for (const file of readdirSync(folder)) {
      const matter = emptyMatter(file);
      for (const partyRole of ['plaintiff', 'defendant'] as const) {
        const questions = witnessQuestions(matter, partyRole);
        const asked = new Set(questions.map(({ question }) => question));
        expect(asked.size, file).toBe(questions.length);
        expect(asked.size, file).toBeGreaterThanOrEqual(10);
        for (const question of asked) expect(question, file).not.toMatch(leadingQuestion);
      }
    }
  });

  it('never claim that a silent text gives an answer', () => {
    const questions = witnessQuestions(emptyMatter('choque-de-autos.md'), 'plaintiff');
    expect(questions.filter(({ mark, quote }) => mark === 'found' || quote !== null)).toEqual([]);
  });
});
