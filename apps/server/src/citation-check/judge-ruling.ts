import type { CheckedQuote } from '@foja/contracts/citation-check';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import type { RulingSource, RulingSummarySource } from '../corpus/corpus-source.ts';
import { opinionLabel } from '../corpus/ruling-text/opinion-label.ts';
import type { AttachedQuote } from './attach-quotes.ts';
import type { CaptionIndex } from './caption-index.ts';
import { type Judgement, nothingKnown, presentQuote, statusOfQuotes } from './judged.ts';
import type { QuoteComparer } from './quote-comparer.ts';

type Ruling = RulingSource | RulingSummarySource;

/** What the corpus has of the rulings that a text cites. */
export interface CitedRulings {
  captions: CaptionIndex;
  /** What "Fallos: volume:page" names. */
  atPlace(volume: number, page: number): Promise<readonly Ruling[]>;
  read(ids: readonly string[]): Promise<readonly Ruling[]>;
}

/** The corpus holds rulings of the Corte Suprema; a caption of another court is none of them. */
const supremeCourt = /^(?:la\s)?corte$|corte (?:suprema|federal)|^c\.?\s?s\.?\s?(?:j\.?\s?n\.?)?$/i;

/** What is known of a ruling named by its place in the collection, by its parties, or by both. */
export async function judgeRuling(
  cited: CitedRulings,
  reference: LegalReference,
  attached: readonly AttachedQuote[],
  comparer: QuoteComparer,
): Promise<Judgement & { quotes: CheckedQuote[] }> {
  const found = await identify(cited, reference);
  const rulings = found.status === 'exists' ? found.rulings : [];
  const quotes: CheckedQuote[] = [];
  for (const quote of attached) quotes.push(await compareWithRulings(quote, rulings, comparer));
  const ofQuotes = found.status === 'exists' ? statusOfQuotes(quotes, attached) : null;
  return {
    ...nothingKnown,
    status: ofQuotes ?? found.status,
    keys: found.rulings.map(({ id }) => id),
    label: found.rulings.length === 1 && found.rulings[0] ? labelOf(found.rulings[0]) : writtenLabel(reference),
    detail: detailOf(found, ofQuotes, quotes, rulings),
    sources: found.rulings.map((ruling) => ({
      id: ruling.id,
      label: ruling.citation,
      title: ruling.title,
      ...(ruling.kind === 'ruling' && { isExtract: ruling.isExtract }),
    })),
    quotes,
  };
}

function detailOf(
  found: Identified,
  ofQuotes: ReturnType<typeof statusOfQuotes>,
  quotes: readonly CheckedQuote[],
  [ruling]: readonly Ruling[],
): string {
  if (ofQuotes !== null) return quoteDetail(ofQuotes === 'text-differs', quotes);
  const isUnread =
    ruling?.kind === 'ruling' && ruling.isExtract && quotes.some(({ result }) => result === 'not-compared');
  return isUnread
    ? `${found.detail} Las palabras citadas no están en ese extracto: comparalas con el fallo completo.`
    : found.detail;
}

/** Opinions whose words are not the court's. */
const notOfTheCourt = /dictamen|voto/;

function quoteDetail(differs: boolean, quotes: readonly CheckedQuote[]): string {
  if (differs) return 'Las palabras citadas no coinciden con el texto del fallo.';
  const apart = quotes.find(({ from }) => from && notOfTheCourt.test(from))?.from;
  if (apart)
    return `Las palabras citadas son ${apart.charAt(0).toLowerCase()}${apart.slice(1)}, no del fallo de la Corte.`;
  return quotes.some(({ inHeadnotes }) => inHeadnotes)
    ? 'Las palabras citadas son del sumario oficial, no del fallo.'
    : 'Las palabras citadas son las del fallo.';
}

interface Identified {
  status: 'exists' | 'ambiguous' | 'not-in-corpus';
  detail: string;
  rulings: readonly Ruling[];
}

const absent = 'No está en nuestro corpus, y puede existir. Verificalo en la fuente oficial.';

