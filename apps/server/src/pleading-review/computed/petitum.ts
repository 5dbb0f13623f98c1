import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { type PleadingRead, textOf } from '../read-pleading.ts';

/** Things that exclude each other: what the body chooses, and what the petitum then asks. */
const pairs: readonly [body: RegExp, petitum: RegExp][] = [
  [
    /\b(?:opto por (?:devolver|resolver|rescindir)|restitucion del precio|devolucion del precio|resolucion del contrato)\b/,
    /\b(?:entregar? (?:una?|otra?|el|la) [^.]{0,40}(?:nuev[oa]|unidad)|cumplimiento del contrato|escriturar)/,
  ],
  [/\brechazo de la (?:demanda|accion)\b/, /\bhaga lugar a la demanda\b/],
];

/** Items that every petitum has, which rest on no part of the body. */
const formula =
  /\b(?:por parte|por presentad|por iniciad|vista|domicilio|traslado|prueba|tenga|reserva|costas|notifi|oportunamente|libr|autoriza|intervencion|imprima|audiencia|eleve|conced|corra|cite|requiera|agregue|provea)/;
/** Words of meaning that an item has to have before it is compared with the body. */
const minTerms = 3;

/** What the petitum asks against the body, or without any of its words. */
export function findPetitumTrouble({ petitum, sections }: PleadingRead): string[] {
  const body = sections.filter(({ part }) => part !== 'petitum');
  const folded = fold(body.map(({ heading, text }) => `${heading} ${text}`).join(' '));
  const against = pairs.flatMap(([ofBody, ofPetitum]) =>
    ofBody.test(folded) ? petitum.filter((item) => ofPetitum.test(fold(item))) : [],
  );
  const words = new Set(analyzeTerms(`${folded} ${textOf(sections, 'object')}`));
  const unfounded = petitum.filter((item) => {
    if (formula.test(fold(item))) return false;
    const terms = [...new Set(analyzeTerms(item))];
    return terms.length >= minTerms && terms.filter((term) => words.has(term)).length <= terms.length * 0.3;
  });
  return [...new Set([...against, ...unfounded])];
}
