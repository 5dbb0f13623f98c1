import { parseCitations } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { compareFacts, readFacts } from '../facts/compare-facts.ts';
import { findQuotes } from '../facts/find-facts.ts';
import { type Shielded, shield } from '../shield.ts';
import type { WritingRule } from './rule.ts';

export interface RewrittenSentence {
  text: string;
  /** Of the rules that changed something, each once. */
  reasons: string[];
}

/** What one rule does may let another one act; in practice two rounds are enough. */
const maxRounds = 4;
/** A heading in capitals is left alone. */
const headingPattern = /\p{Ll}/u;

/**
 * A sentence after the rules, or null where they leave it as it is. A wording that would lose or add a name, number, date,
 * amount, citation, quotation or denial is not proposed at all: the change of the rule that does it is left out.
 */
export function applyRules(
  sentence: string,
  rules: readonly WritingRule[],
  registry: NormRegistry,
): RewrittenSentence | null {
  if (!headingPattern.test(sentence)) return null;
  const freely = rewrite(sentence, rules, registry, () => true);
  if (freely.text === sentence) return null;
  const facts = readFacts(sentence, registry);
  const keepsAll = (changed: string) => {
    const { added, lost } = compareFacts(facts, readFacts(changed, registry));
    return changed !== '' && added.length === 0 && lost.length === 0;
  };
  if (keepsAll(freely.text)) return freely;
  // Some rule went too far: the same again, with each change looked at.
  const carefully = rewrite(sentence, rules, registry, keepsAll);
  return carefully.text === sentence ? null : carefully;
}

function rewrite(
  sentence: string,
  rules: readonly WritingRule[],
  registry: NormRegistry,
  accepts: (changed: string) => boolean,
): RewrittenSentence {
  let text = sentence;
  let shields = shieldsOf(text, registry);
  const reasons = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const before = text;
    for (const rule of rules) {
      const { text: shielded, unshield } = rule.seesCitations ? shields.withCitations : shields.withoutCitations;
      const worded = rule.apply(shielded);
      const changed = worded === shielded ? text : unshield(worded).trim();
      if (changed === text || !accepts(changed)) continue;
      text = changed;
      shields = shieldsOf(text, registry);
      reasons.add(rule.reason);
    }
    if (text === before) break;
  }
  return { text, reasons: [...reasons] };
}

/** The sentence as rules see it: with its citations, and with stand-ins for them. */
function shieldsOf(text: string, registry: NormRegistry): Record<'withCitations' | 'withoutCitations', Shielded> {
  const quotes = findQuotes(text);
  return {
    withCitations: shield(text, quotes),
    withoutCitations: shield(text, [...quotes, ...parseCitations(text, registry)]),
  };
}
