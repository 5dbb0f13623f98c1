import type { QuestionSet } from '@foja/contracts/generators/question-set';
import { type LawUnderReview, statedUnlessUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';

/** What the code of procedure lets the other side object to. */
export function witnessObjections(underReview: LawUnderReview): QuestionSet['objections'] {
  return openLawRules().witnessObjections.map((rule) => ({
    objection: rule.objection,
    when: statedUnlessUnderReview(rule, rule.when, underReview),
    howToAvoid: rule.avoid,
    articles: rule.articles,
  }));
}

/** Told with every set of questions for a witness. */
export const witnessNotes = [
  'Las reglas citadas son del Código Procesal Civil y Comercial de la Nación: en una provincia rige su propio código.',
];
/** What art. 443 does not admit in a question: it affirms, or asks only to be agreed with. */
export const leadingQuestion =
  /(?:¿|\b)(?:no es (?:cierto|verdad)|es (?:cierto|verdad) que|acaso no|verdad que|reconoce que|admite que|diga (?:si|que) es cierto)|,\s*¿?(?:no|verdad|cierto|es as[ií])\?/i;
