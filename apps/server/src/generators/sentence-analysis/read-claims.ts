import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { absent, found } from '../extract/findings.ts';
import type { RulingSections } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';

const claimPattern =
  /\b(?:reclama\w*|promueve\w*|demanda a\b|peticiona\w*|pretende\w*|solicita\w*|se agravia\w*|indemnizacion por|persigue\w*)\b/;
const maxClaims = 8;

/** What each side asked for, in the ruling's own words. */
export function readClaims(sections: RulingSections): Finding[] {
  // Rulings without a heading for the facts tell them in the head or with the reasons.
  const told = [sections.facts, sections.head, sections.reasons].find(({ text }) => claimPattern.test(fold(text)));
  const claims = sentencesOf(told?.text ?? '').filter(({ text }) => claimPattern.test(fold(text)) && text.length > 20);
  if (claims.length === 0) return [absent('No se encontró en el texto qué se reclamó. Buscalo en la demanda.')];
  return claims.slice(0, maxClaims).map(({ text }) => found(text));
}
