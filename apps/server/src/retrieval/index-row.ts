import { createHash } from 'node:crypto';
import { analyzeTerms, findCompounds } from '@foja/legal-text/analyze';
import type { EditorialSection } from '../corpus/corpus.table.ts';
import type {
  ArticleSource,
  AttachedEditorial,
  CorpusSource,
  GuideSource,
  NoteSource,
  RulingSource,
  RulingSummarySource,
} from '../corpus/corpus-source.ts';
import { fieldRepetitions, indexFormat } from './ranking-weights.ts';

/** The analysed words of a source, by field; what re-ranking reads. */
export interface PassageFields {
  heading: string[];
  /** What the norm is about, from its title ("Marcas", "Medicina Prepaga"). */
  norm: string[];
  path: string[];
  text: string[];
  /** The editor's own prose: title and sections of the note or guide. */
  editorial: string[];
  /** How people say it, a list a phrase. */
  lay: string[][];
}

/** One source as the index holds it. */
export interface IndexRow {
  id: string;
  kind: CorpusSource['kind'];
  /** Code of the norm; empty for rulings, their summaries and guides. */
  norm: string;
  article: string;
  domain: string;
  area: string;
  /** Keys of the articles that it stands on, most important first, separated by spaces. */
  articles: string;
  /** Keys of the articles that its note calls related, separated by spaces. */
  related: string;
  /** False for repealed and suspect articles: searched for by nothing but their number. */
  usable: boolean;
  /** Changes with anything that an answer could show of the source. */
  version: string;
  /** The words that the index searches, each as often as its field weighs; empty for rulings. */
  terms: string;
  /** The same of a ruling or its summary: long and wordy, they would slow the search for law and make its words look common. */
  rulingTerms: string;
  /** The words of a ruling's title and all those of its headnotes, text and summary, by which the search for rulings alone goes; empty for other kinds. */
  rulingTitle: string;
  rulingWords: string;
  /** `PassageFields` as JSON. */
  fields: string;
}

/**
 * The index entry of a source.
 * @param note the note of this article or the summary of this ruling, whose words lift it; ignored for other kinds.
 */
export function buildIndexRow(source: CorpusSource, note: AttachedEditorial | null = null): IndexRow {
  const fields = fieldsOf(source, note);
  const usable = source.kind !== 'article' || !(source.repealed || source.suspect);
  return {
    id: source.id,
    kind: source.kind,
    norm: source.kind === 'article' || source.kind === 'note' ? source.norm.code : '',
    article: source.kind === 'article' || source.kind === 'note' ? source.article : '',
    domain: source.domain,
    area: 'area' in source ? source.area : (note?.area ?? ''),
    articles: articlesOf(source).join(' '),
    related: relatedOf(source, note).join(' '),
    usable,
    version: versionOf(source, note),
    terms: usable && !isOfRuling(source.kind) ? searchTerms(fields).join(' ') : '',
    rulingTerms: isOfRuling(source.kind) ? searchTerms(fields).join(' ') : '',
    rulingTitle: isOfRuling(source.kind) ? fields.heading.join(' ') : '',
    rulingWords: rulingWordsOf(source, note).join(' '),
    fields: JSON.stringify(fields),
  };
}

/** Rulings and their summaries are searched apart: they tell how the law was read and are no law. */
export function isOfRuling(kind: CorpusSource['kind']): boolean {
  return kind === 'ruling' || kind === 'ruling-summary';
}

/** Articles that a source stands on, most important first; a ruling stands on none of those that it speaks of. */
export function articlesOf(source: CorpusSource): string[] {
  if (source.kind === 'article') return [source.id];
  if (source.kind === 'note') return [source.articleId];
  return source.kind === 'guide' ? source.articles : [];
}

function relatedOf(source: CorpusSource, note: AttachedEditorial | null): string[] {
  if (source.kind === 'note') return source.related;
  return source.kind === 'article' && note?.kind === 'note' ? note.related : [];
}

function fieldsOf(source: CorpusSource, note: AttachedEditorial | null): PassageFields {
  switch (source.kind) {
    case 'article':
      return articleFields(source, note);
    case 'note':
      return {
        ...noteFields(source),
        heading: analyzeTerms(source.heading),
        norm: normTerms(source),
        path: [],
        text: [],
      };
    case 'guide':
      return { ...noteFields(source), heading: [], norm: [], path: [], text: [] };
    case 'ruling-summary':
      return { ...noteFields(source), heading: analyzeTerms(source.title), norm: [], path: [], text: [] };
    case 'ruling':
      return rulingFields(source, note);
  }
}

