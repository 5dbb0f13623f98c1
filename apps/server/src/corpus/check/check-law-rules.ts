import type { CorpusProblem } from '../corpus-problem.ts';
import { readClauseWordings } from '../rules/read-clause-wordings.ts';
import { type LawRule, type RuleFile, readLawRules } from '../rules/read-law-rules.ts';
import { readTemplates } from '../rules/read-templates.ts';
import type { TemplatePiece } from '../rules/template-schemas.ts';
import { noCopiedWords } from './copied-words.ts';
import type { CheckContext, EditorialFile, Rule } from './editorial-file.ts';
import { readNamedNumbers } from './named-numbers.ts';
import { numbersInLaw } from './numbers-in-law.ts';

const checks: readonly Rule[] = [numbersInLaw, noCopiedWords];
/** Keys that tell of a rule and say nothing of the law; `says` and the like hold the words of those whom it is about. */
const notStated = new Set([
  'id',
  'articles',
  'checked',
  'evidence',
  'says',
  'unless',
  'onlyIf',
  'situation',
  'deadline',
]);

/**
 * What rules say of the law is well formed, its numbers stand in their articles with the same unit, and its words are ours. That the
 * articles are in force and read as when they were checked is held with the law that computes.
 */
export function checkLawRules(starterFolder: string, context: CheckContext): CorpusProblem[] {
  const { files, problems, rules } = readLawRules(starterFolder);
  const checks = new Set(rules.contractRisks.map(({ id }) => id));
  const { problems: ofTemplates, templates } = readTemplates(starterFolder);
  return [
    ...problems,
    ...readClauseWordings(starterFolder, checks).problems,
    ...ofTemplates,
    ...files.flatMap((file) => file.rules.flatMap((rule) => problemsOf(file, rule, context))),
    ...templates.flatMap(({ kind, pieces }) => pieces.flatMap((piece) => problemsOfPiece(kind, piece, context))),
  ];
}

/** The articles that a document names are those on which its words stand. Its numbers are often the parties' own. */
function problemsOfPiece(kind: string, piece: TemplatePiece, { official }: CheckContext): CorpusProblem[] {
  const words = 'text' in piece ? piece.text : '';
  const numbers = new Set(piece.articles.map((key) => Number.parseInt(key.split(':')[1] ?? '', 10)));
  const file = `templates/${kind}.yaml`;
  const named = readNamedNumbers(words).articles.filter(
    ({ number }) => !numbers.has(number) && official.articles.size > 0,
  );
  return named.map(({ text }) => ({
    file,
    line: 1,
    message: `«${text}» no está entre los artículos de «${words.slice(0, 60)}…»`,
  }));
}

function problemsOf(file: RuleFile, rule: LawRule, context: CheckContext): CorpusProblem[] {
  const line = Math.max(1, file.text.split(/\r?\n/).findIndex((one) => one.endsWith(`id: ${rule.id}`)) + 1);
  const { evidence = [] } = rule as LawRule & { evidence?: { articles: string[]; why: string; name: string }[] };
  const parts = [
    asNote(file, rule.articles, statedBy(rule)),
    ...evidence.map(({ articles, name, why }) => asNote(file, articles, [name, why])),
  ];
  return parts
    .flatMap((part) => checks.flatMap((check) => [...check(part, context)]))
    .map(({ message }) => ({ file: file.path, line, message: `«${rule.id}»: ${message}` }));
}

/** Every sentence of a rule that says something of the law. */
function statedBy(rule: LawRule): string[] {
  return Object.entries(rule).flatMap(([key, value]) =>
    typeof value === 'string' && !notStated.has(key) ? [value] : [],
  );
}

/** The same rules as of a note hold of its sentences. */
function asNote({ path }: RuleFile, [own = '', ...related]: readonly string[], sentences: string[]): EditorialFile {
  const row = { articleId: own, related } as Extract<EditorialFile, { kind: 'note' }>['row'];
  return { kind: 'note', path, lines: ['---', '---', ...sentences], row };
}
