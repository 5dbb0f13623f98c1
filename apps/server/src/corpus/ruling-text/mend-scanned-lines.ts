import { isSignature } from './closing-lines.ts';

/** The running heads of the official collection. "FALLO DE LA CORTE SUPREMA" is no head: it opens the court's opinion. */
const runningHead =
  /^(?:(?:FALLOS|RESOLUCIONES|ACORDADAS|ACUERDOS) DE LA CORTE SUPREMA(?: DE JUSTICIA DE LA NACI[ÓO]N)?|DE JUSTICIA DE LA NACI[ÓO]N)$/;
const onlyNumber = /^\d{1,4}$/;
/** Lines of one running head: volume, page and words. */
const headLines = 3;

/** The lines of a scanned text without the running heads of its pages, blanks at their ends, and blank lines beside heads. */
export function withoutRunningHeads(scanned: string): string[] {
  const lines = scanned
    .replace(/\r\n?|\f/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  const dropped = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (runningHead.test(line)) dropHead(lines, at, dropped);
    else if (isPageOfVolume(lines, at)) for (const place of [at, at + 1]) dropped.add(place);
  }
  for (const at of [...dropped]) {
    for (let before = at - 1; lines[before] === ''; before--) dropped.add(before);
    for (let after = at + 1; lines[after] === ''; after++) dropped.add(after);
  }
  return lines.filter((_, at) => !dropped.has(at));
}

/** The words of a head with the numbers that stand right beside them. */
function dropHead(lines: readonly string[], words: number, dropped: Set<number>): void {
  dropped.add(words);
  for (const step of [-1, 1]) {
    for (let at = words + step; Math.abs(at - words) < headLines && onlyNumber.test(lines[at] ?? ''); at += step) {
      dropped.add(at);
    }
  }
}

/** A head without words: after an empty line, two numbers, one of them a volume's. */
function isPageOfVolume(lines: readonly string[], at: number): boolean {
  const [first = '', second = ''] = [lines[at], lines[at + 1]];
  if ((at > 0 && lines[at - 1] !== '') || !onlyNumber.test(first) || !onlyNumber.test(second)) return false;
  return [first, second].some((number) => number.length === 3);
}

/** A line this long fills its column, so that the sentence's paragraph may go on after it. */
const fullLine = 52;
/** What begins a paragraph whatever stands before it: a number of the recitals, a letter of a list, a formula. */
const opensParagraph =
  /^(?:\d{1,2}\s?[º°)]|\d{1,2}\.(?:\d|\s)|[IVX]{1,5}\s?[.)–-]|[a-z]\)|[-–—•]\s|Que[,\s]|Por ello|Considerando|Vistos|Autos y|Buenos Aires,|Notif[ií]quese|Suprema Corte)/;

/** Lines joined into paragraphs, the words that were divided at their ends made whole. */
export function joinParagraphs(lines: readonly string[]): string {
  const paragraphs: string[] = [];
  let current = '';
  let lastLine = '';
  const close = () => {
    if (current !== '') paragraphs.push(current.replace(/\u00AD/g, ''));
    current = '';
  };
  for (const line of lines) {
    if (line === '') {
      if (/[.:;”"»)]$/.test(current)) close();
      continue;
    }
    if (current !== '' && endsParagraph(current, lastLine, line)) close();
    current = joinLines(current, line);
    lastLine = line;
  }
  close();
  return paragraphs.join('\n');
}

function endsParagraph(paragraph: string, lastLine: string, next: string): boolean {
  if (/[-\u00AD]$/.test(paragraph)) return false;
  if (!/[.:;”"»)]$/.test(paragraph)) return /^\d{1,2}\s?[º°]\)/.test(next);
  return lastLine.length < fullLine || isSignature(next) || opensParagraph.test(next) || paragraph.endsWith(':');
}

function joinLines(before: string, line: string): string {
  if (before === '') return line;
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + line;
  // A name or a compound ("Ponce-Lagos") keeps its hyphen: only what goes on in lower case was divided.
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line;
  return `${before}${/\p{L}-$/u.test(before) ? '' : ' '}${line}`;
}
