import { fold } from '@foja/legal-text/fold';
import { readNumberInWords } from '@foja/legal-text/number-in-words';
import { findAmounts } from '../../generators/extract/amounts.ts';
import { sentencesOf } from '../../generators/extract/sentences.ts';
import type { PleadingSection } from '../pleading-sections.ts';
import { numberOf, type PleadingRead, textOf } from '../read-pleading.ts';

/** Whether a claim for money names no sum at all. */
export function hasNoAmount({ forum, purpose, sections, text }: PleadingRead): boolean {
  const isForMoney = purpose === 'danos' || purpose === 'cobro' || purpose === 'ejecucion';
  const asksMoney =
    isForMoney ||
    /\b(?:suma|monto|cobro|indemniz|danos y perjuicios|dinero|pesos)/.test(fold(textOf(sections, 'object'))) ||
    (forum === 'familia' && /\b(?:alimentos|cuota)\b/.test(fold(textOf(sections, 'object', 'petitum'))));
  const isExcused =
    /\b(?:en mas o en menos|no (?:es|resulta|fue) posible (?:precisar|determinar|estimar)|a determinar|indeterminad)/.test(
      fold(text),
    );
  const where = textOf(sections, 'object', 'heads', 'petitum');
  // Maintenance may be asked as a share of what the other earns, or in wages.
  const isShare = forum === 'familia' && /\d\s?%|por ciento|\bsmvm\b|salarios? minimos?/.test(fold(where));
  return asksMoney && !isExcused && !isShare && findAmounts(where).length === 0;
}

/** Sums that do not add up: the items and their total, the object and the total, words and figures. */
export function findSumTrouble({ sections }: PleadingRead): string[] {
  return [
    ...new Set([
      ...sections.flatMap(itemsAgainstTotal),
      ...totalAgainstObject(sections),
      ...sections.flatMap(wordsAgainstFigures),
      ...sections.flatMap(({ lines }) => lines.filter(isMisreckoned)),
      ...sections.filter(({ part }) => part !== 'evidence').flatMap(headsOfSentences),
      ...sections.flatMap(linesAgainstTotal),
    ]),
  ];
}

const itemMark = /(?:^|[\s(;.:])(?:[a-z]|\d{1,2})\)\s/gi;
const totalWord = /\btotal\b|\btotaliza|\bsuman?\b/i;

function amountIn(words: string): number | null {
  const found = findAmounts(words);
  return found.length === 0 ? null : numberOf(found.at(-1)?.text ?? '');
}

/** "TOTAL: $ 3", "Lo que hace la suma de $ 3". */
const totalLineStart =
  /^\W*(?:(?:suma )?total\b|(?:lo que|lo cual|todo lo que|todo ello|ello) (?:hace|suma|arroja|da|importa|asciende a)\b)/i;

/** A list of heads with a total under it: "a) … $ 1. b) … $ 2. TOTAL: $ 3". */
function itemsAgainstTotal({ part, lines, text }: PleadingSection): string[] {
  if (part === 'evidence' || part === 'petitum') return [];
  const totalLine = lines.find((line) => totalLineStart.test(line) && findAmounts(line).length > 0);
  const totalSentence = totalLine ?? /\btotal[^.$]{0,40}\$\s?\d[\d.,]*\d/i.exec(text)?.[0];
  if (totalSentence === undefined) return [];
  const total = amountIn(totalSentence.slice(0, findAmounts(totalSentence)[0]?.end ?? 0));
  const before = text.slice(0, Math.max(0, text.indexOf(totalSentence)));
  const linesBefore = totalLine === undefined ? [] : lines.slice(0, lines.indexOf(totalLine));
  const marks = [...before.matchAll(itemMark)];
  const items = marks.map((mark, place) => before.slice(mark.index, marks[place + 1]?.index ?? before.length));
  const sums = items.map((item) => amountIn(item));
  if (items.length < 2 && part === 'heads' && total !== null)
    return labelledAgainstTotal(before, linesBefore, total, totalLine ?? totalSentence);
  if (total === null || items.length < 2 || sums.some((sum) => sum === null)) return [];
  const added = sums.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return isClose(added, total) ? [] : [totalLine ?? totalSentence];
}

