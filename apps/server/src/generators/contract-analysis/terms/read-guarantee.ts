import type { ContractSentence } from '../contract-sentences.ts';
import { mostTelling, type Signs } from './most-telling.ts';

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

/** The sentence that tells who or what stands for the debt. */
export function readGuarantee(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return mostTelling(sentences, { enough: 2.8, must: secures, heading: guaranteeHeading, said: guaranteeSaid });
}
