import { join } from 'node:path';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type NormNotImported, readNormsNotImported } from './read-norms-not-imported.ts';

let norms: NormNotImported[] | null = null;

/** The norm of an article key (`ley-26844:48`) whose text is read elsewhere; null for every other id. */
export function findNormNotImported(id: string): NormNotImported | null {
  norms ??= readNormsNotImported(join(findProjectRoot(), 'corpus')).norms;
  const [code] = id.split(':');
  return norms.find(({ norm }) => norm === code) ?? null;
}
