import type { CheckedQuote } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { articleBaseNumber } from '@foja/legal-text/article-number';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { articleLabel, articleNumber } from '../corpus/article-key.ts';
import type { ArticleSource, NoteSource } from '../corpus/corpus-source.ts';
import type { TimelineEntry } from '../corpus/versions/article-timeline.ts';
import { type AskedTime, type StandingThen, standThen } from '../corpus/versions/stand-then.ts';
import type { AttachedQuote } from './attach-quotes.ts';
import type { Comparison } from './compare-quote.ts';
import { dayOf, type Judgement, presentQuote, statusOfQuotes, worstOf } from './judged.ts';
import type { QuoteComparer } from './quote-comparer.ts';

/** What the corpus has of the articles that a text cites. */
export interface CitedArticles {
  registry: NormRegistry;
  /** The civil day of the check. */
  today: string;
  articles: ReadonlyMap<string, ArticleSource>;
  notes: ReadonlyMap<string, NoteSource>;
  /** What is known of an article's life; empty where nothing is. */
  timelineOf(key: string): readonly TimelineEntry[];
  /** Texts that an article had before, the latest first. */
  versionsOf(key: string): Promise<readonly { text: string; validFrom: string | null }[]>;
}

interface JudgedArticle {
  key: string;
  label: string;
  status: ReferenceStatus;
  detail: string;
  since: string | null;
  source: ArticleSource | NoteSource | null;
  /** Which words a quotation is compared with. */
  words: StandingThen['words'];
}

/** What is known of the articles of one reference whose norm Foja holds, and of the words quoted from them. */
export async function judgeArticles(
  cited: CitedArticles,
  reference: LegalReference & { norm: string },
  attached: readonly AttachedQuote[],
  time: AskedTime | null,
  comparer: QuoteComparer,
): Promise<Judgement & { quotes: CheckedQuote[] }> {
  const judged = reference.articles.map((article) => judgeOne(cited, reference.norm, article, time));
  const quotes: CheckedQuote[] = [];
  for (const quote of attached) quotes.push(await compareWithArticles(cited, quote, judged, comparer));
  const ofQuotes = statusOfQuotes(quotes, attached);
  const ofArticles = worstOf(judged.map(({ status }) => status));
  const status = combine(ofArticles, ofQuotes);
  const worst = judged.find((one) => one.status === ofArticles) ?? judged[0];
  const isMixed = new Set(judged.map((one) => one.status)).size > 1;
  const name = cited.registry.get(reference.norm);
  return {
    status,
    keys: judged.map(({ key }) => key),
    label: labelOf(reference, name?.aliases[0] ?? reference.norm),
    detail:
      [quoteDetail(ofQuotes, quotes, judged, time), worst?.detail ?? null]
        .filter((sentence) => sentence !== null && sentence !== '')
        .join(' ') ||
      (ofQuotes === 'quote-matches'
        ? 'Las palabras citadas son las del texto oficial.'
        : 'El artículo existe y está vigente en el texto cargado.'),
    since: worst?.since ?? null,
    suspect: judged.some(({ source }) => source?.kind === 'article' && source.suspect),
    sources: judged.flatMap(({ source, label }) =>
      source ? [{ id: source.id, label, title: source.heading || source.norm.title }] : [],
    ),
    articles: isMixed ? judged.map((one) => ({ key: one.key, label: one.label, status: one.status })) : [],
    quotes,
  };
}

/** What the quotations of a reference say of it, in a sentence. */
function quoteDetail(
  status: ReferenceStatus | null,
  quotes: readonly CheckedQuote[],
  judged: readonly JudgedArticle[],
  time: AskedTime | null,
): string | null {
  const isOfThen = judged.some(({ words }) => words.of === 'then');
  if (status === 'text-differs') {
    return `Las palabras citadas no coinciden con el texto oficial ${isOfThen ? 'que regía entonces' : 'vigente'}.`;
  }
  if (quotes.some(({ result }) => result === 'matches-later')) {
    return isOfThen
      ? 'Las palabras citadas son del texto de hoy, que entonces no regía.'
      : 'Las palabras citadas son del texto de hoy; el de entonces no está disponible en Foja para compararlas.';
  }
  if (status === 'amended') {
    return time === null
      ? 'Las palabras citadas son de una versión anterior del artículo.'
      : 'Las palabras citadas son de otra versión del artículo, que entonces tampoco regía.';
  }
  if (status === 'quote-matches' && isOfThen) return 'Las palabras citadas son las del texto que regía entonces.';
  return null;
}

/** Matching words outweigh an amendment that the document's day suggests, and nothing else. */
function combine(ofArticles: ReferenceStatus, ofQuotes: ReferenceStatus | null): ReferenceStatus {
  if (ofQuotes === null) return ofArticles;
  if (ofQuotes === 'quote-matches') return ['exists', 'amended'].includes(ofArticles) ? 'quote-matches' : ofArticles;
  return worstOf([ofArticles, ofQuotes]);
}

