import { AsyncLocalStorage } from 'node:async_hooks';

/** What may be said of a piece of work: what it is, never of whom or about what. */
export type SpanAttributes = Record<string, string | number | boolean>;

/** A piece of work that is being traced. */
export interface OpenSpan {
  begin(name: string, attributes: SpanAttributes): OpenSpan;
  /** @param failure its name is told, never its words. */
  end(failure?: unknown): void;
}

const current = new AsyncLocalStorage<OpenSpan>();

/** Does a piece of work as part of a span that the caller ends. */
export function withinSpan<T>(span: OpenSpan, work: () => T): T {
  return current.run(span, work);
}

/** Does a piece of work as a span of the one in course; where nothing is traced, it only does it. */
export async function inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore();
  if (parent === undefined) return work();
  const span = parent.begin(name, attributes);
  try {
    const result = await current.run(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
