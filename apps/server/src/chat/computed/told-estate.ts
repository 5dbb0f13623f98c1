import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { type Currency, toldAmounts } from './told-amounts.ts';

/** What whoever died left, as far as its values were told. */
export interface ToldEstate {
  own: number;
  /** Of both spouses together. */
  community: number;
  currency: Currency;
}

const ofOwn =
  /\b(?:propi[oa]s?|hered(?:ad[oa]s?|o|aron) (?:de|por)|heredad[oa]s?|de solter[oa]|antes de (?:casar\w+|que se casar\w+|conocer\w*|el matrimonio)|previ[oa] al matrimonio|bien propio|le (?:dejo|donaron|regalaron) su)\b/;
const ofCommunity =
  /\b(?:ganancial\w*|durante el matrimonio|(?:estando|ya|de) casad[oa]s?|comprad[oa]s? (?:entre los dos|juntos|por los dos)|compraron (?:juntos|entre los dos|durante)|despues de casar\w*|en el matrimonio)\b/;
const notOwn = /\b(?:departamento|casa|vivienda|hogar) propi[oa]\b(?=.*\bganancial)/;
/** A sum of money that is no good of the estate. */
const ofSomethingElse =
  /\b(?:deuda\w*|debia|honorarios|tasa|sellado|gastos|alquiler\w*|jubilacion|pension|por mes|mensual\w*|sepelio|me (?:piden|cobran)|abogad[oa])\b/;
const parts = /[.;,()]| y (?=(?:una?|el|la|los|las|otr[oa]|ademas|tambien)\b|\$|usd\b|u\$s)| mas (?=un)/;

/**
 * The values of what was left, each as own or community; null where one is of neither, or where they are in two currencies.
 * @param isAllOwn nobody survives with whom anything was owned
 */
export function toldEstate(
  understood: Pick<UnderstoodQuestion, 'text' | 'today'>,
  isAllOwn: boolean,
  isAllCommunity: boolean,
): ToldEstate | null {
  const amounts = toldAmounts(understood);
  const [first] = amounts;
  if (first === undefined || amounts.some(({ currency }) => currency !== first.currency)) return null;
  const folded = fold(understood.text);
  const kinds: ToldEstate = { own: 0, community: 0, currency: first.currency };
  for (const [place, { value, start, end }] of amounts.entries()) {
    const from = amounts[place - 1]?.end ?? 0;
    const around = wordsOf(folded, from, start, end, amounts[place + 1]?.start ?? folded.length);
    if (around.some((words) => ofSomethingElse.test(words))) return null;
    // What is said of one good is not said of another.
    const isCommunity = isAllCommunity && (amounts.length === 1 || /\btod[oa]s?\b/.test(folded));
    const kind = isAllOwn ? 'own' : isCommunity ? 'community' : kindOf(around);
    if (kind === null) return null;
    const times = timesOf(folded.slice(from, start), folded.slice(end));
    if (times === null) return null;
    kinds[kind] += value * times;
  }
  return kinds;
}

/** Whether own goods are told, so that not everything was of both. */
export const tellsOwnGoods = (folded: string): boolean => ofOwn.test(folded) && !notOwn.test(folded);

/** "Dos departamentos de USD 40.000 cada uno": how many there are of it; null where each is told and not how many. */
function timesOf(before: string, after: string): number | null {
  if (!/^\s*(?:dolares|usd|pesos)?\s*(?:cada un[oa]|c\/u)/.test(after)) return 1;
  const count = of.exec(before)?.[1];
  return count === undefined ? null : readNumber(count);
}

const of = new RegExp(
  String.raw`\b${numberPattern} \w+(?: \w+)?(?: (?:de|por|que valen|valen|a|son|unos))*\s*(?:\$|usd|u\$s|us\$)?\s*$`,
);

/** What is said of an amount, the nearest first: its own clause, what stands before it since the last amount, and what follows. */
function wordsOf(folded: string, from: number, start: number, end: number, next: number): string[] {
  const before = folded.slice(from, start).split(parts).reverse();
  const [after = '', later = ''] = folded.slice(end, next).split(parts);
  const own = `${before[0] ?? ''} ${after}`;
  return [own, ...before.slice(1), ...(before.length <= 1 ? [later] : [])];
}

function kindOf(clauses: readonly string[]): 'own' | 'community' | null {
  for (const clause of clauses) {
    const [isOwn, isCommunity] = [ofOwn.test(clause) && !notOwn.test(clause), ofCommunity.test(clause)];
    if (isOwn !== isCommunity) return isOwn ? 'own' : 'community';
    if (isOwn) return null;
  }
  return null;
}
