const wordUnit = /[\p{L}\p{N}]/u;

/**
 * The whole words of `text` that are selected inside `root`, whose stretches carry their offset as `data-start`.
 * @returns '' where nothing is selected there, null where the selection is elsewhere on the page.
 */
export function selectedWords(root: HTMLElement, text: string): string | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset, collapsed } = selection.getRangeAt(0);
  if (!root.contains(startContainer) || !root.contains(endContainer)) return null;
  if (collapsed) return '';
  const start = offsetOf(startContainer, startOffset);
  const end = offsetOf(endContainer, endOffset);
  if (start === null || end === null || end <= start) return '';
  return wholeWords(text, start, end);
}

/** The stretch between two offsets, without blanks at its edges, with the words complete that it cuts. */
function wholeWords(text: string, from: number, to: number): string {
  const isWord = (at: number) => wordUnit.test(text[at] ?? '');
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  if (start === end) return '';
  while (start > 0 && isWord(start) && isWord(start - 1)) start -= 1;
  while (end < text.length && isWord(end - 1) && isWord(end)) end += 1;
  return text.slice(start, end);
}

function offsetOf(node: Node, offset: number): number | null {
  if (node instanceof Element) {
    // Between two children: where the next stretch begins, or the one before ends.
    const next = node.childNodes[offset];
    if (next) return startOf(next instanceof Element ? (next.querySelector('[data-start]') ?? next) : next);
    const last = [...node.querySelectorAll('[data-start]')].at(-1);
    return last ? (startOf(last) ?? 0) + (last.textContent?.length ?? 0) : startOf(node);
  }
  const start = startOf(node);
  return start === null ? null : start + offset;
}

function startOf(node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const start = element?.closest<HTMLElement>('[data-start]')?.dataset.start;
  return start === undefined ? null : Number(start);
}
