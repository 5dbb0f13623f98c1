import type {
  CheckedQuote,
  CheckedReference,
  CitationCheck,
  CitationCheckRequest,
} from '@foja/contracts/citation-check';
import {
  citationCheckMaxCharacters,
  citationCheckMessages,
  citationChecksPerMinute,
  type ReferenceStatus,
  referenceStatuses,
} from '@foja/contracts/citation-check-limits';
import type { LegalReference } from '@foja/legal-text/legal-reference';
import { namesNewCivilCode } from '@foja/legal-text/names-new-civil-code';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { SignedInActor } from '../accounts/actor.ts';
import { readNormRepeal } from '../corpus/versions/read-timeline.ts';
import { requirePastDay } from '../corpus/versions/require-past-day.ts';
import type { AskedTime } from '../corpus/versions/stand-then.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { consumeRateLimit, type RateLimitDeps } from '../platform/rate-limit/rate-limit.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import { countFeature } from '../usage/count-feature.ts';
import type { AttachedQuote } from './attach-quotes.ts';
import { findQuotedReferences } from './find-quoted-references.ts';
import { type CitedArticles, judgeArticles } from './judge-article.ts';
import { type CitedRulings, judgeRuling } from './judge-ruling.ts';
import { dayOf, type Judgement, nothingKnown } from './judged.ts';
import type { openCitedTexts } from './open-cited-texts.ts';
import { QuoteComparer } from './quote-comparer.ts';
import type { ReferenceTime } from './reference-time.ts';

export interface CheckCitationsDeps extends Omit<RateLimitDeps, 'db'> {
  db: Database;
  clock: Clock;
  citedTexts: ReturnType<typeof openCitedTexts>;
  threads: TextThreads;
}

const bound = { kind: 'citation-check', limit: citationChecksPerMinute, windowMs: 60_000 };
/** Steps of word against word that one check may spend on quotations that do not match: a second or two. */
const comparisonSteps = 30_000_000;
/** Other calls get their turn after so many references. */
const judgedAtOnce = 10;

/**
 * Looks up every legal reference of a text, and compares what it quotes with the official words. Takes no use, calls no model, and
 * keeps nothing of the text.
 * @throws {HttpError} 400 for the law of a day to come; 413 `payload_too_large`; 422 `invalid_request`; 429 `rate_limited`.
 */
export async function checkCitations(
  deps: CheckCitationsDeps,
  actor: SignedInActor,
  { text, asOf }: CitationCheckRequest,
): Promise<CitationCheck> {
  if (text.length > citationCheckMaxCharacters) {
    throw new HttpError(413, 'payload_too_large', citationCheckMessages.tooLong);
  }
  if (!/\p{L}/u.test(text)) throw new HttpError(422, 'invalid_request', citationCheckMessages.noWords);
  if (!(await consumeRateLimit(deps, bound, actor.accountId))) {
    throw new HttpError(429, 'rate_limited', citationCheckMessages.tooMany);
  }
  requirePastDay(deps.clock, asOf);
  const norms = sendNorms(await deps.citedTexts.registry());
  const work = { owner: actor.subject, characters: text.length };
  const { references, attached, times, readTo } = await deps.threads.run(findQuotedReferences, { text, norms }, work);
  const citedTexts = await deps.citedTexts.open(references);
  const requested: AskedTime | null = asOf ? { asOf, origin: 'request' } : null;
  const comparer = new QuoteComparer(deps.threads, actor.subject, comparisonSteps);
  const checked: CheckedReference[] = [];
  for (const [place, reference] of references.entries()) {
    if (place % judgedAtOnce === judgedAtOnce - 1) await new Promise((resolve) => setImmediate(resolve));
    const own = attached.filter((quote) => quote.reference === place);
    const told = times[place] ?? null;
    const time = timeOf(told, reference, citedTexts.registry) ?? requested;
    const judged = await judge(citedTexts, reference, own, time, comparer);
    if (told?.isOfFact && told.asOf === null) judged.detail = `${judged.detail} ${noFactDay(requested)}`;
    const { text: written, start, end, kind, normFrom } = reference;
    checked.push({ text: written, start, end, kind, normFrom, ...judged });
  }
  const kept = withoutTheLawsOwn(checked);
  await countFeature(deps, actor, 'citationCheck');
  return { references: kept, summary: summarise(kept), readTo };
}

/** What the text says beside a reference; null where it says nothing, or names the reference's own norm: "art. 8, según ley 24.240". */
function timeOf(told: ReferenceTime | null, { norm }: LegalReference, registry: NormRegistry): AskedTime | null {
  if (told === null || told.asOf === null) return null;
  const number = /\d[\d.]*/.exec(told.asOf.replace(/^\d{4}-\d\d-\d\d$/, ''))?.[0].replaceAll('.', '');
  const known = norm === null ? undefined : registry.get(norm);
  const own = [known?.title ?? '', ...(known?.aliases ?? [])].join(' ').replaceAll('.', '').match(/\d+/g) ?? [];
  if (number !== undefined && own.some((one) => one === number)) return null;
  return { asOf: told.asOf, origin: told.isOfFact ? 'fact' : 'text' };
}

