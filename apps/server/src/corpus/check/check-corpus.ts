import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readNormsNotImported } from '../computable-law/read-norms-not-imported.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { readEvents } from '../events/read-events.ts';
import { readFacts } from '../facts/fact-vocabulary.ts';
import { guideCollection, noteCollection, rulingSummaryCollection } from '../starter/editorial-collection.ts';
import { normSchema } from '../starter/editorial-schemas.ts';
import { readStarterFiles, type StarterFile, type StarterFolder } from '../starter/read-starter-files.ts';
import { type Parsed, parseYaml } from '../starter/yaml-with-lines.ts';
import { piecesOfBody } from '../statements/split-pieces.ts';
import { articlesInForce } from './articles-in-force.ts';
import { checkBeliefs } from './check-beliefs.ts';
import { checkChanges } from './check-changes.ts';
import { checkClarifications } from './check-clarifications.ts';
import { checkComputableLaw } from './check-computable-law.ts';
import { checkDoors } from './check-doors.ts';
import { checkDoubts } from './check-doubts.ts';
import { checkLawRules } from './check-law-rules.ts';
import { checkParticularCases } from './check-particular-cases.ts';
import { checkSafety } from './check-safety.ts';
import { checkedDay } from './checked-day.ts';
import { noCopiedWords } from './copied-words.ts';
import type { CheckContext, EditorialFile, Rule } from './editorial-file.ts';
import { headingAgrees } from './heading-agrees.ts';
import { type Coverage, measureCoverage } from './measure-coverage.ts';
import { numbersInLaw } from './numbers-in-law.ts';
import { type OfficialText, readOfficialText } from './official-text.ts';
import { rulingFacts } from './ruling-facts.ts';
import { statementsInLaw } from './statements-in-law.ts';
import { waysOfSaying } from './ways-of-saying.ts';

/** What a comparison of the starter corpus with the official text found. */
export interface CorpusCheck {
  /** In the order of the files. */
  findings: CorpusProblem[];
  notes: number;
  guides: number;
  rulings: number;
  norms: Coverage[];
  /** Of the Código Civil y Comercial. */
  chapters: Coverage[];
}

const rules: readonly Rule[] = [
  articlesInForce,
  headingAgrees,
  numbersInLaw,
  statementsInLaw,
  rulingFacts,
  noCopiedWords,
  waysOfSaying,
  checkedDay,
];

/**
 * Compares the starter corpus with the official text. Needs no database.
 * @param starterFolder the `corpus/` folder of the repository.
 * @param officialFolder a folder with `norms.json`, `statutes/*.jsonl` and `rulings/*.jsonl`.
 * @param today ISO date.
 * @throws {CorpusFolderInvalid} when there are no official texts.
 */
export async function checkCorpus(starterFolder: string, officialFolder: string, today: string): Promise<CorpusCheck> {
  const findings: CorpusProblem[] = [];
  const starterNorms = await readNorms(starterFolder, findings);
  const codes = new Set(starterNorms.map(({ code }) => code));
  const files: EditorialFile[] = [
    ...(await readCollection(starterFolder, noteCollection, codes, findings)).map((read) => ({
      ...read,
      kind: 'note' as const,
    })),
    ...(await readCollection(starterFolder, guideCollection, codes, findings)).map((read) => ({
      ...read,
      kind: 'guide' as const,
    })),
    ...(await readCollection(starterFolder, rulingSummaryCollection, codes, findings)).map((read) => ({
      ...read,
      kind: 'ruling' as const,
    })),
  ];
  const citations = files.flatMap((file) => (file.kind === 'ruling' ? [file.row.citation] : []));
  const official = await readOfficialText(officialFolder, new Set(citations));
  const context: CheckContext = {
    official,
    trusted: normsOnTrust(starterFolder, official),
    normNames: [...starterNorms.flatMap(({ title, aliases }) => [title, ...aliases]), ...official.norms.values()],
    today,
    factNames: readFactNames(starterFolder),
    eventNames: readEventNames(starterFolder, findings),
    guideSteps: new Map(files.flatMap((file) => (file.kind === 'guide' ? [stepsOf(file.row)] : []))),
  };
  for (const file of files) {
    const problems = rules.flatMap((rule) => [...rule(file, context)]);
    problems.sort((a, b) => a.line - b.line);
    findings.push(...problems.map((problem) => ({ file: file.path, ...problem })));
  }
  findings.push(...(await checkClarifications(starterFolder, context)));
  findings.push(...(await checkSafety(starterFolder, context)));
  findings.push(...checkComputableLaw(starterFolder, context), ...checkLawRules(starterFolder, context));
  findings.push(...checkChanges(starterFolder, context));
  findings.push(...checkDoors(starterFolder, context), ...checkParticularCases(starterFolder, context));
  findings.push(...checkBeliefs(starterFolder, context), ...checkDoubts(starterFolder, context));
  const noted = new Set(files.flatMap((file) => (file.kind === 'note' ? [file.row.articleId] : [])));
  const countOf = (kind: EditorialFile['kind']) => files.filter((file) => file.kind === kind).length;
  return {
    findings,
    notes: countOf('note'),
    guides: countOf('guide'),
    rulings: countOf('ruling'),
    ...measureCoverage(official, noted),
  };
}

function stepsOf({ id, sections }: Extract<EditorialFile, { kind: 'guide' }>['row']): [string, number] {
  const steps = sections.find(({ heading }) => heading === 'Pasos');
  return [id.replace('guia:', ''), steps === undefined ? 0 : piecesOfBody(steps.body).length];
}

/** The norms that are read elsewhere and of which the folder holds no article. */
function normsOnTrust(folder: string, { articles }: OfficialText): ReadonlySet<string> {
  const held = new Set([...articles.values()].map(({ norm }) => norm));
  return new Set(readNormsNotImported(folder).norms.flatMap(({ norm }) => (held.has(norm) ? [] : [norm])));
}

/** Null for a corpus without a vocabulary of facts. */
function readFactNames(folder: string): ReadonlySet<string> | null {
  return existsSync(join(folder, 'facts')) ? new Set(readFacts(folder).map(({ name }) => name)) : null;
}

/** The names of those that are well formed; what is wrong with the others is a finding. */
function readEventNames(folder: string, findings: CorpusProblem[]): ReadonlySet<string> {
  const tell = (message: string) => findings.push({ file: 'events.yaml', line: 1, message });
  return new Set(readEvents(folder, tell).map(({ event }) => event));
}

async function readNorms(folder: string, findings: CorpusProblem[]): Promise<z.output<typeof normSchema>[]> {
  const file = 'norms.yaml';
  const parsed = parseYaml(await readFile(join(folder, file), 'utf8'), z.array(normSchema));
  if (parsed.ok) return parsed.value;
  findings.push(...parsed.problems.map((problem) => ({ file, ...problem })));
  return [];
}

interface Collection<Row> {
  folder: StarterFolder;
  parse(file: StarterFile, knownNorms: ReadonlySet<string>): Parsed<Row>;
}

/** The files of a folder that follow their format; what is wrong with the others is a finding. */
async function readCollection<Row>(
  folder: string,
  collection: Collection<Row>,
  codes: ReadonlySet<string>,
  findings: CorpusProblem[],
): Promise<{ path: string; lines: string[]; row: Row }[]> {
  return (await readStarterFiles(folder, collection.folder)).flatMap((file) => {
    const parsed = collection.parse(file, codes);
    if (parsed.ok) return [{ path: file.path, lines: file.text.split(/\r?\n/), row: parsed.value }];
    findings.push(...parsed.problems.map((problem) => ({ file: file.path, ...problem })));
    return [];
  });
}
