import type { ContractSentence } from '../contract-sentences.ts';
import { mostTelling, type Signs } from './most-telling.ts';

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

/** The sentence that tells how the price moves. */
export function readAdjustment(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return mostTelling(sentences, { enough: 2.8, must: movesPrice, heading: adjustmentHeading, said: adjustmentSaid });
}
