import { fold } from '@foja/legal-text/fold';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';

const ofWork =
  /\b(?:derechos? de autor|dominio publico|obras?|libros?|novelas?|poemas?|poesias?|cuentos?|canci\w+|tangos?|musica|partituras?|letras?|escritor\w*|compositor\w*|poeta|pintor\w*|autor\w*|cuadros?|ilustraci\w+)\b/;
const asks =
  /\b(?:publicar|reeditar|editar|usar|grabar|reproducir|versionar|traducir|adaptar|dominio publico|libres?|permiso|autorizacion|derechos|protegid\w+|hasta cuando|cuando)\b/;
const died = /\b(?:muri\w+|fallec\w+|muerto|muerta|muerte)\b[^.?!]{0,30}?\b((?:18|19|20)\d{2})\b/g;
/** Photographs, films and records have terms of their own; of a work of many it is the last who counts; a work not signed has another. */
const undecided =
  /\b(?:foto\w*|pelicula|film|fonograma|disco|interprete|cantante|banda|coautor\w*|(?:dos|tres|varios|ambos) autores|escribieron (?:entre|junt\w+|l[oa]s)|junto con|letra y (?:la )?musica|musica y (?:la )?letra|colaboracion|anonim\w+|seudonimo|folklore|traductor\w*|sociedad|pag\w+|gratis|instituci\w+|extranjer\w+|frances\w*|ingles\w*|espanol\w*|estadounidense|yanqui|aleman\w*|italian\w*|uruguay\w*|chilen\w*|mexican\w*)\b/;
const term = 70;

/** Until when a work is protected after its author died: seventy years from the first of January that follows (ley 11.723, 5). */
export const computeCopyright: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!ofWork.test(folded) || !asks.test(folded) || undecided.test(folded)) return null;
  const years = new Set([...folded.matchAll(died)].map(([, year]) => Number(year)));
  const [year] = years;
  if (year === undefined || years.size > 1) return null;
  return tell(year, understood);
};

function tell(died_: number, { today }: UnderstoodQuestion): ReturnType<Compute> {
  const last = died_ + term;
  const counted = `los ${term} años se cuentan desde el 1/1/${died_ + 1}, el 1 de enero siguiente a la muerte`;
  const isOver = today > `${last}-12-31`;
  return {
    text: isOver
      ? `La obra ya no está protegida, si fue su único autor: ${counted}, y terminaron el 31/12/${last}`
      : `Todavía está protegida: ${counted}, y terminan el 31/12/${last}, o después si tuvo otro autor que murió más tarde; hasta entonces hace falta el permiso de quien tenga los derechos`,
    keys: ['ley-11723:5'],
    calculator: null,
    answers: ['yes-no', 'how-long', 'how-much'],
  };
}
