import { join } from 'node:path';
import type { ParameterSeries } from '@foja/computable-law/core/parameters';
import type { LimitationLaw } from '@foja/computable-law/limitation/compute-limitation';
import { findProjectRoot } from '../../platform/project-root.ts';
import { formatProblem } from '../corpus-problem.ts';
import { readComputableLaw } from './read-computable-law.ts';

let opened: OpenedLaw | null = null;

interface OpenedLaw extends LimitationLaw {
  parameters: ParameterSeries[];
}

/**
 * The law that computes of the starter corpus, read once.
 * @throws Error where a file of it cannot be read: a figure is never computed on half of the law.
 */
export function openComputableLaw(): OpenedLaw {
  if (opened) return opened;
  const { deadlines, claims, rules, parameters, problems } = readComputableLaw(join(findProjectRoot(), 'corpus'));
  if (!rules || problems.length > 0) {
    throw new Error(`The law that computes cannot be read: ${problems.map(formatProblem).join('; ')}`);
  }
  opened = { deadlines, claims, rules, parameters };
  return opened;
}
