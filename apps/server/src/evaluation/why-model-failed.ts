import type { StructureFailed } from '../platform/structure-model.ts';

/** Why a model did not help, in words that go on from "El modelo de lenguaje". */
export function whyModelFailed({ reason }: StructureFailed): string {
  return {
    'rate-limited': 'está saturado',
    unavailable: 'no está disponible',
    timeout: 'no respondió a tiempo',
    'cut-off': 'cortó su respuesta',
    refused: 'no quiso leer el relato',
    unreadable: 'respondió algo que no se puede leer',
  }[reason];
}
