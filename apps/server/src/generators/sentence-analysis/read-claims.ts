import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../extract/amounts.ts';
import { absent, found } from '../extract/findings.ts';
import type { RulingSections } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { isReported } from './reported-speech.ts';

const claimPattern =
  /\b(?:reclam\w+|promuev\w+|promovio|demand(?:a a|a al|o|aron|ando)\b|(?:actora?|accionante|demandante|reclamante|trabajador[ae]?) demanda\b|la demanda de\b|inici(?:a|o) (?:la )?demanda|peticion\w+|pretend\w+|solicit\w+|pid(?:e|io|en)\b|se agravia\w*|indemnizacion por|persig\w+|en procura de)/;
/** Where the other side begins to speak. */
const defencePattern =
  /\b(?:contest(?:a|o|an|aron|acion)\b|corrido (?:el )?traslado|se presenta (?:la|el) demandad\w+|comparec\w+ (?:la|el) demandad\w+|opone\w* excepci)/;
const maxClaims = 12;
const maxRepeated = 4;

/** What each side asked for, in the ruling's own words: of the claimant's part every sum too. */
export function readClaims(sections: RulingSections): Finding[] {
  // Rulings without a heading for the facts tell them in the head or with the reasons.
  const told = [sections.facts, sections.head, sections.reasons].find(({ text }) => claimPattern.test(fold(text)));
  const sentences = sentencesOf(told?.text ?? '').filter(({ text }) => text.length > 20);
  const answered = sentences.findIndex(({ text }) => defencePattern.test(fold(text)));
  const claims = sentences.filter(
    ({ text }, index) =>
      claimPattern.test(fold(text)) || ((answered < 0 || index < answered) && findAmounts(text).length > 0),
  );
  // On appeal what was asked for stands where the ruling tells what the first court gave.
  const repeated = sentencesOf(`${sections.head.text}\n${sections.reasons.text}`).filter(
    ({ text }) =>
      findAmounts(text).length > 0 && isReported(fold(text)) && !claims.some((claim) => claim.text.includes(text)),
  );
  if (sections.facts.text.trim() === '') claims.push(...repeated.slice(0, maxRepeated));
  if (claims.length === 0) return [absent('No se encontró en el texto qué se reclamó. Buscalo en la demanda.')];
  return claims.slice(0, maxClaims).map(({ text }) => found(text));
}
