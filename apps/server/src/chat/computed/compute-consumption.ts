import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';
import { nearestWord } from './told-days.ts';

const ofService =
  /\b(?:luz|kwh|electric\w+|energia|agua|gas|edenor|edesur|aysa|metrogas|naturgy|epec|boleta|factura\w*|medidor)\b/;
const asks =
  /\b(?:pag\w+|que (?:hago|puedo)|derecho|reclam\w+|promedio|correspond\w+|cobr\w+|puedo|tengo que|mucho|error)\b/;
/** Money is compared with money by nothing of the law, and a meter of one's own or of a building is another case. */
const undecided =
  /\b(?:consorcio|expensas|inquilin\w+|tarifa|garrafa|comercial|empresa de la que|mas (?:de lo )?que|conexion|reconexion)\b/;
const number = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:,\d+)?)`;
const unit = String.raw`(kwh|kws?|kilowatts?|kilovatios?(?: hora)?|m3|mts?3|metros cubicos|m 3)`;
const withUnit = new RegExp(String.raw`\b${number} ?${unit}\b`, 'g');
const bare = new RegExp(
  String.raw`(?<![\d./$]|\$ )\b${number}(?=${unit}|\b)(?! ?(?:%|por ciento|pesos|dias|meses|anos|bimestres|mil\b|lucas|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|/\d))`,
  'g',
);
const roles = {
  average:
    /\b(?:promedio|habitual\w*|siempre|suelo|solia\w*|normal\w*|media|consumia\w*|anos? anterior\w*|anos? pasad\w*|de costumbre|contra|gasto|gastaba\w*|acostumbr\w+|antes)\b/,
  billed:
    /\b(?:factur\w+|vino|marc\w+|llego|boleta|cobran|cobraron|ahora|este (?:mes|bimestre|periodo)|figura\w*|dice\w*|aparec\w+)\b/,
};
const times = 1.75;
const minRead = 1;

/** Whether what a household's bill says was used is more than three quarters over the average, which is then all that is paid (LDC 31). */
export const computeConsumption: Compute = ({ text }) => {
  const folded = fold(text);
  if (!ofService.test(folded) || !asks.test(folded) || undecided.test(folded)) return null;
  const told = readings(folded);
  if (told === null) return null;
  const { average, billed, of } = told;
  const limit = average * times;
  const unitOf = /^k/.test(of) ? 'kWh' : 'm³';
  const shown = (value: number) => `${value.toLocaleString('es-AR', { maximumFractionDigits: 1 })} ${unitOf}`;
  const base =
    'del mismo período de los dos años anteriores o, si el servicio no varía con la estación, de los últimos doce meses';
  return {
    text:
      billed > limit
        ? `Pagás sólo el valor de ${shown(average)}, si ese es el promedio ${base}: ${shown(billed)} pasan de ${shown(limit)}, que es ese promedio más el 75 %, y se presume que hay un error en la factura`
        : `Esta regla no te deja pagar sólo el promedio: ${shown(billed)} no pasan de ${shown(limit)}, que es tu promedio de ${shown(average)} más el 75 %, si ese es el promedio ${base}. Igual podés reclamar lo que te hayan facturado de más y pagar sólo lo que no reclamás`,
    keys: ['ldc:31'],
    calculator: null,
    answers: ['yes-no', 'how-much'],
  };
};

interface Readings {
  average: number;
  billed: number;
  of: string;
}

/** The two measures of a question, told apart by the word that stands nearest before each, or just after it. */
function readings(folded: string): Readings | null {
  const of = [...folded.matchAll(withUnit)][0]?.[2];
  if (of === undefined) return null;
  const measures = [...folded.matchAll(bare)].flatMap((match) => {
    const value = readMeasure(match[1] ?? '');
    const isMeasure = new RegExp(String.raw`^ ?${unit}\b`).test(folded.slice(match.index + match[0].length));
    return value >= minRead ? [{ value, at: match.index, isMeasure }] : [];
  });
  // "Gasté 420, ¿puedo pagar solo 420?" tells one measure.
  const distinct = measures.filter(({ value }, place) => measures.findIndex((one) => one.value === value) === place);
  const measured = distinct.filter(({ isMeasure }) => isMeasure);
  const two = measured.length === 2 ? measured : distinct;
  const [one, other] = two;
  if (one === undefined || other === undefined || two.length !== 2) return null;
  const [of1, of2] = [
    nearestWord(folded.slice(0, one.at), roles),
    nearestWord(folded.slice(one.at, other.at), roles) ?? nearestWord(folded.slice(other.at), roles),
  ];
  if (of1 === 'average' && of2 !== 'average') return { average: one.value, billed: other.value, of };
  if (of2 === 'average' && of1 !== 'average') return { average: other.value, billed: one.value, of };
  return null;
}

const readMeasure = (written: string): number => Number(written.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.'));
