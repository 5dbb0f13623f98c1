import { givenWeight, surnameWeight } from './name-evidence.ts';
import { continuesList } from './name-rows.ts';
import type { NormalisedText } from './normalise.ts';
import type { PersonContext } from './person-context.ts';
import { isSomebodyByHints } from './repeated-names.ts';
import type { Roles } from './roles.ts';
import type { Run } from './runs.ts';
import { STOPPED_NAMES } from './stop-words.ts';
import type { Candidate } from './types.ts';
import type { Word } from './words.ts';

// Which of the scored names are somebody’s.

/** Evidence needed to call a run of capitalised words a person. */
const THRESHOLD = 2;

export const foldedOf = (names: readonly Word[]) => names.map(({ folded }) => folded);

/** "Fdo. Park", where the text speaks of "su apoderado, Park Jae Min": a party signed, not a judge. */
export function isSomebodyElse(
  names: readonly Word[],
  scored: readonly { names: readonly Word[]; context: PersonContext; score: number }[],
): boolean {
  return names.every(({ folded, shape }) => {
    if (shape === 'initial') return true;
    return scored.some(
      (other) => other.score >= THRESHOLD && other.names.some((word) => word.folded === folded && folded.length >= 3),
    );
  });
}

/** "Abril", "Mayo": who is once told to be somebody is so again. */
const isAlsoMonth = ([only]: readonly Word[]) => only !== undefined && STOPPED_NAMES.has(only.folded);

export function accept(document: NormalisedText, scored: readonly Scored[], roles: Roles): Candidate[] {
  const persons: Candidate[] = [];
  const left: Scored[] = [];
  let last: Run | undefined;
  for (const item of scored) {
    const { run, names, context, score } = item;
    // In "Juan Pérez, Marta Zwik y Ana Soto" each accepted name vouches a little for the next.
    const isKnown = names.some((word) => givenWeight(word) + surnameWeight(word) > 0);
    const total = score + (last && continuesList(document, last, run) ? (isKnown ? 2.5 : 1) : 0);
    if (total < THRESHOLD) {
      left.push(item);
      continue;
    }
    if (roles.isOfficial(foldedOf(names)) && !context.identified && !context.personal) continue;
    // "Milagros, Thiago y Alma", "Condori y Yupanqui, feriantes": the second lone name vouches for the first.
    const opener = left.at(-1);
    if (opener && isLoneName(opener) && !roles.isOfficial(foldedOf(opener.names)) && isLoneName(item)) {
      if (continuesList(document, opener.run, run)) {
        persons.push({ ...personAt(opener.run), score: 0.6 });
        if (isAlsoMonth(opener.names)) roles.addPerson(foldedOf(opener.names));
      }
    }
    if (AND_GAP.test(document.folded.slice(left.at(-1)?.run.end ?? 0, run.start))) {
      for (const opener of openersOfList(document, left, roles)) persons.push(personAt(opener.run));
    }
    const confidence = Math.min(0.98, 0.6 + (total - THRESHOLD) * 0.1);
    if (names.length > 1 || context.title || isAlsoMonth(names)) roles.addPerson(foldedOf(names));
    persons.push({ ...personAt(run), score: confidence });
    last = run;
  }
  return [...persons, ...acceptRepeated(document, left, roles)];
}

export interface Scored {
  run: Run;
  names: Word[];
  context: PersonContext;
  score: number;
}

const personAt = ({ start, end }: Run): Candidate => ({
  start,
  end,
  type: 'persona',
  score: 0.6,
  source: 'person-evidence',
});

/** One given name, or one surname that is nothing else, in ordinary writing. */
const isLoneName = ({ names: [only, ...others], score }: Scored) =>
  only?.shape === 'title' &&
  others.length === 0 &&
  Number.isFinite(score) &&
  (givenWeight(only) > 0 || surnameWeight(only) === 1);

const AND_GAP = /^,? [ye] (?:(?:al|a la|el|la|a|de) )?$/;

/** So many names in front of the last one of a list. */
const fewestOpeners = 2;

/** "Vega, Lagos y Rita Colipán": lone surnames in a row, and behind the "y" who is somebody. */
function openersOfList(document: NormalisedText, left: readonly Scored[], roles: Roles): Scored[] {
  const openers: Scored[] = [];
  for (let index = left.length - 1; index >= 0; index -= 1) {
    const opener = left[index] as Scored;
    const [only, ...others] = opener.names;
    if (only?.shape !== 'title' || others.length > 0 || !Number.isFinite(opener.score)) break;
    if (surnameWeight(only) + givenWeight(only) === 0 || roles.isOfficial([only.folded])) break;
    const next = openers.at(-1);
    if (next && !continuesList(document, opener.run, next.run)) break;
    openers.push(opener);
  }
  return openers.length >= fewestOpeners ? openers : [];
}

/** Lone surnames of which no single mention says enough, and all of them together do. */
function acceptRepeated(document: NormalisedText, left: readonly Scored[], roles: Roles): Candidate[] {
  const mentions = new Map<string, Run[]>();
  for (const { run, names } of left) {
    const [only] = names;
    if (names.length !== 1 || only === undefined || only.shape === 'initial') continue;
    if (roles.isOfficial([only.folded])) continue;
    const before = mentions.get(only.folded);
    if (before) before.push(run);
    else mentions.set(only.folded, [run]);
  }
  return [...mentions].flatMap(([folded, runs]) => {
    if (!isSomebodyByHints(document, folded, runs)) return [];
    roles.addPerson([folded]);
    return runs.map(personAt);
  });
}
