import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../../generators/extract/amounts.ts';
import { numberOf, type PleadingRead, textOf } from '../read-pleading.ts';

/** Things that exclude each other: what the body chooses, and what the petitum then asks. */
const pairs: readonly [body: RegExp, petitum: RegExp][] = [
  [
    /\b(?:opto por (?:devolver|resolver|rescindir)|restitucion del precio|devolucion del precio|resolucion del contrato)\b/,
    /\b(?:entregar? (?:una?|otra?|el|la) [^.]{0,40}(?:nuev[oa]|unidad)|cumplimiento del contrato|escriturar)/,
  ],
  [/\brechazo de la (?:demanda|accion)\b/, /\bhaga lugar a la demanda\b/],
];

/** What undoes the own position: who appeals does not ask that the ruling be upheld, nor who sues that the claim be rejected. */
function asksAgainstItself({ kind, side }: Pick<PleadingRead, 'kind' | 'side'>): RegExp | null {
  if (kind === 'expresion-de-agravios' || kind === 'apelacion' || kind === 'recurso-extraordinario')
    return /\bconfirm\w+ (?:en todas sus partes )?(?:la|el|lo) (?:sentencia|fallo|pronunciamiento|resolu\w+|decidido)/;
  if (kind === 'contestacion-de-agravios')
    return /\b(?:revo(?:que|car)\w*|deje sin efecto) (?:la|el|lo) (?:sentencia|fallo|pronunciamiento|resolu\w+|decidido)/;
  if (kind === 'demanda' && side === 'actora') return /\brecha(?:ce|zar)\w* (?:la|mi) (?:demanda|accion|pretension)\b/;
  if (kind === 'contestacion' && side === 'demandada')
    return /\b(?:haga lugar|se admita|admitase|prospere) (?:a )?la demanda\b/;
  return null;
}

/** What has a chapter of its own and is only granted to who asks for it. */
const chapters: readonly RegExp[] = [
  /\b(?:medida\w* cautelar\w*|cautelar|embargo|innovar|anotacion de litis|suspension del acto)\b/,
  /\b(?:citacion en garantia|citacion de tercero\w*|cite en garantia|cita en garantia|garantia|aseguradora|tercero\w*)\b/,
  /\b(?:reconvencion|reconvien\w+|contrademand\w+)\b/,
  /\b(?:excepcion\w*|prescripcion|falta de legitimacion|incompetencia)\b/,
  /\b(?:alimentos provisorios|cuota provisoria|provisori\w+)\b/,
];

/** Pleas and heads that a body has to argue before they can be asked for. */
const argued: readonly (RegExp | [asked: RegExp, body: RegExp])[] = [
  /\bprescri(?:pcion|pt)/,
  /\b(?:falta de )?legitimacion\b/,
  /\bincompetencia\b/,
  /\blitispendencia\b/,
  /\bcosa juzgada\b/,
  /\bcaducidad\b/,
  /\bpluspeticion\b/,
  /\bdefecto legal\b/,
  /\breconven\w+/,
  /\binconstitucional\w*/,
  /\blucro cesante\b/,
  /\bdano moral\b|\b(?:no |extra)patrimonial/,
  /\bpunitiv/,
  /\bchance\b/,
  /\bmobbing\b|\bacoso\b/,
  /\bpsicologic/,
  /\bcapitaliz|\banatocismo\b/,
  /\b(?:pension|renta) (?:mensual|vitalicia)/,
  [
    /\bcit(?:e|ese|ar|arse) (?:como tercero )?(?:a|al)\b[^.;]{0,30}\b(?:tercero|contratista|fabricante|vendedor\w*|constructor\w*|proveedor\w*|codeudor\w*)/,
    /\btercer[oa]s?\b|\barts?\.? 94\b|\bcitacion\b|\bcit(?:e|o|ese|ar) a/,
  ],
  [
    /\bpublic(?:ar|acion|ese|que)\b[^.;]{0,30}\b(?:sentencia|fallo|diario|solicitada)/,
    /\bpublic(?:ar|acion|ese|que)\b/,
  ],
];
/** Where an item only keeps or foretells them. */
const onlyKept = /\b(?:reserva|caso federal|apercibimiento|tenga presente)\b/;

/** Items that every petitum has, which rest on no part of the body. */
const formula =
  /\b(?:por parte|por presentad|por iniciad|vista|domicilio|traslado|prueba|tenga|reserva|costas|notifi|oportunamente|libr|autoriza|intervencion|imprima|audiencia|eleve|conced|corra|cite|requiera|agregue|provea|informe|haga lugar (?:al|a la|a lo) (?:presente )?(?:amparo|demanda|accion|recurso|ejecucion|pedido|pedida|solicitado))/;
/** Words of meaning that an item has to have before it is compared with the body. */
const minTerms = 3;

/** Words of every paper say nothing of what an item rests on. */
const ofEveryPaper: ReadonlySet<string> = new Set(
  'ordenar demanda demandado demandada actor actora sentencia juez parte declarar disponer condenar resolver dictar juicio autos presente favor mandante nacional'
    .split(' ')
    .flatMap((word) => analyzeTerms(word)),
);

/** What the petitum asks against the body, or without any of its words. */
export function findPetitumTrouble({ kind, petitum, sections, side }: PleadingRead): string[] {
  const body = sections.filter(({ part }) => part !== 'petitum');
  const folded = fold(body.map(({ heading, text }) => `${heading} ${text}`).join(' '));
  const against = pairs.flatMap(([ofBody, ofPetitum]) =>
    ofBody.test(folded) ? petitum.filter((item) => ofPetitum.test(fold(item))) : [],
  );
  const ofSide = asksAgainstItself({ kind, side });
  const bodySums = new Set(findAmounts(folded).map(({ text }) => numberOf(text)));
  const words = new Set(analyzeTerms(`${folded} ${textOf(sections, 'object')}`));
  const unfounded = petitum.filter((item) => {
    if (formula.test(fold(item))) return false;
    const terms = [...new Set(analyzeTerms(item))].filter((term) => !ofEveryPaper.has(term));
    return terms.length >= minTerms && terms.filter((term) => words.has(term)).length <= terms.length * 0.3;
  });
  const unargued = petitum.filter((item) => {
    const asked = fold(item);
    return (
      !onlyKept.test(asked) &&
      argued.some((plea) => {
        const [inItem, inBody] = Array.isArray(plea) ? plea : [plea, plea];
        return inItem.test(asked) && !inBody.test(folded);
      })
    );
  });
  const ownUndoing = ofSide === null ? [] : petitum.filter((item) => ofSide.test(fold(item)));
  const sumsOfNothing =
    bodySums.size === 0 && kind !== 'demanda' && kind !== 'amparo'
      ? []
      : petitum.filter((item) => {
          const sums = findAmounts(item).map(({ text }) => numberOf(text));
          return sums.length > 0 && sums.every((sum) => !bodySums.has(sum));
        });
  const asked = fold(petitum.join(' '));
  const forgotten =
    petitum.length === 0
      ? []
      : sections.flatMap(({ heading, part }) => {
          const needed = chapters.find((chapter) => chapter.test(fold(heading)));
          return needed === undefined || part === 'petitum' || needed.test(asked) ? [] : [heading];
        });
  return [...new Set([...against, ...ownUndoing, ...sumsOfNothing, ...unfounded, ...unargued, ...forgotten])];
}
