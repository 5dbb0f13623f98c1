import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { ContractSentence } from '../contract-sentences.ts';
import { flat, mostTelling, type Signs } from './most-telling.ts';
import { count, time } from './spans-of-time.ts';

const day =
  '(?:\\d{1,2}(?:[°º]|ro)?|primero|[a-z]+) de [a-z]+(?: de(?:l)? (?:\\d{4}|dos mil [a-z]+))?|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}';
const inTime = new RegExp(`\\b${count}`);
const instalments = new RegExp(`\\b${time}(?: \\([^)]*\\))? (?:\\w+ ){0,2}(?:cuotas|mensualidades)\\b`);
const yearly = /\b(?:plazo|duracion|vigencia)\b\W{0,3}(?:es |sera )?(?:anual|semestral|trimestral|mensual|bienal)\b/;
const fromDayToDay = new RegExp(`(?:${day}) ?[-–—] ?(?:${day})`);
const indeterminate = /\b(?:tiempo|plazo) ?:? indeterminado\b|^\W*plazo\W{1,3}indeterminado\b/;
const until = /\b(?:dentro de|en el plazo|antes del|a mas tardar|hasta el)\b/;
const fromTo = new RegExp(
  `\\b(?:desde|del|entre|a partir|empiez\\w+|empez\\w+|comienz\\w+|comenz\\w+|inici\\w+|arranc\\w+)\\b.{0,60}(?:${day}|\\b\\d{1,2}\\b).{0,80}\\b(?:hasta|al|termina|vence|finaliza|concluye|terminar\\w+|finalizar\\w+|concluir\\w+|y el)\\b.{0,30}(?:${day})`,
);
/** "Rige hasta que se cobre lo que se reconozca": it is over once something is done. */
const overOnceDone =
  /\b(?:rige|regira|dura|durara|vigente|vigencia|se extiende|subsiste)\b.{0,30}\bhasta (?:la|el|que|tanto)\b/;
/** "Sin fecha de finalización", "hasta que alguno avise": it lasts until somebody ends it. */
const openEnded =
  /\b(?:sin|no tiene|no tendra|no hay|no se fija|no se pacta) (?:un |una )?(?:fecha|plazo|termino)(?: ciert[ao])? (?:de (?:finalizacion|vencimiento|fin|terminacion|cierre|duracion)|final|determinad[ao]|fij[ao])\b|\bhasta que (?:algun[oa]|cualquiera|un[oa]) (?:\w+ ){0,5}(?:avis|decid|notifi|dig|comuni|termin|rescind|denunci|quier)\w+|\b(?:tiempo|plazo|duracion|vigencia) indefinid[ao]\b|\b(?:contrato|acuerdo|servicio|abono|relacion|vinculo|locacion)\b.{0,30}\bmes a mes\b/;
