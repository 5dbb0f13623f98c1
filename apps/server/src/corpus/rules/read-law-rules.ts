import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CorpusProblem } from '../corpus-problem.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import { expandWordGroups, readWordGroups, UnknownWordGroup, type WordGroups } from './expand-word-groups.ts';
import {
  type AdverseFact,
  adverseFactSchema,
  type CasePeriod,
  type CaseStep,
  type ContractClause,
  type ContractKindRule,
  type ContractRegime,
  type ContractRisk,
  casePeriodSchema,
  caseStepSchema,
  contractClauseSchema,
  contractKindSchema,
  contractRegimeSchema,
  contractRiskSchema,
  type DisputedFact,
  type DocumentPlace,
  disputedFactSchema,
  documentPlaceSchema,
  type LawStatement,
  type Plea,
  type PleadingCheck,
  type PleadingKindRule,
  pleadingCheckSchema,
  pleadingKindSchema,
  pleaSchema,
  type Remedy,
  remedySchema,
  statementSchema,
  type WitnessObjection,
  witnessObjectionSchema,
} from './rule-schemas.ts';

/** What every rule is, whatever it rules. */
export interface LawRule {
  id: string;
  articles: string[];
  checked: string;
}

/** The rules that state law, as `corpus/rules` holds them, each list in the order of its files. */
export interface LawRules {
  contractRisks: ContractRisk[];
  contractClauses: ContractClause[];
  contractKinds: ContractKindRule[];
  contractRegimes: ContractRegime[];
  remedies: Remedy[];
  /** What a side may plead: a defendant, and who demands. */
  defences: Plea[];
  claims: Plea[];
  documentPlaces: DocumentPlace[];
  witnessObjections: WitnessObjection[];
  statements: LawStatement[];
  /** Of a case as somebody tells it: its periods, what was done in it, and what the story tells against its teller. */
  casePeriods: CasePeriod[];
  caseSteps: CaseStep[];
  adverseFacts: AdverseFact[];
  /** Facts that are usually disputed, with who proves each and how. */
  disputedFacts: DisputedFact[];
  /** By which words a pleading is known, and what is looked for in one. */
  pleadingKinds: PleadingKindRule[];
  pleadings: PleadingCheck[];
}

/** A file of rules as it is written, and what was read of it. */
export interface RuleFile {
  /** Path within the corpus folder. */
  path: string;
  text: string;
  /** Every text of the file that says something of the law. */
  rules: LawRule[];
}

const sets: { [Name in keyof LawRules]: [place: string, schema: z.ZodType<LawRules[Name][number]>] } = {
  contractRisks: ['contracts', contractRiskSchema],
  contractClauses: ['contract-clauses.yaml', contractClauseSchema],
  contractKinds: ['contract-kinds.yaml', contractKindSchema],
  contractRegimes: ['contract-regimes.yaml', contractRegimeSchema],
  remedies: ['remedies.yaml', remedySchema],
  defences: ['defences', pleaSchema],
  claims: ['claims.yaml', pleaSchema],
  documentPlaces: ['document-places.yaml', documentPlaceSchema],
  witnessObjections: ['witness-objections.yaml', witnessObjectionSchema],
  statements: ['statements.yaml', statementSchema],
  casePeriods: ['case-periods.yaml', casePeriodSchema],
  caseSteps: ['case-steps.yaml', caseStepSchema],
  adverseFacts: ['adverse-facts.yaml', adverseFactSchema],
  disputedFacts: ['disputed-facts', disputedFactSchema],
  pleadingKinds: ['pleading-kinds.yaml', pleadingKindSchema],
  pleadings: ['pleadings.yaml', pleadingCheckSchema],
};

/** Reads `rules/` of a corpus folder; what cannot be read is told, not thrown. A folder without rules has none. */
export function readLawRules(corpusFolder: string): { rules: LawRules; files: RuleFile[]; problems: CorpusProblem[] } {
  const files: RuleFile[] = [];
  const problems: CorpusProblem[] = [];
  const groups = openWordGroups(corpusFolder);
  const expand = (path: string, text: string): string | null => {
    try {
      return expandWordGroups(text, groups);
    } catch (error) {
      if (!(error instanceof UnknownWordGroup)) throw error;
      problems.push({ file: path, line: 1, message: error.message });
      return null;
    }
  };
  const read = <Rule extends LawRule>([place, schema]: [string, z.ZodType<Rule>]): Rule[] =>
    filesOf(corpusFolder, `rules/${place}`).flatMap((path) => {
      const text = readFileSync(join(corpusFolder, path), 'utf8');
      const expanded = expand(path, text);
      if (expanded === null) return [];
      const parsed = parseYaml(expanded, z.array(schema));
      files.push({ path, text, rules: parsed.ok ? parsed.value : [] });
      if (parsed.ok) return parsed.value;
      problems.push(...parsed.problems.map((problem) => ({ file: path, ...problem })));
      return [];
    });
  const rules: LawRules = {
    contractRisks: read(sets.contractRisks),
    contractClauses: read(sets.contractClauses),
    contractKinds: read(sets.contractKinds),
    contractRegimes: read(sets.contractRegimes),
    remedies: read(sets.remedies),
    defences: read(sets.defences),
    claims: read(sets.claims),
    documentPlaces: read(sets.documentPlaces),
    witnessObjections: read(sets.witnessObjections),
    statements: read(sets.statements),
    casePeriods: read(sets.casePeriods),
    caseSteps: read(sets.caseSteps),
    adverseFacts: read(sets.adverseFacts),
    disputedFacts: read(sets.disputedFacts),
    pleadingKinds: read(sets.pleadingKinds),
    pleadings: read(sets.pleadings),
  };
  for (const [set, list] of Object.entries(rules)) problems.push(...namedTwice(set, list, files));
  return { rules, files, problems };
}

function openWordGroups(corpusFolder: string): WordGroups {
  const path = join(corpusFolder, 'rules/words.yaml');
  return existsSync(path) ? readWordGroups(readFileSync(path, 'utf8')) : new Map();
}

function namedTwice(set: string, rules: readonly LawRule[], files: readonly RuleFile[]): CorpusProblem[] {
  const twice = rules.filter(({ id }, index) => rules.findIndex((other) => other.id === id) < index);
  return twice.map((rule) => {
    const file = files.find((one) => one.rules.includes(rule));
    const lines = file?.text.split(/\r?\n/) ?? [];
    const line = lines.findLastIndex((written) => written.trim().endsWith(`id: ${rule.id}`)) + 1;
    return { file: file?.path ?? set, line: Math.max(1, line), message: `«${rule.id}» está dos veces` };
  });
}

/** The file itself, or the files of a folder in the order of their names, as paths within the corpus. */
function filesOf(corpusFolder: string, place: string): string[] {
  const path = join(corpusFolder, place);
  if (!existsSync(path)) return [];
  if (place.endsWith('.yaml')) return [place];
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${place}/${name}`);
}