function articleFields(article: ArticleSource, note: AttachedEditorial | null): PassageFields {
  const body = article.text.startsWith(article.heading) ? article.text.slice(article.heading.length) : article.text;
  const text = analyzeTerms(body);
  return {
    heading: article.heading === '' ? text.slice(0, leadWords) : analyzeTerms(article.heading),
    norm: normTerms(article),
    path: analyzeTerms(nearestTitles(article.path)),
    text,
    ...(note === null ? { editorial: [], lay: [] } : noteFields(note)),
  };
}

/** An article without a heading tells its matter in its first words. */
const leadWords = 9;

/** Codes speak of everything: only a special law's title tells its articles apart from others. */
function normTerms({ norm }: ArticleSource | NoteSource): string[] {
  return /^(?:Código|Constitución|Convención)/.test(norm.title)
    ? []
    : analyzeTerms(norm.title.replace(/\(.*?\)|[\d./]+/g, ' '));
}

/** The two innermost titles: books and parts say too little to tell articles apart. */
function nearestTitles(path: string): string {
  return path.split('>').slice(-2).join(' ');
}

function noteFields(note: NoteSource | GuideSource | RulingSummarySource): Pick<PassageFields, 'editorial' | 'lay'> {
  // The title of a ruling names its parties, which is nothing that people say of their problem.
  const titles = note.kind === 'ruling-summary' ? [] : [note.title];
  const phrases = [...titles, ...note.synonyms, ...note.says];
  return {
    editorial: analyzeTerms(proseOf(note.sections)),
    lay: phrases.map(analyzeTerms).filter((terms) => terms.length > 0),
  };
}

function proseOf(sections: readonly EditorialSection[]): string {
  return sections.map((section) => section.body.replace(/\[[^\]]*\]/g, ' ')).join('\n');
}

/** The official headnotes say what a ruling decides; the text repeats the parties' every word. */
const rulingSummaryCharacters = 6_000;

function rulingFields(ruling: RulingSource, note: AttachedEditorial | null): PassageFields {
  const summary = ruling.summary.trim() === '' ? ruling.text : ruling.summary;
  return {
    heading: analyzeTerms(ruling.title),
    norm: [],
    path: [],
    text: analyzeTerms(summary.slice(0, rulingSummaryCharacters)),
    ...(note === null ? { editorial: [], lay: [] } : noteFields(note)),
  };
}

/** Longest text of a ruling of which the words are searched. */
const rulingTextCharacters = 60_000;

function rulingWordsOf(source: CorpusSource, note: AttachedEditorial | null): string[] {
  if (source.kind !== 'ruling' && source.kind !== 'ruling-summary') return [];
  const own =
    source.kind === 'ruling' ? [source.summary, source.text.slice(0, rulingTextCharacters)].flatMap(analyzeTerms) : [];
  const summary = source.kind === 'ruling' ? note : source;
  const told = summary === null ? [] : summaryWords(summary);
  return [...own, ...told];
}

function summaryWords(summary: AttachedEditorial): string[] {
  const { editorial, lay } = noteFields(summary);
  return [...editorial, ...lay.flat()];
}

function searchTerms({ heading, norm, path, text, editorial, lay }: PassageFields): string[] {
  const repeat = (terms: string[], times: number) => Array.from({ length: times }, () => terms).flat();
  return [
    ...repeat([...heading, ...findCompounds(heading)], fieldRepetitions.heading),
    ...repeat(norm, fieldRepetitions.norm),
    ...repeat(path, fieldRepetitions.path),
    ...repeat([...text, ...findCompounds(text)], fieldRepetitions.text),
    ...repeat(editorial, fieldRepetitions.editorial),
    ...lay.flatMap((phrase) => repeat([...phrase, ...findCompounds(phrase)], fieldRepetitions.lay)),
  ];
}

function versionOf(source: CorpusSource, note: AttachedEditorial | null): string {
  const { recordedAt: _, ...shown } = source as ArticleSource;
  return createHash('sha1')
    .update(JSON.stringify([indexFormat, shown, note]))
    .digest('base64url')
    .slice(0, 16);
}
