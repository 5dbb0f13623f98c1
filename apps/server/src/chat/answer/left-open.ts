import type { QuestionPart } from '../../understanding/understood-question.ts';
import { termsOf } from '../terms-of.ts';
import { ownTerms } from './own-terms.ts';

/** A longer one is a story of its own: its words would say nothing that the person does not know. */
const maxQuoted = 90;
/** Share of a part's words that are told already, from which it is no longer open. */
const toldFrom = 0.5;

/**
 * What is said of the parts of a question for which nothing clear was found; empty where there is none. It never says that the law is silent.
 * @param told what stands before it: of what that speaks nobody is told that there is nothing.
 * @param all the parts of the question: what several of them say is no part's own.
 */
export function tellLeftOpen(parts: readonly QuestionPart[], told: string, all = parts): string {
  const said = termsOf(told);
  const quoted = parts
    .filter((part) => {
      const own = ownTerms(part, all);
      return own.filter((term) => said.has(term)).length < own.length * toldFrom;
    })
    .map(quotationOf)
    .filter((text) => text.length <= maxQuoted)
    .map((text) => `«${text}»`);
  return quoted.length === 0 ? '' : `Sobre ${quoted.join(' y ')} ${leftOpen}`;
}

const leftOpen = 'no encontré una respuesta clara: preguntámelo aparte.';

/** The parts of a question of which an answer says that nothing clear was found. */
export function partsLeftOpen(content: string, parts: readonly QuestionPart[]): QuestionPart[] {
  const end = content.indexOf(leftOpen);
  const said = content.slice(content.lastIndexOf('Sobre «', end), Math.max(0, end));
  return end === -1 ? [] : parts.filter((part) => said.includes(`«${quotationOf(part)}»`));
}

function quotationOf({ text }: QuestionPart): string {
  return text.replace(/^.*¿|^[^:¿?]+: /s, '').replace(/^[\s,;:.]*(?:(?:y|e|o|pero)\s+)?|[\s?,;:.]+$/gi, '');
}