/** "Termina con la entrega del informe, prevista para el 15 de octubre". */
const endsBy = new RegExp(
  `\\b(?:termina|concluye|finaliza|cesa)\\w*\\b.{0,80}\\b(?:a mas tardar|no mas alla del|antes del|hasta el|previst[ao] para|el dia)\\b.{0,12}(?:${day})`,
);
/** "Check-in: 3 de enero de 2027": a stay is told by the day on which it begins. */
const stay = new RegExp(`^\\W*(?:check-? ?in|ingreso|entrada|llegada)\\b[^|:]{0,20}[:|].{0,30}(?:${day})`);
/** How a contract tells how long it lasts; of a loan or a sale by instalments, their number; of works and deeds, until when. */
const durationSaid: Signs = [
  [inTime, 2],
  [fromTo, 3],
  [fromDayToDay, 2],
  [yearly, 1],
  [/^\W*(?:\w+ \d+\W+)?(?:fechas?|periodo|temporada) ?:/, 1],
  [
    /\b(?:plazo|duracion|vigencia|termino de|(?:el|su) termino|estadia|lapso|suscripcion|tiempo indeterminado|plazo indeterminado)\b/,
    2,
  ],
  // "El contrato dura un año", "El contrato es por doce meses".
  [
    /\b(?:contrato|acuerdo|convenio|locacion|relacion|vinculo)\b.{0,60}\b(?:dura|durara|rige|regira(?! por l[aoe])|es por|sera por|se extiende por)\b/,
    2,
  ],
  [
    /\b(?:dura(?:ra)?|rigen?|regiran?|subsist\w+|se (?:celebra|pacta|conviene|contrata|acuerda|alquila|fija) por|corre por|por el lapso|por (?:un|el) (?:lapso|periodo)|ingresa el|empieza|empezamos|comienza|comenzamos|arranca\w*|arrancamos|se inicia|concluira|finaliza\w*|expira\w*|vence\w*|se extiende|se extendera|tendra una duracion|tendra vigencia|termina)\b/,
    1.5,
  ],
  [/\b(?:a partir|a contar|contados?|desde)\b/, 0.8],
  [new RegExp(`\\bpor ${count}`), 0.5],
  [/^\W*(?:plazo|duracion|vigencia|estadia|permanencia)\b[a-z ]{0,20} ?:/, 2],
  [/^\W*permanencia\b/, 1.5],
  // "| PLAZO DE OBRA | 150 días |", "Duración ....... un año": the row of a table that is called so.
  [/^\W*(?:plazo|duracion|vigencia|estadia)\b[a-z ]{0,25}(?:\||\.{3})/, 4],
  [overOnceDone, 1],
  [openEnded, 3.4],
  [stay, 3.6],
  // "Durante cuatro años que arrancan el 1 de junio".
  [new RegExp(`\\bdurante ${count},? (?:que|a partir|desde|contad)`), 1.5],
  [endsBy, 2],
  // "Confiere a la otra la distribución por cinco años", "Son dos años, hasta el 28 de febrero".
  [
    new RegExp(
      `\\b(?:confiere|otorga|concede|alquila|arrienda|contrata|designa|encarga|encomienda|cede|licencia|presta)n?\\b.{0,110}\\b(?:por|durante) ${count}`,
    ),
    1.2,
  ],
  [new RegExp(`^\\W*(?:son|sera|seran|es de|es por|por) ${count},? (?:hasta|desde|a partir|contad|que)`), 2],
  [/\b(?:manten\w+|permanec\w+|estara|queda\w*|continu\w+) (?:vigente|en vigor|en vigencia|en pie)\b/, 2],
  // "Doce meses contados desde el 15 de abril": the term and nothing else.
  [new RegExp(`^\\W*${count},? (?:contad|a partir|a contar|desde|computad)`), 2],
  [/\b(?:plazo|tiempo) ?:? indeterminado\b/, 2],
  [/\b(?:noches|anos?|meses)\b/, 0.5],
  [
    /\b(?:cuotas|mensualidades)\b.{0,40}\b(?:consecutivas|mensuales|iguales|los dias|por)\b|\ben (?:el plazo de )?\S+(?: \([^)]*\))? cuotas\b/,
    1.2,
  ],
  [/\b(?:escritur\w+|obra|trabajos|entrega\w*)\b.{0,140}?\b(?:dentro de|en el plazo|antes del|a mas tardar)\b/, 1.5],
  [
    /\b(?:mora|preaviso|intim\w+|urgentes?|capitaliz\w+|factura\w*|del 1 al|interpelacion|penalidad|multa|anticipacion|antelacion|aviso|reclamo\w*|devolver\w*|deposito|subsan\w+|vicios|garantia|indice|ajust\w+|actualiz\w+|preferencia|seguro|revoc\w+|horas|suspend\w+|caduc\w+)\b/,
    -2.5,
  ],
  [/\b(?:confidencial\w*|reserva|secreto|compet\w+|prorrog\w+|renov\w+|renuev\w+)\b/, -0.6],
  [/\b(?:ajuste|actualizacion)\b/, -1],
  [new RegExp(`\\bcada ${count}`), -1],
  [/\b(?:a juicio|mediador\w*|mediacion|negociar\w*|probable|recepcion (?:provisoria|provisional))\b/, -2.5],
  // What follows where nobody ends it, or how one may, is not how long it was agreed.
  [/^\W*si (?:\w+ ){0,4}(?:continu|sigui|prolong|perman)\w+/, -3],
  // The day of signing in words, a time of trial and what is not paid are not how long it lasts.
  [/\ba los (?:\S+ ){1,4}dias del mes\b/, -6],
  [/^(?!.*\bindeterminado).*\b(?:a|de) prueba\b/, -4],
  [/\b(?:falta de pago|atraso|mora|impag\w+|adeud\w+)\b.{0,40}\bcuotas?\b/, -3],
  // What binds after the end is not how long it lasts.
  [
    /\bdesde (?:el|la|su) (?:final|fin|cese|extincion|terminacion|conclusion)\b|\b(?:posteriores?|siguientes?|despues) (?:al?|del?)(?: la| su)? (?:extincion|final|fin|cese|terminacion|conclusion)\b/,
    -3,
  ],
  [/\bno (?:se )?(?:compit|compet|abrir|explotar|dedicar|instalar)\w*/, -3],
  // What makes the time longer, or ends the contract, is not how long it lasts.
  [
    /\bplazo se extender\w*|\bcorren? el plazo\b|\b(?:concluira|terminara|finalizara|quedara resuelto)\b.{0,30}\b(?:comun acuerdo|si\b)/,
    -2,
  ],
];
const durationHeading: Signs = [
  [/\b(?:plazo|duracion|vigencia|termino|estadia|term|dura|duration)\b/, 2.5],
  [
    /\b(?:mora|precio|ajuste|garantia|deposito|rescision|resolucion|preaviso|confidencialidad|extincion|incumplimiento|penal\w*|visitas|conservacion|reparaciones)\b/,
    -2,
  ],
];

