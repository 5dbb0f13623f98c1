import { describe, expect, test } from 'vitest';
import { questionGenerationRequestSchema } from './generation-request.ts';
import { generationDefaults, generationOptions, isOptionEnabled, useCases } from './use-cases.ts';

describe('the options panel', () => {
  test('enables each option for the use cases of the specification and no other', () => {
    const enabled = Object.fromEntries(
      generationOptions.map((option) => [
        option,
        useCases.filter((useCase) => isOptionEnabled(useCase, option)).sort(),
      ]),
    );
    expect(enabled).toEqual({
      country: ['legalConsultation'],
      model: ['legalConsultation'],
      partyRole: ['documentSuggestion', 'opponentStrategy', 'witnessPreparation'],
      includeResponses: ['contractAnalysis', 'knowledgeAssessment', 'opponentStrategy', 'witnessPreparation'],
      numberOfQuestions: [],
    });
  });
});

describe('a generation request', () => {
  test('counts the characters of its text after trimming', () => {
    const isAccepted = (text: string) =>
      questionGenerationRequestSchema.safeParse({ useCase: 'contractAnalysis', text }).success;
    expect(isAccepted(`  ${'a'.repeat(20)}  `)).toBe(true);
    expect(isAccepted(`  ${'a'.repeat(19)}  `)).toBe(false);
    expect(isAccepted(`  ${'a'.repeat(30_000)}  `)).toBe(true);
    expect(isAccepted('a'.repeat(30_001))).toBe(false);
  });

  test('without options means the defaults', () => {
    const request = questionGenerationRequestSchema.parse({ useCase: 'opponentStrategy', text: 'a'.repeat(20) });
    expect(request).toMatchObject({ ...generationDefaults, isAnonymized: false, acceptsOriginal: false });
  });
});
