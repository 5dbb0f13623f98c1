import { join } from 'node:path';
import { findProjectRoot } from '../../platform/project-root.ts';
import { formatProblem } from '../corpus-problem.ts';
import { type LawRules, readLawRules } from './read-law-rules.ts';

let opened: LawRules | null = null;

/**
 * The rules of the project's corpus, read once in each thread.
 * @throws Error where a file of them cannot be read: nothing is told on half of the law.
 */
export function openLawRules(): LawRules {
  if (opened) return opened;
  const { rules, problems } = readLawRules(join(findProjectRoot(), 'corpus'));
  if (problems.length > 0) throw new Error(`The rules cannot be read: ${problems.map(formatProblem).join('; ')}`);
  opened = rules;
  return opened;
}
