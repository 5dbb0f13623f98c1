import { addYears, civilDay, elapsed } from '@foja/computable-law/core/civil-day';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';

const ofPossession = /\b(?:usucap\w+|prescripcion adquisitiva|veinteanal|posesion veintean\w+)\b/;
const asks = /\b(?:puedo|podemos|puede|ya|cuant[oa]s?|falta\w*|alcanz\w+|sirve|llego|cumpl\w+|cuando|plazo|tengo)\b/;
const holds = String.raw`(?:viv[oie]\w*|ocup\w+|pose\w+|habit\w+|estoy|estamos|esta|tengo|tenemos|tiene|posesion|cuid\w+|uso|usamos|trabaj\w+|alambr\w+)`;
const spans = [
  new RegExp(
    String.raw`\b${holds}(?: \S+){0,8}? (?:hace|desde hace)(?: ya| como| unos| mas de)* ${numberPattern} anos\b`,
  ),
  new RegExp(
    String.raw`\b(?:hace|desde hace|llev\w+)(?: ya| como| unos| mas de)* ${numberPattern} anos (?:\S+ ){0,3}?${holds}\b`,
  ),
  new RegExp(String.raw`\b${numberPattern} anos de posesion\b`),
  new RegExp(String.raw`\bpose\w+ (?:\S+ ){0,6}?(?:por|durante) ${numberPattern} anos\b`),
];
/** Just title and good faith, a thing that moves, or a possession that is none: another term, or none at all. */
const undecided =
  /\b(?:justo titulo|escritur\w+|buena fe|auto|vehiculo|moto|cuadro|robad[oa]|perdid[oa]|inquilin\w+|alquil\w+|prestad[oa]|presto|prestaron|comodato|caser[oa]|encargad[oa]|cuidador\w*|coherederos?|herman[oa]s?|condomin\w+|estado|municipal\w*|fiscal\w*|plaza|dominio publico|posesion (?:anterior|de mi (?:papa|padre|madre|mama|abuel\w+))|suma\w+|juicio de desalojo|interrump\w+|me demand\w+|reivindic\w+|defender\w*)\b/;
/** To have no deed is the usual case. */
const withoutDeed =
  /\b(?:nunca|no|sin|jamas)(?: (?:se|la|me|nos|lo|tengo|tenemos|tiene|hay|hicimos|hizo|hice))* (?:escritur\w+|justo titulo)\b/g;
const term = 20;

/** How many years of possession are missing for acquiring land without a title, or since when they are complete (CCyC 1899). */
export const computePossession: Compute = (understood) => {
  const folded = fold(understood.text).replace(withoutDeed, '');
  if (!ofPossession.test(folded) || !asks.test(folded) || undecided.test(folded)) return null;
  const told = spans.flatMap((span) => {
    const years = span.exec(folded)?.[1];
    return years === undefined ? [] : [readNumber(years)];
  });
  const years = told[0] ?? null;
  const began = years === null ? beginning(understood) : null;
  if (years === null && began === null) return null;
  const since = began ?? null;
  const gone = years ?? elapsed(civilDay(`${since}-12-31`), understood.today).years;
  const ends = since === null ? null : since + term;
  const proof =
    'Hay que probar la posesión como dueño, a la vista y continua, en un juicio con plano de mensura: los impuestos solos no alcanzan';
  if (gone >= term) {
    const when =
      ends === null
        ? gone === term
          ? 'los veinte años están cumplidos'
          : `${gone} años pasan de los veinte`
        : `los veinte años se cumplieron en ${ends}`;
    return answer(
      `Sí, por el tiempo: ${when}, que son los que pide la usucapión sin justo título ni buena fe. ${proof}`,
    );
  }
  // The year alone says not whether the day has come.
  if (ends !== null && ends <= Number(understood.today.slice(0, 4))) return null;
  const missing = ends === null ? term - gone : null;
  const wait =
    missing === null
      ? `se cumplen en ${ends}`
      : `${missing === 1 ? 'falta un año' : `faltan ${missing} años`}, hasta ${addYears(understood.today, missing, 'last-day-of-month').slice(0, 4)} más o menos`;
  return answer(
    `Todavía no: sin justo título y buena fe son veinte años de posesión, y ${wait}, salvo que se pueda sumar la de un poseedor anterior. ${proof}`,
  );
};

const answer = (text: string): ReturnType<Compute> => ({
  text,
  keys: ['ccyc:1899', 'ccyc:1900'],
  calculator: null,
  answers: ['yes-no', 'how-much'],
});

/** The only year that is told, from which it has been held: "vivo ahí desde 2004". */
function beginning({ text, today }: UnderstoodQuestion): number | null {
  const folded = fold(text);
  const since = new RegExp(
    String.raw`\b${holds}(?: \S+){0,8}? desde (?:el (?:ano )?|\S+ (?:de|del) )?((?:19|20)\d{2})\b`,
  ).exec(folded)?.[1];
  const others = new Set([...folded.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year));
  if (since === undefined || others.size > 1) return null;
  return readQuestionTokens(text, today).some(({ quantity }) => quantity?.unit === 'anio') ? null : Number(since);
}
