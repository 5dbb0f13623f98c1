import type { HelpLine } from '@foja/contracts/chat';
import { fold } from '@foja/legal-text/fold';
import { readArticles } from '../corpus/read-article.ts';
import { readGuide } from '../corpus/read-guide.ts';
import { readNotesOfArticles } from '../corpus/read-note.ts';
import type { DangerSituation } from '../corpus/starter/safety-schema.ts';
import type { Database } from '../platform/database/database.ts';
import { presentSource } from '../retrieval/present-source.ts';
import { attachNotes } from '../retrieval/read-sources.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import type { CitationResolver } from './citation-resolver.ts';
import { piecesOf } from './editorial-pieces.ts';
import { numberSources } from './source-numbers.ts';

export interface DangerAnswer {
  /** Markdown; `[n]` refers to `sources[n-1]`. */
  content: string;
  sources: RankedSource[];
  helpLines: HelpLine[];
}

const maxSteps = 5;
const scoreOfLaw = 1;

/** The national lines, and those of the provinces that the message names. */
export function helpLinesOf(situation: DangerSituation, message: string): HelpLine[] {
  const told = fold(message);
  return situation.lines
    .filter(({ provinces }) => provinces === undefined || provinces.some((province) => told.includes(province)))
    .map(({ name, number = null, serves = null }) => ({ name, number, serves }));
}

/** What is said before anything else: the human sentence and whom to call. */
export function describeHelp({ sentence }: DangerSituation, helpLines: readonly HelpLine[]): string {
  const lines = helpLines.map(({ name, number, serves }) => {
    const what = number === null ? `**${name}**` : `**${number}** (${name})`;
    return serves === null ? `- ${what}.` : `- ${what}: ${lowerFirst(serves)}`;
  });
  return [sentence, `### A quién llamar hoy\n\n${lines.join('\n')}`].join('\n\n');
}

/** Help lines, then what the law gives at once and the guide's steps, from whatever of them is in the corpus. */
export async function answerInDanger(
  deps: { db: Database; citationResolver: Pick<CitationResolver, 'articleNamer'> },
  situation: DangerSituation,
  message: string,
): Promise<DangerAnswer> {
  const helpLines = helpLinesOf(situation, message);
  const law = await readLaw(
    deps.db,
    situation.rights.map(({ article }) => article),
  );
  const guideSource = situation.guide === undefined ? null : await readGuide(deps.db, situation.guide);
  const guide = guideSource === null ? [] : [presentSource(guideSource, null, scoreOfLaw, new Set())];
  const sources = [...law, ...guide];
  const numbers = numberSources(sources, await deps.citationResolver.articleNamer());
  const rights = situation.rights.flatMap(({ text, article }) => {
    const source = law.find(({ articles }) => articles.includes(article));
    return source === undefined ? [] : [`- ${text.replace(/\.$/, '')} ${numbers.mark(source)}.`];
  });
  const steps = guide.flatMap((source) => piecesOf(source, 'Pasos')).slice(0, maxSteps);
  const paragraphs = [describeHelp(situation, helpLines)];
  if (rights.length > 0) paragraphs.push(`### Qué te da la ley\n\n${rights.join('\n')}`);
  if (steps.length > 0) {
    const lines = steps.map((piece, index) => `${index + 1}. ${numbers.render(piece)}`);
    paragraphs.push(`### Qué hacer ahora\n\n${lines.join('\n')}`);
  }
  if (situation.after !== undefined) paragraphs.push(situation.after);
  return { content: paragraphs.join('\n\n'), sources, helpLines };
}

/** The articles, or the editors' notes on those whose text is not here; in the order asked. */
async function readLaw(db: Database, keys: string[]): Promise<RankedSource[]> {
  const articles = await attachNotes(db, await readArticles(db, keys));
  const read = new Set(articles.map(({ source }) => source.id));
  const notes = await readNotesOfArticles(
    db,
    keys.filter((key) => !read.has(key)),
  );
  const found = [...articles, ...notes.map((source) => ({ source, note: null }))].map(({ source, note }) =>
    presentSource(source, note, scoreOfLaw, new Set()),
  );
  return [...new Set(keys)].flatMap((key) => found.find(({ articles: own }) => own.includes(key)) ?? []);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
