import { messages } from '@foja/contracts/messages';

/** Every legal answer carries the notice, once. */
export function withNotice(content: string): string {
  return `${content.replaceAll(messages.notLegalAdvice, '').trimEnd()}\n\n${messages.notLegalAdvice}`;
}
