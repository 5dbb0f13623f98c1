import { frontMatterLine, type Rule } from './editorial-file.ts';

const facts = [
  { field: 'caseName', name: 'la carátula', column: 'title' },
  { field: 'court', name: 'el tribunal', column: 'court' },
  { field: 'date', name: 'la fecha', column: 'date' },
] as const;

/** Citation, parties, court and date of a ruling are those of the official collection. */
export const rulingFacts: Rule = function* (file, { official }) {
  if (file.kind !== 'ruling') return;
  const ruling = official.rulings.get(file.row.citation);
  if (ruling === undefined) {
    yield {
      line: frontMatterLine(file, 'citation:'),
      message: `«${file.row.citation}» no está entre los fallos oficiales`,
    };
    return;
  }
  for (const { field, name, column } of facts) {
    const said = file.row[column];
    const is = ruling[column];
    if (said !== is) {
      const message = is === null ? `${name} no está en el fallo oficial` : `${name} oficial es «${is}», no «${said}»`;
      yield { line: frontMatterLine(file, `${field}:`), message };
    }
  }
};
