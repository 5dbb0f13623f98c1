import { join } from 'node:path';
import { z } from 'zod';
import { readYamlList } from '../corpus/facts/fact-vocabulary.ts';
import { phraseLine } from '../corpus/facts/phrase-syntax.ts';
import { parseCondition } from '../corpus/statements/parse-statement.ts';
import type { Condition } from '../corpus/statements/statement.ts';
import { KeptWith } from '../platform/kept-with.ts';
import { conditionHolds } from './conditions.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import { readQuestionTokens } from './phrases/question-tokens.ts';
import type { UnderstoodQuestion } from './understood-question.ts';

const line = z.string().trim().min(1);

/** One entry of `corpus/sought-words.yaml`. */
const entrySchema = z.strictObject({
  /** Facts that must all be told: "antiguedad < 6 meses", "despedido". */
  when: z.array(line).default([]),
  /** Ways of telling it, any of which will do. */
  said: z.array(phraseLine).default([]),
  /** Only where the question may be about this. */
  regime: line.optional(),
  /** How the law calls what these facts amount to. */
  words: line,
});

/** What is searched besides a question's own words: how the law calls what the person told. */
export class SoughtWords {
  readonly #entries: { when: Condition[]; isTold: boolean; regime: string | undefined; words: string }[];
  readonly #book: PhraseBook<number>;
  /** A question is asked for them several times. */
  readonly #read = new KeptWith<UnderstoodQuestion, readonly string[]>();

  constructor(entries: readonly z.output<typeof entrySchema>[]) {
    this.#entries = entries.map(({ when, said, regime, words }) => ({
      when: when.map(parseCondition),
      isTold: said.length > 0,
      regime,
      words,
    }));
    this.#book = new PhraseBook(
      entries.flatMap(({ said }, number) => said.map((phrase) => ({ owner: number, phrase }))),
    );
  }

  /** In the order of the file; empty where the facts amount to nothing that is known. */
  of(understood: UnderstoodQuestion): readonly string[] {
    let words = this.#read.get(understood);
    if (words === undefined) {
      words = this.#wordsOf(understood);
      this.#read.set(understood, words);
    }
    return words;
  }

  #wordsOf({ facts, regimes, text, before, today }: UnderstoodQuestion): string[] {
    const tokens = readQuestionTokens([before, text].filter(Boolean).join('\n'), today);
    const told = new Set(this.#book.find(tokens).map(({ owner }) => owner));
    return this.#entries
      .filter(({ isTold }, number) => !isTold || told.has(number))
      .filter(({ regime }) => regime === undefined || regimes.some((told) => told.regime === regime))
      .filter(({ when }) => conditionHolds(when, facts) === 'met')
      .map(({ words }) => words);
  }
}

/** @throws {KnowledgeMalformed} where the file is not well formed. */
export function readSoughtWords(corpusFolder: string): SoughtWords {
  return new SoughtWords(readYamlList(join(corpusFolder, 'sought-words.yaml'), entrySchema));
}
