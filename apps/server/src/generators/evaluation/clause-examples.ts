import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { readClauseWordings } from '../../corpus/rules/read-clause-wordings.ts';
import type { ContractRisk } from '../../corpus/rules/rule-schemas.ts';
import type { ClauseExample } from '../contract-analysis/by-meaning/learn-clauses.ts';
import { type ContractSentence, contractSentences } from '../contract-analysis/contract-sentences.ts';
import { isLookedFor, isSaid } from '../contract-analysis/find-risks.ts';
import { nameRoles, roleWriter } from '../contract-analysis/name-roles.ts';
import { type Regime, readContractKind, readRegime } from '../contract-analysis/read-contract-kind.ts';
import { readContractParties } from '../contract-analysis/read-contract-parties.ts';
import { findClauses } from '../extract/clauses.ts';
import type { GoldContract, GoldPaper } from './gold-papers.ts';
import { isSameWords } from './tally.ts';

/** A sentence of a marked contract. */
export interface MarkedSentence {
  paper: string;
  sentence: ContractSentence;
  kind: ContractRisk['kinds'] extends (infer Kind)[] | undefined ? Kind : never;
  regime: Regime;
  isMarked: boolean;
  /** The checks whose patterns find it, where it is marked. */
  checks: readonly string[];
}

/** The sentences of marked contracts, with what a person marked. */
export function readMarkedSentences(papers: readonly GoldPaper<GoldContract>[]): MarkedSentence[] {
  return papers.flatMap(({ gold, name, text }) => {
    const { kind } = readContractKind(text);
    const { regime } = readRegime(text, []);
    const rules = openLawRules().contractRisks.filter((rule) => isLookedFor(rule, kind, regime));
    const writeRoles = roleWriter(nameRoles(text, kind, readContractParties(text)));
    return contractSentences(text, findClauses(text), writeRoles).map((sentence) => {
      const isMarked = gold.findings.some(({ quote }) => isSameWords(quote, sentence.text));
      const found = isMarked ? rules.filter((rule) => isSaid(rule, sentence)) : [];
      const own = found.filter(({ lastResort }) => !lastResort);
      const checks = (own.length > 0 ? own : found).map(({ id }) => id);
      return { paper: name, sentence, kind, regime, isMarked, checks };
    });
  });
}

/** What marked sentences teach: what nobody marked is lawful; what no pattern finds, or a check without wordings, teaches nothing. */
export function examplesOf(sentences: readonly MarkedSentence[], known: ReadonlySet<string>): ClauseExample[] {
  return sentences.flatMap(({ checks: [first], isMarked, sentence }): ClauseExample[] => {
    if (!isMarked) return [{ text: sentence.plain, check: null }];
    return first !== undefined && known.has(first) ? [{ text: sentence.plain, check: first }] : [];
  });
}

/** The wordings of the corpus, and the rules' own rewritten clauses, which are lawful. @throws Error where one is malformed. */
export function examplesOfCorpus(corpusFolder: string): ClauseExample[] {
  const rules = openLawRules().contractRisks;
  const { problems, wordings } = readClauseWordings(corpusFolder, new Set(rules.map(({ id }) => id)));
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.message}`);
  const rewritten = rules.flatMap(({ wording }) => wording?.split(/(?<=\.)\s+/) ?? []);
  return [...wordings, ...rewritten.map((text) => ({ text, check: null }))];
}
