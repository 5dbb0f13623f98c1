import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { Compute, Computed } from './computed.ts';

const ofCondominium =
  /\b(?:condomin\w+|copropiedad|copropietari\w+|(?:dueno|duena|duenos|duenas) (?:en comun|con mi\w*|del \d+)|a nombre de l[oa]s (?:dos|tres|cuatro|cinco)|en comun)\b/;
/** An inheritance that was not divided, a building or a company go by other rules. */
const undecided =
  /\b(?:consorcio|expensas|edificio|propiedad horizontal|herencia|heredamos|heredaron|sucesion|indivision|muri\w+|fallec\w+|srl|s\.r\.l|sociedad|acciones|divorci\w+|ganancial\w*)\b/;
const toDecide =
  /\b(?:puedo|podemos|puede|pueden|decid\w+|mayoria|alcanz\w+|oblig\w+|oponer\w*|se opone\w*|no quier\w+)\b/;
const toSell = /\b(?:vend\w+|venta|hipotec\w+|donar|ceder todo)\b/;
const toManage = /\b(?:alquil\w+|arrend\w+|administra\w+|locacion|sembrar|explotar)\b/;
const ownPart =
  /\b(?:tengo|soy dueno de|soy duena de|mi parte es|yo tengo|me corresponde)(?: \w+){0,3}? (\d{1,2}(?:[.,]\d+)?) ?%/;
const ofAll = new RegExp(
  String.raw`\b${numberPattern} (?:de (?:l[oa]s )?${numberPattern}|(?:quieren|queremos|estamos|estan|votaron|votamos|somos los que queremos))\b`,
);
/** Who asks what the others may do tells a part that is not theirs. */
const byOthers = /(?<!\bno )\b(?:quieren?|oblig\w+|imponer\w*)\b|(?<!\bse )\b(?:puede|pueden)\b/;
const half = 50;

/** What co-owners may decide by the value of their parts, and what takes all of them (CCyC 1990, 1993, 1994). */
export const computeCondominium: Compute = ({ text, today }) => {
  const folded = fold(text);
  if (!ofCondominium.test(folded) || undecided.test(folded) || !toDecide.test(folded)) return null;
  if (toSell.test(folded)) return null;
  if (!toManage.test(folded)) return null;
  const part = partTold(
    folded,
    readQuestionTokens(text, today).some(({ quantity }) => quantity?.unit === 'por-ciento'),
  );
  return part === null ? null : tell(part);
};

/** The part of who wants it, in hundredths: "yo tengo el 60 %", "3 de los 5" with equal parts. */
function partTold(folded: string, tellsPercent: boolean): number | null {
  if (tellsPercent) {
    const own = byOthers.test(folded) ? undefined : ownPart.exec(folded)?.[1];
    return own === undefined ? null : Number(own.replace(',', '.'));
  }
  if (!/\b(?:partes iguales|iguales partes|por igual)\b/.test(folded)) return null;
  const match = ofAll.exec(folded);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const [some, all] = [readNumber(match[1]), readNumber(match[2])];
  return all > 0 && some <= all ? (100 * some) / all : null;
}

function tell(part: number): Computed {
  const shown = `${part.toLocaleString('es-AR', { maximumFractionDigits: 1 })} %`;
  const rule =
    'se cuenta por el valor de las partes y no por cabezas, y obliga a todos; hay que citarlos de modo fehaciente y con anticipación razonable';
  const text =
    part > half
      ? `Sí: el ${shown} es mayoría absoluta, aunque la tenga uno solo, y alcanza para decidir en asamblea sobre la administración: ${rule}`
      : part === half
        ? `Con el ${shown} no hay mayoría absoluta; si la otra mitad se opone hay empate, que decide la suerte: ${rule}`
        : `No: el ${shown} no es mayoría absoluta, que es más del ${half} %: ${rule}`;
  return { text, keys: ['ccyc:1994', 'ccyc:1993'], calculator: null, answers: ['yes-no', 'how-much', 'requirements'] };
}