async function identify(cited: CitedRulings, { ruling, caption }: LegalReference): Promise<Identified> {
  if (ruling !== null) {
    const there = await cited.atPlace(ruling.volume, ruling.page);
    const agreeing = caption === null ? there : there.filter(({ title }) => cited.captions.agrees(caption.text, title));
    if (agreeing.length === 1) return { status: 'exists', detail: existsDetail(agreeing), rulings: agreeing };
    if (agreeing.length > 1) {
      return { status: 'ambiguous', detail: 'Más de un fallo empieza en esa página.', rulings: agreeing };
    }
    if (there.length > 0) {
      const detail = `En ese tomo y página está «${there[0]?.title}», que no parece ser el fallo nombrado. Revisá la cita.`;
      return { status: 'ambiguous', detail, rulings: there };
    }
  }
  const byName = caption === null ? [] : await findByCaption(cited, caption);
  if (ruling !== null) {
    if (byName.length === 0) return { status: 'not-in-corpus', detail: absent, rulings: [] };
    const detail = 'No tenemos un fallo en ese tomo y página, y sí de esas partes en otro lugar. Revisá la cita.';
    return { status: 'ambiguous', detail, rulings: byName };
  }
  if (byName.length === 0) return { status: 'not-in-corpus', detail: absent, rulings: [] };
  if (byName.length === 1) return { status: 'exists', detail: existsDetail(byName), rulings: byName };
  const detail = `Hay ${byName.length} fallos que pueden ser ese. Elegí cuál es y citalo por tomo y página.`;
  return { status: 'ambiguous', detail, rulings: byName };
}

async function findByCaption(
  cited: CitedRulings,
  caption: NonNullable<LegalReference['caption']>,
): Promise<readonly Ruling[]> {
  if (caption.court !== null && !supremeCourt.test(caption.court.trim())) return [];
  return cited.read(cited.captions.find(caption.text, caption.date).map(({ id }) => id));
}

function existsDetail([ruling]: readonly Ruling[]): string {
  if (ruling === undefined) return '';
  if (ruling.kind === 'ruling' && ruling.isExtract) return `Es «${ruling.title}». Acá hay un extracto de su texto.`;
  return ruling.kind === 'ruling'
    ? `Es «${ruling.title}».`
    : `Es «${ruling.title}». Su texto no está cargado acá: hay un resumen editorial de Foja.`;
}

async function compareWithRulings(
  quote: AttachedQuote,
  rulings: readonly Ruling[],
  comparer: QuoteComparer,
): Promise<CheckedQuote> {
  const [ruling] = rulings;
  if (ruling?.kind !== 'ruling') return presentQuote(quote, { comparison: null, sourceId: null, sourceLabel: null });
  const place = { sourceId: ruling.id, sourceLabel: ruling.citation };
  const comparison = await comparer.compare(quote.text, ruling.text);
  if (comparison.result === 'matches') {
    return presentQuote(quote, { comparison, ...place, from: await whoseWords(quote, ruling, comparer) });
  }
  const headnotes = await comparer.compare(quote.text, ruling.summary);
  if (headnotes.result === 'matches')
    return presentQuote(quote, { comparison: headnotes, ...place, inHeadnotes: true });
  // What a part of a ruling does not hold may well stand in the rest of it.
  if (ruling.isExtract && comparison.result === 'not-found') return presentQuote(quote, { comparison: null, ...place });
  return presentQuote(quote, { comparison, ...place });
}

/** The opinion that holds the words; null where it is not told apart. */
async function whoseWords(quote: AttachedQuote, ruling: RulingSource, comparer: QuoteComparer): Promise<string | null> {
  for (const [place, opinion] of ruling.opinions.entries()) {
    const words = ruling.text.slice(opinion.start, ruling.opinions[place + 1]?.start);
    if ((await comparer.compare(quote.text, words)).result === 'matches') return opinionLabel(opinion);
  }
  return null;
}

function labelOf(ruling: Ruling): string {
  return `${ruling.citation} (${ruling.title})`;
}

function writtenLabel({ ruling, caption, text }: LegalReference): string {
  const place = ruling ? `Fallos: ${ruling.volume}:${ruling.page}` : null;
  return [caption?.text, place].filter(Boolean).join(', ') || text;
}
