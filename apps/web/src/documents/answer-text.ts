import type { DocumentCitation } from '@foja/contracts/documents';
import { messages } from '@foja/contracts/messages';
import type { AnsweredQuestion } from './ask-documents.ts';

/** Where a citation stands: `contrato.pdf, página 3`. */
export function citationPlace({ fileName, page }: Pick<DocumentCitation, 'fileName' | 'page'>): string {
  return page === null ? fileName : `${fileName}, página ${page}`;
}

/** A question with its answer and the words cited, to be pasted elsewhere. */
export function answerText({ question, response: { answer, citations } }: AnsweredQuestion): string {
  const cited = citations.map((citation) => `[${citation.number}] ${citationPlace(citation)}: «${citation.quote}»`);
  const notice = answer.includes(messages.notLegalAdvice) ? [] : [messages.notLegalAdvice];
  return [question, answer, ...(cited.length > 0 ? [cited.join('\n')] : []), ...notice].join('\n\n');
}
