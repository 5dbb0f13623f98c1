/** Fields whose text is nobody's to show again, or no text. */
const writtenTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number']);

export interface TypedText {
  /** The field's name on the screen. */
  label: string;
  text: string;
}

/** What stands in the fields of the page, with their names. Never a password; nothing that the field only shows. */
export function readTypedText(page: ParentNode = document): TypedText[] {
  return [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLElement>(
      'textarea, input, [contenteditable="true"]',
    ),
  ].flatMap((field) => {
    const text = textOf(field).trim();
    return text === '' ? [] : [{ label: labelOf(field), text }];
  });
}

function textOf(field: HTMLElement): string {
  if (field instanceof HTMLTextAreaElement) return field.readOnly ? '' : field.value;
  if (field instanceof HTMLInputElement) return writtenTypes.has(field.type) && !field.readOnly ? field.value : '';
  return field.textContent ?? '';
}

function labelOf(field: HTMLElement): string {
  const named = field.getAttribute('aria-label');
  const label = 'labels' in field ? (field as HTMLInputElement).labels?.[0] : null;
  return (named ?? ownText(label)).replace(/[\s*:]+$/, '').trim() || 'Texto';
}

/** A label's words without those of the field that it may stand around. */
function ownText(label: HTMLElement | null | undefined): string {
  const copy = label?.cloneNode(true) as HTMLElement | undefined;
  for (const field of copy?.querySelectorAll('textarea, input, select') ?? []) field.remove();
  return copy?.textContent ?? '';
}
