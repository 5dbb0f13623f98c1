import { sortedByLetters } from './alternatives.ts';
import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { isDoer } from './name-neighbours.ts';
import { after, before, type NormalisedText, OPAQUE } from './normalise.ts';
import { isDay, isToldSurname } from './office-surnames.ts';
import { type PersonContext, personContext } from './person-context.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { isSomebodyByHints, tellsWho } from './repeated-names.ts';
import type { KeptName, Roles } from './roles.ts';
import { findRuns, KIN_AMONG_CAPITALS, type Run, trimSentenceOpener } from './runs.ts';
import { AUTHORS, PARTICLES, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { looksLikeSurname, looksOrdinary, type Word } from './words.ts';

/** Evidence needed to call a run of capitalised words a person. */
const THRESHOLD = 2;

export interface PersonFindings {
  persons: Candidate[];
  /** Names that were read as an official's, an author's or a place's, and stay. */
  kept: KeptName[];
}

const SYLLABLES = new Set(
  'soo su jin ha neul nul ji hoon jae hee hi young eun hye sook kyung sung woo chul hwan byung ok min seo hyun dong ho yeon yun mi na ju eun bo hwa geun gyu dae do gi han heon il in jong kwang myung nam pil sub tak uk yeol yeong woong ra ri rin bin joon jun seok suk hyeon won chan tae sang ki ka yi ling mei xiao'.split(
    ' ',
  ),
);

function givenWeight(word: Word): number {
  // "Soo-jin", "Ji-hoon": two syllables that are given names together.
  if (word.shape === 'title' && word.folded.includes('-')) {
    const parts = word.folded.split('-');
    if (parts.length === 2 && parts.every((part) => SYLLABLES.has(part))) return 1.5;
  }
  if (!GIVEN_NAMES.has(word.folded)) return 0;
  return AMBIGUOUS_NAMES.has(word.folded) ? 0.75 : 1.5;
}

function surnameWeight(word: Word): number {
  const { folded } = word;
  if (!SURNAMES.has(folded) && !(folded.includes('-') && folded.split('-').some((part) => SURNAMES.has(part))))
    return 0;
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
  // "A. Paz": an initial makes a surname of the word behind it.
  const hasSurname = names.some((word) => surnameWeight(word) > 0);
  const initial = hasSurname && names[0]?.shape === 'initial' ? (given > 0 && surname > 0 ? 0.25 : 1) : 0;
  // "Flor Campos": every word may be something else, but hardly all of them together.
  const pair = given > 0 && surname > 0 && hits === names.length && given + surname < 1.5 ? 0.25 : 0;
  return given + surname + spare + initial + pair + (lone ? -1 : 0.5);
}

/**
 * Beside a name of the lists stands a word that nobody else uses ("Tito Sawaryn", "Chiche Benedetti"): within a sentence
 * both together name somebody.
 */
function unknownPartner(document: NormalisedText, names: readonly Word[]): number {
  if (names.length !== 2) return 0;
  const [first, second] = names as [Word, Word];
  if (first.shape !== 'title' || second.shape !== 'title') return 0;
  const isListed = (word: Word) => givenWeight(word) + surnameWeight(word) > 0;
  if (isListed(first) === isListed(second)) return 0;
  const other = isListed(first) ? second : first;
  if (EVERYDAY_WORDS.has(other.folded) || PLACE_WORDS.has(other.folded) || looksOrdinary(other.folded)) return 0;
  if (isCommonWord(other.folded)) return 0;
  const isWithin = /(?:[\p{Ll},] |\()$/u.test(document.text.slice(Math.max(0, first.start - 2), first.start));
  if (isListed(first)) return givenWeight(first) > 0 ? (isWithin || looksLikeSurname(other.folded) ? 0.75 : 0.25) : 0;
  return surnameWeight(second) === 1 && PREPOSITION.test(before(document, first.start, 8)) ? 0.5 : 0;
}

/** "la guardia de De la Fuente": within a sentence only a surname has its particle in capitals. */
function particleWeight({ words: [first] }: Run, only: Word): number {
  // "Van der Linden".
  if (first !== undefined && first !== only && first.shape === 'title' && /^v[ao]n$/.test(first.folded)) return 3;
  const isOfName = first !== undefined && first !== only && first.shape === 'title' && /^del?$/.test(first.folded);
  if (isOfName && only.shape === 'title' && surnameWeight(only) > 0) return 2.5;
  // "A veces Di Nucci".
  const isForeign =
    first !== undefined && first !== only && first.shape === 'title' && /^(?:di|da|dos)$/.test(first.folded);
  return isForeign && (surnameWeight(only) > 0 || isNoWord(only)) ? 2.5 : 0;
}

/** "De la Fuente", "Dos Santos, J. P.". */
const isLoneWithInitials = (names: readonly Word[]): boolean =>
  names.slice(1).every(({ shape }) => shape === 'initial');

/** "Ignacio (Nachito para la familia)", "Barto (por Bartolomé)", "Feli (Felicitas)": what somebody is called at home. */
function familiarForm(document: NormalisedText, word: Word): number {
  if (word.shape !== 'title' || EVERYDAY_WORDS.has(word.folded) || looksOrdinary(word.folded)) return 0;
  const whole = /^ \((?:por )?([a-z]{3,14})\)/.exec(after(document, word.end, 24))?.[1];
  if (whole !== undefined && GIVEN_NAMES.has(whole)) return 3;
  const given = /([a-z]{3,14}) \("?$/.exec(before(document, word.start, 18))?.[1];
  return given !== undefined && GIVEN_NAMES.has(given) && /^"?(?:\)| para )/.test(after(document, word.end, 8)) ? 3 : 0;
}

const PREPOSITION = /(?:^| )(?:con|a|contra|por|que|para|y|e|el|la|al|del) $/;

function contextEvidence(context: PersonContext): number {
  const left = context.title || context.naming ? 3 : context.role ? 2 : 0;
  return left + (context.identified ? 2 : context.personal ? 1.5 : 0);
}

function foldedRun(document: NormalisedText, run: Run): string {
  const written = document.folded.slice(run.start, run.end);
  return written.includes('\n') ? written.replaceAll('\n', ' ') : written;
}

const RELATED_RIGHT =
  /^, (?:(?:la|el|mi|su) )?(?:espos[oa]|mujer|marido|pareja|concubin[oa]|novi[oa]|hij[oa]|madre|padre|mama|papa|herman[oa]|ti[oa]|prim[oa]|niet[oa]|sobrin[oa]|cunad[oa]|suegr[oa]|yerno|nuera|viud[oa]|abuel[oa]|amig[oa]|vecin[oa])(?: (?:(?:mayor|menor) )?(?:del? |de (?:la|mi|su) |suy)|[,.;)])/;

/** "Interviene Mercedes, esposa de Amadeo": what somebody is to whom makes no town of it; "nacido en Mercedes, hijo de" is one. */
function isRelated(document: NormalisedText, run: Run, [only, ...others]: readonly Word[]): boolean {
  if (only?.shape !== 'title' || others.length > 0 || givenWeight(only) === 0) return false;
  return RELATED_RIGHT.test(after(document, run.end, 40)) && !PLACED_LEFT.test(before(document, run.start, 8));
}

/** "No metas a Francisco y a Mercedes": two given names after the "a" that people take, the first of them no town. */
function isCoordinated(
  document: NormalisedText,
  previous: Run | undefined,
  run: Run,
  [only, ...others]: readonly Word[],
): boolean {
  const first = previous?.words[0];
  if (previous?.words.length !== 1 || first === undefined || only?.shape !== 'title' || others.length > 0) return false;
  if (givenWeight(first) !== 1.5 || PLACES.has(first.folded) || givenWeight(only) === 0) return false;
  return (
    document.folded.slice(previous.end, run.start) === ' y a ' && /(?:^| )a $/.test(before(document, previous.start, 3))
  );
}

/** "Localidad: San Fernando del Valle", in a form. */
const LOCALITY_LEFT = /(?<![a-z])(?:localidad|loc\.|ciudad|provincia|pcia\.|partido|pais|nacionalidad): ?$/;
/** "Carmen de Areco, hoy domingo 5 de marzo de 2017", at the beginning of a line: where something was written, and when. */
const DATE_RIGHT =
  /^,? (?:(?:hoy|a|el|al) )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? )?\d{1,2}°? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?![a-z])/;

