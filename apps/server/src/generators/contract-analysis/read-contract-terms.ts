import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { type PreparedText, prepareText } from '../../corpus/rules/text-pattern.ts';
import { findAmounts } from '../extract/amounts.ts';
import type { Clause } from '../extract/clauses.ts';
import { findDates } from '../extract/dates.ts';
import { absent, found } from '../extract/findings.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { withFigures } from './term-in-months.ts';

/** A sentence of the contract with the clause that it stands in. */
export interface ContractSentence {
  text: string;
  /** In lower case and without accents. */
  folded: string;
  /** As rules look at it. */
  plain: string;
  /** Heading of its clause, or null before the first one. */
  heading: string | null;
  /** The heading and what the clause said before, as rules look at them. */
  context: string;
  /** Both, as patterns look at them. */
  prepared: PreparedText;
}

/** By which name the term of the contract is told. */
export const durationLabel = 'Duración';
/** How much of a clause before a sentence is its context, in characters. */
const contextCharacters = 400;

/** No points within figures, which would look like the end of a sentence. */
export function withoutFigurePoints(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/g, '');
}

/**
 * The contract's sentences in order, each with its clause.
 * @param writeRoles puts the word for its side behind the name of a party, as rules look at it.
 */
export function contractSentences(
  text: string,
  clauses: readonly Clause[],
  writeRoles: (text: string) => string = (words) => words,
): ContractSentence[] {
  const asRulesSee = (words: string) => withFigures(writeRoles(withoutFigurePoints(words)));
  return sentencesOf(text).map(({ start, text: sentence }) => {
    const clause = clauses.findLast(({ end, start: from }) => from <= start + sentence.length && start < end);
    const before =
      clause === undefined
        ? ''
        : text.slice(Math.max(clause.start, start - contextCharacters), Math.max(start, clause.start));
    const heading = clause?.heading ?? null;
    const context = asRulesSee(`${heading?.replace(/\./g, ' :') ?? ''}: ${before}`);
    const plain = asRulesSee(sentence);
    return {
      text: sentence,
      folded: fold(withoutFigurePoints(sentence)),
      plain,
      heading,
      context,
      prepared: prepareText(plain, context),
    };
  });
}

/** A number in figures or words: "diez", "treinta y seis", "dieciocho (18)". */
const time =
  '(?:\\d+|(?!(?:los|las|unos|algunos|estos|esos|pocos|varios|cada|de|en|por|sus|mas)\\b)[a-z]{2,16}(?: y [a-z]{3,8})?)';
const count = `${time}(?: \\([^)]*\\))? (?:meses|anos?|dias|noches)`;
/** How much a sentence tells of what is looked for. */
type Signs = readonly [pattern: RegExp, weight: number][];

interface WhatIsLookedFor {
  /** Without this nothing else counts. */
  must: RegExp;
  heading: Signs;
  said: Signs;
  enough: number;
}

/** The sentence with the most signs, the first of those alike; none below `enough`. */
function mostTelling(
  sentences: readonly ContractSentence[],
  { enough, heading, must, said }: WhatIsLookedFor,
): ContractSentence | undefined {
  let best: { sentence: ContractSentence; score: number } | undefined;
  for (const sentence of sentences) {
    const title = fold(sentence.heading ?? '');
    const words = flat(sentence.folded);
    if (!must.test(words)) continue;
    const own = weigh(words, said);
    if (own <= 0) continue;
    const score = own + weigh(title, heading);
    if (score >= enough && (best === undefined || score > best.score)) best = { sentence, score };
  }
  return best?.sentence;
}

const flat = (folded: string) => folded.replace(/\s+/g, ' ');

