import { join } from 'node:path';
import { z } from 'zod';
import { readYamlList } from '../corpus/facts/fact-vocabulary.ts';
import { compileTextPattern, type TextPattern } from '../corpus/rules/text-pattern.ts';
import { findProjectRoot } from '../platform/project-root.ts';

const pattern = z.array(z.string().trim().min(1)).min(1).transform(compileTextPattern);
/** One entry of `corpus/asked-clauses.yaml`. */
const askedClauseSchema = z.strictObject({ id: z.string(), asked: pattern, says: pattern });

/** A kind of clause: how it is asked for, and how papers write it. */
export interface AskedClause {
  id: string;
  asked: TextPattern;
  says: TextPattern;
}

let clauses: readonly AskedClause[] | null = null;

/** The kinds of clause that answer such a question. */
export function clausesAsked(question: string): AskedClause[] {
  clauses ??= readYamlList(join(findProjectRoot(), 'corpus', 'asked-clauses.yaml'), askedClauseSchema);
  return clauses.filter(({ asked }) => asked.test(question));
}
