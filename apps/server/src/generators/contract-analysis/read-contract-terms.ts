import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { type WordStarts, wordStartsOf } from '../../corpus/rules/text-pattern.ts';
import { findAmounts } from '../extract/amounts.ts';
import type { Clause } from '../extract/clauses.ts';
import { findDates } from '../extract/dates.ts';
import { absent, found } from '../extract/findings.ts';
import { sentencesOf } from '../extract/sentences.ts';

/** A sentence of the contract with the clause that it stands in. */
export interface ContractSentence {
  text: string;
  /** In lower case and without accents. */
  folded: string;
  /** As rules look at it. */
  plain: string;
  /** Heading of its clause, or null before the first one. */
  heading: string | null;
  /** The heading and what the clause said before, as rules look at them. */
  context: string;
  /** How the words of both begin. */
  starts: WordStarts;
}

/** How much of a clause before a sentence is its context, in characters. */
const contextCharacters = 400;

/** No points within figures, which would look like the end of a sentence. */
export function withoutFigurePoints(text: string): string {
  return text.replace(/(?<=\d)\.(?=\d)/g, '');
}

/** The contract's sentences in order, each with its clause. */
export function contractSentences(text: string, clauses: readonly Clause[]): ContractSentence[] {
  return sentencesOf(text).map(({ start, text: sentence }) => {
    const clause = clauses.findLast(({ end, start: from }) => from <= start + sentence.length && start < end);
    const before = clause === undefined ? '' : text.slice(Math.max(clause.start, start - contextCharacters), Math.max(start, clause.start));
    const heading = clause?.heading ?? null;
    const context = withoutFigurePoints(`${heading?.replace(/\./g, ' :') ?? ''}: ${before}`);
    const plain = withoutFigurePoints(sentence);
    return { text: sentence, folded: fold(plain), plain, heading, context, starts: wordStartsOf(plain, context) };
  });
}

/** A number in figures or words: "diez", "treinta y seis", "dieciocho (18)". */
const time = '(?:\\d+|[a-z]{2,16}(?: y [a-z]{3,8})?)';
const count = `${time}(?: \\([^)]*\\))? (?:meses|anos?|dias|noches)`;
/** How a contract tells how long it lasts, the plainest way first; looked for under a heading of its term before anywhere. */
const durationPatterns = [
  new RegExp(
    `\\b(?:plazo|duracion|vigencia|termino|rige|regira|subsistir\\w*|conviene por|por el lapso)\\b.{0,140}?\\b${count}`,
  ),
  new RegExp(`\\b${count}\\b.{0,30}\\b(?:a partir|a contar|contad|desde)`),
  /\b(?:rige|regira|vigencia|plazo|desde)\b.{0,60}\bdesde el\b.{0,80}\bhasta el\b|\bdesde el\b.{0,80}\bhasta el\b/,
  new RegExp(`\\ben (?:el plazo de )?${time}(?: \\([^)]*\\))? cuotas\\b`),
  new RegExp(`\\bescritur\\w+.{0,140}?\\bdentro de (?:los|las) ${count}`),
];
const termHeading = /\b(?:plazo|duracion|vigencia|termino|estadia)\b/;
/** Deadlines of other things: notice, repairs, payment, what follows a breach. */
const notTheTerm =
  /\b(?:mora|preaviso|intim\w+|urgentes?|capitaliz\w+|recibida la factura|del 1 al|interpelacion|penalidad)\b/;

/** The sentence that tells how long the contract lasts. */
function durationOf(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  const under = sentences.filter(({ heading }) => termHeading.test(fold(heading ?? '')));
  const inTerm = new RegExp(`\\b${count}`);
  return (
    under.find(({ folded }) => inTerm.test(folded) && !notTheTerm.test(folded)) ??
    durationPatterns
      .map((pattern) => sentences.find(({ folded }) => pattern.test(folded) && !notTheTerm.test(folded)))
      .find((sentence) => sentence !== undefined)
  );
}

const termPatterns: readonly [string, RegExp][] = [
  [
    'Pago',
    new RegExp(
      `\\b(?:pag\\w+|abon\\w+|vencimiento\\w*|cuotas?)\\b[^.]{0,140}\\b(?:del \\d+ al \\d+|dentro de los ${time}|por mes adelantado|con vencimiento|mensuales|el dia ${time})`,
    ),
  ],
  [
    'Entrega',
    new RegExp(
      `\\b(?:entreg\\w+|escritur\\w+|posesion)\\b[^.]{0,120}\\b(?:dentro de los ${time}|el dia|antes del|en este acto|el \\d{1,2} de)`,
    ),
  ],
  [
    'Preaviso',
    new RegExp(
      `\\b(?:preaviso|antelacion|anticipacion)\\b[^.]{0,80}\\b${time}|\\b${time} dias de (?:preaviso|antelacion|anticipacion)`,
    ),
  ],
  ['Renovación', /^(?!.*\b(?:fiador|fianza|garant))(?=.*\b(?:renov\w+|prorrog\w+)\b)/],
];

/** Shorter ones are headings, in characters. */
const shortestSaid = 30;
/** What an adjustment is of. */
const money =
  '(?:alquiler\\w*|canon\\w*|precio\\w*|cuotas?|saldo|certificados?|honorarios|retribucion|valor\\w*|abono|montos?|sumas?)';
