import { numberWordPattern } from '@foja/legal-text/number-vocabulary';
import { digitsOf } from './check-digits.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import type { Rule, Verdict } from './patterns.ts';

const PHONE_LABEL =
  /(?<![a-z])(?:tel(?:efono|efonos|efonic[oa]|s)?|te|cel(?:ular|ulares|u)?|movil|fijo|whats?app|wsp|wasap|wpp|wp|fax|contacto|linea|abonado|(?:mi|su|tu|el) (?:numero|nro)(?: de (?:tel(?:efono)?|cel(?:ular)?|ella|el))?(?: es)?|llam(?:ar|ame|alo|ala|enme|elo|ela|en|o|arme|[ae](?=[^\d]{0,28} al $))(?: al?)?|comuni(?:carse|quese|cate|came)(?: al?)?|escrib(?:ir|ime|anme|ame)(?: al?)?|avis(?:ar|ame|enme)(?: al?)?|cualquier (?:cosa|consulta|duda|novedad)|interno)(?![a-z])[^\d\n$;\u0090]{0,32}\n?$/;
const NOT_A_PHONE_LEFT =
  /(?:\$|u\$s|usd|(?<![a-z])(?:factura|facturas|comprobante|remito|recibo|ticket|partida|poliza|siniestro|expte|expediente|causa|legajo|cuenta|cta|cbu|cvu|orden|ley|decreto|resolucion|art|arts|articulos?|fallos|fs|dni|documento|cuit|cuil|serie|chasis|motor|imei|padron|tramite|reclamo|acta|carta documento|cd|nomenclatura|anos?|periodos?|boleta|inscripcion|afiliad[oa]|beneficio))[^\d\u0090]{0,14}$/;

const DIGIT_WORD = `cero|uno|${numberWordPattern}`;

const PHONE_SIGN = /(?:☎|☏|✆|\u{1F4DE}|\u{1F4F1}|\u{1F4F2}|\u{1F4DF})\uFE0F? ?$/u;

// Area codes: 11, and 220-299 / 336-389 with or without a fourth digit. A national number has 10 digits in all.
const AREA = String.raw`(?:11|2[2-9]\d{1,2}|3[2-8]\d{1,2})`;

/** The national number: without country code, mobile 9, trunk 0 and mobile 15. */
function nationalDigits(value: string): string {
  let digits = digitsOf(value);
  if (digits.startsWith('54') && digits.length > 10) digits = digits.slice(2);
  if (digits.startsWith('9') && digits.length === 11) digits = digits.slice(1);
  if (digits.startsWith('0')) digits = digits.slice(1);
  if (digits.length === 12) digits = digits.replace(/^(11|[23]\d{2,3}?)15(?=\d{6,8}$)/, '$1');
  return digits;
}

function judgePhone(unlabelled: number) {
  return ({ start, value }: { start: number; value: string }, document: NormalisedText): number => {
    const left = before(document, start, 48);
    if (PHONE_LABEL.test(left)) return 0.95;
    if (NOT_A_PHONE_LEFT.test(left)) return 0;
    // "380 15 488120": the mobile 15 speaks for itself.
    if (/^\(?0?\d{2,4}\)?[ -]15[ -]/.test(value)) return unlabelled;
    return nationalDigits(value).length === 10 ? unlabelled : 0;
  };
}

