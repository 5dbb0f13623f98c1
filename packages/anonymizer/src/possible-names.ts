import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { before, type NormalisedText, OPAQUE } from './normalise.ts';
import { personContext } from './person-context.ts';
import { PLACES } from './places.ts';
import type { KeptName } from './roles.ts';
import { SENTENCE_WORDS } from './sentence-words.ts';
import { AUTHORS, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Zone } from './types.ts';
import { gapBetween, looksOrdinary, ordinaryWords, type Word } from './words.ts';

// These words are told of and never replaced: nothing here may decide what the other readers find.

/** Who is called by a surname: the name stands right behind. */
const CALLED =
  /(?<![a-z])(?:juez|jueza|fiscal|fiscala|camarista|magistrad[oa]|secretari[oa]|prosecretari[oa]|defensora?|asesora?|perit[oa]|testigo|oficial|agente|sargento|cabo|comisari[oa]|inspectora?|principal|senora?|senorita|don|dona|doctora?|licenciad[oa]|ingenier[oa]|contadora?|escriban[oa]|arquitect[oa]|profesora?|medic[oa]|enfermer[oa]|psicolog[oa]|letrad[oa]|abogad[oa]|actora?|demandad[oa]|imputad[oa]|acusad[oa]|denunciante|denunciad[oa]|querellante|victima|vecin[oa]|emplead[oa]|encargad[oa]|apellid[oa]|familia|hermanos|esposos|(?:sra?|srta|dra?|lic|ing|cr)\.?) $/;
/** Where something is, not who. */
const WHERE =
  /(?<![a-z])(?:en|desde|hacia|hasta|de la|del|entre|esquina (?:de|con)|calle|ruta|barrio|partido|ciudad|localidad|provincia) $/;
/** "Luna declaró", "Campos no contestó": somebody does something. */
const DOES = /^ (?:(?:no|se|le|lo|la|les|me|nos|ya|también) ){0,2}\p{Ll}{2,}(?:ó|aron|ieron|aba|aban|ía|ían)(?!\p{L})/u;

/**
 * Words that may be names and were not taken for any: capitals right behind a title or a part in the case ("la jueza Paz"), and surnames of
 * the list within a sentence ("lo vio Leal") or before what somebody did. A capital alone is none: sentences begin with one.
 */
export function findPossibleNames(
  document: NormalisedText,
  words: readonly Word[],
  zones: readonly Zone[],
): KeptName[] {
  const ordinary = ordinaryWords(words);
  const found: KeptName[] = [];
  for (const [index, word] of words.entries()) {
    const { start, end, folded, shape, glued } = word;
    if (glued || folded.length < 3 || (shape !== 'title' && shape !== 'upper') || AUTHORS.has(folded)) continue;
    const left = before(document, start, 24);
    const isCalled = CALLED.test(left) && mayFollowTitle(word);
    if (!isCalled && !(shape === 'title' && standsAsSurname(document, words, index, left, ordinary))) continue;
    if (inZone(zones, start, end)) continue;
    if (personContext(document, start, end).namedAfter) continue;
    found.push({ start, end, reason: 'unsure' });
  }
  return found;
}

/** "Córdoba adhirió": provinces do things too. */
const PROVINCE = /^(?:cordoba|mendoza|corrientes|formosa|salta|jujuy|neuquen|misiones|chaco|chubut|tucuman|rioja)$/;

function mayFollowTitle({ folded, shape }: Word): boolean {
  // "Señor Juez".
  if (folded === 'juez') return false;
  if (STOP_WORDS.has(folded) && !(STOPPED_NAMES.has(folded) && SURNAMES.has(folded))) return false;
  if (SURNAMES.has(folded) || GIVEN_NAMES.has(folded)) return true;
  return shape === 'title' && !isWordOfTheLanguage(folded) && !PLACES.has(folded);
}

const isWordOfTheLanguage = (folded: string) =>
  EVERYDAY_WORDS.has(folded) || SENTENCE_WORDS.has(folded) || isCommonWord(folded) || looksOrdinary(folded);

function standsAsSurname(
  document: NormalisedText,
  words: readonly Word[],
  index: number,
  left: string,
  ordinary: ReadonlySet<string>,
): boolean {
  const word = words[index] as Word;
  const { folded } = word;
  if (!SURNAMES.has(folded) || STOP_WORDS.has(folded) || ordinary.has(folded)) return false;
  const [previous, next] = [words[index - 1], words[index + 1]];
  // Of several capitalised words in a row the other readers judge: "Banco Provincia", "Tierra del Fuego".
  if (next && next.shape !== 'lower' && gapBetween(document, word, next) === ' ') return false;
  const isInside = previous?.shape === 'lower' && gapBetween(document, previous, word) === ' ';
  if (isInside) return !PLACES.has(folded) && !WHERE.test(left);
  if (left.endsWith(`${OPAQUE} `)) return !PLACES.has(folded);
  const opensSentence = left === '' || /(?:\n|[.;:!?] )$/.test(left);
  return opensSentence && !PROVINCE.test(folded) && DOES.test(document.text.slice(word.end, word.end + 40));
}
