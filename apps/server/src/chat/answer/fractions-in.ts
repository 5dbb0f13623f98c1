import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';

const parts: readonly [RegExp, number][] = [
  [/\bdos tercios\b/, 2 / 3],
  [/\b(?:un tercio|la tercera parte)\b/, 1 / 3],
  [/\btres cuart[oa]s\b/, 3 / 4],
  [/\b(?:un cuarto|la cuarta parte)\b/, 1 / 4],
  [/\bla mitad(?! mas)\b/, 1 / 2],
  [/\b(?:un quinto|la quinta parte)\b/, 1 / 5],
  [/\b(?:un decimo|la decima parte)\b/, 1 / 10],
];

/** Shares in words: "dos tercios del capital". */
export function fractionsIn(sentence: string): Quantity[] {
  const folded = fold(sentence);
  return parts.flatMap(([said, value]) => (said.test(folded) ? [{ unit: 'por-uno' as const, value }] : []));
}