function judgeLocalNumber(
  { start, end, value }: { start: number; end: number; value: string },
  d: NormalisedText,
): Verdict {
  const left = before(d, start, 48);
  if (PHONE_LABEL.test(left)) return { score: 0.9 };
  if (NOT_A_PHONE_LEFT.test(left) || /^(?:19|20)\d{2}[- ](?:19|20)\d{2}$/.test(value)) return { score: 0 };
  // "– T. 4371-8806", under a lawyer's name.
  if (/(?<![a-z])t\.:? $/.test(left)) return { score: 0.85 };
  if (/^,? ?[-(]? ?(?:int(?:erno)?|ext(?:ension)?)(?![a-z])/.test(after(d, end, 10))) return { score: 0.85 };
  return /^[/-]\d/.test(after(d, end, 2)) ? { score: 0 } : { score: 0.6, only: 'after-contact' };
}

/** E-mails and telephones. */
export const CONTACT_RULES: readonly Rule[] = [
  {
    type: 'email',
    source: 'email',
    on: 'folded',
    needs: ['@', '[at]', '(at)', '(arroba)'],
    regex:
      /(?<![a-z0-9._%+-])[a-z0-9](?:[a-z0-9_%+-]|\.(?=[a-z0-9_%+-])){0,63}(?:@| ?(?:\[at\]|\(at\)|\(arroba\)) ?)[a-z0-9](?:[a-z0-9-]|\.(?=[a-z0-9])){1,120}(?<=\.[a-z]{2,12})(?![a-z0-9])/g,
    judge: () => 0.98,
  },
  {
    type: 'email',
    source: 'email-with-blanks',
    on: 'folded',
    needs: ['@'],
    regex:
      /(?<![a-z])(?:e-?mail|mail|correo(?: electronico)?|casilla|contacto)(?: es| constituido)?[: ]{1,3}(?<v>[a-z0-9][a-z0-9_-]{0,30}[._] ?[a-z0-9_.-]{1,40} ?@ ?[a-z0-9-]{1,40}(?: ?\. ?(?:com|net|org|gob|gov|edu|ar|es|uy)(?![a-z0-9])){1,3})/g,
    judge: ({ value }) => (value.includes(' ') ? 0.99 : 0),
  },
  {
    type: 'email',
    source: 'email-split',
    on: 'folded',
    needs: ['@'],
    regex:
      /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._-]{1,40}(?: @ ?|@ )[a-z0-9-]{2,40}(?: ?\. ?(?:com|net|org|gob|gov|edu|ar|es|uy)(?![a-z0-9])){1,3}/g,
    judge: () => 0.9,
  },
  {
    // "juan arroba gmail punto com", "ana(at)estudio(dot)io": written so that no program finds them.
    type: 'email',
    source: 'email-disguised',
    on: 'folded',
    needs: ['(at', '[at', 'arroba'],
    regex:
      /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._-]{0,40}(?: ?[([](?:at|arroba)[)\]] ?| arroba )[a-z0-9-]{2,40}(?:(?: ?[([](?:dot|punto)[)\]] ?| punto |\.)[a-z]{2,12}){1,3}(?![a-z0-9])/g,
    judge: () => 0.97,
  },
  {
    type: 'telefono',
    source: 'phone-international',
    on: 'folded',
    needs: ['+'],
    digitWithin: 4,
    regex: /(?<![\w+])\+ ?\d(?:[ ().-]{0,2}\d){7,14}(?!\d)/g,
    judge: ({ start }, document) => (/\$ ?$/.test(before(document, start, 3)) ? 0 : 0.95),
  },
  {
    type: 'telefono',
    source: 'phone-area',
    on: 'folded',
    digitWithin: 6,
    regex: new RegExp(
      String.raw`(?<![\w.,/$+-]|\d )(?:(?:00)?54[ -]?9?[ -]?)?(?:\((?:\+?54)? ?9?0?${AREA}\)|0?${AREA})[ -]{0,3}(?:15[ -]?)?\d{2,4}[ -]?\d{3,4}(?![\w/]|[.,-]\d)`,
      'g',
    ),
    judge: judgePhone(0.7),
  },
  {
    type: 'telefono',
    source: 'phone-groups',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\w.,/$+-])0\d{2,4}[ -](?:15[ -]?)?\d{2,3}(?:[ -]\d{2,4}){1,3}(?![\w/]|[.,-]\d)/g,
    judge: judgePhone(0.7),
  },
  {
    type: 'telefono',
    source: 'phone-free-call',
    on: 'folded',
    needs: ['0800', '0810', '0600', '0610'],
    digitWithin: 2,
    regex: /(?<![\w.,/$+-])0[68][01]0[ -]\d{3}[ -]?\d{4}(?![\w/-])/g,
    judge: () => 0.8,
  },
  {
    type: 'telefono',
    source: 'phone-mobile-15',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\w.,/$+-]|\d )15(?:[ -]\d{3,4}[ -]?|\.\d{3,4}\.)\d{4}(?![\w/]|[.,-]\d)/g,
    judge: ({ start }, document) => (NOT_A_PHONE_LEFT.test(before(document, start, 48)) ? 0 : 0.8),
  },
  {
    type: 'telefono',
    source: 'phone-local',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\w.,/$+-])\d{3,4}[ -]\d{4}(?![\w/]|[.,]\d)/g,
    judge: judgeLocalNumber,
  },
  {
    // "362-4-601177", "388-5 127 740": the first figure apart.
    type: 'telefono',
    source: 'phone-divided',
    on: 'folded',
    digitWithin: 2,
    regex: new RegExp(String.raw`(?<![\w.,/$+-]|\d )0?${AREA}[ -]\d[ -]\d{2,3}[ -]?\d{3,4}(?![\w/]|[.,-]\d)`, 'g'),
    judge: judgePhone(0.7),
  },
  {
    // "el número es tres cuarenta y uno, quinientos cincuenta y cinco, ocho ocho uno dos", as somebody says it.
    type: 'telefono',
    source: 'phone-in-words',
    on: 'folded',
    needs: ['numero ', 'nro ', 'telefono ', 'celular ', 'cel ', 'tel ', 'llam'],
    regex: new RegExp(
      `(?<![a-z])(?:(?:el|mi|su|tu) (?:numero|nro|tel(?:efono)?|cel(?:ular)?)|telefono|celular|llam[a-z]{1,5} al)(?: (?:de [a-z]{2,12}|es|nuevo)){0,2}:? (?:el )?(?<v>(?:${DIGIT_WORD})(?:,? (?:y )?(?:${DIGIT_WORD})){4,14})(?![a-z])`,
      'g',
    ),
    judge: ({ value }) => (value.includes('mil') ? 0 : 0.8),
  },
  {
    type: 'telefono',
    source: 'phone-scanned',
    on: 'folded',
    digitWithin: 24,
    regex:
      /(?<![a-z])(?:te[l1|]|ce[l1|])[ .:]{1,3}(?<v>(?:\(?[\dols]{2,5}\)? ?)?[\dols]{3,4}[- ][\dols]{4})(?![a-z\d])/g,
    judge: ({ value }) => (digitsOf(value).length >= 5 ? 0.8 : 0),
  },
  {
    type: 'telefono',
    source: 'phone-next',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\w.,$+-])\d{2,4}[ -]\d{1,4}[ -]\d{4,6}(?![\w/]|[.,-]\d)/g,
    judge: ({ value }) => (nationalDigits(value).length === 10 ? { score: 0.6, only: 'after-contact' } : 0),
  },
  {
    // "381-155-38-2206", "2625 15 53 09 66", "(0280 ) 442 - 7713": ten digits in groups of any size.
    type: 'telefono',
    source: 'phone-any-groups',
    on: 'folded',
    digitWithin: 6,
    regex: new RegExp(
      String.raw`(?<![\w.,/$+-]|\d )(?:\( ?0?${AREA} ?\)|0?${AREA})(?: ?- ?|[ .])\d{1,4}(?:(?: ?- ?|[ .])\d{1,4}){1,4}(?![\w/]|[.,-]\d)`,
      'g',
    ),
    judge: ({ start, value }, document): Verdict => {
      if (nationalDigits(value).length !== 10) return { score: 0 };
      const left = before(document, start, 48);
      if (PHONE_LABEL.test(left) || PHONE_SIGN.test(document.text.slice(Math.max(0, start - 4), start)))
        return { score: 0.9 };
      return NOT_A_PHONE_LEFT.test(left) ? { score: 0 } : { score: 0.6, only: 'after-contact' };
    },
  },
  {
    type: 'telefono',
    source: 'phone-labelled',
    on: 'folded',
    digitWithin: 4,
    regex: /(?<![\w.,$+-])\(?\d(?:[ ().-]{0,3}\d){5,13}(?![\w]|[.,/-]\d)/g,
    judge: ({ start }, document) => (PHONE_LABEL.test(before(document, start, 48)) ? 0.85 : 0),
  },
];
