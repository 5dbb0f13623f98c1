import { replacing, type Swap, type WritingRule, wholeWords } from './rule.ts';

/** Second person as it is spoken here and with "tú", and with "usted". Imperatives stand apart: they need their marks. */
const verbs: readonly (readonly [vos: string, tu: string, usted: string])[] = [
  ['tenés', 'tienes', 'tiene'],
  ['podés', 'puedes', 'puede'],
  ['querés', 'quieres', 'quiere'],
  ['sabés', 'sabes', 'sabe'],
  ['debés', 'debes', 'debe'],
  ['hacés', 'haces', 'hace'],
  ['decís', 'dices', 'dice'],
  ['venís', 'vienes', 'viene'],
  ['pedís', 'pides', 'pide'],
  ['seguís', 'sigues', 'sigue'],
  ['cumplís', 'cumples', 'cumple'],
  ['vivís', 'vives', 'vive'],
  ['recibís', 'recibes', 'recibe'],
  ['pagás', 'pagas', 'paga'],
  ['necesitás', 'necesitas', 'necesita'],
  ['mandás', 'mandas', 'manda'],
  ['enviás', 'envías', 'envía'],
  ['firmás', 'firmas', 'firma'],
  ['trabajás', 'trabajas', 'trabaja'],
  ['reclamás', 'reclamas', 'reclama'],
  ['estás', 'estás', 'está'],
  ['sos', 'eres', 'es'],
  ['vas', 'vas', 'va'],
  ['has', 'has', 'ha'],
  ['podrías', 'podrías', 'podría'],
  ['tenías', 'tenías', 'tenía'],
  ['fuiste', 'fuiste', 'fue'],
  ['tuviste', 'tuviste', 'tuvo'],
  ['hiciste', 'hiciste', 'hizo'],
  ['dijiste', 'dijiste', 'dijo'],
  ['pagaste', 'pagaste', 'pagó'],
  ['mandaste', 'mandaste', 'mandó'],
  ['firmaste', 'firmaste', 'firmó'],
  ['recibiste', 'recibiste', 'recibió'],
];

const addressedVerbs =
  'pido|pedimos|escribo|escribimos|solicito|solicitamos|informo|informamos|mando|mandamos|envío|enviamos|aviso|avisamos|ruego|adjunto|adjuntamos|dejo|agradezco|agradecemos|debo|comento|cuento|remito|comunico|comunicamos|recuerdo|propongo|ofrezco|digo|reclamo|intimo';

/** Orders and requests, of "vos" and of "tú". */
const imperatives: readonly Swap[] = [
  ['(?:decime|dime)', 'dígame'],
  ['(?:mandame|mándame)', 'mándeme'],
  ['(?:enviame|envíame)', 'envíeme'],
  ['(?:avisame|avísame)', 'avíseme'],
  ['(?:llamame|llámame)', 'llámeme'],
  ['(?:contestame|contéstame)', 'contésteme'],
  ['(?:pagame|págame)', 'págueme'],
  ['(?:pasame|pásame)', 'páseme'],
  ['(?:devolveme|devuélveme)', 'devuélvame'],
  ['(?:confirmame|confírmame)', 'confírmeme'],
  ['(?:fijate|fíjate)', 'fíjese'],
];

const toUsted: readonly Swap[] = [
  ...imperatives,
  ['con vos', 'con usted'],
  ['contigo', 'con usted'],
  ['(?:vos|tú)', 'usted'],
  ['ti', 'usted'],
  ['tu', 'su'],
  ['tus', 'sus'],
  [`te(?= (?:${addressedVerbs}|lo|la|los|las)(?!\\p{L}))`, 'le'],
  ...verbs.flatMap(([vos, tu, usted]): Swap[] =>
    vos === tu
      ? [[vos, usted]]
      : [
          [vos, usted],
          [tu, usted],
        ],
  ),
];
const convert = replacing('', toUsted);
const joined: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})le (lo|la|los|las)(?!\p{L})/gu, 'se $1'],
  [/(?<!\p{L})Le (lo|la|los|las)(?!\p{L})/gu, 'Se $1'],
];

const addressed = wholeWords(
  `${imperatives.map(([spoken]) => spoken).join('|')}|vos|tú|contigo|ti|tus?|te|${verbs.map(([vos, tu]) => `${vos}|${tu}`).join('|')}`,
);
/** Words that end as the second person does, and are none of it. */
const falseSeconds = new Set(
  'además atrás detrás jamás quizás demás más después través interés estrés revés francés inglés compás país raíz portugués japonés cortés marqués tres mes burgués cordobés entonces meses lunes martes miércoles jueves viernes crisis tesis análisis síntesis dosis gratis paréntesis hipótesis énfasis'.split(
    ' ',
  ),
);
const secondEnding = /\p{Ll}{2,}(?:ás|és|ís|aste|iste|eras|aras|ieras)(?!\p{L})/giu;

/** Whether something still speaks to "vos" or "tú": half a sentence in each treatment would be worse than none changed. */
function stillAddresses(sentence: string): boolean {
  if (sentence.search(wholeWords('vos|tú|ti|te|contigo')) !== -1) return true;
  return [...sentence.matchAll(secondEnding)].some(([word]) => !falseSeconds.has(word.toLowerCase()));
}

/** "Vos" and "tú" as "usted", only where the whole sentence can be turned. */
export const toFormalTreatment: WritingRule = {
  reason: 'usa el trato de usted',
  apply(sentence) {
    if (sentence.search(addressed) === -1) return sentence;
    const turned = joined.reduce((text, [pattern, words]) => text.replace(pattern, words), convert.apply(sentence));
    return stillAddresses(turned) ? sentence : turned;
  },
};

const toVos: readonly Swap[] = [
  ['contigo', 'con vos'],
  ['(para|a|de|por) ti', '$1 vos'],
  ['tú', 'vos'],
  ...verbs.flatMap(([vos, tu, usted]): Swap[] => [
    ...(vos === tu ? [] : [[tu, vos] as Swap]),
    [`usted ${usted}`, `vos ${vos}`],
  ]),
];

/** "Tú tienes" and "usted tiene" as "vos tenés". */
export const toVoseo: WritingRule = replacing('usa el voseo', toVos);
