import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, type NormalisedText } from './normalise.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { gapBetween, type Word } from './words.ts';

const TRIGGER =
  /(?<![a-z])(?:me llamo|mi nombre(?: completo)? es|soy|se llama|se llamaba|llamad[oa]|dr\.?|dra\.?|sr\.?|sra\.?|senor|senora|don|dona|abogad[oa]|mi (?:ex|marido|mujer|esposo|esposa|hijo|hija|hermano|hermana|madre|padre|mama|papa|jefe|jefa|vecino|vecina|socio|socia|pareja|novio|novia|inquilino|inquilina|abuela|abuelo|tio|tia|primo|prima|cunado|cunada|suegra|suegro|cliente|clienta)|de apellido|contra|vecin[oa]|testigo|a nombre de)[:,]? $/;

/** After these even a name that is also a word ("se llama rosa") is a name. */
const NAMING = /(?<![a-z])(?:me llamo|se llama|se llamaba|mi nombre es|de nombre) $/;

const isKnown = (word: Word) => GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
const isStopped = (word: Word) => STOP_WORDS.has(word.folded) && !STOPPED_NAMES.has(word.folded);

/**
 * Names in messages typed without capitals: "me llamo carla edith ponce dni …", "le alquilé a jorge gimenez".
 * After a trigger one known name is enough; elsewhere a given name and a surname must follow each other, both unambiguous.
 */
export function findChatNames(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  let index = 0;
  while (index < words.length) {
    const run = lowerRun(document, words, index);
    if (run.length === 0) {
      index += 1;
      continue;
    }
    const first = run[0] as Word;
    const last = run[run.length - 1] as Word;
    const triggered = TRIGGER.test(before(document, first.start, 32));
    const named = NAMING.test(before(document, first.start, 24));
    const score = named ? 0.7 : triggered ? triggeredScore(run) : untriggeredScore(run);
    if (score > 0 && !inZone(zones, first.start, last.end)) {
      found.push({ start: first.start, end: last.end, type: 'persona', score, source: 'chat-name' });
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
