import type { guides, notes, rulingSummaries } from '../corpus.table.ts';
import type { LineProblem } from '../starter/yaml-with-lines.ts';
import type { OfficialText } from './official-text.ts';

type NoteRow = typeof notes.$inferInsert;
type GuideRow = typeof guides.$inferInsert;
type SummaryRow = typeof rulingSummaries.$inferInsert;

/** One file of the starter corpus that follows its format. */
export type EditorialFile = {
  /** Relative to the corpus folder. */
  path: string;
  lines: string[];
} & ({ kind: 'note'; row: NoteRow } | { kind: 'guide'; row: GuideRow } | { kind: 'ruling'; row: SummaryRow });

/** What editorial files are compared with. */
export interface CheckContext {
  official: OfficialText;
  /** Names and numbers of all norms that `norms.yaml` and the official texts know. */
  normNames: readonly string[];
  /** ISO date. */
  today: string;
  /** Codes of the norms that the folder of official texts does not hold and that `norms-not-imported.yaml` lists: taken on trust. */
  trusted: ReadonlySet<string>;
  /** Names of the facts on which sentences may depend; null where the corpus has no vocabulary. */
  factNames: ReadonlySet<string> | null;
  /** What terms may run from. */
  eventNames: ReadonlySet<string>;
  /** How many steps each guide has, by its slug. */
  guideSteps: ReadonlyMap<string, number>;
}

/** One thing that must hold of every editorial file. */
export type Rule = (file: EditorialFile, context: CheckContext) => Iterable<LineProblem>;

/** A sentence of the editors that speaks of the law, with the line on which it stands, from 1. */
export interface EditorialLine {
  line: number;
  text: string;
}

const statementBraces = /\s*\{[^{}]*\}/g;

/** The lines of a file's sections, without headings and without the data in braces. */
export function bodyLines(file: EditorialFile): EditorialLine[] {
  const end = file.lines.indexOf('---', 1);
  return file.lines
    .map((text, index) => ({ line: index + 1, text: text.replace(statementBraces, '') }))
    .slice(end + 1)
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('## '));
}

/** Keys in square brackets: `[ccyc:2561]`, `[ldc:10bis, ldc:11]`. */
export function bracketedKeys(text: string): string[] {
  return [...text.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) =>
    inside
      .split(/[,;]/)
      .map((key) => key.trim())
      .filter(Boolean),
  );
}

/** Every article that a file names, once: its own, those of its front matter, those in square brackets. */
export function namedArticles(file: EditorialFile): string[] {
  const inBrackets = bodyLines(file).flatMap(({ text }) => bracketedKeys(text));
  return [...new Set([...frontMatterArticles(file), ...inBrackets])];
}

export function frontMatterArticles(file: EditorialFile): string[] {
  if (file.kind === 'note') return [file.row.articleId, ...file.row.related];
  if (file.kind === 'ruling') return file.row.norms;
  return [...file.row.articles, ...file.row.caseData.limitation.map(({ article }) => article)];
}

/** The first line of the front matter that holds these words, else the first line of the file. */
export function frontMatterLine(file: EditorialFile, words: string): number {
  const end = file.lines.indexOf('---', 1);
  const place = file.lines.slice(0, end).findIndex((line) => line.includes(words));
  return place === -1 ? 1 : place + 1;
}
