import { type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import type { Fact } from '../../corpus/facts/fact-vocabulary.ts';
import { parseCondition } from '../../corpus/statements/parse-statement.ts';
import type { Condition } from '../../corpus/statements/statement.ts';
import { conditionHolds } from '../conditions.ts';
import { PhraseBook, type PhraseMatch } from '../phrases/phrase-pattern.ts';
import type { QuestionToken } from '../phrases/question-tokens.ts';
import type { KnownFact } from '../understood-question.ts';

interface Saying {
  fact: Fact;
  holds: boolean;
  isWeak: boolean;
  /** Other facts, one of which has to be told; null where it counts by itself. */
  onlyWith: readonly string[] | null;
}

/** Reads the facts that a question tells, by the phrases of the vocabulary. */
export class FactReader {
  readonly #book: PhraseBook<Saying>;
  /** What tells something else of a quantity, by the fact that it then does not tell. */
  readonly #exceptions: PhraseBook<string>;
  readonly #implied: { when: Condition; implied: { name: string; holds: boolean } }[];

  constructor(facts: readonly Fact[]) {
    this.#book = new PhraseBook(facts.flatMap((fact) => [...sayingsOf(fact)]));
    this.#exceptions = new PhraseBook(
      facts.flatMap(({ name, except }) => except.map((phrase) => ({ owner: name, phrase }))),
    );
    this.#implied = facts.flatMap((fact) => fact.implies.map((written) => readImplied(fact, written)));
  }

  /**
   * @param regimes what the question may be about, for phrases that tell a fact only there: none where it is not known; null for words of
   * ours, which are of the matter that they stand under.
   */
  read(
    text: string,
    tokens: readonly QuestionToken[],
    regimes: readonly string[] | null,
    today: CivilDay,
  ): KnownFact[] {
    const others = this.#exceptions.find(tokens);
    const tellsOther = ({ owner: { fact }, filled, from, to }: PhraseMatch<Saying>) =>
      others.some(
        (other) =>
          other.owner === fact.name &&
          // "De nuevo" tells nothing new: what an exception without a quantity holds within is part of it.
          (other.filled === null ? other.from <= from && to <= other.to : other.filled === filled),
      );
    const own = this.#book.find(tokens).filter((match) => !tellsOther(match));
    const isOfMatter = ({ owner, filled }: PhraseMatch<Saying>) => {
      if (!owner.isWeak || regimes === null || owner.fact.within.some((name) => regimes.includes(name))) return true;
      // What is so or not is many a time said of something else: there the matter has to be named, as for "llevo dos meses" of what.
      if (regimes.length > 0 || owner.fact.type === 'flag') return false;
      return !own.some((other) => other.owner.isWeak && other.owner.fact !== owner.fact && other.filled === filled);
    };
    const matches = own
      .filter(isOfMatter)
      .sort((left, right) => Number(left.owner.isWeak) - Number(right.owner.isWeak) || right.weight - left.weight);
    const facts: KnownFact[] = [];
    const alone = new Set(matches.flatMap(({ owner }) => (owner.onlyWith === null ? [owner.fact.name] : [])));
    const filledBy = new Set<QuestionToken>();
    for (const match of matches) {
      const { fact, onlyWith } = match.owner;
      if (onlyWith !== null && !onlyWith.some((name) => alone.has(name))) continue;
      // A quantity tells one fact, and a fact is told once: by the phrase that says most.
      const tells = fact.type === 'flag' ? null : match.filled;
      if (tells && filledBy.has(tells)) continue;
      if (facts.some(({ name }) => name === fact.name)) {
        // "Tengo 27 años … una nena de 13": the other age is no seniority.
        if (tells) filledBy.add(tells);
        continue;
      }
      const value = readValue(match, tokens, today);
      if (value === null) continue;
      if (tells) filledBy.add(tells);
      const start = tokens[match.from]?.start ?? 0;
      const end = tokens[match.to - 1]?.end ?? start;
      const bound = tells?.quantity?.bound;
      facts.push({ name: fact.name, value, ...(bound && { bound }), words: text.slice(start, end), start, end });
    }
    return this.#withImplied(facts).sort((left, right) => left.start - right.start);
  }

  /** What follows from what was told, until nothing more does; what was told itself stays. */
  #withImplied(told: readonly KnownFact[]): KnownFact[] {
    const facts = [...told];
    for (let place = 0; place < facts.length; place += 1) {
      const from = facts[place] as KnownFact;
      for (const { when, implied } of this.#implied) {
        if (when.fact !== from.name || facts.some(({ name }) => name === implied.name)) continue;
        if (conditionHolds([when], [from]) === 'met') {
          const { words, start, end } = from;
          facts.push({ name: implied.name, value: implied.holds, words, start, end });
        }
      }
    }
    return facts;
  }
}