function judgeOne(cited: CitedArticles, norm: string, article: string, time: AskedTime | null): JudgedArticle {
  const key = `${norm}:${article}`;
  const known = cited.registry.get(norm) ?? { code: norm, aliases: [], lastArticle: null };
  const base = { key, label: articleLabel(known, article), since: null, words: { of: 'today' as const } };
  const found = cited.articles.get(key);
  if (found) {
    const timeline = cited.timelineOf(key);
    const asked = time ?? notYetInForce(timeline, cited.today);
    if (!asked) return { ...base, ...judgeText(found, timeline), source: found };
    const { detail, ...then } = standThen(found, timeline, asked, (other) => nameKey(cited.registry, other));
    return { ...base, ...then, detail: `${detail}${cautionOf(found)}`, source: found };
  }
  const note = cited.notes.get(key);
  if (note) {
    const detail = 'Su texto oficial no está cargado acá: hay una nota editorial de Foja sobre el artículo.';
    return { ...base, status: 'exists', detail, source: note };
  }
  const last = known.lastArticle;
  if (last !== null && articleBaseNumber(article) > last) {
    const detail = `Hasta donde sabemos, el último artículo de esa norma es el ${last}. Revisá el número.`;
    return { ...base, status: 'no-such-article', detail, source: null };
  }
  const plain = article.replace(/[a-z]+$/, '');
  if (plain !== article && cited.articles.has(`${norm}:${plain}`)) {
    const detail = `El texto que tenemos trae el artículo ${plain} y no el ${articleNumber(article)}. Revisá el número.`;
    return { ...base, status: 'no-such-article', detail, source: cited.articles.get(`${norm}:${plain}`) ?? null };
  }
  const detail = 'No está en nuestro corpus, y puede existir. Verificalo en la fuente oficial.';
  return { ...base, status: 'not-in-corpus', detail, source: null };
}

/** Today's law where the text that is held begins later. */
function notYetInForce(timeline: readonly TimelineEntry[], today: string): AskedTime | null {
  return (timeline.at(-1)?.from ?? '') > today ? { asOf: today, origin: 'today' } : null;
}

function nameKey(registry: NormRegistry, key: string): string {
  const [code = '', article = ''] = key.split(':');
  return articleLabel(registry.get(code) ?? { code, aliases: [] }, article);
}

function cautionOf({ suspect }: ArticleSource): string {
  return suspect ? ' El texto importado presenta irregularidades: verificalo en el sitio oficial.' : '';
}

function judgeText(
  article: ArticleSource,
  timeline: readonly TimelineEntry[],
): Pick<JudgedArticle, 'status' | 'detail' | 'since'> {
  const { repealed, repealedBy, validFrom } = article;
  const caution = cautionOf(article);
  if (repealed) {
    const last = timeline.at(-1);
    const isDated = last?.change?.verb === 'repealed' && last.change.subject === 'articulo';
    // The notes' own day is that of another change where only the amending laws tell the repeal.
    const since = isDated ? last.from : repealedBy === null ? validFrom : null;
    const when = since ? ` desde el ${dayOf(since)}` : '';
    return { status: 'repealed', detail: `El artículo figura derogado${when}.${caution}`, since };
  }
  return { status: 'exists', detail: caution.trim(), since: validFrom };
}

/** The words may be of any of the articles; those of a text in force come first, then those of earlier ones. */
async function compareWithArticles(
  cited: CitedArticles,
  quote: AttachedQuote,
  judged: readonly JudgedArticle[],
  comparer: QuoteComparer,
): Promise<CheckedQuote> {
  const texts = judged.flatMap(({ source, label, words }) =>
    source?.kind === 'article' ? [{ source, label, words }] : [],
  );
  let nearest: { comparison: Comparison; sourceId: string; sourceLabel: string } | null = null;
  for (const { source, label, words } of texts) {
    const place = { sourceId: source.id, sourceLabel: label };
    if (words.of === 'nobody') continue;
    const comparison = await comparer.compare(quote.text, words.of === 'then' ? words.text : source.text);
    if (comparison.result === 'matches') return presentQuote(quote, { comparison, ...place });
    if (nearest === null || (nearest.comparison.result === 'not-found' && comparison.result === 'differs')) {
      nearest = { comparison, ...place };
    }
  }
  for (const { source, label, words } of texts) {
    if (words.of === 'today') continue;
    const comparison = await comparer.compare(quote.text, source.text);
    if (comparison.result !== 'matches') continue;
    return presentQuote(quote, { comparison, sourceId: source.id, sourceLabel: label, matchedVersion: 'later' });
  }
  for (const { source, label } of texts) {
    for (const { text } of await cited.versionsOf(source.id)) {
      const comparison = await comparer.compare(quote.text, text);
      if (comparison.result !== 'matches') continue;
      return presentQuote(quote, { comparison, sourceId: source.id, sourceLabel: label, matchedVersion: 'earlier' });
    }
  }
  return presentQuote(quote, nearest ?? { comparison: null, sourceId: null, sourceLabel: null });
}

/** "arts. 14 y 18 CN", "arts. 40 a 43 LDC". */
function labelOf({ articles }: LegalReference, norm: string): string {
  const numbers = articles.map(articleNumber);
  if (numbers.length === 1) return `art. ${numbers[0]} ${norm}`;
  const isRange =
    articles.length > 2 && articles.every((article, place) => Number(article) === Number(articles[0]) + place);
  if (isRange) return `arts. ${numbers[0]} a ${numbers.at(-1)} ${norm}`;
  return `arts. ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)} ${norm}`;
}