const adjustmentPattern = new RegExp(
  `\\b${money}\\b.{0,140}\\b(?:ajust(?!e alzado)\\w+|actualiz\\w+|reajust\\w+|index\\w+|increment\\w+|aument\\w+|escalonad\\w+|revisar\\w+)|\\b(?:ajust(?!e alzado)\\w+|actualiz\\w+|reajust\\w+|index\\w+|revisar\\w+)\\b.{0,100}\\b(?:${money}|ipc|icl|cer|uva|indice)\\b`,
);

/** Price, adjustment, penalty, guarantee, jurisdiction, day and periods of a contract, in its own words. */
export function readContractTerms(
  text: string,
  sentences: readonly ContractSentence[],
  underReview: LawUnderReview,
): Pick<
  ContractAnalysis,
  'adjustment' | 'date' | 'guarantee' | 'jurisdiction' | 'object' | 'penalty' | 'price' | 'terms'
> {
  const said = sentences.filter(({ text: sentence }) => sentence.length >= shortestSaid);
  const under = (title: RegExp, pattern: RegExp, otherwise: Finding, not?: RegExp): Finding => {
    const sentence =
      said.find(
        ({ folded, heading }) => title.test(fold(heading ?? '')) && pattern.test(folded) && !not?.test(folded),
      ) ?? said.find(({ folded }) => pattern.test(folded) && !not?.test(folded));
    return sentence ? found(sentence.text) : otherwise;
  };
  const withoutPenalty = lawStatement('contrato-sin-pena', underReview);
  const duration = durationOf(sentences);
  const priced = sentences.filter(
    ({ folded, text: sentence }) => findAmounts(sentence).length > 0 && !/\b(?:pena|multa|penalidad)\b/.test(folded),
  );
  const price =
    priced.find(({ heading }) =>
      /\b(?:precio|canon|alquiler|capital|retribucion|honorarios|monto)\b/.test(fold(heading ?? '')),
    ) ??
    priced.find(({ folded }) => /\b(?:precio|canon|alquiler|suma de|retribucion|abonara|pagara)\b/.test(folded)) ??
    priced[0];
  return {
    date: readDay(text),
    object: under(
      /\bobjeto\b/,
      /\b(?:objeto|da en (?:locacion|alquiler)|vende|entrega en (?:este acto|prestamo|mutuo)|brindara|prestara|se obliga a (?:prestar|realizar|ejecutar))\b/,
      absent('El texto no dice con claridad sobre qué es el contrato.'),
    ),
    terms: [
      ...(duration ? [{ label: 'Duración', finding: found(duration.text) }] : []),
      ...termPatterns.flatMap(([label, pattern]) => {
        const sentence = sentences.find(({ folded }) => pattern.test(folded));
        return sentence ? [{ label, finding: found(sentence.text) }] : [];
      }),
    ],
    price: price ? found(price.text) : absent('El texto no trae un precio o monto en cifras.'),
    adjustment: under(
      /\b(?:ajuste|actualizacion)\b/,
      adjustmentPattern,
      absent('El texto no prevé ajuste o actualización.'),
    ),
    penalty: under(
      /\b(?:mora|penal|multa|incumplimiento)\b/,
      /\b(?:clausula penal|multa|pena minima|penalidad(?! alguna)|punitori\w+|interes(?:es)? moratori\w+|mora\b.{0,60}\binteres\w*|unica indemnizacion)\b/,
      absent(withoutPenalty.text, withoutPenalty.articles),
    ),
    guarantee: under(
      /\b(?:fianza|garantia|deposito)\b/,
      /\b(?:fiador\w*|fianza|deposito(?: en garantia| de \$| de u\$s)|codeudor\w*|pagare|caucion|hipoteca|prenda|garante\w*)(?![a-z])/,
      absent('El texto no prevé garantías.'),
      /\brenunci\w+ (?:desde|a oponer|a apelar)|instalaciones/,
    ),
    jurisdiction: under(
      /\b(?:jurisdiccion|competencia|tribunales|fuero|ley aplicable|controversias)\b/,
      /\b(?:jurisdiccion|tribunal\w*|juzgados|jueces|justicia|competencia de|competentes?|arbitr\w+)\b/,
      absent('El texto no fija los tribunales: rigen las reglas generales de competencia.'),
    ),
  };
}

/** How far from the end the line of place and day may stand: signatures come behind it. */
const closingCharacters = 600;

/** The day on which it was signed: the one of "se celebra" or of the closing line. */
function readDay(text: string): ContractAnalysis['date'] {
  const signing = /\b(?:a los|celebr\w+|firm\w+|suscrib\w+|en prueba de conformidad)\b[^.]{0,160}$/iu;
  const dates = findDates(text);
  const signed = dates.find(({ start }) => signing.test(text.slice(Math.max(0, start - 180), start)));
  const placed = dates.find(({ start }) => start < 300 && /(?:^|\n)[^\n]{0,60},\s{0,8}$/.test(text.slice(0, start)));
  const closing = dates.findLast(
    ({ start }) => start > text.length - closingCharacters && /[,:]\s{0,8}$/.test(text.slice(0, start)),
  );
  const chosen = placed ?? signed ?? closing;
  return chosen
    ? { ...found(chosen.text), iso: chosen.iso }
    : { ...absent('El texto no trae la fecha de celebración. Sin ella no se sabe qué ley regía.'), iso: null };
}
