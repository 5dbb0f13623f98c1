import { type NounSwap, replaceNoun } from './replace-noun.ts';
import { replacing, type Swap, type WritingRule, wholeWords } from './rule.ts';

const asked: readonly Swap[] = [
  ['pido', 'solicito'],
  ['pide', 'solicita'],
  ['pedí', 'solicité'],
  ['pidió', 'solicitó'],
  ['pidieron', 'solicitaron'],
  ['pedimos', 'solicitamos'],
  ['pedir', 'solicitar'],
  ['pedirle', 'solicitarle'],
  ['pedirles', 'solicitarles'],
].map(([from, to]): Swap => [`${from}(?! (?:perdón|disculpas|permiso|prestad))`, to as string]);

const contract =
  '(?= (?:el|un|dicho|este|ese|aquel) (?:contrato|convenio|acuerdo|boleto|pagaré|instrumento)(?!\\p{L}))';
const message =
  '(?= (?:una|la|dos|varias|un|el) (?:cartas? documento|telegrama|nota|notificación|intimación|correo electrónico|misiva))';

/** Everyday verbs for which filings have their own. Terms that the law tells apart (echar, robar) need more and are apart. */
export const layVerbs: WritingRule = replacing('usa términos jurídicos', [
  ...asked,
  [`firmé${contract}`, 'suscribí'],
  [`firmó${contract}`, 'suscribió'],
  [`firmamos${contract}`, 'suscribimos'],
  [`firmaron${contract}`, 'suscribieron'],
  [`(?:mandé|envié)${message}`, 'remití'],
  [`(?:mandó|envió)${message}`, 'remitió'],
  [`(?:mandaron|enviaron)${message}`, 'remitieron'],
  ['(?<!(?:corte|cámara|tribunal|sala|juez|jueza|alzada) )dijo que', 'manifestó que'],
  ['dijeron que', 'manifestaron que'],
  ['dije que', 'manifesté que'],
  ['avisé que', 'comuniqué que'],
  ['avisó que', 'comunicó que'],
  ['avisaron que', 'comunicaron que'],
  ['hizo juicio', 'promovió juicio'],
  ['hice juicio', 'promoví juicio'],
]);

const filed: readonly (readonly [string, string, string])[] = [
  ['puse', 'interpuse', 'formulé'],
  ['puso', 'interpuso', 'formuló'],
  ['pusimos', 'interpusimos', 'formulamos'],
  ['pusieron', 'interpusieron', 'formularon'],
  ['poner', 'interponer', 'formular'],
];

/** A claim is brought, a complaint is made. */
export const filedActions: WritingRule = replacing(
  'usa términos jurídicos',
  filed.flatMap(([from, brought, made]): Swap[] => [
    [`${from} (una|la) demanda`, `${brought} $1 demanda`],
    [`${from} (una|la) denuncia`, `${made} $1 denuncia`],
  ]),
);

const work = wholeWords(
  'trabajo|empleo|laburo|empresa|empleador|empleadora|patrón|fábrica|sueldo|sueldos|remuneración|jornada|relación laboral|telegrama',
);
const dismissals: readonly Swap[] = [
  ['echaron', 'despidieron'],
  ['echó', 'despidió'],
  ['(fui|fue) echad([oa])', '$1 despedid$2'],
  ['echar(me|lo|la|nos|los|las)?', (pronoun = '') => `despedir${pronoun}`],
];
const dismissing = replacing('', dismissals);
const workNouns: readonly NounSwap[] = [
  { from: 'sueldo', to: 'remuneración', gender: { from: 'm', to: 'f' } },
  { from: 'patrón', to: 'empleador', gender: { from: 'm', to: 'm' } },
];

/** Terms of labour law, where the sentence speaks of work. "Echar mano", "echar de la casa" are something else. */
export const labourTerms: WritingRule = {
  reason: 'usa términos jurídicos',
  apply(sentence) {
    if (sentence.search(work) === -1) return sentence;
    const isOtherSense =
      /(?<!\p{L})ech\p{L}+ (?:de (?:la casa|mi casa|su casa|menos)|a perder|la culpa|una mano|mano)/iu;
    const dismissed = isOtherSense.test(sentence) ? sentence : dismissing.apply(sentence);
    return workNouns.reduce(replaceNoun, dismissed);
  },
};

const leaseNouns: readonly NounSwap[] = [
  { from: 'inquilino', to: 'locatario', gender: { from: 'm', to: 'm' } },
  { from: 'inquilina', to: 'locataria', gender: { from: 'f', to: 'f' } },
  { from: 'papelerío', to: 'documentación', gender: { from: 'm', to: 'f' } },
];

/** Nouns for which the law has one of the same meaning. */
export const layNouns: WritingRule = {
  reason: 'usa términos jurídicos',
  apply(sentence) {
    const replaced = leaseNouns.reduce(replaceNoun, sentence);
    return replacing('', [
      ['(los|unos|sus|mis|estos|esos) papeles(?= (?:de|del|que|correspondientes)(?!\\p{L}))', '$1 documentos'],
      ['(los|estos|esos|sus) inquilinos', '$1 locatarios'],
    ]).apply(replaced);
  },
};
