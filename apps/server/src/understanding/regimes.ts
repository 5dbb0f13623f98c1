import { join } from 'node:path';
import { z } from 'zod';
import { KnowledgeMalformed, readYamlList } from '../corpus/facts/fact-vocabulary.ts';
import { phraseLine } from '../corpus/facts/phrase-syntax.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import type { QuestionToken } from './phrases/question-tokens.ts';
import type { UnderstoodQuestion } from './understood-question.ts';

const line = z.string().trim().min(1);

const forums = ['civil', 'laboral', 'penal', 'concursal', 'administrativo', 'constitucional'] as const;

/** One entry of `corpus/regimes.yaml`. */
const regimeSchema = z.strictObject({
  regime: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: line,
  /** Norms that are of it: `lct`, or a range of articles, `ccyc:1187-1226`. */
  of: z.array(z.string().regex(/^[a-z0-9-]+(?::\d+(?:-\d+)?)?$/)).default([]),
  /** Ways of naming it. */
  said: z.array(phraseLine).default([]),
  /** Where it is argued: a general regime holds for all of its forum. */
  forum: z.enum(forums).default('civil'),
  isGeneral: z.boolean().default(false),
  /** Regimes whose rules also hold here. */
  under: z.array(line).default([]),
  /** Holds only for those who say so, or who name one of these: who resigns is not taken for somebody who works in a house. */
  onlyWith: z.array(line).optional(),
  /** Regimes whose rules do not hold where this one does: who works in a house is not under the general law of work. */
  displaces: z.array(line).default([]),
  /** Regimes that speak of the same facts besides: who is told of the crime may be told of the damages. */
  beside: z.array(line).default([]),
});
type Regime = z.output<typeof regimeSchema>;

interface ArticleRange {
  regime: string;
  first: number;
  last: number;
}

/** Which branch or institution an article is of, and what a question is about. */
export class Regimes {
  readonly #ranges = new Map<string, ArticleRange[]>();
  readonly #book: PhraseBook<string>;
  readonly #under: ReadonlyMap<string, readonly string[]>;
  readonly #regimes: ReadonlyMap<string, Regime>;
  /** Articles that were looked up before. */
  readonly #known = new Map<string, string | null>();

