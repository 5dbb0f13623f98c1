import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { fold, type NormalisedText } from './normalise.ts';
import { type PersonContext, personContext } from './person-context.ts';
import { PLACES } from './places.ts';
import { findRuns, type Run, trimSentenceOpener } from './runs.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import type { Word } from './words.ts';

/** Evidence needed to call a run of capitalised words a person. */
const THRESHOLD = 2;

export interface PersonFindings {
  persons: Candidate[];
  /** Folded name words of judges, prosecutors and clerks: public officials stay readable throughout the text. */
  officials: ReadonlySet<string>;
}

function givenWeight(word: Word): number {
  if (!GIVEN_NAMES.has(word.folded)) return 0;
  return AMBIGUOUS_NAMES.has(word.folded) ? 0.75 : 1.5;
}

function surnameWeight(word: Word): number {
  const parts = word.folded.split('-');
  if (!parts.some((part) => SURNAMES.has(part))) return 0;
  return AMBIGUOUS_NAMES.has(word.folded) ? 0.5 : 1;
}

/** Evidence from the words alone: a given name, a surname beside it, and how many words there are. */
function nameEvidence(names: readonly Word[]): number {
  let given = 0;
  let bestGiven = -1;
  names.forEach((word, index) => {
    if (givenWeight(word) > given) [given, bestGiven] = [givenWeight(word), index];
  });
  let surname = 0;
  let hits = 0;
  names.forEach((word, index) => {
    if (index !== bestGiven) surname = Math.max(surname, surnameWeight(word));
    if (givenWeight(word) + surnameWeight(word) > 0) hits += 1;
  });
  const spare = Math.min(0.5, Math.max(0, hits - 2) * 0.25);
  const lone = names.length === 1 || names.every(({ shape }) => shape === 'initial');
  // "Me atendió Gonzalo": an unambiguous given name, alone and in ordinary writing, is somebody.
  if (names.length === 1 && given === 1.5 && names[0]?.shape === 'title' && names[0].folded.length > 3) return 2;
  const initial = given > 0 && surname > 0 && names[0]?.shape === 'initial' ? 0.25 : 0;
  // "Flor Campos": every word may be something else, but hardly all of them together.
  const pair = given > 0 && surname > 0 && hits === names.length && given + surname < 1.5 ? 0.25 : 0;
  return given + surname + spare + initial + pair + (lone ? -1 : 0.5);
}

function contextEvidence(context: PersonContext): number {
  const left = context.title || context.naming ? 3 : context.role ? 2 : 0;
  return left + (context.identified ? 2 : context.personal ? 1.5 : 0);
}

const foldedRun = (document: NormalisedText, run: Run) =>
  fold(document.text.slice(run.start, run.end).replace(/\n/g, ' '));

function isVetoed(document: NormalisedText, run: Run, context: PersonContext, names: readonly Word[]): boolean {
  if (context.identified) return false;
  if (!context.title && !context.naming && !run.inverted && PLACES.has(foldedRun(document, run))) return true;
  const family = names.filter((word) => !GIVEN_NAMES.has(word.folded) && word.shape !== 'initial');
  return !context.role && family.length > 0 && family.every((word) => AUTHORS.has(word.folded));
}

/** Scores every run of capitalised words by evidence; judges and cited authors are recognised and left alone. */
export function findPersons(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): PersonFindings {
  const officials = new Set<string>();
  const scored: { run: Run; names: Word[]; context: PersonContext; score: number }[] = [];
  let previous: { run: Run; official: boolean; author: boolean; namedAfter: boolean } | undefined;
  for (const found of findRuns(document, words)) {
    if (inZone(zones, found.start, found.end)) continue;
    const context = personContext(document, found.start, found.end);
    const isPlace = PLACES.has(foldedRun(document, found));
    const run = context.title || context.role || isPlace ? found : trimSentenceOpener(document, found);
    const names = run.words.filter((word) => !PARTICLES.has(word.folded) || givenWeight(word) > 0);
    if (names.length === 0) continue;
    const listed = previous !== undefined && continuesList(document, previous.run, run);
    const official = context.official || (listed && previous?.official === true && !context.identified);
    const author = !context.identified && (context.author || (listed && previous?.author === true && !context.role));
    const namedAfter =
      context.namedAfter || (listed && previous?.namedAfter === true && !context.title && !context.role);
    previous = { run, official, author, namedAfter };
    if (namedAfter && !official && !context.identified) continue;
    if (author && !official) continue;
    if (official) {
      for (const word of names) if (word.folded.length >= 4) officials.add(word.folded);
      continue;
    }
    if (isVetoed(document, run, context, names)) continue;
    const item = names.length > 1 && ENUMERATOR.test(document.folded.slice(Math.max(0, run.start - 5), run.start));
    const [only] = names;
    const isLoud = names.length === 1 && only?.shape === 'upper' && givenWeight(only) + surnameWeight(only) === 0;
    if (isLoud && !context.title && !context.identified) context.naming = false;
    const score = nameEvidence(names) + contextEvidence(context) + (item ? 0.5 : 0);
    scored.push({ run, names, context, score });
  }
  return { persons: accept(document, scored, officials), officials };
}

/** "b) Aparicia Duarte": an item of a list of witnesses, parties or heirs. */
const ENUMERATOR = /(?:^|[\n ;:.])(?:[a-h]|\d{1,2})[).] $/;

function accept(
  document: NormalisedText,
  scored: readonly { run: Run; names: Word[]; context: PersonContext; score: number }[],
  officials: ReadonlySet<string>,
): Candidate[] {
  const persons: Candidate[] = [];
  let last: Run | undefined;
  for (const { run, names, context, score } of scored) {
    // In "Juan Pérez, Marta Zwik y Ana Soto" each accepted name vouches a little for the next.
    const isKnown = names.some((word) => givenWeight(word) + surnameWeight(word) > 0);
    const total = score + (last && continuesList(document, last, run) ? (isKnown ? 2.5 : 1) : 0);
    if (total < THRESHOLD) continue;
    const onlyOfficials = names.every((word) => word.folded.length < 4 || officials.has(word.folded));
    if (onlyOfficials && !context.identified && !context.personal && names.some((word) => officials.has(word.folded)))
      continue;
    const confidence = Math.min(0.98, 0.6 + (total - THRESHOLD) * 0.1);
    persons.push({ start: run.start, end: run.end, type: 'persona', score: confidence, source: 'person-evidence' });
    last = run;
  }
  return persons;
}

const LIST_GAP =
  /^(?: ?\(\d{1,2}\)| \(\d{1,2} anos\))?(?:, ?| y | e | o |, y | - |; ?)(?:por )?(?:(?:al|a la|el|la|los|las|a) )?(?:(?:dr|dra|sr|sra|dres)\.? )?$/;

function continuesList(document: NormalisedText, previous: Run, run: Run): boolean {
  return run.start - previous.end <= 22 && LIST_GAP.test(document.folded.slice(previous.end, run.start));
}