const weigh = (text: string, signs: Signs) =>
  signs.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0);

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
function durationOf(sentences: readonly ContractSentence[], kind: ContractKind): ContractSentence | undefined {
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

/** "Acompañará los acuerdos paritarios", "sigue al Índice Casa Propia". */
const followsIndex =
  /\b(?:acompan\w+|sigu\w+|seguir\w*|muev\w+|mover\w*|adapt\w+|adecu\w+|acomod\w+|evolucion\w+|atad[ao]s?|va con)\b.{0,60}\b(?:ipc|icl|cer|uva|ripte|ipim|cac|indices?|inflacion|paritari\w+|escalas? (?:del?|salarial\w*)|convenio colectivo)\b|\b(?:cada (?:\w+ )?(?:mes|meses|bimestre|trimestre|cuatrimestre|semestre|ano|dias)|mensual|trimestral|cuatrimestral|semestral)\b.{0,80}\b(?:ipc|icl|cer|ripte|ipim|cac|casa propia|indec)\b|\b(?:expres|calcul|fij|pact|denomin)\w+ en (?:uva|uvi|cer)s?\b/;
/** "Podrá subir el porcentaje de la regalía." */
const movedByOne =
  /\b(?:podra|puede|podran|pueden|podremos)\b.{0,24}\b(?:subir\w*|elevar|fijar|llevar)\b.{0,50}\b(?:porcentajes?|regalias?|precios?|cuotas?|canon|tarifas?|abonos?|listas?|alquiler|honorarios|comision\w*)\b(?! ?,)|\b(?:listas?|precios?|tarifas?|abono)\b.{0,16}\b(?:puede|podra|pueden|podran)\b (?:ser )?(?:cambi|vari|modific|actualiz|mov)\w+/;
/** "A partir del séptimo mes el canon será de $ 900.000." */
const bySteps =
  /\b(?:a partir del|desde el|en el) (?:\w+ ){0,2}(?:mes|ano|semestre|trimestre|cuatrimestre)\b.{0,60}\b(?:sera|seran|pasa\w*|asciende|ascendera|valdra|costara|abonara|pagara)\b.{0,24}(?:\$|\bu\$s|\busd|\d ?%)/;
const adjusts =
  /\b(?:ajust(?!e alzado)\w+|actualiz\w+|reajust\w+|index\w+|recalcul\w+|redetermin\w+|readecu\w+|increment\w+|aument\w+|escalonad\w+|renegoci\w+|revis(?:ar|aran|ara|ado|ion)\b|corrig\w+|correg\w+|nuev[ao] (?:monto|valor|precio|alquiler|canon|lista)|variar\w*|crecer\w*|revisan?\b|modific\w+.{0,40}\b(?:precio|valor|cuota|canon|tarifa|abono|lista)s?\b(?! ?,)|(?:trimestr|cuatrimestr|semestr|mes(?:es)?)\b.{0,40}%|\bsub(?:e|en|ir|ira|iran)\b)/;
const movesPrice = new RegExp(`${adjusts.source}|${followsIndex.source}|${movedByOne.source}|${bySteps.source}`);
const adjustmentSaid: Signs = [
  [/^\W*(?:\w+ \d+\W+)?(?:ajuste|actualizacion|reajuste|revision|redeterminacion)\b/, 1],
  [
    /\bsub(?:e|en|ira|iran)\b.{0,60}\b(?:cada|segun|por|indice|ipc|icl|indique|proporcion|misma medida|paritari\w+|igual que|como)\b/,
    1.6,
  ],
  [followsIndex, 3],
  [movedByOne, 1.6],
  [bySteps, 3],
  [/\d ?%|\bpor ciento\b/, 1.4],
  [/\b(?:ajust(?!e alzado)\w+|actualiz\w+|reajust\w+|index\w+|recalcul\w+|redetermin\w+|readecu\w+)\b/, 2],
  [
    /\b(?:increment\w+|aument\w+|escalonad\w+|renegoci\w+|revis(?:ar|aran|ara|ado|ion|an?)\b|corrig\w+|correg\w+|nuev[ao] (?:monto|valor|precio|alquiler|canon|lista)|variar\w*|crecer\w*|modific\w+.{0,40}\b(?:precio|valor|cuota|canon|tarifa|abono|lista)s?\b(?! ?,))/,
    1.6,
  ],
  [
    /\b(?:alquiler\w*|canon\w*|precio\w*|cuotas?|saldo|certific\w+|honorarios|retribucion|abono|montos?|sumas?|valor\w*|mensualidad\w*|arriendo|tarifa|regalia|importes?|listas?)\b/,
    1.2,
  ],
  [/\b(?:ipc|icl|cer|uva|ripte|ipim|cac|indice\w*|inflacion|variacion|paritari\w+|coeficiente)\b/, 1.5],
  [
    /\b(?:mensual|bimestral|trimestral|cuatrimestral|semestral|anual)(?:mente|es)?\b|\bcada (?:\w+ )?(?:mes|meses|trimestre|semestre|ano)\b|\bpor semestres\b/,
    0.8,
  ],
  [
    /\b(?:no se (?:ajust|actualiz|index|reajust)\w+|sin (?:ajuste|actualizacion|indexacion)|fij[ao]s? e inamovible|(?:precio|valor|canon|alquiler) (?:es|sera|queda) (?:fij|cerrad|invariabl)\w+|son fijas|ni se (?:ajust|actualiz|index|reajust)\w+|ni (?:\w+ ){1,4}podra (?:\w+ ){1,4}(?:aument|ajust|reajust|actualic)\w+|no (?:sera|seran) (?:ajustad|actualizad)\w+|no varia|no dan? lugar a ajuste|\bactualizacion del manual\b)/,
    -6,
  ],
  [
    /\b(?:deposito|seguro|poliza|multa|pena|punitori\w+|mora|demora|permanencia|jornada|superficie|obras? de|garantia|intereses)\b/,
    -1.5,
  ],
];
const adjustmentHeading: Signs = [
  [/\b(?:ajuste|actualizacion|reajuste|revision|precio|canon|alquiler|honorarios|pago)\b/, 1],
];

const punishes =
  /\b(?:clausula penal|multa|pena\b|penalidad|penalizacion|punitori\w+|indemnizacion|interes\w*|recargo|sancion\w*|atras\w+|demora|se cobrara|conserva|perdera|retendra|corre|cargo del|quitando|recarg\w+|perd\w+|pierd\w+|infraccion|inobservancia|queda\w* (?:a|en) (?:favor|beneficio|poder)|mora ?:|mora\b.{0,80}\b(?:tasa|devenga\w*|genera\w*)|por cada (?:dia|hora|semana) (?:de|que|en))\b|\bmora ?:|\bincurra\w* en mora\b|\b(?:viol|infring|incumpl)\w+\b.{0,80}\b(?:abon|pag|deb)(?:a|ara|aran|era|eran)\b|\bpor cada (?:inasistencia|ausencia|falta|incumplimiento|infraccion|caida)\b|\b(?:pag|abon)\w+ (?:tarde|fuera de|despues del)\b|\bllega\w* tarde\b|^\W*\d+(?:[.,]\d+)? ?% (?:mensual|diari|anual|por (?:dia|mes))|\bpor cada (?:noche|dia) (?:de mas|en exceso|de exceso|de permanencia)\b|\bse (?:acredita|bonifica|acreditar|bonificar)\w*\b|\b(?:cada|por) (?:\w+ )?(?:semana|mes|hora) de (?:demora|atraso|retraso)\b/;
const penaltySaid: Signs = [
  // "Mora. 1 % mensual.": a rate and nothing else, under its heading.
  [/^\W*\d+(?:[.,]\d+)? ?% (?:mensual|diari|anual|por (?:dia|mes))/, 1],
  // "Si pagan tarde, 0,3 % por día."
  [/\b(?:tarde|atras\w+|mora|fuera de termino)\b.{0,20}\d+(?:[.,]\d+)? ?%/, 0.6],
  [
    /\bpor cada (?:noche|dia) (?:de mas|en exceso|de exceso|de permanencia)\b.{0,60}\b(?:pag|abon|deb)\w+\b.{0,30}(?:\$|\busd\b|\bpesos\b|\d ?%|doble)/,
    3.3,
  ],
  [
    /\bpor cada (?:punto|hora|dia|minuto|caida|interrupcion|falta)\b.{0,70}\bse (?:le |les |nos |te )?(?:acredit|bonific)\w+/,
    2.6,
  ],
  // "Cada día de atraso le cuesta $ 40.000."
  [
    /\b(?:cada|por) (?:\w+ )?(?:dia|semana|hora|mes) de (?:demora|atraso|retraso|retardo)\b.{0,70}(?:\$|\busd|\bpesos\b|\bdolares\b|\d ?%)/,
    1.4,
  ],
  [/\b(?:multa|penalidad|clausula penal|sancion\w*)\b.{0,60}(?:\$|\busd|\bpesos\b|\bdolares\b|\d ?%)/, 0.4],
  [
    /\b(?:se (?:le |les |nos |te )?(?:resta|restara|quita|deduc|descuent|descontar)\w*|descuenta)\b.{0,40}(?:\$|\d ?%|\bpesos\b)/,
    2.2,
  ],
  // "Quien viole la reserva abonará USD 20.000": who breaks it owes a sum.
  [
    /\b(?:viol|infring|incumpl|incurr)\w+\b.{0,80}\b(?:abon|pag|deb)(?:a|ara|aran|era|eran)\b.{0,60}(?:\$|\busd\b|\bpesos\b|\bdolares\b|\d ?%)/,
    3.2,
  ],
  [/(?<!\bpor )\bcada (?:dia|hora|semana) de (?:demora|atraso|retraso|retardo|mora)\b/, 1],
  [
    /\bpor cada (?:inasistencia|ausencia|falta|incumplimiento|infraccion|hora|caida)\b.{0,60}\b(?:deduc|descont|descuent|quit)\w+/,
    2.2,
  ],
  // A penalty of its own says more than the interest of who pays late, which nearly every contract has.
  [/\bclausula penal\b|\bmulta\b/, 0.6],
  // "Mora: tasa activa del Banco Nación."
  [/^\W*(?:\w+\W{1,3}){0,2}mora ?:/, 1.2],
  [/^(?!.*\bpunitori).*\btasa (?:activa|pasiva)\b/, 0.8],
  [/\bpor cada (?:dia|hora|semana) (?:de|que|en)\b/, 1.5],
  [
    /\bclausula penal\b|\bmulta\b|\bpena (?:minima|pecuniaria|convencional|diaria|equivalente)\b|\bpenalidad(?! alguna)\b|\bpenalizacion\b|\bpunitori\w+|\bunica indemnizacion\b/,
    2.5,
  ],
  [/\b(?:interes\w*|recarg\w+)\b/, 1.2],
  [/\bpierde\w*\b.{0,40}\b(?:entregad|pagad|abonad|sena|anticipo)\w*/, 2.2],
  [/\bno (?:paga|abona|cumple|integra)\b|\bel atraso\b/, 1.6],
  [
    /\b(?:conserva|retendra|perdera|quita\w*|descuent[ae]n?|descont\w+)\b.{0,60}(?:\b(?:indemnizacion|sena|paga|por ciento)\b|\d ?%)/,
    2.2,
  ],
  [/\bse cobrara\b|\bsancion\w*\b/, 1.5],
  [/\b(?:infraccion|inobservancia)\b.{0,40}\b(?:obliga|da|dara|genera|importa|habilita|se sanciona\w*)\b/, 2.4],
  [/\b(?:pagad|abonad|entregad)\w+\b.{0,40}\bqueda\w* (?:a|en) (?:favor|beneficio|poder)\b/, 3],
  [/\bcaduc\w+|\bexigible\b/, -1.4],
  [
    /\b(?:mora\b|moratori\w+|atras\w+|demora\w*|retraso|retardo|incumpl\w+|llega\w* tarde|(?:pag|abon)\w+ (?:tarde|fuera de (?:termino|plazo)|despues del)|falta de pago|deja(?:ra|re|se)?n? de (?:pagar|abonar|integrar)|vencid[ao]s?\b|impag\w+|pagos? (?:fuera de termino|tardio)|no se paga\w*|en termino)\b/,
    1.6,
  ],
  [
    /\d+(?:[.,]\d+)? ?%|\bpor ciento\b|\btasa\b|\bpor (?:cada )?(?:dia|hora|semana|infraccion|incumplimiento|vez)\b|\bequivalente\b|\bveces\b|\bdiari\w+/,
    1.2,
  ],
  [
    /\b(?:abonara|pagara|devenga\w*|genera\w*|se cobrara|corre\w*|se (?:suma|sumara|anadira|agregara)|suma un|llevar\w*|sanciona\w*|perdera|aplicar\w*)\b/,
    0.6,
  ],
  [
    /\bsin (?:\w+ ){0,2}(?:penalidad|multa|cargo|punitori\w*|costo)\b|\bno (?:devenga|genera|da lugar)\w*\b|\bpenalidad alguna\b|\bno (?:hay|habra|corre\w*|se aplica\w*|procede\w*) (?:\w+ ){0,2}(?:multa|penalidad|pena|recargo|interes\w*|punitorio)s?\b|^(?!.*\bpunitori).*\bcompensatori\w+\b/,
    -3,
  ],
  [/\b(?:retribucion|regalia|comision|honorarios|precio total|iva|descuento|bonific\w+|capitaliz\w+)\b/, -0.7],
];
/** Who stays on pays more for each day: the only penalty of some leases. */
const staysOn =
  /\bsi\b.{0,60}\b(?:no (?:restituy|devolv|entreg|desocup)\w+|(?:te|se) queda\w*|permanec\w+|sigu\w+|continu\w+)\b.{0,120}\bpor (?:cada )?dia\b/;
const penaltyHeading: Signs = [
  [/\bno pag|\blate\b/, 1.6],
  [/\b(?:mora|penal\w*|multa|incumplimiento|atraso|sancion\w*|intereses|default)\b/, 1.2],
];

const secures =
  /\b(?:fiador\w*|fianza|afianza\w*|codeudor\w*|garante\w*|garantia|avalista\w*|aval|deposit(?:o|a|an|ara)|pagares?|caucion|hipotec\w+|prend(?:a|ario|aria)|carta de credito|fondo de reparo|garantiza\w*|poliza)\b/;
const guaranteeSaid: Signs = [
  [
    /\b(?:sale|salen|queda|quedan|firma|firman|actua|comparece) (?:de|como|por) (?:fiador|garante|avalista|codeudor)/,
    1.5,
  ],
  [/^\W*(?:\S{1,14}\W{1,3})?en (?:garantia|resguardo|seguridad)\b/, 1],
  [/\b(?:fiador\w*|fianza|afianza\w*|codeudor\w*|garante\w*|avalista\w*|aval\b)\b/, 2],
  [/\bprincipal(?:es)? pagador\w*|\blis[oa] y llan[oa]\b/, 1],
  // "Garantía: seguro de caución de Fianzas y Crédito S.A."
  [/^\W*(?:\w+\W{1,3}){0,2}(?:garantia|fondo de reparo|deposito|fianza|aval)\b[^:.|]{0,30}:/, 1],
  [/^\W*garantia\b[^:.|]{0,30}\|/, 2.3],
  [/\b(?:seguro|poliza) de caucion\b/, 0.8],
  [/\bpoliza\b.{0,20}\b(?:fianzas?|caucion|garantia)\b/, 1.6],
  [/\b(?:un|dos|tres|\d) mes(?:es)? de (?:alquiler|canon)\b|\bequivalente a (?:un|dos|tres) mes/, 0.6],
  [/\bconstituy\w+ (?:una )?garantia\b/, 1.5],
  [/\bhipoteca (?:en|de) (?:primer|segundo) (?:grado|rango)\b/, 1.5],
  // Who sells and may still mortgage what was sold gives no guarantee.
  [/\b(?:facultad|podra|se reserva)\b.{0,40}\b(?:constituir|gravar|hipotecar)\b/, -4],
  [/\bse constituy\w+ (?:en |como )?(?:fiador|garante|codeudor|avalista)/, 1.5],
  [/\b(?:deposit(?:o|a|an|ara)\b|deposito (?:en|de) garantia)/, 1.4],
  [
    /\b(?:pagare|caucion|hipotec\w+|prend(?:a|ario|aria)\b|carta de credito|fondo de (?:reparo|garantia)|retencion de garantia)\b/,
    2,
  ],
  [
    /\b(?:se constituye\w*|constitu[yi]\w+|deja|dejan|dejara|retien\w+|retendr\w+|entrega\w*|deposita\w*|gravan?\b|contrata\w*|afianza\w*|firma\w*|libra\w*|suscribe\w*|responde\w*|otorga\w*|ofrece\w*|mantendra|se obliga\w*)\b/,
    1,
  ],
  [
    /\b(?:en garantia|en resguardo|en seguridad|en respaldo|para asegurar|en caucion|garantiza\w*|a favor del? )\b/,
    1.3,
  ],
  [/\$|\bu\$s|\busd\b|\bpesos\b|\bdolares\b|\bsuma\b/, 0.5],
  [/\b(?:se devolvera|sera devuelt\w+|restituir\w*|devoluci\w+)\b/, -0.6],
  [/\blibre de\b.{0,80}\b(?:hipotec|gravamen|embargo)/, -4],
  [
    /\b(?:no|ni) (?:tien\w+|registr\w+|reconoc\w+|pes\w+|exist\w+|hay|esta)\b.{0,60}\b(?:prenda|hipotec|gravamen|embargo)/,
    -4,
  ],
  // Money put into an account is paid.
  [/\bdeposit\w+\b.{0,60}\bcuenta\b/, -2.5],
  [
    /\b(?:no tiene obligacion|perdera|sin garantia|garantia (?:legal|por (?:vicios|defectos))|vicios|eviccion|instalaciones|deposito (?:de|para) (?:mercaderia|insumos|materiales)|se deposita\w* en|cuenta sueldo)\b/,
    -1.8,
  ],
  [/\b(?:con destino a|local|galpon)\b.{0,20}\bdeposito\b/, -2],
];
const guaranteeHeading: Signs = [
  [/\b(?:fianza|garantia\w*|deposito|caucion|seguros?|hipoteca|guarantee)\b/, 1.3],
  [/\b(?:quienes firman|partes|precio|objeto|plazo|conservacion)\b/, -1.2],
];

const termPatterns: readonly [string, RegExp][] = [
  [
    'Pago',
    new RegExp(
      `\\b(?:pag\\w+|abon\\w+|vencimiento\\w*|cuotas?)\\b[^.]{0,140}\\b(?:del \\d+ al \\d+|dentro de los ${time}|por mes adelantado|con vencimiento|mensuales|el dia ${time})`,
    ),
  ],
  [
    'Entrega',
    new RegExp(
      `\\b(?:entreg\\w+|escritur\\w+|posesion)\\b[^.]{0,120}\\b(?:dentro de los ${time}|el dia|antes del|en este acto|el \\d{1,2} de)`,
    ),
  ],
  [
    'Preaviso',
    new RegExp(
      `\\b(?:preaviso|antelacion|anticipacion)\\b[^.]{0,80}\\b${time}|\\b${time} dias de (?:preaviso|antelacion|anticipacion)`,
    ),
  ],
  ['Renovación', /^(?!.*\b(?:fiador|fianza|garant))(?=.*\b(?:renov\w+|prorrog\w+)\b)/],
];

/** Who buys to sell again, or works for a commission, has a list or a share for a price. */
const pricedByShare: ReadonlySet<ContractKind> = new Set(['distribution', 'agency', 'franchise', 'power', 'other']);
const priceHeading = /\b(?:precios?|canon|alquiler|capital|retribucion|contraprestacion|honorarios|monto|comision)\b/;
const entryFee =
  /^(?!.*\bya (?:abonad|pagad|satisfech|integrad)).*\b(?:derecho|canon|cuota|fee|tarifa|pago) (?:inicial )?de (?:ingreso|entrada|incorporacion|adhesion|inicio)\b/;
/** What a franchise is paid with: "Regalía: 5 % de las ventas". */
const royalty = /\b(?:regalias?|royalt\w+|canon)\b[^.;]{0,70}(?:\d ?%|\bpor ciento\b)/;
const share = /\blistas?\b|\d ?%|\bpor ciento\b/;
const sharePaid =
  /^\W*(?:\w+\W{1,3}){0,3}(?:precios?|retribucion|comision|honorarios)\b[^:]{0,20}:|\b(?:paga|pagara|abona|abonara|compra|comprara|adquier\w+|adquirira)\b.{0,80}\blistas?\b|\b(?:gana|ganara|percib\w+|cobr\w+|comision|retribu\w+|descuento)\b.{0,50}(?:\d ?%|\bpor ciento\b)/;
/** "Percibirán el veinte por ciento de lo que el cliente obtenga": who is paid by success. */
const shareOfSuccess =
  /\b(?:percib|cobr|correspond|pagar|abonar|retribu)\w*\b.{0,80}(?:\d ?%|\bpor ciento\b).{0,60}\b(?:obten\w+|obtuv\w+|recuper\w+|perciba\w*|cobre\w*|resultado|sentencia|venta)\b/;
/** Nothing is paid for a secret: a sum there is a penalty, or what accepts the offer. */
const unpriced: ReadonlySet<ContractKind> = new Set(['confidentiality']);
const otherMoney = /\b(?:pena|penal|multa|penalidad|sancion\w*)\b/;
/** Who may raise a royalty does not say how much it is. */
const moves = /\b(?:podra|puede|subir\w*|aument\w+|increment\w+|elevar)\b/;
/** "PESOS UN MILLÓN DOSCIENTOS MIL": a sum that stands in words only. */
const sumInWords =
  /\b(?:pesos|dolares(?: estadounidenses)?) (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien\w*|\w+cientos|quinientos|mil)\b/;
const pricedInWords = /\b(?:precio|retribucion|honorarios|contraprestacion)\b/;
/** Money that stands for a guarantee or is spent on the shop is not the price. */
const setAside = /\b(?:aval|caucion|fianza|pagares?|seguro|invertira|inversion|gastos de hasta)\b/;

/** The fee of entry unless it was paid before, else the royalty. */
function priceOfFranchise(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return (
    sentences.find(({ folded, text }) => entryFee.test(flat(folded)) && findAmounts(text).length > 0) ??
    sentences.find(({ folded }) => royalty.test(flat(folded)) && !moves.test(folded))
  );
}

/** The sentence with the price: where amounts are under its heading, beside its words, or where a list or a share stands for it. */
function priceOf(sentences: readonly ContractSentence[], kind: ContractKind): ContractSentence | undefined {
  const priced = sentences.filter(
    ({ folded, text: sentence }) =>
      (findAmounts(sentence).length > 0 || sumInWords.test(flat(folded))) && !otherMoney.test(folded),
  );
  const isUnderHeading = ({ heading }: ContractSentence) => priceHeading.test(fold(heading ?? ''));
  const own = priced.filter(({ folded }) => !setAside.test(folded));
  if (unpriced.has(kind)) return own.find(({ folded }) => pricedInWords.test(folded));
  return (
    (kind === 'franchise' ? priceOfFranchise(sentences) : undefined) ??
    own.find(isUnderHeading) ??
    (pricedByShare.has(kind)
      ? sentences.find(({ folded }) => share.test(folded) && sharePaid.test(flat(folded)))
      : undefined) ??
    (kind === 'services'
      ? sentences.find(
          ({ folded, heading }) => priceHeading.test(fold(heading ?? '')) && shareOfSuccess.test(flat(folded)),
        )
      : undefined) ??
    priced.find(isUnderHeading) ??
    own.find(({ folded }) => /\b(?:precio|canon|alquiler|suma de|retribucion|abonara|pagara)\b/.test(folded)) ??
    own[0]
  );
}

/** Shorter ones are headings, in characters. */
const shortestSaid = 30;
/** "Tribunales: los de Trelew." is short and says all. */
const labelled =
  /^\W*(?:(?:\w+\W{1,3})?(?:tribunales|jurisdiccion|competencia|fuero)\s?: ?\w|(?:los )?(?:tribunales|juzgados|jueces) (?:ordinarios|nacionales|provinciales|de)\b)/;

/** Who says before whom they will argue, and does not only name a court in passing. */
const courtsAgreed =
  /\b(?:somet\w+|competent\w+|jurisdiccion|entender\w*|intervendr\w+|intervien\w+|prorrog\w+|acept\w+|acuerd\w+|ser[aá]n?|dirim\w+|resolver\w+|litig\w+|acud\w+|recurr\w+|eligen|fijan|pactan)\b.{0,140}\b(?:tribunal\w*|juzgados?|jueces|justicia|arbitr\w+|courts)\b|\b(?:tribunales|juzgados|jueces|justicia)\b.{0,80}\b(?:competent\w+|entender\w*|intervendr\w+|seran)\b/;

/** Price, adjustment, penalty, guarantee, jurisdiction, day and periods of a contract, in its own words. */
export function readContractTerms(
  text: string,
  sentences: readonly ContractSentence[],
  kind: ContractKind,
  underReview: LawUnderReview,
): Pick<
  ContractAnalysis,
  'adjustment' | 'date' | 'guarantee' | 'jurisdiction' | 'object' | 'penalty' | 'price' | 'terms'
> {
  const said = sentences.filter(
    ({ folded, text: sentence }) => sentence.length >= shortestSaid || labelled.test(folded),
  );
  const under = (title: RegExp, pattern: RegExp, otherwise: Finding, not?: RegExp, strong = pattern): Finding => {
    const isTitled = ({ heading }: ContractSentence) => title.test(fold(heading ?? ''));
    const says = (asked: RegExp) => said.filter(({ folded }) => asked.test(flat(folded)) && !not?.test(flat(folded)));
    const sentence =
      says(strong).find(isTitled) ?? says(pattern).find(isTitled) ?? says(strong).at(0) ?? says(pattern).at(0);
    return sentence ? found(sentence.text) : otherwise;
  };
  const told = (signs: Parameters<typeof mostTelling>[1], otherwise: Finding): Finding => {
    const sentence = mostTelling(sentences, signs);
    return sentence ? found(sentence.text) : otherwise;
  };
  const withoutPenalty = lawStatement('contrato-sin-pena', underReview);
  const duration = durationOf(sentences, kind);
  const price = priceOf(sentences, kind);
  const stayed = sentences.find(({ folded }) => staysOn.test(flat(folded)));
  return {
    date: readDay(text),
    object: under(
      /\bobjeto\b/,
      /\b(?:objeto|da en (?:locacion|alquiler)|vende|entrega en (?:este acto|prestamo|mutuo)|brindara|prestara|se obliga a (?:prestar|realizar|ejecutar))\b/,
      absent('El texto no dice con claridad sobre qué es el contrato.'),
    ),
    terms: [
      ...(duration ? [{ label: durationLabel, finding: found(duration.text) }] : []),
      ...termPatterns.flatMap(([label, pattern]) => {
        const sentence = sentences.find(({ folded }) => pattern.test(folded));
        return sentence ? [{ label, finding: found(sentence.text) }] : [];
      }),
    ],
    price: price ? found(price.text) : absent('El texto no trae un precio o monto en cifras.'),
    adjustment: told(
      { enough: 2.8, must: movesPrice, heading: adjustmentHeading, said: adjustmentSaid },
      absent('El texto no prevé ajuste o actualización.'),
    ),
    penalty: told(
      { enough: 3.2, must: punishes, heading: penaltyHeading, said: penaltySaid },
      stayed ? found(stayed.text) : absent(withoutPenalty.text, withoutPenalty.articles),
    ),
    guarantee: told(
      { enough: 2.8, must: secures, heading: guaranteeHeading, said: guaranteeSaid },
      absent('El texto no prevé garantías.'),
    ),
    jurisdiction: under(
      /\b(?:jurisdiccion|competencia|tribunales|fuero|jueces|ley aplicable|controversias|diferencias|divergencias|conflictos|litigios|disputas|foro)\b/,
      /\bforo ?:|\bdepartamento judicial\b|\b(?:jurisdiccion|tribunal\w*|juzgados?|jueces|justicia|competencia de|competentes?|arbitr\w+|litigar|courts|fuero)\b/,
      absent('El texto no fija los tribunales: rigen las reglas generales de competencia.'),
      /\bdomicilio (?:legal |social )?en (?:la )?jurisdiccion\b|\b(?:autoridad|organismo|profesional|persona)(?:es)? competentes?\b|\bsin (?:necesidad de )?(?:acudir|recurrir|intervencion|orden|pasar)\b.{0,30}\b(?:justicia|judicial|jueces|tribunal\w*)\b|\btasa de justicia\b|\bjuez competente\b|\b(?:ordena|requiere|exige|pide|pida|ordene|requiera|exija)n? (?:un|el|la|una) (?:juez|jueza|justicia|tribunal)\b/,
      courtsAgreed,
    ),
  };
}

/** How far from the end the line of place and day may stand: signatures come behind it. */
const closingCharacters = 600;
/** How far into a contract the place and day of its heading stand. */
const headingCharacters = 620;

/** The day on which it was signed: the one of its heading, of the closing line, or of "se celebra". */
function readDay(text: string): ContractAnalysis['date'] {
  const signing =
    /\b(?:a los|celebr\w+|firm\w+|suscrib\w+|convien\w+ con fecha|acuerdan con fecha|pactan con fecha|en prueba de conformidad|extiend\w+|otorg\w+)\b[^.]{0,160}$/iu;
  const opening =
    /(?:,\s{0,4}a|\bdate:|\bfecha(?: (?:del?|de la) (?:aceptaci[oó]n|celebraci[oó]n|firma|suscripci[oó]n|contrato|convenio|acuerdo))?\s{0,4}[:|]|\b(?:con|de|en) fecha|\bhoy(?:,?\s{1,4}d[ií]a)?,?|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?|\bal?|\bel d[ií]a|\ba los|\bel|,)\s{1,4}(?:los\s{1,4})?$/iu;
  const dates = findDates(text);
  const placed = dates.find(({ start }) => start < 300 && /(?:^|\n)[^\n]{0,60},\s{0,8}$/.test(text.slice(0, start)));
  const inHeading = dates.find(
    ({ start }) =>
      start < headingCharacters &&
      opening.test(text.slice(Math.max(0, start - 30), start)) &&
      !/\b(?:inscri|ingres|comienz|empiez|inici|nacid|registr|hasta|desde|venc|conclu|termin|finaliz|expir|entreg|devol|folio|tomo|plazo)\w*\b[^.;]{0,60}$/iu.test(
        text.slice(Math.max(0, start - 70), start),
      ) &&
      (/\b(?:ciudad|localidad|partido|provincia|en (?:\p{L}+ ){0,5}\p{L}+,|date|fecha)/iu.test(text.slice(0, start)) ||
        /\b[Ee]n \p{Lu}/u.test(text.slice(0, Math.min(start, headingCharacters)))),
  );
  const closing = dates.findLast(
    ({ end, start }) =>
      start > text.length - closingCharacters &&
      /(?:^|\n)[^\n.]{0,80}[,:]?\s{1,4}(?:a los\s|a\s|el\s)?$/u.test(text.slice(0, start)) &&
      !/\b(?:hasta|desde|venc\p{Ll}+|termin\p{Ll}+|finaliz\p{Ll}+)\b[^\n.]{0,40}$/iu.test(
        text.slice(Math.max(0, start - 60), start),
      ) &&
      /^[\s.]{0,4}(?:\n|$|[-–]|Conforme|Firm|Hay|\()/u.test(text.slice(end, end + 12)),
  );
  const last = dates.findLast(
    ({ start }) =>
      start > text.length - closingCharacters && /[,:]\s{0,8}(?:el\s|a los\s|a\s)?$/.test(text.slice(0, start)),
  );
  const signed = dates.filter(({ start }) => signing.test(text.slice(Math.max(0, start - 180), start)));
  const atEnd = signed.findLast(({ start }) => start > text.length - closingCharacters);
  const chosen = placed ?? inHeading ?? closing ?? atEnd ?? signed[0] ?? last;
  return chosen
    ? { ...found(chosen.text), iso: chosen.iso }
    : { ...absent('El texto no trae la fecha de celebración. Sin ella no se sabe qué ley regía.'), iso: null };
}
