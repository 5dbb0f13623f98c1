import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import type { PleadingCheck } from '../corpus/rules/rule-schemas.ts';
import { findBareComplaints } from './computed/complaints.ts';
import { findContradictions } from './computed/contradictions.ts';
import { findDeadlineTrouble } from './computed/deadlines.ts';
import { findEvidenceTrouble } from './computed/evidence.ts';
import { findLawTrouble, type LawKnown } from './computed/law.ts';
import { findBlanketDenial, findForeignParty } from './computed/parties-and-denials.ts';
import { findPetitumTrouble } from './computed/petitum.ts';
import { findSumTrouble, hasNoAmount } from './computed/sums.ts';
import { findUndatedFacts } from './computed/undated-facts.ts';
import type { PleadingRead } from './read-pleading.ts';

/** A check that found something; `quote` is null where something is missing. */
export interface PleadingTrouble {
  rule: PleadingCheck;
  quote: string | null;
}

/** The checks that are made of a paper of this kind, before this court, that says what they are for. */
export function checksFor({ forum, kind, purpose, text }: PleadingRead): PleadingCheck[] {
  return openLawRules().pleadings.filter(
    ({ exceptPurposes, forums, kinds, onlyIf, unless }) =>
      kinds.includes(kind) &&
      (forums?.includes(forum) ?? true) &&
      !exceptPurposes?.includes(purpose) &&
      (onlyIf?.test(text) ?? true) &&
      !unless?.test(text),
  );
}

/** What the checks find in a pleading, in the order of the rules. */
export function checkPleading(read: PleadingRead, law: LawKnown): PleadingTrouble[] {
  return checksFor(read).flatMap((rule) => quotesOf(rule, read, law).map((quote) => ({ rule, quote })));
}

const maxOfOne = 4;

/** What a check finds: a quote for each place, null for something that is missing, and nothing where all is well. */
function quotesOf(rule: PleadingCheck, read: PleadingRead, law: LawKnown): (string | null)[] {
  const { before, computed, eachMissing, missing, onlyIf, quotes, says } = rule;
  const text = before === 'petitorio' ? withoutPetitum(read) : read.text;
  if (missing !== undefined) return missing.test(text) ? [] : [null];
  if (eachMissing !== undefined) return eachMissing.every((pattern) => pattern.test(text)) ? [] : [null];
  if (quotes !== undefined) return read.sentences.filter((sentence) => onlyIf?.test(sentence)).slice(0, 1);
  const said = says === undefined ? [] : read.sentences.filter((sentence) => says.test(sentence));
  const reckoned = computed === undefined ? [] : compute[computed](read, law, said);
  return [...new Set([...said, ...reckoned])].slice(0, maxOfOne);
}

function withoutPetitum({ sections }: PleadingRead): string {
  return sections
    .filter(({ part }) => part !== 'petitum')
    .map(({ heading, text }) => `${heading} ${text}`)
    .join(' ');
}

const compute: Record<
  NonNullable<PleadingCheck['computed']>,
  (read: PleadingRead, law: LawKnown, said: readonly string[]) => (string | null)[]
> = {
  'agravio-sin-critica-concreta': (read, _law, said) => findBareComplaints(read, said),
  'documental-no-acompanada': (read) => findEvidenceTrouble(read).unattached,
  'fuera-de-plazo': findDeadlineTrouble,
  'hechos-contradictorios': findContradictions,
  'hechos-sin-fecha': findUndatedFacts,
  'monto-inconsistente': findSumTrouble,
  'negativa-generica': findBlanketDenial,
  'norma-derogada-citada': (read, law) => findLawTrouble(read, law).repealed,
  'norma-mal-citada': (read, law) => findLawTrouble(read, law).misquoted,
  'parte-confundida': findForeignParty,
  'pericia-sin-puntos': (read) => findEvidenceTrouble(read).withoutPoints,
  'petitorio-incongruente': findPetitumTrouble,
  'prueba-no-ofrecida': (read) => findEvidenceTrouble(read).notOffered,
  'sin-derecho': ({ cited, sections }) =>
    cited.length === 0 && !sections.some(({ part }) => part === 'law') ? [null] : [],
  'sin-monto': (read) => (hasNoAmount(read) ? [null] : []),
  'testigos-sin-domicilio': (read) => findEvidenceTrouble(read).withoutAddress,
};
