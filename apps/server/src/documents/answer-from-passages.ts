import { localEngineName } from '@foja/contracts/models';
import type { CitedPassage } from './cite-passage.ts';
import { isDirect } from './judge-directness.ts';

/** An answer in the documents' own words: the sentences that were found, each with its document and page. */
export function answerFromPassages(
  question: string,
  cited: readonly CitedPassage[],
): { answer: string; used: number[]; model: string } {
  const [first] = cited;
  const isAnswered = first !== undefined && isDirect(question, first.passage);
  const isOne = cited.length === 1;
  const opening = isAnswered
    ? isOne
      ? 'Esto dice tu documento sobre lo que preguntás:'
      : 'Esto dicen tus documentos sobre lo que preguntás:'
    : 'No encontré una respuesta directa. Esto es lo más cercano que hay en tus documentos:';
  const items = cited.map(({ passage, quote }, index) => {
    const words = passage.text.slice(quote.start, quote.end).replace(/\s+/g, ' ');
    return `- «${escapeMarkdown(words)}» [${index + 1}]`;
  });
  return {
    answer: [opening, ...items].join('\n'),
    used: cited.map((_, index) => index + 1),
    model: localEngineName,
  };
}

/** A document's own marks are not the answer's. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
