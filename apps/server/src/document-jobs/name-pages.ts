import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { PagedText } from './join-pages.ts';
import { locateQuotes } from './locate-quotes.ts';

/** A structure whose every quotation names the page on which it begins, beside it, and whether its text was recognised in a picture. */
export async function namePages<T>(
  threads: TextThreads,
  structure: T,
  { recognisedPages, ...paged }: PagedText & { recognisedPages: readonly number[] },
  work: { owner: string; signal: AbortSignal },
): Promise<T> {
  const quotes = new Set<string>();
  collectQuotes(structure, quotes);
  const input = { ...paged, quotes: [...quotes] };
  const located = await threads.run(locateQuotes, input, { ...work, characters: paged.text.length });
  const pageOf = new Map(input.quotes.map((quote, place) => [quote, located[place] ?? null]));
  return withPages(structure, pageOf, new Set(recognisedPages)) as T;
}

function collectQuotes(value: unknown, quotes: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('quote' in value && typeof value.quote === 'string') quotes.add(value.quote);
  for (const inner of Object.values(value)) collectQuotes(inner, quotes);
}

function withPages(
  value: unknown,
  pageOf: ReadonlyMap<string, number | null>,
  recognised: ReadonlySet<number>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withPages(item, pageOf, recognised));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, withPages(held, pageOf, recognised)]),
  );
  const page = 'quote' in value && typeof value.quote === 'string' ? pageOf.get(value.quote) : null;
  if (!page) return inner;
  return recognised.has(page) ? { ...inner, page, fromImage: true } : { ...inner, page };
}