/** "Incapacidad: $ 1. Daño moral: $ 2. El total asciende a $ 3": heads without letters, each of them a label with its sum. */
function labelledAgainstTotal(before: string, lines: readonly string[], total: number, told: string): string[] {
  const withSums = lines
    .map((line) => findAmounts(line).map(({ text }) => numberOf(text)))
    .filter((sums) => sums.length > 0);
  if (withSums.length >= 2 && withSums.every((sums) => sums.length === 1)) {
    const ofLines = withSums.reduce((sum, [amount = 0]) => sum + amount, 0);
    return isClose(ofLines, total) ? [] : [told];
  }
  const labelled = [
    ...before.matchAll(
      /(?:^|[.;\n]\s*)[^.;:$\n]{3,60}[:–-]\s{0,3}(\$\s?\d{1,3}(?:\.\d{3})*(?:,\d{1,2})?)(?=[.;\s]|$)/gu,
    ),
  ];
  // Another sum among them may be a wage or a price: then it is not known what adds up.
  if (labelled.length < 2 || labelled.length !== findAmounts(before).length) return [];
  const added = labelled.reduce((sum, [, amount = '']) => sum + numberOf(amount), 0);
  return isClose(added, total) ? [] : [told];
}

/** The sum of the object and the total of the heads. */
function totalAgainstObject(sections: readonly PleadingSection[]): string[] {
  const object = sections.find(({ part }) => part === 'object')?.text ?? '';
  const claimed = /(?:suma|monto|cobro) de (?:pesos [^$]{0,120})?\(?\s?\$\s?\d[\d.,]*\d/i.exec(object)?.[0];
  const heads = sections.filter(({ part }) => part === 'heads');
  const total = heads.flatMap(({ text }) => /\btotal[^.$]{0,40}\$\s?\d[\d.,]*\d/i.exec(text)?.[0] ?? [])[0];
  if (claimed === undefined || total === undefined || !totalWord.test(total)) return [];
  const [left, right] = [amountIn(claimed), amountIn(total)];
  return left === null || right === null || isClose(left, right) ? [] : [claimed];
}

const numberWords =
  /\bpesos\s+((?:[a-záéíóúñ]+\s+){1,14}?)\(?\s?\$\s?(\d[\d.,]*\d)|\$\s?(\d[\d.,]*\d)\s?(?:\.-)?\s?\(\s?pesos\s+([^)]{4,140})\)/giu;

function wordsAgainstFigures({ text }: PleadingSection): string[] {
  return [...text.matchAll(numberWords)].flatMap(([whole, before, figureAfter, figureBefore, after]) => {
    const words = fold(before ?? after ?? '')
      .replace(/\b(?:con|centavos|mil millones de|de)\b.*$/, '')
      .trim()
      .split(/\s+/);
    const read = readNumberInWords((place) => words[place] ?? '', 0);
    const figure = numberOf(figureAfter ?? figureBefore ?? '0');
    if (read === null || read.to !== words.length) return [];
    return Math.floor(figure) === read.value ? [] : [whole.trim()];
  });
}

/** "6 x $ 100 … $ 600", "seis cuotas de $ 100 cada una, lo que da $ 600", "el 20 % de $ 100, es decir $ 20": how often or how much, of what, and what it gives. */
const reckonings: readonly [share: boolean, pattern: RegExp][] = [
  [
    false,
    /\b(\d{1,3}|[a-z]+) ?(?:x|×|\*) ?\$ ?(\d[\d.]*(?:,\d{1,2})?)[)\]]?(?:[\s.:=…–—-]{1,60}|[^$.;]{0,40}\b(?:total\w*|sum\w+|hacen|dan|arroja\w*|son) )\$ ?(\d[\d.]*(?:,\d{1,2})?)/,
  ],
  [
    false,
    /\b(\d{1,3}|[a-z]+) (?:cuotas?|meses|mensualidades|alquileres|canones|periodos|facturas|sueldos|salarios|horas|dias|jornadas|semanas|expensas|sesiones|noches|pagos)(?: [a-z]+){0,3}? (?:de|a razon de|a) \$ ?(\d[\d.]*(?:,\d{1,2})?)(?: cada un[oa]| mensuales| por mes)?[^$.;]{0,20}\b(?:totaliza\w*|suman|hacen|dan|lo que da|lo que hace|arroja\w*|es decir|o sea|esto es|igual a|asciende a|=)[^$.;]{0,25}\$ ?(\d[\d.]*(?:,\d{1,2})?)/,
  ],
  [
    true,
    /\b(\d{1,3}(?:,\d{1,2})?) ?(?:%|por ciento) (?:de|sobre) (?:[a-z]+ ){0,4}\$ ?(\d[\d.]*(?:,\d{1,2})?)[^$.;]{0,6}(?:es decir|o sea|esto es|=|igual a|lo que (?:da|hace|arroja|equivale a|representa)|que (?:da|hace|arroja)|equivale a)[^$.;]{0,20}\$ ?(\d[\d.]*(?:,\d{1,2})?)/,
  ],
];
/** What is rounded by as much is right. */
const rounding = 0.005;

