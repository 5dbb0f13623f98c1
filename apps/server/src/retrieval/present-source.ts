import { analyzeTerms } from '@foja/legal-text/analyze';
import type { AttachedEditorial, CorpusSource, RulingSource } from '../corpus/corpus-source.ts';
import { opinionAt } from '../corpus/ruling-text/opinion.ts';
import { opinionLabel } from '../corpus/ruling-text/opinion-label.ts';
import { articlesOf } from './index-row.ts';
import type { Editorial, RankedSource } from './retrieval.ts';

const excerptCharacters = 320;
/** Of a ruling without headnotes, the stretch of its text in which an excerpt is looked for. */
const excerptFromCharacters = 12_000;

/**
 * A source as an answer lists it.
 * @param note the note of this article or the summary of this ruling, where there is one.
 * @param words the words of the question: the excerpt is the stretch that holds most of them.
 */
export function presentSource(
  source: CorpusSource,
  note: AttachedEditorial | null,
  score: number,
  words: ReadonlySet<string>,
): RankedSource {
  const hasNorm = source.kind === 'article' || source.kind === 'note';
  const text = source.kind === 'article' || source.kind === 'ruling' ? source.text : '';
  const excerpt = chooseExcerpt(source, words);
  return {
    id: source.id,
    kind: source.kind,
    norm: hasNorm ? source.norm.code : null,
    normTitle: hasNorm ? source.norm.title : null,
    article: hasNorm ? source.article : null,
    heading: headingOf(source, note),
    label: source.label,
    path: source.kind === 'article' ? source.path : '',
    text,
    excerpt,
    officialUrl: hasNorm ? source.norm.officialUrl : source.kind === 'ruling' ? source.officialUrl : null,
    score,
    articles: articlesOf(source),
    repealed: source.kind === 'article' && source.repealed,
    suspect: source.kind === 'article' && source.suspect,
    editorial: editorialOf(source, note),
    validFrom: source.kind === 'article' ? source.validFrom : null,
    ...(source.kind === 'ruling' && rulingFacts(source, excerpt)),
  };
}

/** What a reader must know of a ruling's words: whether all of them are here, and whose those shown are. */
function rulingFacts(ruling: RulingSource, excerpt: string) {
  const at = hasHeadnotes(ruling) ? -1 : ruling.text.indexOf(excerpt.replace(/…$/, ''));
  const opinion = at === -1 ? null : opinionAt(ruling.opinions, at);
  const from = hasHeadnotes(ruling) ? 'Del sumario oficial' : opinion && opinionLabel(opinion);
  return { isExtract: ruling.isExtract, ...(from !== null && { excerptFrom: from }) };
}

function hasHeadnotes({ summary }: RulingSource): boolean {
  return summary.trim() !== '';
}

function headingOf(source: CorpusSource, note: AttachedEditorial | null): string {
  if (source.kind === 'article') {
    return source.heading || (note?.kind === 'note' ? note.heading : '') || (note?.title ?? '');
  }
  if (source.kind === 'note') return source.heading || source.title;
  return source.title;
}

function editorialOf(source: CorpusSource, note: AttachedEditorial | null): Editorial | null {
  const editorial = source.kind === 'article' || source.kind === 'ruling' ? note : source;
  if (editorial === null) return null;
  const role = source.kind === 'guide' ? (source.caseData.role ?? null) : null;
  const { id, title, sections } = editorial;
  return role === null ? { id, title, sections } : { id, title, sections, role };
}

function chooseExcerpt(source: CorpusSource, words: ReadonlySet<string>): string {
  switch (source.kind) {
    case 'article':
      return bestStretch(source, source.text, words);
    case 'ruling':
      return bestStretch(
        source,
        hasHeadnotes(source) ? source.summary : source.text.slice(0, excerptFromCharacters),
        words,
      );
    case 'ruling-summary':
      return bestStretch(source, source.sections.find(({ heading }) => heading === 'Qué resolvió')?.body ?? '', words);
    default:
      return bestStretch(source, (source.sections[0]?.body ?? '').replace(/\s*\[[a-z0-9-]+:[^\]]*\]/g, ''), words);
  }
}

interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
}

/** Sources stay in memory between questions; so do their sentences. */
const sentencesOf = new WeakMap<CorpusSource, Sentence[]>();

function readSentences(source: CorpusSource, text: string): Sentence[] {
  const known = sentencesOf.get(source);
  if (known !== undefined) return known;
  const sentences = (text.match(/[^.\n]+(?:\.(?!\s)[^.\n]*)*[.\n]*\s*/g) ?? [text]).map((sentence) => ({
    text: sentence,
    terms: new Set(analyzeTerms(sentence)),
  }));
  sentencesOf.set(source, sentences);
  return sentences;
}

/** The sentences, verbatim and together at most 320 characters, that hold most words of the question. */
function bestStretch(source: CorpusSource, text: string, words: ReadonlySet<string>): string {
  const sentences = readSentences(source, text);
  let best = '';
  let bestHeld = -1;
  for (let from = 0; from < sentences.length; from++) {
    let stretch = '';
    const seen = new Set<string>();
    for (let to = from; to < sentences.length; to++) {
      const next = stretch + (sentences[to]?.text ?? '');
      if (stretch !== '' && next.trim().length > excerptCharacters) break;
      stretch = next;
      for (const term of sentences[to]?.terms ?? []) if (words.has(term)) seen.add(term);
    }
    if (seen.size > bestHeld) {
      bestHeld = seen.size;
      best = stretch;
    }
  }
  const excerpt = best.trim();
  if (excerpt.length <= excerptCharacters) return excerpt;
  return `${excerpt.slice(0, excerptCharacters).replace(/\s+\S*$/, '')}…`;
}