const dayInFigures = '(?:\\d{1,2}(?:[°º]|ro)? de [a-z]+|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})';
/** A thing that is sold with no other time is delivered on its day. */
const dayOfDelivery = new RegExp(`\\bentreg\\w+\\b.{0,60}\\bel(?: dia)? ${dayInFigures}`);
const dayOfReturn = `\\b(?:devol|restitu|cancel|reintegr|amortiz|pag)\\w+.{0,80}\\b(?:el|al)(?: dia)? ${dayInFigures}`;
/** "La casa tiene que estar lista para el 20 de diciembre." */
const doneBy = new RegExp(
  `\\b(?:list|terminad|entregad|acabad|concluid|finalizad)[ao]s?\\b.{0,20}\\b(?:para|antes del?|hasta|el)\\b.{0,12}(?:${dayInFigures})`,
);
/** What stands for the term where a contract is over once something is done. */
const durationOfKind: Partial<Record<ContractKind, Signs>> = {
  loan: [
    [instalments, 3.5],
    [/\b(?:devol|restitu|cancel|reintegr|amortiz)\w+/, 1.2],
    [new RegExp(dayOfReturn), 5],
    // Of a loan "devolver" tells the term, which elsewhere is a deposit or the thing.
    [new RegExp(`\\b(?:devol|restitu|cancel|reintegr|amortiz)\\w+.{0,80}${instalments.source}`), 2.5],
  ],
  sale: [
    [instalments, 2.5],
    [/\bentrega\w*\b.{0,80}\b(?:dentro de|en el plazo|antes del|el dia)\b/, 2.5],
    // A registered thing is sold once its transfer is asked for.
    [
      /\b(?:transferencia|solicitud tipo|formulario|inscri\w+)\b.{0,140}\b(?:dentro de|en el plazo|antes del|el dia)\b/,
      1.5,
    ],
  ],
  'land-sale-agreement': [
    [/\bescritur\w+\b.{0,200}\b(?:dentro de|en el plazo|antes del|a mas tardar|hasta el)\b/, 3.5],
    [new RegExp(`\\b(?:escritur\\w+|posesion)\\b.{0,60}\\b(?:a los|en|en unos) ${count}`), 3.5],
    [instalments, 1.5],
  ],
  works: [
    [/\b(?:obra|trabajos|ejecucion|termin\w+|conclu\w+)\b/, 1.5],
    [doneBy, 3.6],
  ],
  confidentiality: [[/\b(?:reserva|confidencial\w*|obligacion\w*|secreto)\b/, 2.6]],
};

/** The sentence that tells how long the contract lasts. */
export function readDuration(sentences: readonly ContractSentence[], kind: ContractKind): ContractSentence | undefined {
  const said = [...durationSaid, ...(durationOfKind[kind] ?? [])];
  const must = new RegExp(
    `${inTime.source}|${fromTo.source}|${instalments.source}|${until.source}|${indeterminate.source}|${overOnceDone.source}|${yearly.source}|${fromDayToDay.source}|${openEnded.source}|${stay.source}|${endsBy.source}${kind === 'loan' ? `|${dayOfReturn}` : ''}${kind === 'works' ? `|${doneBy.source}` : ''}`,
  );
  // A title says of what sort the contract is: "CONTRATO DE TRABAJO POR TIEMPO INDETERMINADO".
  const behindTitle = sentences.filter(({ text }, index) => index > 0 || /\p{Ll}|\d/u.test(text));
  return (
    mostTelling(behindTitle, { enough: 3.4, must, heading: durationHeading, said }) ??
    (paidByInstalments.has(kind) ? sentences.find(({ folded }) => instalmentsAgreed.test(flat(folded))) : undefined) ??
    (kind === 'sale' ? sentences.find(({ folded }) => dayOfDelivery.test(flat(folded))) : undefined)
  );
}

/** What is sold or lent by instalments, with no other time, is paid as long as they run; their clause is the one of the price. */
const paidByInstalments: ReadonlySet<ContractKind> = new Set(['land-sale-agreement', 'loan', 'sale']);
const instalmentsAgreed = new RegExp(`${instalments.source}.{0,40}\\b(?:consecutiv|mensual|igual)\\w*`);
