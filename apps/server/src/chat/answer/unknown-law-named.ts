import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';

/** "La Ley Nacional de Duelo Animal", "la ley argentina de herencia digital": a law by its matter, up to where the sentence goes on. */
const lawByMatter =
  /\b(?:la|una|esa|el) ((?:ley|codigo)(?: (?:nacional|federal|argentin[ao]|general|marco))? de(?:l| la| los| las)? [a-z]+(?: (?:(?:de|del|y|e) (?:la |los |las )?)?(?!(?:para|por|que|sobre|en|con|si|me|se|te|le|nos|al|a|cuando|como|dice|dicen|da|pone|fija|exige|permite|obliga|protege|establece|contempla|prohibe|vigente|es|esta|sigue|rige|no|puede|puedo|tengo|tiene|hay|cambio|desde|hasta|del|ultima|anterior|nueva|actual)\b)[a-z]+){0,3})/g;
/** Words that stand in the name of many a law and tell none. */
const saysNothing = new Set(
  analyzeTerms('nacional federal argentina general régimen sistema nueva vigente ley código argentino'),
);
const lookedAt = 6;

/**
 * The law that a question names by its matter and of which nothing that was found speaks, as the question calls it: what it says is not
 * answered from another. Null where it names none, cites one that is known, or something found speaks of all that the name says.
 */
export function unknownLawNamed({ text, claims }: UnderstoodQuestion, sources: readonly RankedSource[]): string | null {
  if (claims.some(({ norm }) => norm !== undefined)) return null;
  // Read only where a law is named: that is dear, and few questions name one.
  let spoken: Set<string>[] | null = null;
  for (const [, name = ''] of fold(text).matchAll(lawByMatter)) {
    const terms = analyzeTerms(name).filter((term) => !saysNothing.has(term));
    // A single word may be said otherwise by the law: "la ley de alquileres".
    if (terms.length < minTerms) continue;
    spoken ??= sources.slice(0, lookedAt).map((source) => new Set(analyzeTerms(allOf(source))));
    if (!spoken.some((words) => terms.every((term) => words.has(term)))) return `la ${name}`;
  }
  return null;
}

const minTerms = 2;

function allOf({ heading, label, normTitle, text, editorial }: RankedSource): string {
  const sections = editorial?.sections.map(({ body }) => body) ?? [];
  return [heading, label, normTitle, text, editorial?.title ?? '', ...sections].join(' ');
}
