import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentKinds } from '@foja/contracts/drafting/document-kinds';
import type { CorpusProblem } from '../corpus-problem.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import {
  type DocumentTemplate,
  piecesSchema,
  sharedPiecesSchema,
  type TemplatePiece,
  templateSchema,
} from './template-schemas.ts';

const folder = 'templates';
const sharedFile = `${folder}/shared.yaml`;

/** The files of templates of a corpus folder, as they are written; none where it has none. */
export function readTemplateFiles(corpusFolder: string): { path: string; text: string }[] {
  if (!existsSync(join(corpusFolder, folder))) return [];
  return readdirSync(join(corpusFolder, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(corpusFolder, path), 'utf8') }));
}

/** Reads `templates/` of a corpus folder, each document with the pieces that it shares put in; what cannot be read is told. */
export function readTemplates(corpusFolder: string): { templates: DocumentTemplate[]; problems: CorpusProblem[] } {
  const files = readTemplateFiles(corpusFolder);
  const problems: CorpusProblem[] = [];
  const shared = readShared(files.find(({ path }) => path === sharedFile)?.text ?? '[]', problems);
  const templates = files
    .filter(({ path }) => path !== sharedFile)
    .flatMap(({ path, text }): DocumentTemplate[] => {
      const parsed = parseYaml(text, templateSchema);
      if (!parsed.ok) {
        problems.push(...parsed.problems.map((problem) => ({ file: path, ...problem })));
        return [];
      }
      const { checked, headings, kind, pieces } = parsed.value;
      const all = pieces.flatMap((piece): TemplatePiece[] => {
        if (!('use' in piece)) return [{ ...piece, checked }];
        const put = shared.get(piece.use)?.(piece.with);
        if (put === undefined || typeof put === 'string') {
          problems.push({
            file: path,
            line: lineOf(text, `use: ${piece.use}`),
            message: put ?? `falta «${piece.use}» en ${sharedFile}`,
          });
          return [];
        }
        return put;
      });
      return [{ kind, headings, pieces: all }];
    });
  const missing = documentKinds.filter((kind) => templates.length > 0 && !templates.some((one) => one.kind === kind));
  problems.push(...missing.map((kind) => ({ file: folder, line: 1, message: `falta el documento «${kind}»` })));
  return { templates, problems };
}

type PutIn = (given: Record<string, string>) => TemplatePiece[] | string;

/** The shared pieces by name: each gives its pieces with the words put in, or says what is wrong. */
function readShared(text: string, problems: CorpusProblem[]): Map<string, PutIn> {
  const parsed = parseYaml(text, sharedPiecesSchema);
  if (!parsed.ok) {
    problems.push(...parsed.problems.map((problem) => ({ file: sharedFile, ...problem })));
    return new Map();
  }
  return new Map(
    parsed.value.map(({ checked, name, pieces }) => [
      name,
      (given) => {
        const filled = JSON.stringify(pieces).replace(/<([a-z]+)>/g, (written, word: string) =>
          given[word] === undefined ? written : JSON.stringify(given[word]).slice(1, -1),
        );
        const open = /<[a-z]+>/.exec(filled)?.[0];
        if (open !== undefined) return `«${name}» necesita «with» con ${open}`;
        const read = piecesSchema.safeParse(JSON.parse(filled));
        if (!read.success) return `«${name}» de ${sharedFile}: ${read.error.issues[0]?.message}`;
        return read.data.map((piece) => ({ ...piece, checked }));
      },
    ]),
  );
}

function lineOf(text: string, words: string): number {
  return Math.max(1, text.split(/\r?\n/).findIndex((line) => line.includes(words)) + 1);
}
