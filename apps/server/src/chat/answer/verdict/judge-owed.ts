import { tellingTerms } from './asked-proposition.ts';
import { denial, deniedTelling, shares, undoes } from './denial.ts';
import type { Judge } from './judge.ts';
import { limits } from './read-rule.ts';

const ownGoods =
  /\b(?:(?:de|con|en) mi (?:bolsillo|sueldo|plata|patrimonio)|con l[oa] (?:mio|nuestr[oa])|mis (?:bienes|cosas|ahorros)|mi (?:sueldo|casa|auto|plata|bolsillo))\b/;
const notWithOwn =
  /\b(?:no (?:paga|pagas|responde|respondes|pagan|responden) con (?:lo suyo|lo tuyo|sus bienes|tus bienes)|solo hasta el (?:valor|monto) de los bienes|hasta el valor de los bienes)\b/;

/** "¿Me pueden embargar mi sueldo?" – "el heredero no paga con lo suyo". */
export const ofOwnGoods: Judge = ({ words, kind }, { whole }) =>
  kind === 'asked' && !denial.test(words) && ownGoods.test(words) && notWithOwn.test(whole) ? 'No' : null;

const asksWhoPays =
  /^\W*(?:(?:y|entonces|pero|igual|me|nos|se|le|l[oa]s?|el|ella) )*(?:tienen? que|deben?|va[n]? a tener que) (?:(?:me|se|nos|l[oa]s?) )*(?:pag\w+|hacer(?:se|me)? cargo|respond\w+|indemniz\w+|cubrir\w*|repar\w+)(?: (?:igual|el|ella|ellos|todo|algo))*\W*$/;
const pays = /\b(?:respond(?:e|en)|paga[n]?|deben? pagar|tienen? que pagar|indemniza[n]?|cubre[n]?|se hacen? cargo)\b/;

/** "Se escapó y mordió a mi hija, ¿tiene que pagar?" – "responden el dueño y el guardián aunque no tengan culpa". */
export const ofLiability: Judge = ({ words, kind }, { whole }) => {
  const said = whole.replace(/\baunque (?:no )?[^,;.]+/g, '');
  if (kind !== 'asked' || !asksWhoPays.test(words) || !pays.test(said) || denial.test(said) || limits.test(said))
    return null;
  return 'Sí';
};

const asksMore = /\b(?:algo (?:mas|extra)|(?:plata|indemnizacion|monto) (?:extra|adicional)|algun (?:extra|plus))\b/;
const adds = /\b(?:se suman?|se agregan?|agrega|suma)\b/;

/** "¿Me corresponde algo más que la común?" – "es de un año y se suma a la de antigüedad". */
export const ofMore: Judge = ({ words, kind }, { main }) =>
  kind === 'asked' && asksMore.test(words) && !denial.test(words) && adds.test(main) && !denial.test(main)
    ? 'Sí'
    : null;

const denialOfRight =
  /^\W*(?:(?:y|entonces|pero|igual|o) )*(?:(?:me|nos|le|te) )*(?:corresponde\w*|toca|tengo derecho|tiene derecho|cobro|pagan|deben|tienen que (?:pagar|dar))\b/;

/** "¿Me corresponde indemnización?" – "cualquiera puede terminar el contrato sin causa y sin indemnización". */
export const ofRightDenied: Judge = ({ words, kind }, { main }) => {
  if (kind !== 'asked' || denial.test(words) || !denialOfRight.test(words) || undoes.test(main)) return null;
  if (/\bno [^,;.]*\bsin\b/.test(main)) return null;
  return shares(withoutCause(main), new Set(tellingTerms(words))) ? 'No' : null;
};

/** What a right's sentence denies: "sin causa" and "sin aviso" tell the case, not the right. */
function withoutCause(main: string): Set<string> {
  return deniedTelling(main.replace(/\bsin (?:justa |expresar |dar )*(?:causa|aviso|preaviso|motivo)\b/g, ' '));
}
