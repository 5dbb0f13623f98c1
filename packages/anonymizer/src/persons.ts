import { accept, foldedOf, isSomebodyElse, type Scored } from './accept-persons.ts';
import { isOfFamily, isOfTwo, saysWho } from './beside-lone-names.ts';
import { doubtedOfficials, givenNamesAlone, isGivenNameAlone } from './doubted-officials.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import {
  contextEvidence,
  familiarForm,
  givenWeight,
  isLoneWithInitials,
  isSomebody,
  nameEvidence,
  particleWeight,
  surnameWeight,
  unknownPartner,
} from './name-evidence.ts';
import { continuesList, isApposed, isCoordinated, isRelated, isSpeaker, standsAmongGivenNames } from './name-rows.ts';
import { before, type NormalisedText } from './normalise.ts';
import { isDay, isToldSurname } from './office-surnames.ts';
import { type PersonContext, personContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { tellsWho } from './repeated-names.ts';
import type { KeptName, Roles } from './roles.ts';
import { foldedRun, isDateline, isLandmark, isPlaceAndHeading, LOCALITY_LEFT, OF_AN_ORGAN } from './run-places.ts';
import { findRuns, KIN_AMONG_CAPITALS, type Run, trimSentenceOpener } from './runs.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import type { Candidate, Zone } from './types.ts';
import type { Word } from './words.ts';

export interface PersonFindings {
  persons: Candidate[];
  /** Names that were read as an official's, an author's or a place's, and stay. */
  kept: KeptName[];
}

const relatedWeight = 3;

/** Of a word of which the text says that it is a surname. */
const toldWeight = 4;

function isVetoed(document: NormalisedText, run: Run, context: PersonContext, names: readonly Word[]): boolean {
  if (context.identified || isToldSurname(document, run.start, run.end)) return false;
  if (!context.title && !context.naming && isDateline(document, run)) return true;
  if (LOCALITY_LEFT.test(before(document, run.start, 16))) return true;
  const isCalledPlace = !context.title && !context.naming && !run.inverted && PLACES.has(foldedRun(document, run));
  const isOne = names.length === 1 && (isOfTwo(document, names[0] as Word) || isOfFamily(document, names[0] as Word));
  if (isCalledPlace && !isOne && !isRelated(document, run, names)) return true;
  const family = names.filter((word) => !GIVEN_NAMES.has(word.folded) && word.shape !== 'initial');
  return !context.role && family.length > 0 && family.every((word) => AUTHORS.has(word.folded));
}

/**
 * Scores every run of capitalised words by evidence; judges and cited authors are recognised and left alone, unless `roles` knows
 * them as parties. Adds to `roles` whom it finds in either part.
 */
export function findPersons(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
  roles: Roles,
): PersonFindings {
  const kept: KeptName[] = [];
  const holders: { run: Run; names: Word[] }[] = [];
  const loose: { run: Run; names: Word[] }[] = [];
  const scored: Scored[] = [];
  const signers: { run: Run; names: Word[] }[] = [];
  let previous: { run: Run; official: boolean; signs: boolean; author: boolean; namedAfter: boolean } | undefined;
  const runs = findRuns(document, words).filter(({ start, end }) => !inZone(zones, start, end));
  const isDoubted = doubtedOfficials(document, runs);
  const isCalledByGivenName = givenNamesAlone(runs);
  for (const found of runs) {
    let context = personContext(document, found.start, found.end);
    const isPlace = PLACES.has(foldedRun(document, found));
    const run =
      context.title || context.role || context.naming || isPlace ? found : trimSentenceOpener(document, found);
    // "SU SOBRINA LUJÁN", "Preside Marta Funes": what was cut off in front says who it is.
    if (isKinCutOff(found, run) || PRESIDES.test(document.folded.slice(found.start, run.start)))
      context = personContext(document, run.start, run.end);
    if (isPlace && OF_AN_ORGAN.test(before(document, run.start, 90).replace(/\n/g, ' '))) continue;
    if (isLandmark(run, context) || isPlaceAndHeading(document, run)) continue;
    const names = run.words.filter((word) => !PARTICLES.has(word.folded) || givenWeight(word) > 0);
    if (names.length === 0) continue;
    const listed = previous !== undefined && continuesList(document, previous.run, run);
    // An office goes along "Dres. A, B y C", not over to "; el Dr. D, por la defensa".
    const sharesOffice =
      listed && !context.party && !/^(?:; |, por )/.test(document.text.slice(previous?.run.end, run.start));
    const official =
      (context.official && !isDoubted(run) && !isGivenNameAlone(document, run, names)) ||
      (sharesOffice && previous?.official === true && !context.identified);
    // "según Rocío": a given name alone is somebody in the case; doctrine is cited by surname.
    const isFamiliar =
      givenWeight(names[0] as Word) === 1.5 &&
      (names.length === 1 ||
        (isCalledByGivenName(names[0] as Word) && !names.some(({ folded }) => AUTHORS.has(folded))));
    const author =
      !context.identified &&
      ((context.author && !isFamiliar) || (listed && previous?.author === true && !context.role));
    const namedAfter =
      context.namedAfter ||
      (listed &&
        previous?.namedAfter === true &&
        !context.title &&
        !context.role &&
        !isApposed(document, previous.run, run, names));
    // "Fdo. Benegas - Irigoin - Ponzo": along a list of signatures all of them sign.
    const signs = context.signs || (sharesOffice && previous?.signs === true && !context.official);
    const neighbour = previous?.run;
    previous = { run, official, signs, author, namedAfter };
    if (namedAfter && !official && !context.identified) {
      if (names.some((word) => givenWeight(word) + surnameWeight(word) > 0)) kept.push({ ...run, reason: 'namesake' });
      continue;
    }
    if (author && !official) {
      kept.push({ ...run, reason: 'author' });
      continue;
    }
    loose.push({ run, names });
    if (signs && names.length > 0) {
      signers.push({ run, names });
      continue;
    }
    if (official) {
      holders.push({ run, names });
      continue;
    }
    if (context.party && isSomebody(names, context)) roles.addParty(names.map(({ folded }) => folded));
    const isAmongNames = isSpeaker(document, run, names) || standsAmongGivenNames(document, runs, run);
    if (isVetoed(document, run, context, names) && !isAmongNames && !isCoordinated(document, neighbour, run, names)) {
      // "Tolosa es empleado": a town, unless all its mentions together speak of somebody.
      if (isPlace && names.length === 1) scored.push({ run, names, context, score: Number.NEGATIVE_INFINITY });
      continue;
    }
    const item = names.length > 1 && ENUMERATOR.test(document.folded.slice(Math.max(0, run.start - 5), run.start));
    const [only] = names;
    const isLoud = names.length === 1 && only?.shape === 'upper' && givenWeight(only) + surnameWeight(only) === 0;
    if (isLoud && !context.title && !context.identified && !isCalledSo(document, run))
      context = { ...context, naming: false };
    // "HTA, EPOC (ex tabaquista)": initials of an illness or of a body, in a line that has small letters.
    if (
      isLoud &&
      only !== undefined &&
      only.folded.length <= 5 &&
      !context.title &&
      !context.naming &&
      !context.identified
    ) {
      if (/\p{Ll}{3}/u.test(document.text.slice(Math.max(0, run.start - 24), run.end + 24))) continue;
    }
    // "AGUSTÍN DIARTE, PILAGÁ, DNI 38.191.704": of which people somebody is.
    if (
      names.length === 1 &&
      PEOPLES.test((only as Word).folded) &&
      / $/.test(document.text.slice(0, run.start).slice(-1))
    )
      continue;
    // "CUCICBA Mat. 6630": a college, not somebody.
    if (isLoud && /^,? mat/.test(document.folded.slice(run.end, run.end + 6))) continue;
    const isListed = names.some((word) => givenWeight(word) + surnameWeight(word) > 0);
    // "su acompañante, Nieves": a role makes one ambiguous name enough.
    const called = context.role && names.length === 1 && isListed && isRoleBearer(only as Word) ? 0.5 : 0;
    // "me dijo que Paniagua se mudó": a surname that is nothing else, and somebody who acts.
    const acts =
      (context.acts || tellsWho(document, run.end)) &&
      names.length === 1 &&
      only?.shape === 'title' &&
      surnameWeight(only) === 1 &&
      !PLACE_WORDS.has(only.folded)
        ? 2
        : 0;
    // "Paludi padre lo visitó; Paludi hijo, nunca"; "lo operó Zoppi".
    const generation = names.length === 1 && saysWho(document, only as Word) ? 3 : 0;
    const trade = context.trade && isListed && !context.role && !context.naming ? 2.25 : 0;
    const score =
      nameEvidence(names) +
      contextEvidence(context) +
      (item ? 0.5 : 0) +
      (isAmongNames || isRelated(document, run, names) ? relatedWeight : 0) +
      trade +
      (isToldSurname(document, run.start, run.end) ? toldWeight : 0) +
      (names.length > 1 && isDay((names.at(-1) as Word).folded) ? 1 : 0) +
      called +
      acts +
      generation +
      (names.length === 1 ? familiarForm(document, only as Word) : 0) +
      (isLoneWithInitials(names) ? particleWeight(run, only as Word) : 0) +
      unknownPartner(document, names);
    scored.push({ run, names, context, score });
  }
  const inOffice = holders.filter(({ names }) => !roles.isParty(foldedOf(names)));
  for (const { run, names } of inOffice) roles.addOfficial(names, run.inverted);
  for (const { run, names } of signers) if (!isSomebodyElse(names, scored)) roles.addOfficial(names, run.inverted);
  const persons = accept(document, scored, roles);
  for (const { run, names } of holders) {
    if (!roles.isParty(foldedOf(names))) continue;
    persons.push({ start: run.start, end: run.end, type: 'persona', score: 0.8, source: 'person-party' });
  }
  for (const { run, names } of loose) if (roles.isOfficial(foldedOf(names))) kept.push({ ...run, reason: 'official' });
  for (const { run, names } of signers) {
    if (!isSomebodyElse(names, scored)) continue;
    persons.push({ start: run.start, end: run.end, type: 'persona', score: 0.7, source: 'person-signature' });
  }
  return { persons, kept: kept.map(({ start, end, reason }) => ({ start, end, reason })) };
}

const PRESIDES = /^preside $/;

const PEOPLES =
  /^(?:pilagas?|qom|tobas?|wichis?|mocovi|moqoit|guarani|mbya|mapuche|tehuelche|huarpe|kollas?|diaguita|ranquel|chorote|chulupi|chane|aymara|quechua)$/;

/** "su acompañante, Nieves", "EL ABOGADO PINTO": in capitals only a surname of the lists. */
const isRoleBearer = (word: Word): boolean =>
  !PLACE_WORDS.has(word.folded) && (word.shape === 'title' || (word.shape === 'upper' && surnameWeight(word) > 0));

const isKinCutOff = (found: Run, run: Run): boolean =>
  run !== found && run.words.length === 1 && KIN_AMONG_CAPITALS.test(found.words.at(-2)?.folded ?? '');

/** "UN TAL ÑATO", "ALIAS PELUCA": in capitals too, and whatever word it is. */
const isCalledSo = (document: NormalisedText, { start }: Run): boolean =>
  /(?<![a-z])(?:una? tal|apodad[oa]|alias|(?:que|quien) le (?:dicen|llaman|decian)) "?$/.test(
    before(document, start, 24),
  );

/** "b) Aparicia Duarte": an item of a list of witnesses, parties or heirs. */
const ENUMERATOR = /(?:^|[\n ;:.])(?:[a-h]|\d{1,2})[).] $/;
