import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarYear } from '@foja/computable-law/calendar/calendar';
import type { ParameterSeries } from '@foja/computable-law/core/parameters';
import type { DeadlineLaw } from '@foja/computable-law/deadlines/deadline';
import type { LimitationRules } from '@foja/computable-law/limitation/claim';
import type { LimitationLaw } from '@foja/computable-law/limitation/compute-limitation';
import type { z } from 'zod';
import type { CorpusProblem } from '../corpus-problem.ts';
import { parseYaml } from '../starter/yaml-with-lines.ts';
import {
  calendarFileSchema,
  claimsSchema,
  deadlinesSchema,
  jurisdictionsSchema,
  limitationRulesSchema,
  parametersSchema,
} from './law-schemas.ts';

type DeadlineRow = z.infer<typeof deadlinesSchema>[number];
type ClaimRow = z.infer<typeof claimsSchema>[number];

/** A file of law that computes, as it was written and as it was read. */
export interface LawFile {
  /** Path within the corpus folder. */
  path: string;
  text: string;
}

/** The law that computes, read from `corpus/`, and where each row stands. */
export interface ComputableLaw {
  deadlines: DeadlineLaw;
  claims: LimitationLaw['claims'];
  /** Null where the corpus has none. */
  rules: LimitationRules | null;
  parameters: ParameterSeries[];
  files: LawFile[];
  /** Rows with the articles whose imported text a person read despite its doubt. */
  rows: { path: string; deadlines: DeadlineRow[]; claims: ClaimRow[] }[];
  problems: CorpusProblem[];
}

/** Reads calendars, deadlines, limitation and parameters of a corpus folder; what cannot be read is told, not thrown. */
export function readComputableLaw(corpusFolder: string): ComputableLaw {
  const files: LawFile[] = [];
  const problems: CorpusProblem[] = [];
  const rows: ComputableLaw['rows'] = [];
  const read = <T>(path: string, schema: z.ZodType<T>): T | null => {
    const text = readFileSync(join(corpusFolder, path), 'utf8');
    files.push({ path, text });
    const parsed = parseYaml(text, schema);
    if (parsed.ok) return parsed.value;
    problems.push(...parsed.problems.map((problem) => ({ file: path, ...problem })));
    return null;
  };
  const readAll = <T>(folder: string, except: string[], schema: z.ZodType<T[]>) =>
    yamlFiles(corpusFolder, folder)
      .filter((path) => !except.includes(path))
      .map((path) => ({ path, values: read(path, schema) ?? [] }));

  const calendars: CalendarYear[] = yamlFiles(corpusFolder, 'calendars').flatMap((path) => {
    const file = read(path, calendarFileSchema);
    return file ? file.years.map((year) => ({ ...year, calendar: file.calendar, checked: file.checked })) : [];
  });
  const jurisdictionsFile = 'deadlines/jurisdictions.yaml';
  const rulesFile = 'limitation/rules.yaml';
  const has = (path: string) => existsSync(join(corpusFolder, path));
  const jurisdictions = has(jurisdictionsFile) ? (read(jurisdictionsFile, jurisdictionsSchema) ?? []) : [];
  const deadlines = readAll('deadlines', [jurisdictionsFile], deadlinesSchema);
  const rules = has(rulesFile) ? read(rulesFile, limitationRulesSchema) : null;
  const claims = readAll('limitation', [rulesFile], claimsSchema);
  const parameters = readAll('parameters', [], parametersSchema);
  for (const { path, values } of deadlines) rows.push({ path, deadlines: values, claims: [] });
  for (const { path, values } of claims) rows.push({ path, deadlines: [], claims: values });
  if (!rules && claims.length > 0) problems.push({ file: rulesFile, line: 1, message: 'faltan las reglas generales' });
  return {
    deadlines: { calendars, jurisdictions, deadlines: deadlines.flatMap(({ values }) => values) },
    claims: claims.flatMap(({ values }) => values),
    rules,
    parameters: parameters.flatMap(({ values }) => values),
    files,
    rows,
    problems,
  };
}

/** Files of a folder of the corpus in the order of their names, as paths within the corpus. */
function yamlFiles(corpusFolder: string, folder: string): string[] {
  const path = join(corpusFolder, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