  constructor(regimes: readonly Regime[]) {
    for (const { regime, of } of regimes) {
      for (const written of of) {
        const [norm = '', range] = written.split(':');
        const [first = '0', last = first] = range?.split('-') ?? ['0', String(Number.MAX_SAFE_INTEGER)];
        const ranges = this.#ranges.get(norm) ?? [];
        ranges.push({ regime, first: Number(first), last: Number(last) });
        this.#ranges.set(norm, ranges);
      }
    }
    this.#book = new PhraseBook(
      regimes.flatMap(({ regime, said }) => said.map((phrase) => ({ owner: regime, phrase }))),
    );
    this.#under = new Map(regimes.map(({ regime, under }) => [regime, under]));
    this.#regimes = new Map(regimes.map((regime) => [regime.regime, regime]));
  }

  /** The regime of an article (`ccyc:1757`) or of a whole norm (`lct`); the narrowest range decides. Null where none is known. */
  regimeOf(key: string): string | null {
    let regime = this.#known.get(key);
    if (regime === undefined) {
      regime = this.#findRegime(key);
      // What people cite may be anything: past this size the memory starts again.
      if (this.#known.size >= rememberedKeys) this.#known.clear();
      this.#known.set(key, regime);
    }
    return regime;
  }

  #findRegime(key: string): string | null {
    const [norm = '', article] = key.split(':');
    const number = article === undefined ? null : Number.parseInt(article, 10);
    const ranges = (this.#ranges.get(norm) ?? []).filter(({ first, last }) =>
      number === null ? first === 0 : first <= number && number <= last,
    );
    return ranges.sort((left, right) => left.last - left.first - (right.last - right.first))[0]?.regime ?? null;
  }

  /** As people read it. */
  labelOf(regime: string): string {
    return this.#regimes.get(regime)?.label ?? regime;
  }

  /** Whether a rule of one regime may answer a question on another: the same, one above or below it, or a general one of its forum. */
  isCompatible(ofRule: string | null, ofQuestion: string): boolean {
    if (ofRule === null || ofRule === ofQuestion) return true;
    if (this.#above(ofQuestion).has(ofRule) || this.#above(ofRule).has(ofQuestion)) return true;
    const [rule, question] = [this.#regimes.get(ofRule), this.#regimes.get(ofQuestion)];
    if (rule === undefined || question === undefined) return true;
    return rule.forum === question.forum && (rule.isGeneral || question.isGeneral);
  }

  /**
   * Whether an article only holds where those told are silent: it is of the general regime above theirs, and none of them is. What a
   * general code of procedure says of a term is not that of the labour courts.
   */
  givesWay(key: string, told: readonly string[]): boolean {
    const own = this.regimeOf(key);
    if (own === null || this.#regimes.get(own)?.isGeneral !== true) return false;
    const regimes = told.map((one) => this.regimeOf(one));
    return (
      !regimes.includes(own) && regimes.some((regime) => regime !== null && this.#under.get(regime)?.includes(own))
    );
  }

  /**
   * What a question names besides the one before: the general words of a forum ("apelar", "testigos", "cautelar") are said in each, and
   * name no other one than that in which the thread is.
   */
  namedBeside(
    now: UnderstoodQuestion['regimes'],
    before: UnderstoodQuestion['regimes'],
  ): UnderstoodQuestion['regimes'] {
    const isOfAnyForum = (regime: string) =>
      this.#regimes.get(regime)?.isGeneral === true && !before.some((other) => this.isCompatible(regime, other.regime));
    return before.length === 0 ? now : now.filter(({ regime }) => !isOfAnyForum(regime));
  }

  /** Whether an article is of a matter that a question is surely not about: the notice of a dismissal is not that of an agency. */
  isOfOtherMatter(key: string, told: UnderstoodQuestion['regimes']): boolean {
    const [likeliest] = told;
    if (likeliest === undefined || likeliest.weight < sureMatterFrom) return false;
    const own = this.regimeOf(key);
    return !told.some(
      ({ regime, weight }) => weight >= likeliest.weight * hintedFrom && this.isCompatible(own, regime),
    );
  }

  /** Whether an article is of a regime that holds only for those who name it, and the question names none that would do. */
  isUnnamed(key: string, told: UnderstoodQuestion['regimes']): boolean {
    const own = this.regimeOf(key);
    const onlyWith = own === null ? undefined : this.#regimes.get(own)?.onlyWith;
    return onlyWith !== undefined && !told.some(({ regime }) => regime === own || onlyWith.includes(regime));
  }

  /** Whether an article is of a regime that gives way altogether to one that the question names. */
  isDisplaced(key: string, told: UnderstoodQuestion['regimes']): boolean {
    const own = this.regimeOf(key);
    return own !== null && told.some(({ regime }) => this.#regimes.get(regime)?.displaces.includes(own));
  }

  /** Whether what stands on one article may stand beside what stands on others: the procedure of crimes is not that of contracts. */
  goesWith(key: string, others: readonly string[]): boolean {
    const own = this.regimeOf(key);
    return others.some((other) => {
      const regime = this.regimeOf(other);
      return regime === null || this.isCompatible(own, regime);
    });
  }

  /** Whether an article is of a regime that was told, of one that goes with it, or of one that speaks of the same facts besides. */
  isOfTold(key: string, told: readonly { regime: string }[]): boolean {
    const own = this.regimeOf(key);
    return told.some(
      ({ regime }) => this.isCompatible(own, regime) || (own !== null && this.#standsBeside(own, regime)),
    );
  }

  #standsBeside(one: string, other: string): boolean {
    const reach = (regime: string) => [regime, ...this.#above(regime)];
    return reach(one).some((left) =>
      reach(other).some(
        (right) =>
          this.#regimes.get(left)?.beside.includes(right) === true ||
          this.#regimes.get(right)?.beside.includes(left) === true,
      ),
    );
  }

  /**
   * What the words of a question name, and what the articles it cites are of. Weights add up to less than 1: the rest is open, and
   * one under a half is a hint only.
   * @param cited keys or codes.
   */
  read(tokens: readonly QuestionToken[], cited: readonly string[]): UnderstoodQuestion['regimes'] {
    const weights = new Map<string, number>();
    const told = this.#book.find(tokens);
    const seen = new Set<string>();
    for (const { owner, from, to, weight } of told) {
      // "Asamblea de SA" says nothing of the assemblies that its first word would name.
      const isInside = told.some(
        (other) => other.owner !== owner && other.from <= from && other.to >= to && other.weight > weight,
      );
      const words = `${owner} ${tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' ')}`;
      if (isInside || seen.has(words)) continue;
      seen.add(words);
      weights.set(owner, (weights.get(owner) ?? 0) + weight * weight);
    }
    for (const key of cited) {
      const regime = this.regimeOf(key);
      if (regime !== null) weights.set(regime, (weights.get(regime) ?? 0) + citedWeight);
    }
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, unknownWeight);
    return [...weights]
      .map(([regime, weight]) => ({ regime, weight: weight / total }))
      .sort((left, right) => right.weight - left.weight);
  }

  #above(regime: string): Set<string> {
    const above = new Set<string>();
    const open = [regime];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const upper of this.#under.get(next) ?? []) {
        if (!above.has(upper)) open.push(upper);
        above.add(upper);
      }
    }
    return above;
  }
}

const rememberedKeys = 20_000;
/** Weight from which the matter of a question is taken for sure. */
const sureMatterFrom = 0.5;
/** Share of the likeliest one's weight under which another matter is named by the way: "antigüedad" of an agency. */
const hintedFrom = 0.3;

/** What stays open: a single word, said of many things, tells little. */
const unknownWeight = 4;

/** A cited article says more than any word. */
const citedWeight = 25;

/** @throws {KnowledgeMalformed} where the file is not well formed or names a regime that is not in it. */
export function readRegimes(corpusFolder: string): Regimes {
  const entries = readYamlList(join(corpusFolder, 'regimes.yaml'), regimeSchema);
  const names = new Set(entries.map(({ regime }) => regime));
  if (names.size < entries.length) throw new KnowledgeMalformed('regimes.yaml: un régimen está dos veces');
  const unknown = entries
    .flatMap(({ under, onlyWith = [], displaces, beside }) => [...under, ...onlyWith, ...displaces, ...beside])
    .find((upper) => !names.has(upper));
  if (unknown !== undefined) throw new KnowledgeMalformed(`regimes.yaml: «${unknown}» no es un régimen del archivo`);
  return new Regimes(entries);
}
