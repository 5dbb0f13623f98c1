import type { CitationStatus } from '@foja/contracts/editor/content';
import type { Tone } from '../../design-system/badge.tsx';

/** What a status says: on a badge, and in a sentence. */
export const statusWords: Record<CitationStatus, { short: string; long: string; tone: Tone }> = {
  unchecked: { short: 'Sin verificar', long: 'No está verificada.', tone: 'neutral' },
  current: { short: 'Vigente', long: 'El texto está vigente y no cambió desde la última verificación.', tone: 'ok' },
  amended: { short: 'Modificada desde que la citó', long: 'El texto cambió desde que la citó.', tone: 'warning' },
  repealed: { short: 'Derogada', long: 'La norma está derogada.', tone: 'danger' },
  'not-in-corpus': { short: 'No está en nuestro corpus', long: 'No está en nuestro corpus.', tone: 'info' },
};
