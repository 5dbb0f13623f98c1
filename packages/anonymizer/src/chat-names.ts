import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, type NormalisedText } from './normalise.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { gapBetween, looksOrdinary, type Word } from './words.ts';

const TRIGGER =
  /(?<![a-z])(?:me llamo|mi nombre(?: completo)? es|soy|se llaman?|se llamaba|un tal|una tal|llamad[oa]|dr\.?|dra\.?|lic\.?|ing\.?|esc\.?|sr\.?|sra\.?|senor|senora|don|dona|abogad[oa]|mi (?:ex|marido|mujer|esposo|esposa|hijo|hija|hermano|hermana|madre|padre|mama|papa|nena|nene|bebe|jefe|jefa|vecino|vecina|socio|socia|pareja|novio|novia|inquilino|inquilina|abuela|abuelo|tio|tia|primo|prima|cunado|cunada|suegra|suegro|cliente|clienta)|de apellido|contra|vecin[oa]|testigo|a nombre de)[:,]? $/;

/** After these even a name that is also a word ("se llama rosa") is a name. */
const NAMING = /(?<![a-z])(?:me llamo|se llaman?|se llamaba|mi nombre es|de nombre|un tal|una tal) $/;

/** In a message without capitals, "la vero" and "con marta" name somebody. */
const FAMILIAR = /(?<![a-z])(?:la|el|con|a|de|y|mi|para|por|lo de) $/;
const TITLE = /(?<![a-z])(?:dra?|sra?|lic|don|dona|senora?|doctora?)\.? $/;

const isKnown = (word: Word) => GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
const isStopped = (word: Word) => STOP_WORDS.has(word.folded) && !STOPPED_NAMES.has(word.folded);

/**
 * Names in messages typed without capitals: "me llamo carla edith ponce dni …", "le alquilé a jorge gimenez".
 * After a trigger one known name is enough; elsewhere a given name and a surname must follow each other, both unambiguous.
 */
export function findChatNames(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  let index = 0;
  let previousEnd = -1;
  while (index < words.length) {
    const known = lowerRun(document, words, index);
    const run = known.length === 0 ? known : withUnknownSurname(document, words, index, known);
    if (run.length === 0) {
      index += 1;
      continue;
    }
    const first = run[0] as Word;
    const last = run[run.length - 1] as Word;
    const triggered = TRIGGER.test(before(document, first.start, 32));
    const named = NAMING.test(before(document, first.start, 24));
    const previous = words[index - 1];
    const listed =
      /^(?:y|e)$/.test(previous?.folded ?? '') &&
      previousEnd === words[index - 2]?.end &&
      run.some((word) => isKnown(word) && !AMBIGUOUS_NAMES.has(word.folded));
    const age = triggered && /^ de \d{1,2} (?:anos|meses)/.test(document.folded.slice(last.end, last.end + 14));
    const identified =
      run.length > 1 &&
      run.some(({ folded }) => GIVEN_NAMES.has(folded)) &&
      /^,? \(?(?:d\.? ?n\.? ?i|cui[tl]|l\. ?[ec]\.|pasaporte)/.test(document.folded.slice(last.end, last.end + 14));
    const kin =
      triggered &&
      run.length === 1 &&
      GIVEN_NAMES.has(first.folded) &&
      CLOSES.test(document.folded.slice(last.end, last.end + 6));
    const familiar =
      run.length === 1 &&
      GIVEN_NAMES.has(first.folded) &&
      !AMBIGUOUS_NAMES.has(first.folded) &&
      FAMILIAR.test(before(document, first.start, 10));
    const score =
      named || listed || age || familiar || kin || identified
        ? 0.7
        : triggered || run.length > known.length
          ? triggeredScore(run)
          : untriggeredScore(run);
    if (score > 0 && !inZone(zones, first.start, last.end)) {
      found.push({ start: first.start, end: last.end, type: 'persona', score, source: 'chat-name' });
      previousEnd = last.end;
    }
    index += run.length;
  }
  return found;
}

/** Up to five consecutive gazetteer words of which the first is in lower case; particles may stand between them. */
function lowerRun(document: NormalisedText, words: readonly Word[], from: number): Word[] {
  const run: Word[] = [];
  for (let index = from; index < words.length && run.length < 5; index += 1) {
    const word = words[index] as Word;
    const previous = words[index - 1];
    if (run.length > 0 && previous && gapBetween(document, previous, word) !== ' ') break;
    if (run.length === 0 && (word.shape !== 'lower' || !isKnown(word) || isStopped(word))) break;
    const bridges = run.length > 0 && PARTICLES.has(word.folded);
    if (!bridges && (!isKnown(word) || isStopped(word))) break;
    run.push(word);
  }
  while (run.length > 0 && PARTICLES.has(run[run.length - 1]?.folded ?? '')) run.pop();
  return run;
}

/** What stands right after a name that closes it: a comma, a bracket, a number or its label, the end. */
const CLOSES = /^(?:[,;:.()\n]|$| (?:dni|d\.n\.i|cui[tl]|tel|cel|\d|\())/;

/**
 * "me llamo yamila soledad aguirrezabala, dni…": after a given name, an unknown word that is no everyday word is a
 * surname when something announces the name, or an identity number follows it.
 */
function withUnknownSurname(document: NormalisedText, words: readonly Word[], from: number, run: Word[]): Word[] {
  const last = run[run.length - 1] as Word;
  const next = words[from + run.length];
  if (next?.shape !== 'lower' || next.glued || next.folded.length < 4) return run;
  if (gapBetween(document, last, next) !== ' ' || !GIVEN_NAMES.has(last.folded)) return run;
  if (EVERYDAY_WORDS.has(next.folded) || STOP_WORDS.has(next.folded) || PARTICLES.has(next.folded)) return run;
  if (looksOrdinary(next.folded) || /(?:ando|iendo|aba|aban)$/.test(next.folded)) return run;
  const right = document.folded.slice(next.end, next.end + 6);
  const left = before(document, (run[0] as Word).start, 32);
  const announced = NAMING.test(left.slice(-24)) || TITLE.test(left) || (TRIGGER.test(left) && CLOSES.test(right));
  const identified = /^,? \(?(?:dni|cui|d\.n)/.test(right);
  return announced || identified ? [...run, next] : run;
}

function triggeredScore(run: readonly Word[]): number {
  const plain = run.filter((word) => !AMBIGUOUS_NAMES.has(word.folded));
  if (plain.length > 0) return 0.8;
  return run.length >= 2 && run.some((word) => GIVEN_NAMES.has(word.folded)) ? 0.6 : 0;
}

function untriggeredScore(run: readonly Word[]): number {
  const given = run.findIndex((word) => GIVEN_NAMES.has(word.folded) && !AMBIGUOUS_NAMES.has(word.folded));
  if (given < 0 || run.length < 2) return 0;
  const surname = run.some(
    (word, index) => index !== given && SURNAMES.has(word.folded) && !AMBIGUOUS_NAMES.has(word.folded),
  );
  if (surname) return 0.75;
  return run.length >= 3 && run.some((word, index) => index !== given && isKnown(word)) ? 0.65 : 0;
}
