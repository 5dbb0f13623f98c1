import { localEngineName } from '@foja/contracts/models';
import type { CitedPassage } from './cite-passage.ts';

/** Below, what was found shares some words with the question and may answer something else. */
const directCoverage = 0.6;

/** An answer in the documents' own words: the sentences that were found, each with its document and page. */
export function answerFromPassages(cited: readonly CitedPassage[]): { answer: string; used: number[]; model: string } {
  const isDirect = cited.some(({ passage }) => passage.coverage >= directCoverage);
  const isOne = cited.length === 1;
  const opening = isDirect
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
