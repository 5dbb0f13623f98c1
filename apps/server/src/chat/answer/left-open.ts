import type { QuestionPart } from '../../understanding/understood-question.ts';

/** A longer one is a story of its own: its words would say nothing that the person does not know. */
const maxQuoted = 90;

/** What is said of the parts of a question for which nothing was found; empty where there is none. */
export function tellLeftOpen(parts: readonly QuestionPart[]): string {
  const quoted = parts
    .map(({ text }) => text.replace(/^[\s¿,;:.]+|[\s?,;:.]+$/g, ''))
    .filter((text) => text.length <= maxQuoted)
    .map((text) => `«${text}»`);
  return quoted.length === 0 ? '' : `Sobre ${quoted.join(' y ')} no encontré una regla en las fuentes de Foja.`;
}
