import type { ClauseNumbering } from '@foja/contracts/editor/content';
import { AlignmentType, convertMillimetersToTwip, LevelFormat, LevelSuffix } from 'docx';

/** The numbering of Word that all clauses of a document share, so that Word goes on counting where the lawyer goes on writing. */
export const clauseReference = 'clauses';

/** Word knows nine levels. */
const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const markMm = [8, 13, 8];

/** How far from the margin the words of a clause at a level, from 0, begin. */
export function clauseIndentMm(level: number, numbering: ClauseNumbering): number {
  let sum = 0;
  // A clause named in words begins at the margin, its name first.
  for (let at = numbering === 'words' ? 1 : 0; at <= level; at += 1) sum += markMm[at] ?? 8;
  return sum;
}

/** The style of a clause's first paragraph, by its level from 0; by its name a clause is known again when the file comes back. */
export function clauseStyle(level: number): string {
  return `Clausula${Math.min(level, levels.length - 1) + 1}`;
}

export const clauseStyles = levels.map((level) => ({
  id: clauseStyle(level),
  name: `Cláusula ${level + 1}`,
  basedOn: 'Normal',
  quickFormat: true,
}));

/**
 * "1.", "1.1.", "a)" as levels of one numbering of Word. Word has no "PRIMERA": where the outermost are named in words, their names are
 * written in the text and the outermost level counts without showing it, so that those within are "2.1." under the second.
 */
export function clauseNumberingConfig(numbering: ClauseNumbering) {
  return {
    reference: clauseReference,
    levels: levels.map((level) => {
      const isNamed = level === 0 && numbering === 'words';
      const left = convertMillimetersToTwip(clauseIndentMm(level, numbering));
      const hanging = isNamed ? 0 : convertMillimetersToTwip(markMm[level] ?? 8);
      return {
        level,
        format: level < 2 ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER,
        text: isNamed ? '' : (['%1.', '%1.%2.'][level] ?? `%${level + 1})`),
        alignment: AlignmentType.LEFT,
        start: 1,
        suffix: isNamed ? LevelSuffix.NOTHING : LevelSuffix.TAB,
        style: { run: { bold: true }, paragraph: { indent: { left, hanging } } },
      };
    }),
  };
}
