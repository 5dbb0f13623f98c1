/** Markup that is safe to send: only {@link html} makes it. */
export interface Html {
  readonly markup: string;
}

type Insertion = Html | string | number | null | false | undefined | readonly Insertion[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The text as it may stand between tags and within a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup as it is written, with every value in it escaped but those that are markup already; nothing stands for null and false. */
export function html(written: TemplateStringsArray, ...values: Insertion[]): Html {
  return { markup: written.reduce((all, part, index) => all + markupOf(values[index - 1]) + part) };
}

/**
 * Data for a `<script>` that no browser runs, such as JSON-LD: what could end the element is written as an escape of JSON's.
 */
export function jsonInHtml(data: object): Html {
  return { markup: JSON.stringify(data).replaceAll('<', '\\u003c') };
}

function markupOf(value: Insertion): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('markup' in value) return value.markup;
  return value.map(markupOf).join('');
}