function* sayingsOf(fact: Fact): Generator<{ owner: Saying; phrase: string }> {
  for (const phrase of fact.said) yield { owner: { fact, holds: true, isWeak: false, onlyWith: null }, phrase };
  for (const phrase of fact.denied) yield { owner: { fact, holds: false, isWeak: false, onlyWith: null }, phrase };
  for (const phrase of fact.weakly) yield { owner: { fact, holds: true, isWeak: true, onlyWith: null }, phrase };
  for (const phrase of fact.deniedWith?.said ?? [])
    yield { owner: { fact, holds: false, isWeak: false, onlyWith: fact.deniedWith?.told ?? [] }, phrase };
}

/** "despedido" and "no con-causa" of a flag or of any number above zero; "< 18 años: menor-de-edad". */
function readImplied(fact: Fact, written: string): { when: Condition; implied: { name: string; holds: boolean } } {
  const [left = '', right] = written.split(':').map((part) => part.trim());
  const implied = parseCondition(right ?? left);
  if (!('holds' in implied)) throw new TypeError(`facts: «${written}» de «${fact.name}» no es un hecho`);
  const when = right === undefined ? { fact: fact.name, holds: true } : parseCondition(`${fact.name} ${left}`);
  return { when, implied: { name: implied.fact, holds: implied.holds } };
}

const hoursOfDay = 24;

function readValue(
  match: PhraseMatch<Saying>,
  tokens: readonly QuestionToken[],
  today: CivilDay,
): KnownFact['value'] | null {
  const { fact, holds } = match.owner;
  if (fact.type === 'flag') return holds !== isDenied(tokens, match.from);
  const { filled } = match;
  if (filled?.quantity) {
    const { value, unit } = filled.quantity;
    // "Trabajo 4 horas": what somebody does in a day is no time that has passed.
    if (fact.type === 'duration' && unit === 'hora' && value < hoursOfDay) return null;
    // "Cumplió 22": a bare number of a duration is of years.
    return { value, unit: fact.type === 'duration' && unit === 'unidad' ? 'anio' : unit };
  }
  if (filled?.date) {
    if (fact.type === 'day') return filled.date.from;
    const days = daysBetween(filled.date.from, endOf(filled.date.from, tokens, today));
    return fact.type === 'duration' && days >= 0 ? sinceThen(days) : null;
  }
  return null;
}

/** "Entré el 1/3 y me echaron el 20/7": what began ended on the last day that is told, else it goes on today. */
function endOf(start: CivilDay, tokens: readonly QuestionToken[], today: CivilDay): CivilDay {
  const later = tokens.flatMap(({ date }) => (date && date.from > start && date.from <= today ? [date.from] : []));
  return later.sort().at(-1) ?? today;
}

function sinceThen(days: number) {
  const daysOfYear = 365.25;
  return days < daysOfYear
    ? { value: Math.floor(days / (daysOfYear / 12)), unit: 'mes' as const }
    : { value: Math.round((days / daysOfYear) * 10) / 10, unit: 'anio' as const };
}

const denials = new Set(['no', 'nunca', 'jamas', 'sin', 'ni', 'tampoco', 'ningun', 'ninguna', 'nadie']);
const joins = new Set(['y', 'pero', 'porque', 'aunque', 'si', 'o']);
const denialReach = 3;
const reachBeforeWithout = 2;
/** "No avisé a mi seguro": what is somebody's is there. */
/** "Que no vuelva más sin motivo": what is denied is the coming. */
const orders = new Set([
  'vuelva',
  'venga',
  'vaya',
  'entre',
  'volviera',
  'viniera',
  'fuera',
  'trabaje',
  'aparezca',
  'mas',
]);
const owners = new Set(['mi', 'mis', 'su', 'sus', 'nuestro', 'nuestra']);

/** "No estábamos casados": a denial stands just before, in the same clause. */
function isDenied(tokens: readonly QuestionToken[], from: number): boolean {
  // "No tengo hijos ni padres" says that there are none.
  if (tokens[from]?.afterBreak || tokens[from]?.text === 'ni' || owners.has(tokens[from]?.text ?? '')) return false;
  // "Que no vaya más, sin motivo" denies the going; "no fue sin motivo" the motive.
  const reach = tokens[from]?.text === 'sin' ? reachBeforeWithout : denialReach;
  for (let at = from - 1; at >= 0 && at >= from - reach; at -= 1) {
    const token = tokens[at] as QuestionToken;
    if (tokens[from]?.text === 'sin' && orders.has(token.text)) return false;
    if (denials.has(token.text)) return true;
    if (joins.has(token.text) || token.afterBreak) return false;
  }
  return false;
}
