import { clauseLabel, type EditorNode } from '@foja/contracts/editor/content';

/** "PRIMERA:", "CLÁUSULA DÉCIMA SEGUNDA.-", "Undécima –": a name at the beginning, and what parts it from the words. */
const lead = /^\s*(?:cl[áa]usula\s+)?([\p{L}]+(?:\s+[\p{L}]+)?)\s*(?:[:.)]\s*[-–—]?|[-–—])\s*/iu;
/** Other names that the same number goes by. */
const otherNames: Record<string, string> = {
  UNDECIMA: 'DECIMA PRIMERA',
  'DECIMO PRIMERA': 'DECIMA PRIMERA',
  DECIMOPRIMERA: 'DECIMA PRIMERA',
  DUODECIMA: 'DECIMA SEGUNDA',
  'DECIMO SEGUNDA': 'DECIMA SEGUNDA',
  DECIMOSEGUNDA: 'DECIMA SEGUNDA',
};
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/^DECIMO ?(TERCERA|CUARTA|QUINTA|SEXTA|SEPTIMA|OCTAVA|NOVENA)$/, 'DECIMA $1')
    .replace(/^SETIMA$/, 'SEPTIMA');

/** Where the words after a clause's name begin in its text; null where it does not begin with this number's name. */
export function leadLength(text: string, number: number): number | null {
  const found = lead.exec(text);
  const name = plain(found?.[1] ?? '');
  if (!found || (otherNames[name] ?? name) !== plain(clauseLabel(number))) return null;
  return found[0].length;
}

/**
 * Turns paragraphs that begin with "PRIMERA:", "SEGUNDA:"... into clauses, which number themselves. Only where there are at least two
 * that count from the first without a gap; otherwise the names stay as they were written.
 */
export function numberClauses(nodes: EditorNode[]): EditorNode[] {
  let next = 1;
  const numbered = nodes.map((node) => {
    const first = node.content?.[0];
    if (node.type !== 'paragraph' || first?.type !== 'text') return node;
    const cut = leadLength(startOf(node), next);
    if (cut === null) return node;
    next += 1;
    const content = withoutStart(node.content ?? [], cut);
    return { type: 'clause', content: [{ ...node, content }] };
  });
  return next > 2 ? numbered : nodes;
}

/** How a paragraph begins. A name may be in several pieces, one bold and one not. */
export function startOf(node: EditorNode): string {
  const pieces: string[] = [];
  for (const { type, text } of node.content ?? []) {
    if (type !== 'text') break;
    pieces.push(text ?? '');
  }
  return pieces.join('').slice(0, 200);
}

/** The pieces of a paragraph without its first characters. */
export function withoutStart(nodes: EditorNode[], characters: number): EditorNode[] {
  let left = characters;
  return nodes.flatMap((node) => {
    if (left === 0 || node.type !== 'text') return [node];
    const text = node.text ?? '';
    const taken = Math.min(left, text.length);
    left -= taken;
    return taken === text.length ? [] : [{ ...node, text: text.slice(taken) }];
  });
}
