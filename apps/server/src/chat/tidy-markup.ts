/**
 * Brings a draft to the marks that the product uses: `[1, 2]`, `【1】`, `[^1]` and `[Fuente 1]` become `[1][2]`, and links and
 * images keep only their words, because an address in a model's answer may come from a hostile passage.
 */
export function tidyMarkup(draft: string): string {
  return draft
    .replace(/\r\n?/g, '\n')
    .replace(/!\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/\[([^\]\n]+)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, (_, words: string) =>
      /^\^?\d+$/.test(words) ? `[${words}]` : words,
    )
    .replace(/【\s*(\d{1,3})[^】\n]*】/g, '[$1]')
    .replace(/\[(?:\^|fuentes?:?\s+)(?=\d)/gi, '[')
    .replace(/\[\s*\d{1,3}(?:\s*(?:,|;|y|-|–)\s*\d{1,3})*\s*\]/g, separateMarks)
    .replace(/\bhttps?:\/\/\S+/gi, '')
    .trim();
}

/** `[1, 3-5]` → `[1][3][4][5]`. A range too wide to be meant stays as its two ends. */
function separateMarks(group: string): string {
  const numbers: number[] = [];
  for (const part of group.slice(1, -1).split(/[,;y]/)) {
    const [from, to] = part.split(/[-–]/).map((end) => Number(end.trim()));
    if (from === undefined || to === undefined || to <= from || to - from > 9) {
      numbers.push(...[from, to].filter((number) => number !== undefined));
      continue;
    }
    for (let number = from; number <= to; number += 1) numbers.push(number);
  }
  return numbers.map((number) => `[${number}]`).join('');
}
