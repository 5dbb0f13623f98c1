import type { GazetteNotice } from '@foja/contracts/gazette';
import type { SaveRequest } from '../matter-saving/save-request.ts';

/** A notice as it is kept in a causa: what the list says of it, and where its text is. */
export function savedNotice({ issuer, norm, summary, url }: GazetteNotice): SaveRequest {
  return {
    kind: 'result',
    tool: 'boletin-oficial',
    title: norm || issuer,
    question: '',
    text: () => [`**${norm || issuer}**`, norm && issuer, summary, url].filter(Boolean).join('\n\n'),
    madeAt: new Date().toISOString(),
  };
}
