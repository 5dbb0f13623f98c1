import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../extract/amounts.ts';
import { figuresTold } from './figures-told.ts';
import type { ReasonPart, Reasons } from './read-reasons.ts';
import { recitalReferredTo } from './recital-number.ts';
import { accessoryTopics, type RulingTopic, topicsOf } from './ruling-topics.ts';
import { appellantIn } from './who-appeals.ts';

/** A point of a decision as its ground is looked for. */
export interface Point {
  terms: readonly string[];
  topics: ReadonlySet<RulingTopic>;
  /** Topics of its first words. */
  opening: ReadonlySet<RulingTopic>;
  /** Sums, percentages and days. */
  figures: readonly string[];
  /** It decides the case as a whole. */
  isWhole: boolean;
  isRefusal: boolean;
  /** It decides on the claim, though only in part: "en cuanto persigue". */
  isLikeWhole: boolean;
  /** Whose appeal it decides: the beginning of the name; null where it names none. */
  appellant: string | null;
  /** The considerando to which it refers by its number. */
  recital: number | null;
  /** It is a sum of another point, with what it is for. */
  isSum: boolean;
}

const decides =
  /\b(?:ha(?:c\w+|go) lugar|hagase lugar|conden\w+|rechaz\w+|desestim\w+|admit\w+|absolv\w+|confirm\w+|revoc\w+|modific\w+)\b/;
/** The point decides the case, and not an item or a plea. */
const wholeCase =
  /\b(?:demanda|accion|pretension|amparo|desalojo|sentencia (?:apelada|recurrida|de grado)|autor)\b|\bconden\w+ a\b/;
/** Behind the first point only one that names the claim decides it: "Condenarlo a pagar" is an item. */
const namesTheClaim = /\b(?:demanda|accion|pretension|amparo|sentencia (?:apelada|recurrida|de grado))\b/;
const narrower =
  /\b(?:extend\w+|extensiv\w+|rubro|reclamo de|excepcion|defensa de|reconvencion|modific\w+|elev\w+|reduc\w+|en cuanto|respecto de|en lo relativo)\b/;
/** What an appeal leaves as it was, which stands on why somebody answers. */
export const restOfRuling = /\bconfirm\w*\b.{0,40}\b(?:demas|restante)\b/;
const refuses =
  /\b(?:(?:confirm|mant)\w+ (?:el|la) (?:rechazo|absolucion|desestimacion)|rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar|deneg\w+|absolv\w+)\b/;
/** "$ 131.200 con los intereses del apartado 5": the considerando is that of the interest alone. */
const isOfAccessory = /\b(?:interes|intereses|accesorios|costas)\b.{0,60}\b(?:considerando|apartado|acapite)s?\b/;
const openingCharacters = 70;
const longestSum = 90;
/** Words of every decision. */
const generalTerms: ReadonlySet<string> = new Set(
  'condenar hacer lugar rechazar desestimar admitir confirmar modificar revocar pagar abonar suma pesos demanda demandado demandada actor actora acción parte partes dentro días término concepto favor conforme considerando presente sentencia declarar disponer ordenar fijar imponer indemnización reclamo rubro integrado siguientes autos contra intereses artículo ley'
    .split(' ')
    .flatMap((word) => analyzeTerms(word)),
);
export function readPoint(text: string, index: number): Point {
  const folded = fold(text).replace(/\s+/g, ' ');
  const topics = new Set(topicsOf(text));
  const opening = topicsOf(text.slice(0, openingCharacters));
  // What a point begins with it is about; further on it only mentions costs and interest.
  for (const topic of accessoryTopics) if (!opening.has(topic)) topics.delete(topic);
  const isWhole =
    restOfRuling.test(folded) ||
    (decides.test(folded) &&
      (index === 0 ? wholeCase : namesTheClaim).test(folded) &&
      !narrower.test(folded) &&
      ![...opening].some((topic) => isItemTopic(topic)));
  return {
    figures: [...figuresTold(text)],
    topics: isWhole ? opening : topics,
    opening,
    isWhole,
    isLikeWhole: decides.test(folded) && namesTheClaim.test(folded),
    isRefusal: refuses.test(folded.slice(0, openingCharacters)),
    appellant: appellantIn(folded),
    recital:
      isOfAccessory.test(folded) && ![...opening].some((topic) => accessoryTopics.has(topic))
        ? null
        : recitalReferredTo(folded),
    isSum: findAmounts(text).length === 1 && text.length < longestSum,
    terms: [...new Set(analyzeTerms(text))].filter((term) => !/^\d/.test(term) && !generalTerms.has(term)),
  };
}

/** Topics that may be the whole case as well as an item. */
const wholeTopics: ReadonlySet<RulingTopic> = new Set([
  'deadline',
  'eviction',
  'sentence',
  'coverage',
  'removal',
  'deed',
  'contact',
  'care',
  'support',
]);
export const isItemTopic = (topic: RulingTopic) => !wholeTopics.has(topic);

/** Names of a person or a company: "contra Concesiones Camino Real S.A.". */
const namedParty = /\b(?:contra|respecto de(?:l| la)?)\s{1,4}((?:\p{Lu}[\p{L}.]+\s{0,2}){2,6})/u;
const longName = 4;

/** Whether a point refuses the claim against somebody whom the reasons never name. */
export function isAgainstStranger(text: string, point: Point, reasons: Reasons): boolean {
  const [, name = ''] = namedParty.exec(text) ?? [];
  if (!point.isRefusal || name === '') return false;
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= longName);
  return words.length > 0 && !reasons.some(({ folded }) => words.some((word) => folded.includes(word)));
}

/** A stem as short as that of "daño" or "gastos" is of too many headings. */
const tellingStem = 6;

/** Whether a considerando is headed by a word of the point, and no common one. */
export const isNamedIn = ({ terms }: Point, { heading }: ReasonPart): boolean =>
  terms.some((term) => term.length >= tellingStem && heading.has(term));
