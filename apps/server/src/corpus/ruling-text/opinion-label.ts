import type { Opinion } from './opinion.ts';

/** Whose words a passage is, for the reader. */
export function opinionLabel({ by, kind }: Pick<Opinion, 'by' | 'kind'>): string {
  switch (kind) {
    case 'prosecutor':
      return 'Del dictamen de la Procuración';
    case 'court':
      return 'Del fallo de la Corte';
    case 'vote':
      return by === null ? 'De un voto propio' : `Del voto de ${by}`;
    case 'dissent':
      return by === null ? 'De un voto en disidencia' : `Del voto en disidencia de ${by}`;
    case 'partial-dissent':
      return by === null ? 'De un voto en disidencia parcial' : `Del voto en disidencia parcial de ${by}`;
  }
}
