import { join } from 'node:path';
import { civilDay } from '@foja/computable-law/core/civil-day';
import { LRUCache } from 'lru-cache';
import { readYamlList } from '../corpus/facts/fact-vocabulary.ts';
import { type ParticularCase, particularCaseSchema, particularCasesFile } from '../corpus/facts/particular-case.ts';
import { parseCondition } from '../corpus/statements/parse-statement.ts';
import type { Condition } from '../corpus/statements/statement.ts';
import { conditionHolds } from './conditions.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import { readQuestionTokens } from './phrases/question-tokens.ts';
import type { UnderstoodQuestion } from './understood-question.ts';

interface FactOfCase {
  one: ParticularCase;
  when: Condition[];
}

const rememberedTexts = 20_000;
const none: ReadonlySet<ParticularCase> = new Set();
/** A date without a year is one whatever the day. */
const anyDay = civilDay('2026-01-01');

/**
 * Cases of which the law speaks apart: who asks of a theft is not told what a fraud has, and who was hurt in a shop not what holds for
 * passengers.
 */
export class ParticularCases {
  readonly #said: PhraseBook<ParticularCase>;
  readonly #told: PhraseBook<ParticularCase>;
  readonly #facts: FactOfCase[];
  readonly #denied: FactOfCase[];
  /** Those of everybody who does not tell otherwise. */
  readonly #commonly: readonly ParticularCase[];
  readonly #remembered = new LRUCache<string, ReadonlySet<ParticularCase>>({ max: rememberedTexts });

  /** @throws {MalformedPhrase} where a phrase cannot be read. */
  constructor(cases: readonly ParticularCase[]) {
    this.#said = new PhraseBook(cases.flatMap((owner) => owner.said.map((phrase) => ({ owner, phrase }))));
    this.#told = new PhraseBook(cases.flatMap((owner) => owner.told.map((phrase) => ({ owner, phrase }))));
    const conditions = (one: ParticularCase, facts: readonly string[]) =>
      facts.map((fact) => ({ one, when: [parseCondition(fact)] }));
    this.#facts = cases.flatMap((one) => conditions(one, one.facts));
    this.#denied = cases.flatMap((one) => conditions(one, one.denied));
    this.#commonly = cases.filter(({ told, facts, denied }) => told.length + facts.length === 0 && denied.length > 0);
  }

  /**
   * Reads a question once; says of each sentence whether it speaks only of a case that is not the asker's. What a sentence is about, where
   * that is told, is compared with the cases of one kind: a rule on houses may name a car by the way.
   */
  readFor({
    text,
    before,
    facts,
  }: Pick<UnderstoodQuestion, 'text' | 'before' | 'facts'>): (sentence: string, subject?: string) => boolean {
    const asked = before === null ? text : `${before}\n${text}`;
    const met = (some: readonly FactOfCase[]) =>
      some.filter(({ when }) => conditionHolds(when, facts) === 'met').map(({ one }) => one);
    const denied = new Set(met(this.#denied));
    const told = this.#told.find(readQuestionTokens(asked, anyDay)).map(({ owner }) => owner);
    const mentioned = [...this.#of(asked), ...told, ...met(this.#facts), ...this.#commonly];
    const own = new Set(mentioned.filter((one) => !denied.has(one)));
    const kinds = new Set([...own].flatMap(({ among }) => among ?? []));
    return (sentence, subject = sentence) => {
      const apart = [...this.#of(sentence)].filter(({ among }) => among === undefined);
      if (apart.length > 0 && !apart.some((one) => own.has(one))) return true;
      return [...kinds].some((kind) => {
        const ofKind = [...this.#of(subject)].filter(({ among }) => among === kind);
        return ofKind.length > 0 && !ofKind.some((one) => own.has(one));
      });
    };
  }

  #of(text: string): ReadonlySet<ParticularCase> {
    const known = this.#remembered.get(text);
    if (known !== undefined) return known;
    const said = this.#said.find(readQuestionTokens(text, anyDay)).map(({ owner }) => owner);
    // Most sentences speak of none, and thousands are remembered.
    const found = said.length === 0 ? none : new Set(said);
    this.#remembered.set(text, found);
    return found;
  }
}

/** @throws {KnowledgeMalformed} where the file is not well formed. */
export function readParticularCases(corpusFolder: string): ParticularCases {
  return new ParticularCases(readYamlList(join(corpusFolder, particularCasesFile), particularCaseSchema));
}
