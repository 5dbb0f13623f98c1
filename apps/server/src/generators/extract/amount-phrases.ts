import { findAmounts } from './amounts.ts';

/** An amount with the words that say what it is for. */
export interface AmountPhrase {
  /** As written: "$ 5.000.000 por daño moral", "preaviso con SAC ($ 2.708.333)". */
  text: string;
  amount: string;
  /** Its words without the amount. */
  head: string;
}

const boundaryBefore = /[;:.]\s|,\s|\sy\s|(?:^|\s)[a-z]\)\s/g;
const boundaryAfter =
  /(?<!(?<![\p{L}])(?:arts?|incs?|dec|n[°º]?|nro|ley))[;,.:)](?=\s|$)|\spor los siguientes\b|\s(?:integrad|compuest|desglosad)[ao]\b|\sy\s(?=\$|por|la|el|los|las|un)|\s[a-z]\)\s/u;

/** Words before the first item of a list. */
const opensList =
  /^(?:(?:integrad|compuest|conformad|discriminad|desglosad)[ao]s? por|que se compone de|a saber)[\s:]+/iu;

/** The amounts of a passage, each with what it is for: the words around it, up to the next item of the list. */
export function amountPhrases(text: string): AmountPhrase[] {
  const amounts = findAmounts(text);
  return amounts.map(({ end, start, text: amount }, index) => {
    const from = amounts[index - 1]?.end ?? 0;
    const isBracketed = /\(\s*$/.test(text.slice(from, start));
    const before = text.slice(from, start);
    const cut = [...before.matchAll(boundaryBefore)].at(-1);
    const opens = cut ? from + cut.index + cut[0].length : from;
    const rest = text.slice(end, amounts[index + 1]?.start ?? text.length);
    const close = boundaryAfter.exec(rest);
    const closes = end + (close ? close.index + (isBracketed && close[0].startsWith(')') ? 1 : 0) : rest.length);
    // "preaviso: $ 1.600.000", "preaviso, $ 1.600.000;": what stands before says what the sum is for, where nothing behind it does.
    const isAlone = text.slice(opens, start).trim() === '';
    const isBare =
      isAlone && (cut?.[0].startsWith(':') === true || (cut?.[0].startsWith(',') === true && closes === end));
    const previous = isBare && cut ? [...before.slice(0, cut.index).matchAll(boundaryBefore)].at(-1) : undefined;
    const startsAt = isBare ? from + (previous ? previous.index + previous[0].length : 0) : opens;
    const phrase = text
      .slice(startsAt, closes)
      .trim()
      .replace(/^[:;,.]\s+/, '')
      .replace(opensList, '')
      .replace(/\s+[ye]$/u, '');
    return {
      text: phrase,
      amount,
      head: phrase.replace(amount, ' ').replace(/:\s*$/, ' ').replace(/[()]/g, ' ').trim(),
    };
  });
}
