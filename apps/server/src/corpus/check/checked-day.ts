import { frontMatterLine, type Rule } from './editorial-file.ts';

/** A file was compared with the law on a day that has come. */
export const checkedDay: Rule = function* (file, { today }) {
  if (file.row.checkedOn <= today) return;
  yield { line: frontMatterLine(file, 'checked:'), message: `checked (${file.row.checkedOn}) es una fecha futura` };
};
