import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '@foja/legal-text/split-sentences';
import { noteHeadings, noteSchema } from '../apps/server/src/corpus/starter/editorial-schemas.ts';
import { parseEditorialFile } from '../apps/server/src/corpus/starter/parse-editorial-file.ts';
import { readStarterFiles } from '../apps/server/src/corpus/starter/read-starter-files.ts';
import type { TextPool } from './recombine.ts';

/** Lines of `statutes/*.jsonl` and `rulings/*.jsonl`, as far as the bench looks into them. */
export interface ArticleLine {
  norm: string;
  article: string;
  heading: string;
  path: string;
  text: string;
}
export interface RulingLine {
  id: string;
  citation: string;
  title: string;
  court: string;
  date: string | null;
  summary: string;
  text: string;
}
export interface NormEntry {
  norm: string;
  title: string;
  aliases: string[];
  domain: 'civil_comercial' | 'todos_premium';
}

/** The corpus that is there, and what recombined passages are made of. */
export interface BaseCorpus {
  norms: NormEntry[];
  /** Articles of the civil and commercial domain first. */
  articles: ArticleLine[];
  rulings: RulingLine[];
  articlePool: TextPool;
  /** Null where the corpus has no rulings. */
  rulingPool: TextPool | null;
}

/** As much of a ruling as the index reads. */
const rulingCharacters = 6_000;

/** The official text of a folder, or where there is none (`null`) the notes of the starter corpus, whose sentences then make all passages. */
export async function readBaseCorpus(corpusDir: string | null, starterFolder: string): Promise<BaseCorpus> {
  return corpusDir === null ? readStarterNotes(starterFolder) : readOfficialText(corpusDir);
}

function readOfficialText(folder: string): BaseCorpus {
  const norms = JSON.parse(readFileSync(join(folder, 'norms.json'), 'utf8')) as NormEntry[];
  const everyday = new Set(norms.filter(({ domain }) => domain === 'civil_comercial').map(({ norm }) => norm));
  const articles = readJsonLines<ArticleLine>(join(folder, 'statutes'));
  const rulings = readJsonLines<RulingLine>(join(folder, 'rulings'));
  return {
    norms,
    articles: [
      ...articles.filter(({ norm }) => everyday.has(norm)),
      ...articles.filter(({ norm }) => !everyday.has(norm)),
    ],
    rulings,
    articlePool: poolOf(articles),
    rulingPool:
      rulings.length === 0
        ? null
        : poolOf(
            rulings.map(({ title, summary, text }) => ({
              heading: title,
              path: '',
              text: (summary.trim() === '' ? text : summary).slice(0, rulingCharacters),
            })),
          ),
  };
}

async function readStarterNotes(folder: string): Promise<BaseCorpus> {
  const notes = (await readStarterFiles(folder, 'notes')).flatMap((file) => {
    const parsed = parseEditorialFile(file.text, noteSchema, noteHeadings);
    return parsed.ok ? [parsed.value] : [];
  });
  const passages = notes.map(({ frontMatter, sections }) => ({
    heading: frontMatter.heading || frontMatter.title,
    path: '',
    text: sections.map(({ body }) => body.replace(/\[[^\]]*\]/g, '')).join('\n'),
  }));
  return { norms: [], articles: [], rulings: [], articlePool: poolOf(passages), rulingPool: null };
}

function readJsonLines<Line>(folder: string): Line[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
}

function poolOf(passages: readonly { heading: string; path: string; text: string }[]): TextPool {
  const sentencesOf = passages.map(({ text }) => splitSentences(text).map((sentence) => sentence.text));
  const present = (values: string[]) => values.filter((value) => value.trim() !== '');
  return {
    headings: present(passages.map(({ heading }) => heading)),
    paths: present(passages.map(({ path }) => path)),
    sentences: sentencesOf.flat(),
    sentenceCounts: sentencesOf.map((sentences) => sentences.length).filter((count) => count > 0),
  };
}
