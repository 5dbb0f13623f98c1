import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** Something wrong at a line of a file of the starter corpus. */
export interface LineProblem {
  line: number;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: LineProblem[] };

const spanish = z.locales.es().localeError;

/**
 * Reads YAML against a schema and tells each problem with the line on which it stands.
 * @param firstLine line of the file on which this text begins, from 1.
 */
export function parseYaml<T>(text: string, schema: z.ZodType<T>, firstLine = 1): Parsed<T> {
  const read = schema.safeParse(readQuickly(text), { error: spanish });
  if (read.success) return { ok: true, value: read.data };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      ok: false,
      problems: document.errors.map((error) => ({
        line: lines.linePos(error.pos[0]).line + firstLine - 1,
        message: `YAML: ${error.message}`,
      })),
    };
  }
  const parsed = schema.safeParse(document.toJS(), { error: spanish });
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
      return { line: lineOf(document, lines, path) + firstLine - 1, message: `${place}${issue.message}` };
    }),
  };
}

/**
 * The value alone, by a reader that keeps no places: a start reads four million characters, and this takes a sixth of the time.
 * Undefined where the text is not well formed, which the other reader tells of.
 */
function readQuickly(text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}

/** Line of the deepest part of `path` that the document has. */
function lineOf(document: Document, lines: LineCounter, path: PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
