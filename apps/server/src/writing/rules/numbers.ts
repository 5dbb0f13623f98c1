import { numberInWords } from '@foja/legal-text/write-number';
import { amountInWords } from '../../drafting/amount-in-words.ts';
import { findNumbers } from '../facts/find-numbers.ts';
import type { WritingRule } from './rule.ts';

const masculine = 'd[ií]as?|mes(?:es)?|años?|minutos?|metros?|ejemplares|testigos';
const feminine = 'horas?|semanas?|cuotas?|copias?|fojas?';
const term = new RegExp(
  `(?<![\\p{L}\\d/.,:$°º(-]|(?<!\\p{L})(?:arts?\\.|nro\\.|n°|número|artículo) ?)(\\d{1,4})(?=[ \\t\\u00a0]+(${masculine}|${feminine})(?!\\p{L})(?! (?:del mes|de edad|de enero|de (?:febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre))))`,
  'giu',
);
const isFeminine = new RegExp(`^(?:${feminine})$`, 'iu');

/** "10 días" as "diez (10) días". */
export const termsInWords: WritingRule = {
  reason: 'escribe el plazo o la cantidad en letras y números',
  apply: (sentence) =>
    sentence.replace(term, (figure: string, _number: string, unit: string, at: number) => {
      const value = Number(figure);
      const isAfterWords = /\p{L}\s*\($/u.test(sentence.slice(0, at));
      if (value === 0 || /^0/.test(figure) || isAfterWords || isYear(value, sentence, at)) return figure;
      return `${isFeminine.test(unit) ? feminineWords(value) : numberInWords(value)} (${figure})`;
    }),
};

/** "2026 días" is a number of days; "el 2026 años" nobody writes, but a year may stand before a noun. */
function isYear(value: number, sentence: string, at: number): boolean {
  return value >= 1900 && value <= 2100 && /(?:de|del|año|en)\s+$/iu.test(sentence.slice(0, at));
}

function feminineWords(value: number): string {
  return numberInWords(value)
    .replace(/cientos(?= |$)/g, 'cientas')
    .replace(/quinientos(?= |$)/g, 'quinientas')
    .replace(/veintiún$/, 'veintiuna')
    .replace(/(^| )un$/, '$1una');
}

const wordedTerm = new RegExp(
  `(?<!\\p{L})((?:plazo|término)s? (?:\\p{L}+ )?de )(\\p{L}+(?: y \\p{L}+)?)(?= (?:${masculine}|${feminine})(?!\\p{L}))`,
  'giu',
);

/** "un plazo de diez días" as "un plazo de diez (10) días". */
export const termsInFigures: WritingRule = {
  reason: 'escribe el plazo o la cantidad en letras y números',
  apply: (sentence) =>
    sentence.replace(wordedTerm, (whole: string, lead: string, words: string) => {
      const found = findNumbers(words);
      const [only] = found;
      const isWhole = found.length === 1 && only?.start === 0 && only.end === words.length;
      return isWhole ? `${lead}${words} (${only.value})` : whole;
    }),
};

const money =
  /(?<![\p{L}\d(])(?:(U\$S|US\$|USD|u\$s)|(?:AR)?\$|pesos)[ \t\u00a0]*(\d{1,3}(?:\.\d{3})+|\d+)(,\d{1,2})?(?![\d%/]|[.,]\d|[ \t\u00a0]+(?:mil|mill[oó]n|millones|billones|pesos)(?!\p{L}))/gu;
const moneyAfter =
  /(?<![\p{L}\d($.,/-])(?<![$SD][ \t\u00a0])(\d{1,3}(?:\.\d{3})+|\d+)(,\d{1,2})?[ \t\u00a0]+(?:(pesos)|d[oó]lares(?: estadounidenses)?)(?!\p{L}|[ \t\u00a0]*\()/gu;

/** "$ 450.000" as "pesos cuatrocientos cincuenta mil ($ 450.000)". */
export const amountsInWords: WritingRule = {
  reason: 'escribe el importe en letras y números',
  apply: (sentence) =>
    sentence
      .replace(
        money,
        (found: string, dollars: string | undefined, whole: string, cents: string | undefined, at: number) =>
          // Between parentheses stands the figure of an amount in words.
          /\(\s*$/.test(sentence.slice(0, at)) ? found : worded(dollars ? 'USD' : 'ARS', whole, cents, found),
      )
      .replace(moneyAfter, (found: string, whole: string, cents: string | undefined, pesos: string | undefined) =>
        worded(pesos ? 'ARS' : 'USD', whole, cents, found),
      ),
};

function worded(currency: 'ARS' | 'USD', whole: string, cents: string | undefined, found: string): string {
  const value = Number(`${whole.replaceAll('.', '')}${(cents ?? '').replace(',', '.')}`);
  return value > 0 && value < 1e12 ? amountInWords({ currency, value }) : found;
}
