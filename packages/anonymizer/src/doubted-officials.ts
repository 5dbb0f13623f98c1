import { givenWeight, surnameWeight } from './name-evidence.ts';
import { continuesList } from './name-rows.ts';
import { before, type NormalisedText, OPAQUE } from './normalise.ts';
import { personContext } from './person-context.ts';
import type { Run } from './runs.ts';
import { PARTICLES } from './stop-words.ts';
import type { Word } from './words.ts';

// Who reads like an official and is none.

/** "Según Walter Pintos", where Walter stands alone elsewhere: authors are not called so. */
export function givenNamesAlone(runs: readonly Run[]): (word: Word) => boolean {
  let alone: ReadonlySet<string> | undefined;
  return ({ folded }) => {
    alone ??= new Set(
      runs.flatMap(({ words: [only, ...others] }) =>
        only?.shape === 'title' && others.length === 0 ? [only.folded] : [],
      ),
    );
    return alone.has(folded);
  };
}

/** So many mentions without office, and so many for each one with it, and nobody holds one. */
const fewestPlain = 3;

const plainForEach = 3;

const DOCTOR_LEFT = /(?<![a-z])d(?:r|ra|res|ras|octora?|octores|octoras)\.? (?:don |dona )?$/;

/** "jueces Petracchi, Maqueda y Zaffaroni": several offices at once are a court's. */
const SEVERAL_LEFT = /(?<![a-z])(?:jueces|juezas|ministr[oa]s|vocales|camaristas|magistrad[oa]s|fiscales)[ ,]{1,2}$/;

/**
 * Keeping needs more evidence than replacing: whoever reads like an official once ("jueza de Familia, Marianela Zubieta", "Modesto adhiere"),
 * and is spoken of again and again without office or title, is somebody else.
 */
export function doubtedOfficials(document: NormalisedText, runs: readonly Run[]): (run: Run) => boolean {
  let counts: ReadonlyMap<string, Mentions> | undefined;
  return (run) => {
    if (hasMagistrateTitle(document, run)) return false;
    counts ??= countMentions(document, runs);
    const named = run.words.filter(({ shape }) => shape !== 'initial');
    const mentions = counts.get((run.inverted ? named[0] : named.at(-1))?.folded ?? '');
    return mentions !== undefined && mentions.plain >= Math.max(fewestPlain, plainForEach * mentions.official);
  };
}

interface Mentions {
  official: number;
  plain: number;
}

/** How often each word is part of an official's name, and how often of one without office, title and turn of speech. */
function countMentions(document: NormalisedText, runs: readonly Run[]): ReadonlyMap<string, Mentions> {
  const counts = new Map<string, Mentions>();
  let previous: Run | undefined;
  let wasOfficial = false;
  for (const run of runs) {
    const context = personContext(document, run.start, run.end);
    const official: boolean =
      context.official || (wasOfficial && previous !== undefined && continuesList(document, previous, run));
    [previous, wasOfficial] = [run, official];
    const isTitled = hasMagistrateTitle(document, run);
    if (!official && (isTitled || document.text[run.end] === ':')) continue;
    for (const { folded, shape } of run.words) {
      if (shape === 'initial' || folded.length < 4 || PARTICLES.has(folded)) continue;
      const count = counts.get(folded) ?? { official: 0, plain: 0 };
      counts.set(folded, count);
      if (official || context.signs) count.official += isTitled ? plainForEach : 1;
      else count.plain += 1;
    }
  }
  return counts;
}

function hasMagistrateTitle(document: NormalisedText, { start }: Run): boolean {
  const left = before(document, start, 20);
  return DOCTOR_LEFT.test(left) || SEVERAL_LEFT.test(left);
}

/** "por Milton y Evelyn, adhiere": by a given name alone nobody holds an office. */
export function isGivenNameAlone(document: NormalisedText, run: Run, [only, ...others]: readonly Word[]): boolean {
  if (only?.shape !== 'title' || others.length > 0 || givenWeight(only) < 1.5 || surnameWeight(only) > 0) return false;
  // "la jueza Marta […] Cantero": the rest of the name was replaced before.
  const beside = document.text.slice(Math.max(0, run.start - 2), run.start) + document.text.slice(run.end, run.end + 2);
  return !hasMagistrateTitle(document, run) && !beside.includes(OPAQUE);
}
