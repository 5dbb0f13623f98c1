import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clarification } from '@foja/contracts/chat';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { type ClarificationRule, clarificationsSchema } from '../corpus/starter/clarifications-schema.ts';
import { parseYaml } from '../corpus/starter/yaml-with-lines.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import type { RankedSource } from './retrieval.ts';

/** Which facts change what the law answers, and how to ask for them: `corpus/clarifications.yaml`. */
export class Clarifications {
  readonly #rules: readonly (ClarificationRule & { knownTerms: ReadonlySet<string> })[];

  constructor(rules: readonly ClarificationRule[]) {
    this.#rules = rules.map((rule) => ({ ...rule, knownTerms: new Set(analyzeTerms(rule.known.join(' '))) }));
  }

  /**
   * The question to ask back; null where nothing that the best source turns on is missing.
   * @param terms index terms of what was asked.
   */
  choose(best: Pick<RankedSource, 'articles'> | undefined, terms: readonly string[]): Clarification | null {
    const rule = this.#rules.find(
      ({ about, knownTerms }) => about.includes(best?.articles[0] ?? '') && !terms.some((term) => knownTerms.has(term)),
    );
    if (rule === undefined) return null;
    return { question: rule.question, options: rule.options.map(({ label, adds }) => ({ label, adds })) };
  }
}

let starter: Clarifications | null = null;

/** Those of the starter corpus, read once. A file that cannot be read asks nothing: `corpus check` tells what is wrong. */
export function starterClarifications(): Clarifications {
  starter ??= new Clarifications(readRules(join(findProjectRoot(), 'corpus', 'clarifications.yaml')));
  return starter;
}

function readRules(file: string): ClarificationRule[] {
  if (!existsSync(file)) return [];
  const parsed = parseYaml(readFileSync(file, 'utf8'), clarificationsSchema);
  return parsed.ok ? parsed.value : [];
}
