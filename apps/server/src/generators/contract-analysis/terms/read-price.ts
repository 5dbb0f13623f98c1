import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../../extract/amounts.ts';
import type { ContractSentence } from '../contract-sentences.ts';
import { flat } from './most-telling.ts';

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
export function readPrice(sentences: readonly ContractSentence[], kind: ContractKind): ContractSentence | undefined {
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
