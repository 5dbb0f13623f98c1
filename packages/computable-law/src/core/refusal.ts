/** Why a computation stops instead of guessing. Each code is stable: the API answers with it. */
export type RefusalCode =
  /** No calendar is loaded for the year or the jurisdiction. */
  | 'calendar-missing'
  /** A dated parameter has no value on the day asked. */
  | 'parameter-missing'
  /** No version of the rule is in force on the day asked. */
  | 'rule-missing'
  /** The rule exists in law but its text could not be checked, so it is not computed. */
  | 'not-sourced'
  /** The case belongs to another statute, which the message names. */
  | 'outside-scope'
  /** A fact without which nothing can be said. */
  | 'fact-missing'
  /** A value that cannot be: a day that does not exist, an end before the start. */
  | 'fact-invalid';

export interface Refusal {
  code: RefusalCode;
  /** The fact or input that the refusal is about, as the API names it. */
  field: string;
  /** What is missing or wrong, by name: '2028', 'tope del convenio'. */
  what: string;
  /** A Spanish sentence for the reader. */
  message: string;
}

/** Thrown inside a computation; `settle` turns it into a refused result at the edge. */
export class RefusedComputation extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedComputation';
    this.refusal = refusal;
  }
}

/** Stops the computation with a named reason. */
export function refuse(code: RefusalCode, field: string, what: string, message: string): never {
  throw new RefusedComputation({ code, field, what, message });
}

/** Runs a computation and gives either its value or its refusal; any other error is a bug and goes on. */
export function settle<T>(compute: () => T): { value: T } | { refused: Refusal } {
  try {
    return { value: compute() };
  } catch (error) {
    if (error instanceof RefusedComputation) return { refused: error.refusal };
    throw error;
  }
}
