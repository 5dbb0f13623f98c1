import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, readChanges } from '../changes/read-changes.ts';
import type { CorpusProblem } from '../corpus-problem.ts';
import { type Doubt, readDoubts } from '../doubts/read-doubts.ts';
import { KnowledgeMalformed } from '../facts/fact-vocabulary.ts';
import { parseConditions } from '../statements/parse-statement.ts';
import { articlesInForce } from './articles-in-force.ts';
import { noCopiedWords } from './copied-words.ts';
import type { CheckContext, EditorialFile, Rule } from './editorial-file.ts';
import { withoutKnownByChanges } from './known-by-changes.ts';
import { numbersInLaw } from './numbers-in-law.ts';
import { problemsOfSums } from './sums-stated.ts';
import { problemsOfTerms } from './terms-stated.ts';

const folder = 'doubts';
const rules: readonly Rule[] = [articlesInForce, noCopiedWords];
/** What a question says just once, of which no vocabulary is needed. */
const onlyMeasures = new Set(['duracion-dicha', 'cantidad-dicha', 'porcentaje-dicho']);

/** What the answers to common doubts say stands in their articles, in our own words, and depends on facts that are known. */
export function checkDoubts(starterFolder: string, context: CheckContext): CorpusProblem[] {
  try {
    const changes = existsSync(join(starterFolder, 'changes')) ? readChanges(starterFolder).all : [];
    return readDoubts(starterFolder).flatMap((doubt) => problemsOf(doubt, changes, context));
  } catch (error) {
    if (!(error instanceof KnowledgeMalformed)) throw error;
    return [{ file: folder, line: 1, message: error.message }];
  }
}

function problemsOf(doubt: Doubt, changes: readonly Change[], context: CheckContext): CorpusProblem[] {
  const known = (text: string) => withoutKnownByChanges(text, doubt.on, changes, context.official);
  const found = [
    ...rules.flatMap((rule) => [...rule(asNote(doubt), context)]),
    ...numbersInLaw(asNote(doubt, known), context),
  ].map(({ message }) => message);
  const stated = [doubt, ...doubt.cases];
  const conditions = [
    ...doubt.cases.map(({ when }) => when),
    ...stated.flatMap(({ sums = [] }) => sums.flatMap(({ when }) => when ?? [])),
  ];
  const unknown = conditions.flatMap((when) => problemsOfCondition(when, context));
  const terms = stated.flatMap((one) => problemsOfTerms(one.terms, one.answer, doubt.on, context));
  const sums = stated.flatMap((one) => problemsOfSums(one.sums, one.answer, context));
  return [...found, ...unknown, ...terms, ...sums, ...problemsOfSteps(doubt, context)].map((message) => ({
    file: folder,
    line: 1,
    message: `«${doubt.asked[0]}»: ${message}`,
  }));
}

function problemsOfSteps({ steps }: Doubt, { guideSteps }: CheckContext): string[] {
  if (steps === undefined || steps === 'none') return [];
  const count = guideSteps.get(steps.guide);
  if (count === undefined) return [`«${steps.guide}» no es una guía`];
  return steps.marks.flatMap((mark) =>
    Number(mark.slice(1)) > count ? [`la guía «${steps.guide}» no tiene el paso ${mark}`] : [],
  );
}

function problemsOfCondition(when: string, { factNames }: CheckContext): string[] {
  try {
    return parseConditions(when).flatMap(({ fact }) =>
      factNames === null || factNames.has(fact) || onlyMeasures.has(fact) ? [] : [`«${fact}» no está en facts/`],
    );
  } catch (error) {
    return [(error as Error).message];
  }
}

/** What a sum puts in its place. */
const braces = /\{[a-z]+\}/g;

/** The same rules as of a note hold of its sentences. */
function asNote(
  { on: [own = '', ...related], answer, cases, sums = [] }: Doubt,
  told: (text: string) => string = (text) => text,
): EditorialFile {
  const said = [answer, ...cases.map((one) => one.answer)];
  const ofSums = [...sums, ...cases.flatMap((one) => one.sums ?? [])].map(({ tell }) => tell.replace(braces, ''));
  const lines = ['---', '---', ...[...said, ...ofSums].map(told)];
  const row = { articleId: own, related } as Extract<EditorialFile, { kind: 'note' }>['row'];
  return { kind: 'note', path: folder, lines, row };
}
