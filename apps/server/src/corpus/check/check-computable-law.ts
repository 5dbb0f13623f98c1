import { problemsOfCalendars } from '@foja/computable-law/calendar/calendar-problems';
import { foldName } from '@foja/computable-law/core/fold-name';
import { problemsOfSeries } from '@foja/computable-law/core/parameters';
import { citedTextsFile, fingerprintOf, readCitedTexts } from '../cited-texts.ts';
import { type ComputableLaw, type LawFile, readComputableLaw } from '../computable-law/read-computable-law.ts';
import { readNormsNotImported } from '../computable-law/read-norms-not-imported.ts';
import { readRuleFiles } from '../computable-law/read-rule-files.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { readLawRules } from '../rules/read-law-rules.ts';
import { readTemplateFiles } from '../rules/read-templates.ts';
import type { CheckContext } from './editorial-file.ts';

const keyPattern = /\b[a-z][a-z0-9-]*:\d+[a-z]*\b/g;

type Context = Pick<CheckContext, 'official' | 'today' | 'eventNames'>;

/**
 * Calendars, deadlines, limitation and parameters: their form, no hole and no overlap, names that say one thing only, and
 * articles that exist, are in force, and read as they did when a person checked them.
 */
export function checkComputableLaw(starterFolder: string, context: Context): CorpusProblem[] {
  const law = readComputableLaw(starterFolder);
  const files = citingFiles(starterFolder, law);
  if (files.length === 0) return [];
  const trusted = readNormsNotImported(starterFolder);
  const trustedNorms = new Set(trusted.norms.map(({ norm }) => norm));
  const fingerprints = readCitedTexts(starterFolder);
  return [
    ...law.problems,
    ...trusted.problems,
    ...soundness(law),
    ...ambiguousNames(law),
    ...unknownPlaces(law),
    ...unknownEvents(law, context),
    ...days(files, context.today),
    ...files.flatMap(({ path, text }) => articlesOf(path, text, context, trustedNorms, fingerprints)),
  ];
}

/** Rows of the fingerprints of the articles that the data cites, as their text is now. */
export function fingerprintsOf(starterFolder: string, official: CheckContext['official']): string[] {
  const files = citingFiles(starterFolder, readComputableLaw(starterFolder));
  const keys = new Set(files.flatMap(({ text }) => text.match(keyPattern) ?? []));
  return [...keys].sort().flatMap((key) => {
    const article = official.articles.get(key);
    return article ? [`${key}\t${fingerprintOf(article.text)}`] : [];
  });
}

/** Data and rule sets: all of them stand on articles. */
function citingFiles(starterFolder: string, { files }: ComputableLaw): LawFile[] {
  const { files: rules } = readLawRules(starterFolder);
  return [...files, ...rules, ...readTemplateFiles(starterFolder), ...readRuleFiles(starterFolder)];
}

/** Holes and overlaps of calendars and parameters. */
function soundness({ deadlines, parameters }: ComputableLaw): CorpusProblem[] {
  return [
    ...problemsOfCalendars(deadlines.calendars).map((message) => ({ file: 'calendars', line: 1, message })),
    ...parameters.flatMap(problemsOfSeries).map((message) => ({ file: 'parameters', line: 1, message })),
  ];
}

/** Within a jurisdiction a name means one term, and a claim's name one claim. */
function* ambiguousNames(law: ComputableLaw): Generator<CorpusProblem> {
  const taken = new Map<string, string>();
  for (const { path, deadlines, claims } of law.rows) {
    const text = textOf(law, path);
    for (const { id, name, aliases, forum } of deadlines) {
      for (const place of forum) {
        for (const said of new Set([name, ...aliases].map(foldName))) {
          const before = taken.get(`${place} ${said}`);
          if (before && before !== id) {
            yield { file: path, line: lineOf(text, id), message: `«${said}» ya nombra a «${before}» en ${place}` };
          }
          taken.set(`${place} ${said}`, id);
        }
      }
    }
    for (const { id, name, aliases } of claims) {
      for (const said of new Set([name, ...aliases].map(foldName))) {
        const before = taken.get(`claim ${said}`);
        if (before && before !== id)
          yield { file: path, line: lineOf(text, id), message: `«${said}» ya nombra a «${before}»` };
        taken.set(`claim ${said}`, id);
      }
    }
  }
}

/** Jurisdictions and calendars that a row names are loaded, and count its unit. */
function* unknownPlaces(law: ComputableLaw): Generator<CorpusProblem> {
  const { jurisdictions, calendars } = law.deadlines;
  const loaded = new Set(calendars.map(({ calendar }) => calendar));
  const file = 'deadlines/jurisdictions.yaml';
  for (const { id, workingDays } of jurisdictions) {
    for (const spec of Object.values(workingDays)) {
      for (const calendar of spec.calendars) {
        if (!loaded.has(calendar))
          yield { file, line: lineOf(textOf(law, file), id), message: `falta el calendario «${calendar}»` };
      }
    }
  }
  for (const { path, deadlines } of law.rows) {
    for (const { id, forum, unit } of deadlines) {
      for (const place of forum) {
        const jurisdiction = jurisdictions.find((one) => one.id === place);
        const line = lineOf(textOf(law, path), id);
        if (!jurisdiction) yield { file: path, line, message: `la jurisdicción «${place}» no está cargada` };
        else if (unit.startsWith('dias-habiles') && !jurisdiction.workingDays[unit]) {
          yield { file: path, line, message: `${place} no cuenta plazos en ${unit}` };
        }
      }
    }
  }
}

/** What a term runs from is told in `events.yaml`. */
function unknownEvents(law: ComputableLaw, { eventNames }: Context): CorpusProblem[] {
  return law.rows.flatMap(({ path, deadlines }) =>
    deadlines.flatMap(({ id, event }) =>
      event === null || eventNames.has(event)
        ? []
        : [{ file: path, line: lineOf(textOf(law, path), id), message: `«${event}» no está en events.yaml` }],
    ),
  );
}

/** No day of a check is still to come. */
function days(files: readonly LawFile[], today: string): CorpusProblem[] {
  return files.flatMap(({ path, text }) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const checked = /\bchecked: (\d{4}-\d{2}-\d{2})/.exec(line)?.[1];
      return checked !== undefined && checked > today
        ? [{ file: path, line: index + 1, message: `checked (${checked}) es una fecha futura` }]
        : [];
    }),
  );
}

function articlesOf(
  path: string,
  text: string,
  { official }: Context,
  trusted: ReadonlySet<string>,
  fingerprints: ReadonlyMap<string, string>,
): CorpusProblem[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.startsWith('#')) return [];
    return [...new Set(line.match(keyPattern) ?? [])].flatMap((key) => {
      const found = (message: string) => [{ file: path, line: index + 1, message }];
      if (trusted.has(key.split(':')[0] ?? '')) return [];
      const article = official.articles.get(key);
      if (!article) return found(`el artículo «${key}» no está en el texto oficial`);
      if (article.repealed) return found(`el artículo «${key}» está derogado`);
      if (article.suspect) return found(`el texto importado del artículo «${key}» es dudoso`);
      const seen = fingerprints.get(key);
      if (seen === undefined) return found(`falta «${key}» en ${citedTextsFile}`);
      return seen === fingerprintOf(article.text) ? [] : found(`el texto de «${key}» cambió desde que se revisó`);
    });
  });
}

function textOf(law: ComputableLaw, path: string): string {
  return law.files.find((file) => file.path === path)?.text ?? '';
}

function lineOf(text: string, words: string): number {
  return Math.max(1, text.split(/\r?\n/).findIndex((line) => line.includes(words)) + 1);
}
