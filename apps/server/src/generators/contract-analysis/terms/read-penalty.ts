import type { ContractSentence } from '../contract-sentences.ts';
import { flat, mostTelling, type Signs } from './most-telling.ts';

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

/** The sentence that tells what who breaks the contract owes. */
export function readPenalty(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return (
    mostTelling(sentences, { enough: 3.2, must: punishes, heading: penaltyHeading, said: penaltySaid }) ??
    sentences.find(({ folded }) => staysOn.test(flat(folded)))
  );
}
