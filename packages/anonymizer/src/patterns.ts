import { matchAnchored, matchWindows, type Window, windowsAround } from './anchored.ts';
import { figuresIn } from './figures.ts';
import type { NormalisedText } from './normalise.ts';
import { Readings } from './readings.ts';
import type { Candidate, EntityType } from './types.ts';

/** One match of a rule, at offsets of the normalised text. `value` is what would be redacted. */
export interface RuleMatch {
  start: number;
  end: number;
  value: string;
  groups: Record<string, string | undefined>;
}

/** A score from 0 (not a datum) to 1 (confirmed); `only` makes it depend on what stands before it. */
export interface Verdict {
  score: number;
  only?: Candidate['only'];
}

/**
 * A linear pattern and a judge. Every quantifier is bounded or cannot overlap with what follows it. The regex has flag
 * `g`; when it has a group named `v`, that group ends the match and is the datum, otherwise the whole match is.
 */
export interface Rule {
  type: EntityType;
  source: string;
  /** `folded` (lower case, no accents) unless capitals matter. */
  on: 'text' | 'folded';
  regex: RegExp;
  /** The rule can only match where one of these stands; most texts lack them, and looking is cheap. */
  needs?: readonly string[];
  /** Every match has a figure, the first of them at most this many characters after its beginning: only what stands there is read. */
  digitWithin?: number;
  /** What every match contains, and how far (characters) behind its beginning at most: only what stands around is read. */
  anchor?: { pattern: RegExp; reach: number };
  judge: (match: RuleMatch, document: NormalisedText) => number | Verdict;
}

/** The rules that can match somewhere in the document, or in what is left of it when data are taken out. */
export function usableRules(rules: readonly Rule[], document: NormalisedText): Rule[] {
  return rules.filter(({ needs, on }) => !needs || needs.some((part) => document[on].includes(part)));
}

/** Runs the rules over the document; candidates come out unsorted and may overlap. */
export function runRules(rules: readonly Rule[], document: NormalisedText): Candidate[] {
  const candidates: Candidate[] = [];
  for (const rule of rules) {
    for (const match of matchesOf(rule, document)) {
      const value = match.groups?.v ?? match[0];
      const end = match.index + match[0].length;
      const start = end - value.length;
      const verdict = rule.judge({ start, end, value, groups: match.groups ?? {} }, document);
      const { score, only } = typeof verdict === 'number' ? { score: verdict, only: undefined } : verdict;
      if (score <= 0) continue;
      candidates.push({ start, end, type: rule.type, score, source: rule.source, ...(only ? { only } : {}) });
    }
  }
  return candidates;
}

function matchesOf({ on, regex, digitWithin, anchor }: Rule, document: NormalisedText): Iterable<RegExpExecArray> {
  if (anchor) return matchAnchored(document[on], regex, anchor.pattern, anchor.reach);
  if (digitWithin === undefined) return document[on].matchAll(regex);
  return matchWindows(document[on], regex, digitWindows(document, digitWithin));
}

/** By reach. */
const windowsOfDocument = new Readings<Map<number, Window[]>>();

/** Where a match may lie whose first figure stands at most `reach` characters after its beginning. */
function digitWindows(document: NormalisedText, reach: number): Window[] {
  let known = windowsOfDocument.get(document);
  if (!known) {
    known = new Map();
    windowsOfDocument.set(document, known);
  }
  let windows = known.get(reach);
  if (!windows) {
    windows = windowsAround(figuresIn(document), reach, document.folded.length);
    known.set(reach, windows);
  }
  return windows;
}