function noFactDay(requested: AskedTime | null): string {
  const law = requested ? `la del ${dayOf(requested.asOf)}` : 'la de hoy';
  return `El escrito pide la ley del día del hecho y no dice una sola fecha: se verificó con ${law}.`;
}

type Judged = Judgement & { quotes: CheckedQuote[] };
type CitedTexts = CitedArticles & CitedRulings & { repealedNorms: ReadonlySet<string> };

async function judge(
  citedTexts: CitedTexts,
  reference: LegalReference,
  attached: readonly AttachedQuote[],
  time: AskedTime | null,
  comparer: QuoteComparer,
): Promise<Judged> {
  const { kind, norm, normText, articles, candidates, text } = reference;
  if (kind === 'ruling') return judgeRuling(citedTexts, reference, attached, comparer);
  if (norm !== null && articles.length > 0) {
    const judged = await judgeArticles(citedTexts, { ...reference, norm }, attached, time, comparer);
    return norm === 'ccyc' && normText !== null && !namesNewCivilCode(normText) ? mayBeOldCode(judged) : judged;
  }
  if (norm !== null) return { ...judgeNorm(citedTexts, norm, time), quotes: [] };
  if (normText !== null) {
    const detail = 'Esa norma no está en nuestro corpus, y puede existir. Verificala en la fuente oficial.';
    return { ...nothingKnown, status: 'not-in-corpus', label: text, detail, quotes: [] };
  }
  const keys = candidates.flatMap((code) => articles.map((article) => `${code}:${article}`));
  const names = candidates.map((code) => citedTexts.registry.get(code)?.aliases[0] ?? code);
  const detail =
    names.length > 1
      ? `El texto no dice de qué norma es, y venía hablando de ${names.join(' y de ')}.`
      : 'El texto no dice de qué norma es este artículo.';
  const sources = keys.flatMap((key) => {
    const found = citedTexts.articles.get(key);
    return found ? [{ id: found.id, label: found.label, title: found.heading || found.norm.title }] : [];
  });
  return { ...nothingKnown, status: 'ambiguous', label: text, detail, keys, sources, quotes: [] };
}

/** "Art. 1113 del Código Civil" is, as often as not, of the code that was replaced: only quoted words tell. */
function mayBeOldCode(judged: Judged): Judged {
  if (judged.status === 'quote-matches') return judged;
  return { ...judged, status: 'ambiguous', detail: oldCodeDetail };
}

const oldCodeDetail =
  '«Código Civil» puede ser el que rigió hasta el 31 de julio de 2015, que no está en nuestro corpus y numeraba otros artículos. Si es el Código Civil y Comercial, nombralo así y volvé a verificar.';

function judgeNorm(
  { registry, repealedNorms }: { registry: NormRegistry; repealedNorms: ReadonlySet<string> },
  code: string,
  time: AskedTime | null,
): Judgement {
  const label = registry.get(code)?.title ?? code;
  const known = { ...nothingKnown, keys: [code], label };
  if (!repealedNorms.has(code)) return { ...known, status: 'exists', detail: 'La norma existe.' };
  const detail = 'Todos los artículos que tenemos de esta norma figuran derogados.';
  const since = readNormRepeal(code);
  if (since === null) return { ...known, status: 'repealed', detail };
  return time && /^\d{4}-/.test(time.asOf) && time.asOf < since
    ? {
        ...known,
        status: 'amended',
        since,
        detail: `Al ${dayOf(time.asOf)} estaba vigente; está derogada desde el ${dayOf(since)}.`,
      }
    : { ...known, status: 'repealed', since, detail: `${detail} La norma está derogada desde el ${dayOf(since)}.` };
}

/** References inside words that are the law's own are the law's: who quotes it does not cite them. */
function withoutTheLawsOwn(references: readonly CheckedReference[]): CheckedReference[] {
  const verbatim = references.flatMap(({ quotes }) => quotes.filter(({ result }) => result === 'matches'));
  verbatim.sort((left, right) => left.start - right.start);
  let next = 0;
  return references.filter(({ start, end }) => {
    while (next < verbatim.length && (verbatim[next]?.end ?? 0) < end) next++;
    return !(start >= (verbatim[next]?.start ?? Number.POSITIVE_INFINITY));
  });
}

function summarise(references: readonly CheckedReference[]): CitationCheck['summary'] {
  const byStatus = Object.fromEntries(referenceStatuses.map((status) => [status, 0])) as Record<
    ReferenceStatus,
    number
  >;
  for (const { status } of references) byStatus[status] += 1;
  return { total: references.length, byStatus };
}
