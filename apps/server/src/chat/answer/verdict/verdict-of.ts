import { leavesRemedyOpen } from '../remedy-asked.ts';
import { propositionOf } from './asked-proposition.ts';
import type { Judge, Reply, Told } from './judge.ts';
import { aboveCap, againstDeed } from './judge-deed.ts';
import { againstForm } from './judge-form.ts';
import { againstHeld, againstNothing, againstOwner, againstPayer } from './judge-held.ts';
import { ofLeave, ofOwnFacts } from './judge-leave.ts';
import { ofMajority } from './judge-majority.ts';
import { ofLiability, ofMore, ofOwnGoods, ofRightDenied } from './judge-owed.ts';
import { dependsOnKind, ofNotice, ofTime } from './judge-time.ts';
import { readRule } from './read-rule.ts';

/** In order: the first that decides is heard. */
const judges: readonly Judge[] = [
  againstHeld,
  againstNothing,
  againstPayer,
  againstOwner,
  againstForm,
  againstDeed,
  aboveCap,
  ofOwnGoods,
  ofTime,
  ofNotice,
  ofMajority,
  ofMore,
  ofLiability,
  ofRightDenied,
  ofOwnFacts,
  ofLeave,
];

/**
 * Whether what is asked is so, where the rule that answers it and what was told decide it; else null. It errs on the side of saying only the rule.
 * @param sentence of the rule, without the articles that it stands on
 * @param isOfFacts it is said just for the facts that were told
 */
export function verdictOf(told: Told, sentence: string, isOfFacts: boolean): Reply | null {
  // What another part asks first is no yes and no no.
  if (told.parts[0]?.asks.includes('yes-no') !== true) return null;
  const propositions = told.parts.flatMap((part) => propositionOf(part, told.text) ?? []);
  const [asked, ...others] = propositions;
  if (asked === undefined || others.length > 0) return null;
  // The term of something else says nothing of a remedy that is asked of.
  if (asked.kind === 'asked' && leavesRemedyOpen(asked.words, sentence)) return null;
  const rule = readRule(sentence, told);
  if (dependsOnKind(asked.words, rule.whole)) return null;
  for (const judge of judges) {
    const reply = judge(asked, rule, told, isOfFacts);
    if (reply !== null) return reply;
  }
  return null;
}
