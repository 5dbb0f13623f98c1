import { z } from 'zod';

/** Half-open interval of a document, in UTF-16 code units. */
export interface Interval {
  start: number;
  end: number;
}

export interface GoldSpan extends Interval {
  type: string;
}

/** A text whose personal data somebody marked by hand. */
export interface GoldDocument {
  id: string;
  text: string;
  /** Personal data that must not be readable in the output. */
  spans: GoldSpan[];
  /** What must survive; each item is one or more places of the text (a literal may occur several times). */
  keep: { label: string; places: Interval[] }[];
  /** Stretches where both answers are right. */
  ignore: Interval[];
}

/** An evaluation file is not as it should be; the message tells the line. */
export class GoldInvalid extends Error {
  override readonly name = 'GoldInvalid';
}

const interval = z.object({ start: z.int().min(0), end: z.int().min(1) });
const place = z.union([z.string().min(1), interval.loose(), z.object({ text: z.string().min(1) }).loose()]);
const line = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  spans: z.array(interval.extend({ type: z.string().min(1) })),
  keep: z.array(place).default([]),
  ignore: z.array(place).default([]),
});

/**
 * Reads JSONL `{"id","text","spans":[{start,end,type}],"keep":[...],"ignore":[...]}`. An item of `keep` or `ignore` is a
 * literal, which means every place where it stands as whole words outside the spans, or an interval. Empty lines are passed by.
 * @throws {GoldInvalid} for a line that is not so, an interval outside its text, or a literal that the text has not.
 */
export function parseGoldDocuments(jsonl: string): GoldDocument[] {
  const documents: GoldDocument[] = [];
  for (const [index, row] of jsonl.split(/\r?\n/).entries()) {
    if (row.trim() !== '') documents.push(parseLine(row, index + 1));
  }
  return documents;
}

function parseLine(row: string, number: number): GoldDocument {
  const parsed = line.safeParse(readJson(row));
  if (!parsed.success) throw new GoldInvalid(`Line ${number}: ${z.prettifyError(parsed.error)}`);
  const { id, text, spans, keep, ignore } = parsed.data;
  const locate = (item: z.infer<typeof place>): Interval[] => {
    if (typeof item !== 'string' && 'start' in item) return [checked(item as Interval, text, number)];
    const literal = typeof item === 'string' ? item : (item.text as string);
    const places = placesOf(literal, text, spans);
    if (places.length === 0 && !text.includes(literal)) {
      throw new GoldInvalid(`Line ${number}: "${literal}" does not occur in the text.`);
    }
    return places;
  };
  return {
    id,
    text,
    spans: spans.map((span) => ({ ...checked(span, text, number), type: span.type })),
    keep: keep.map((item) => {
      const places = locate(item);
      return { label: text.slice(places[0]?.start ?? 0, places[0]?.end ?? 0), places };
    }),
    ignore: ignore.flatMap(locate),
  };
}

function readJson(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}

function checked({ start, end }: Interval, text: string, number: number): Interval {
  if (end <= start || end > text.length) throw new GoldInvalid(`Line ${number}: ${start}–${end} is not in the text.`);
  return { start, end };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Where a literal stands as whole words and is not part of a marked datum. */
function placesOf(literal: string, text: string, spans: readonly Interval[]): Interval[] {
  const places: Interval[] = [];
  const continues = (edge: string, neighbour: string | undefined) =>
    wordCharacter.test(edge) && neighbour !== undefined && wordCharacter.test(neighbour);
  for (let start = text.indexOf(literal); start !== -1; start = text.indexOf(literal, start + 1)) {
    const end = start + literal.length;
    if (continues(literal[0] as string, text[start - 1]) || continues(literal.at(-1) as string, text[end])) continue;
    if (!spans.some((span) => span.start < end && start < span.end)) places.push({ start, end });
  }
  return places;
}
