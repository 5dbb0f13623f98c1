import { fold } from '@foja/legal-text/fold';
import type { Compute } from './computed.ts';

/** "¿Es nula?", "¿puedo impugnarla?": a yes to whether the votes are enough would be a yes to that. */
const asksAgainst = /\b(?:nul[oa]s?|nulidad|invalid\w+|impugn\w+|ilegal\w*|opon\w+|frenar\w*|voltear\w*)\b/;
const opensWithReply = /^(?:Sí|No)(?:, [^:]{1,60})?: (.)/u;

/** The same computation, without its yes or no where the question asks whether what was decided does not hold. */
export const withoutReplyAgainst =
  (compute: Compute): Compute =>
  (understood) => {
    const computed = compute(understood);
    if (computed === null || !asksAgainst.test(fold(understood.text))) return computed;
    return { ...computed, text: computed.text.replace(opensWithReply, (_, first: string) => first.toUpperCase()) };
  };