function isDateline(document: NormalisedText, { start, end, words }: Run): boolean {
  // Somebody's signature has the date behind it too: only a town has its particle.
  if (!words.some(({ folded, shape }) => shape === 'lower' && PARTICLES.has(folded))) return false;
  return /(?:^|\n)$/.test(document.text.slice(0, start).slice(-1)) && DATE_RIGHT.test(after(document, end, 40));
}

const relatedWeight = 3;
/** Of a word of which the text says that it is a surname. */
const toldWeight = 4;
const PLACED_LEFT = /(?<![a-z])(?:en|de|desde|hacia|hasta|a|por) $/;

function isVetoed(document: NormalisedText, run: Run, context: PersonContext, names: readonly Word[]): boolean {
  if (context.identified) return false;
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
    if (isVetoed(document, run, context, names) && !isCoordinated(document, neighbour, run, names)) {
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
      (isRelated(document, run, names) ? relatedWeight : 0) +
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

/** "Según Walter Pintos", where Walter stands alone elsewhere: authors are not called so. */
function givenNamesAlone(runs: readonly Run[]): (word: Word) => boolean {
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
function doubtedOfficials(document: NormalisedText, runs: readonly Run[]): (run: Run) => boolean {
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
function isGivenNameAlone(document: NormalisedText, run: Run, [only, ...others]: readonly Word[]): boolean {
  if (only?.shape !== 'title' || others.length > 0 || givenWeight(only) < 1.5 || surnameWeight(only) > 0) return false;
  // "la jueza Marta […] Cantero": the rest of the name was replaced before.
  const beside = document.text.slice(Math.max(0, run.start - 2), run.start) + document.text.slice(run.end, run.end + 2);
  return !hasMagistrateTitle(document, run) && !beside.includes(OPAQUE);
}

const foldedOf = (names: readonly Word[]) => names.map(({ folded }) => folded);

const GENERATION_RIGHT = /^ (?:padre|hijo|madre|hija)(?![a-z])(?! (?:de|del|y|o|e) )/;

/** A name with "padre" or "hijo" behind it, to tell two of them apart; "Estimado padre" is none. */
const isOfTwo = (document: NormalisedText, word: Word): boolean =>
  GENERATION_RIGHT.test(after(document, word.end, 16)) &&
  (isNoWord(word) || (word.shape !== 'lower' && surnameWeight(word) > 0 && !EVERYDAY_WORDS.has(word.folded)));

/** "según le contó Rebagliati", "lo operó Zoppi": what only people do to each other, and behind it who did. */
const DONE_LEFT = sortedByLetters(
  /(?<![a-z])(?:me|te|le|lo|la|les|los|las|nos) (?:conto|dijo|grito|pego|cuido|crio|opero|acompano|abrazo|beso|saludo|reto|amenazo|golpeo|insulto|confeso|explico|comento|pregunto|pidio|rogo|recomendo|curo|reviso|examino|asistio|escribio|ayudo|contesto) $/,
);

const isTeller = (document: NormalisedText, word: Word): boolean =>
  DONE_LEFT.test(before(document, word.start, 20)) && isNoWord(word);

/** What stands beside a lone name says that it is somebody's. */
const saysWho = (document: NormalisedText, word: Word): boolean =>
  isOfFamily(document, word) ||
  isOfTwo(document, word) ||
  isTeller(document, word) ||
  isDoer(document, word) ||
  isDealtWith(document, word);

/** "su acompañante, Nieves", "EL ABOGADO PINTO": in capitals only a surname of the lists. */
const isRoleBearer = (word: Word): boolean =>
  !PLACE_WORDS.has(word.folded) && (word.shape === 'title' || (word.shape === 'upper' && surnameWeight(word) > 0));

const isKinCutOff = (found: Run, run: Run): boolean =>
  run !== found && run.words.length === 1 && KIN_AMONG_CAPITALS.test(found.words.at(-2)?.folded ?? '');

/** "UN TAL ÑATO", "ALIAS PELUCA": in capitals too, and whatever word it is. */
const isCalledSo = (document: NormalisedText, { start }: Run): boolean =>
  /(?<![a-z])(?:una? tal|apodad[oa]|alias) "?$/.test(before(document, start, 12));

/** "la mayor de los Toledo": a family, and neither "los Olivos" nor "las Flores". */
const isOfFamily = (document: NormalisedText, { shape, folded, start, end }: Word): boolean =>
  shape === 'title' &&
  SURNAMES.has(folded) &&
  !folded.endsWith('s') &&
  /(?<!\p{L})(?:los|flia\.|familia|hermanos) $/u.test(document.text.slice(Math.max(0, start - 10), start)) &&
  !/^ (?:de(?:l)? )?\p{Lu}/u.test(document.text.slice(end, end + 6));

/** "VIO A DELGADO", "acompañé a Luna": what is done to people alone, and a name of the lists that is no town. */
const isDealtWith = (document: NormalisedText, word: Word): boolean =>
  word.shape !== 'initial' &&
  givenWeight(word) + surnameWeight(word) > 0 &&
  !PLACES.has(word.folded) &&
  DEALT_LEFT.test(before(document, word.start, 20));

const DEALT_LEFT =
  /(?<![a-z])(?:vio|vi|vieron|conoce|conozco|conocia|golpeo|pego|amenazo|denuncio|acuso|acompan[eo]|encontro|encontre|aprehendio|detuvo|detuvieron|identifico|reconocio|reconoci|entrevisto|entreviste|interrogo|cito|atiende|atendio|cuida|cuido|despidio|echo|contrato|saludo|salude|insulto|empujo|hiri?o|mato|ayudo|denunciaron|acusaron|citar|entrevistar|ver) a $/;

/** With a capital, and nothing that the language, the map or the lists of everyday words know. */
const isNoWord = ({ shape, folded }: Word): boolean =>
  shape === 'title' &&
  !EVERYDAY_WORDS.has(folded) &&
  !isCommonWord(folded) &&
  !PLACES.has(folded) &&
  !looksOrdinary(folded);

/** "el encargado del edificio de la calle Yatay, Eulogio Duarte, dijo": between commas somebody, and no second street. */
const isApposed = (document: NormalisedText, previous: Run, run: Run, [given, ...others]: readonly Word[]): boolean =>
  given !== undefined &&
  givenWeight(given) === 1.5 &&
  others.length > 0 &&
  document.text.slice(previous.end, run.start) === ', ' &&
  document.text[run.end] === ',';

/** "el señor Presidente" is nobody's name: a word of the lists, or one that only a name could be. */
function isSomebody(names: readonly Word[], { identified }: PersonContext): boolean {
  if (identified || names.some((word) => givenWeight(word) + surnameWeight(word) > 0)) return true;
  return names.every(
    ({ folded, shape }) => shape !== 'initial' && !EVERYDAY_WORDS.has(folded) && !looksOrdinary(folded),
  );
}

/** "Colegio de Abogados de Rosario": the seat of a court or of a body, although somebody may be called so. */
const OF_AN_ORGAN =
  /(?<![a-z])(?:colegios?|consejo|camara|juzgados?|juez|jueza|tribunal(?:es)?|nominacion|nom\.|circunscripcion|distrito|fiscalia|defensoria|registro|delegacion|sucursal|municipalidad|hospital|universidad|facultad|comisaria|departamento|seccional|regional|bolsa|abogados|escribanos|ciudad|localidad|partido|provincia)(?![a-z])[^.;:,\u0090]{0,70} (?:de|del) $/;

/** "San Carlos de Bariloche EPICRISIS": a town and, in capitals, the heading after it. */
function isPlaceAndHeading(document: NormalisedText, { words }: Run): boolean {
  const loud = words.findIndex(({ shape }) => shape === 'upper');
  if (loud < 1 || words.slice(loud).some(({ shape }) => shape !== 'upper')) return false;
  return PLACES.has(document.folded.slice((words[0] as Word).start, (words[loud - 1] as Word).end));
}

const LANDMARK =
  /^(?:laguna|lomas?|arroyo|cerro|monte|canada|pozo|punta|isla|rincon|termas|pampa|sierra|valle|colonia)$/;

/** "camino a Laguna Blanca": a word of the map in front, and nothing around that speaks of somebody. */
function isLandmark(run: Run, { title, role, naming, identified, personal, trade }: PersonContext): boolean {
  if (run.inverted || run.words.length < 2 || run.words[0]?.shape !== 'title') return false;
  return LANDMARK.test(run.words[0].folded) && !(title || role || naming || identified || personal || trade);
}

/** "Fdo. Park", where the text speaks of "su apoderado, Park Jae Min": a party signed, not a judge. */
function isSomebodyElse(
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

/** "b) Aparicia Duarte": an item of a list of witnesses, parties or heirs. */
const ENUMERATOR = /(?:^|[\n ;:.])(?:[a-h]|\d{1,2})[).] $/;

/** "Abril", "Mayo": who is once told to be somebody is so again. */
const isAlsoMonth = ([only]: readonly Word[]) => only !== undefined && STOPPED_NAMES.has(only.folded);

function accept(document: NormalisedText, scored: readonly Scored[], roles: Roles): Candidate[] {
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
    const confidence = Math.min(0.98, 0.6 + (total - THRESHOLD) * 0.1);
    if (names.length > 1 || context.title || isAlsoMonth(names)) roles.addPerson(foldedOf(names));
    persons.push({ ...personAt(run), score: confidence });
    last = run;
  }
  return [...persons, ...acceptRepeated(document, left, roles)];
}

interface Scored {
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

const LIST_GAP =
  /^(?: ?\(\d{1,2}\)| \(\d{1,2} anos\)| \(fs\. ?\d{1,4}[a-z. ]{0,5}\)|,? fs\. ?\d{1,4}(?: vta\.?)?)?(?:, ?| y | e | o | y\/o |, y | - |; ?)(?:por )?(?:(?:al|a la|el|la|los|las|a|de la|de|del) )?(?:(?:dr|dra|sr|sra|dres)\.? )?$/;

function continuesList(document: NormalisedText, previous: Run, run: Run): boolean {
  return run.start - previous.end <= 22 && LIST_GAP.test(document.folded.slice(previous.end, run.start));
}
