import type { KnownFact } from '../../understanding/understood-question.ts';

/** The terms of the civil code for claims, which the law of the State's liability puts aside. */
const civilTerms = /^ccyc:25(?:6[0-4])$/;
const ofPublicLaw = /\b(?:Estado|administrativo|public[oa]s?|públic[oa]s?|municip)/;

/** Whether what is said is a term of the civil code, and the claim is against the State. @param keys on which it stands, the deciding one first */
export function isTermOfPrivateLaw(
  [deciding = '']: readonly string[],
  said: string,
  facts: readonly KnownFact[],
): boolean {
  const isOfState = facts.some(({ name, value }) => name === 'estado-demandado' && value === true);
  return isOfState && civilTerms.test(deciding) && !ofPublicLaw.test(said);
}
