import { addDays, type CivilDay } from './civil-day.ts';
import { type FactsOf, isKnown } from './facts.ts';
import { refuse } from './refusal.ts';
import type { CitationKey, Computed, ComputedResult } from './result.ts';

/** One version of a rule of law: a pure function from facts to a result, valid between two days. */
export interface Rule<Values extends object, Value extends Computed> {
  /** Stable id shared by the versions of one rule: 'labour-termination'. */
  id: string;
  /** Spanish name. */
  title: string;
  /** First day on which this version applies; null where it has no known beginning. */
  from: CivilDay | null;
  /** Last day on which it applies; null while it is in force. */
  to: CivilDay | null;
  /** The fact whose day selects the version: for a dismissal, the day of extinction. */
  selectedBy: keyof Values & string;
  /** Names of the facts that it may use. */
  facts: readonly (keyof Values & string)[];
  /** Every article that the function may cite; `npm run corpus -- check` looks each up. */
  citations: readonly CitationKey[];
  /** Ids of the readings that it may offer, with their Spanish labels. */
  readings: Readonly<Record<string, string>>;
  compute: (facts: FactsOf<Values>) => ComputedResult<Value>;
}

/** The versions of one rule, in order of time. */
export interface RuleVersions<Values extends object, Value extends Computed> {
  id: string;
  versions: readonly Rule<Values, Value>[];
}

/** Puts the versions of a rule in order. @throws Error (a bug) where ids differ, or versions overlap or leave a hole */
export function registerRule<Values extends object, Value extends Computed>(
  ...versions: Rule<Values, Value>[]
): RuleVersions<Values, Value> {
  const ordered = [...versions].sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
  const [first] = ordered;
  if (!first) throw new Error('A rule needs at least one version');
  for (const [index, version] of ordered.entries()) {
    const before = ordered[index - 1];
    if (version.id !== first.id) throw new Error(`Versions of ${first.id} and ${version.id} registered together`);
    if (before && (before.to === null || version.from === null || !follows(before.to, version.from))) {
      throw new Error(`Versions of ${first.id} overlap or leave a hole at ${before.to} / ${version.from}`);
    }
  }
  return { id: first.id, versions: ordered };
}

/**
 * Selects the version in force on the day of the selecting fact.
 * @throws RefusedComputation `fact-missing` where the day is unknown, `rule-missing` where no version covers it
 */
export function ruleFor<Values extends object, Value extends Computed>(
  rule: RuleVersions<Values, Value>,
  facts: FactsOf<Values>,
): Rule<Values, Value> {
  const selecting = rule.versions[0]?.selectedBy as keyof Values & string;
  const fact = facts[selecting];
  if (!isKnown(fact)) {
    return refuse('fact-missing', selecting, selecting, `Falta la fecha que decide qué ley se aplica (${selecting}).`);
  }
  const day = fact.value as CivilDay;
  const version = rule.versions.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
  return version ?? refuse('rule-missing', selecting, day, `No hay regla cargada para el ${day}.`);
}

function follows(to: CivilDay, from: CivilDay): boolean {
  return addDays(to, 1) === from;
}