/** Whether a sum is not what the reckoning beside it gives. */
function isMisreckoned(line: string): boolean {
  const folded = fold(line);
  return reckonings.some(([isShare, pattern]) => {
    const [, factor = '', of = '', gives = ''] = pattern.exec(folded) ?? [];
    const times = timesOf(factor);
    if (times === null) return false;
    const result = numberOf(of) * (isShare ? times / 100 : times);
    return Math.abs(result - numberOf(gives)) > Math.max(1, result * rounding);
  });
}

const sumWithHead = String.raw`\$ ?\d[\d.]*(?:,\d{1,2})? (?:por|de|en concepto de|correspondientes? a|para) [^$;.:]{3,60}?`;
const listOfHeads = `${sumWithHead}(?:(?:,| y|, y) ${sumWithHead}){1,8}`;
/** "$ 3 por …, $ 1 por … y $ 1 por …, lo que hace un total de $ 5"; "$ 5: $ 3 por …, $ 1 por … y $ 1 por …". */
const totalBehind = new RegExp(
  String.raw`(${listOfHeads})[,:]? (?:lo que|lo cual|que|todo lo que|en|por un) (?:hace|suma|da|totaliza|arroja|asciende a|total)n?\b[^$.;]{0,30}\$ ?(\d[\d.]*(?:,\d{1,2})?)`,
);
const totalBefore = new RegExp(
  String.raw`\$ ?(\d[\d.]*(?:,\d{1,2})?)(?:,? (?:que se (?:compone|integra|discrimina)|discriminad|compuest|integrad)[^$.;:]{0,30})?: ?(${listOfHeads})[.;]?$`,
);

/** The total of a sentence that its own heads do not add up to. */
function headsOfSentences({ lines }: PleadingSection): string[] {
  const sentences = lines.flatMap((line) => sentencesOf(line).map(({ text }) => text));
  return [...new Set([...sentences, ...lines])]
    .filter((sentence) => {
      const folded = fold(sentence);
      const [, heads, total] = totalBehind.exec(folded) ?? [];
      const [, totalFirst, headsAfter] = heads === undefined ? (totalBefore.exec(folded) ?? []) : [];
      const list = heads ?? headsAfter;
      const told = total ?? totalFirst;
      if (list === undefined || told === undefined) return false;
      const added = findAmounts(list).reduce((sum, { text }) => sum + numberOf(text), 0);
      return !isClose(added, numberOf(told));
    })
    .slice(0, 1);
}

const startsItem = /^\W{0,2}(?:[a-z]|\d{1,2})\s?[.)°º-]/i;
const endsWithSum = /\$\s?\d[\d.]*(?:,\d{1,2})?[\s.;,-]*$/;
const fewestLines = 2;

/** The total under lines that end with a sum each, in any part. */
function linesAgainstTotal({ lines, part }: PleadingSection): string[] {
  if (part === 'evidence' || part === 'petitum') return [];
  let above: number[] = [];
  let isWhole = true;
  return lines.filter((line) => {
    const sums = findAmounts(line);
    const isTotal = sums.length === 1 && totalLineStart.test(line);
    const added = above.reduce((sum, each) => sum + each, 0);
    const isWrong = isTotal && isWhole && above.length >= fewestLines && !isClose(added, amountIn(line) ?? 0);
    // An item with its sum in the middle is of the list, and which sum is meant is not known.
    isWhole = isTotal || (isWhole && !(sums.length > 0 && startsItem.test(line) && !endsWithSum.test(line)));
    if (isTotal || sums.length !== 1 || !endsWithSum.test(line)) above = [];
    else above.push(amountIn(line) ?? 0);
    return isWrong;
  });
}

function timesOf(written: string): number | null {
  if (/^\d/.test(written)) return Number(written.replace(',', '.'));
  const read = readNumberInWords((place) => (place === 0 ? written : ''), 0);
  return read === null ? null : read.value;
}

const isClose = (left: number, right: number) => Math.abs(left - right) <= 1;
