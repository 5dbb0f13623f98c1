import type { LineProblem } from '../starter/yaml-with-lines.ts';
import { parseStatement } from './parse-statement.ts';
import { splitPieces } from './split-pieces.ts';
import { type Statement, sectionLetters } from './statement.ts';

/** A section's text without braces, and the data that stood in them. */
export interface TakenStatements {
  lines: string[];
  /** One for each piece of the section; empty where no sentence carries data. */
  statements: (Statement | null)[];
  problems: LineProblem[];
}

const braces = /\s*\{([^{}]*)\}/g;

/**
 * Takes the data in braces off the lines of a section. They stand after the sentence that they are of, and its keys.
 * @param firstLine line of the file on which the section's text begins, from 1.
 */
export function takeStatements(heading: string, lines: readonly string[], firstLine: number): TakenStatements {
  const letter = sectionLetters[heading];
  const plain: string[] = [];
  const statements: (Statement | null)[] = [];
  const problems: LineProblem[] = [];
  for (const [offset, written] of lines.entries()) {
    const problem = (message: string) => problems.push({ line: firstLine + offset, message });
    const { text, groups } = takeBraces(written);
    plain.push(text);
    if (/[{}]/.test(text)) problem('hay una llave sin su pareja');
    const pieces = splitPieces(text);
    const own: (Statement | null)[] = pieces.map(() => null);
    for (const { inside, end } of groups) {
      const place = pieces.findIndex((piece) => piece.end === end);
      const parsed = parseStatement(inside);
      if (letter === undefined) problem(`la sección «${heading}» no lleva datos entre llaves`);
      else if (!parsed.ok) problem(parsed.message);
      else if (place === -1) problem('los datos entre llaves van después de la oración, no dentro de ella');
      else if (own[place] !== null) problem('una oración lleva sus datos en un solo par de llaves');
      else own[place] = { mark: `${letter}${statements.length + place + 1}`, ...parsed.value };
    }
    statements.push(...own);
  }
  return { lines: plain, statements: statements.some((statement) => statement !== null) ? statements : [], problems };
}

/** A line without its braces, and what stood in each with the offset in the trimmed line at which its sentence ends. */
function takeBraces(line: string): { text: string; groups: { inside: string; end: number }[] } {
  const groups: { inside: string; end: number }[] = [];
  const lead = line.length - line.trimStart().length;
  let taken = 0;
  const text = line.replace(braces, (whole, inside: string, at: number) => {
    groups.push({ inside, end: at - taken - lead });
    taken += whole.length;
    return '';
  });
  return { text, groups };
}
