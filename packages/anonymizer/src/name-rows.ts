import { sortedByLetters } from './alternatives.ts';
import { givenWeight, isNoWord, surnameWeight } from './name-evidence.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import type { Run } from './runs.ts';
import type { Word } from './words.ts';

// Names in a row, beside a relative, or between commas: one vouches for the other.

const RELATED_RIGHT =
  /^, (?:(?:la|el|mi|su) )?(?:espos[oa]|mujer|marido|pareja|concubin[oa]|novi[oa]|hij[oa]|madre|padre|mama|papa|herman[oa]|ti[oa]|prim[oa]|niet[oa]|sobrin[oa]|cunad[oa]|suegr[oa]|yerno|nuera|viud[oa]|abuel[oa]|amig[oa]|vecin[oa])(?: (?:(?:mayor|menor) )?(?:del? |de (?:la|mi|su) |suy)|[,.;)])/;

/** "por el velorio de su señora, Clorinda.", "a la nuera, Dolores;": whose relative, and between marks who. */
const RELATIVE_LEFT =
  /(?<![a-z])(?:(?:el|la|al|del|su|mi|un|una|otr[oa]) (?:ex )?(?:bebe|beba|nen[ea]|hij[oa]|niet[oa]|herman[oa]|sobrin[oa]|prim[oa]|ti[oa]|abuel[oa]|madre|padre|mama|papa|espos[oa]|mujer|marido|pareja|novi[oa]|suegr[oa]|cunad[oa]|nuera|yerno|compan?er[oa]|concubin[oa]|ahijad[oa]|madrina|padrino|melliz[oa]|gemel[oa]|viud[oa]|vecin[oa]|comadre|compadre)(?: (?:mayor|menor))?|(?:su|mi|tu) senora), $/;

const CLOSES_APPOSITION = /^(?:[.,;)\n]|$)/;

/** "Interviene Mercedes, esposa de Amadeo": what somebody is to whom makes no town of it; "nacido en Mercedes, hijo de" is one. */
export function isRelated(document: NormalisedText, run: Run, [only, ...others]: readonly Word[]): boolean {
  if (only?.shape !== 'title' || others.length > 0) return false;
  // "y el mellizo, Blas.": also one that no list knows.
  if (givenWeight(only) === 0 && !isNoWord(only)) return false;
  if (
    CLOSES_APPOSITION.test(document.text.slice(run.end, run.end + 1)) &&
    RELATIVE_LEFT.test(before(document, run.start, 40))
  )
    return true;
  if (givenWeight(only) === 0) return false;
  return RELATED_RIGHT.test(after(document, run.end, 40)) && !PLACED_LEFT.test(before(document, run.start, 8));
}

/** "No metas a Francisco y a Mercedes": two given names after the "a" that people take, the first of them no town. */
export function isCoordinated(
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

/** "Pilar dijo lo mismo": places do not speak. */
const SPEAKS_RIGHT = sortedByLetters(
  /^ (?:(?:no|se|le|les|lo|la|me|nos|te|ya|tambien|tampoco) ){0,3}(?:dij(?:o|eron)|dice|decia|declar[oa]|conto|cuenta|contesto|respondi?o|responde|pregunt[oa]|agreg[oa]|aclar[oa]|afirm[oa]|nego|niega|manifesto|manifiesta|refirio|refiere|relat[oa]|asintio|llor[oa]|grito|aviso|explic[oa]|reconocio|reconoce|insistio|insiste|pidio|pide|quiere|cree|sabe|sabia|recuerda|firm[oa])(?![a-z])/,
);

/** "el intendente de Pilar dijo": somebody else, of that town. */
const OF_TOWN_LEFT = /(?<![a-z])(?:en|de|del|desde|hacia|hasta|por) $/;

/** A given name that is also a town, alone, and speaks. */
export const isSpeaker = (document: NormalisedText, run: Run, [only, ...others]: readonly Word[]): boolean =>
  only?.shape === 'title' &&
  others.length === 0 &&
  givenWeight(only) > 0 &&
  SPEAKS_RIGHT.test(after(document, run.end, 36)) &&
  !OF_TOWN_LEFT.test(before(document, run.start, 7));

const ROW_GAP = /^(?:, | y | e )(?:a )?$/;

/** One given name in ordinary writing, be it also a town or a word. */
const isLoneGiven = ({ words: [only, ...others] }: Run): boolean =>
  only?.shape === 'title' && others.length === 0 && givenWeight(only) > 0;

const isNoTown = ({ words: [only] }: Run): boolean =>
  only !== undefined && !PLACES.has(only.folded) && !PLACE_WORDS.has(only.folded);

const isOnlyGiven = ({ words: [only] }: Run): boolean =>
  only !== undefined && givenWeight(only) === 1.5 && !PLACES.has(only.folded);

/** "que crió a Pilar, Hilario y Ramón": in a row of given names of which one is nothing else, all of them are somebody. */
export function standsAmongGivenNames(document: NormalisedText, runs: readonly Run[], run: Run): boolean {
  if (!isLoneGiven(run)) return false;
  const isNext = (left: Run | undefined, right: Run | undefined): right is Run =>
    left !== undefined &&
    right !== undefined &&
    right.start - left.end <= longestRowGap &&
    ROW_GAP.test(document.folded.slice(left.end, right.start));
  let first = runs.findIndex(({ start }) => start === run.start);
  let last = first;
  if (first < 0) return false;
  while (isNext(runs[first - 1], runs[first]) && isLoneGiven(runs[first - 1] as Run)) first -= 1;
  while (isNext(runs[last], runs[last + 1]) && isLoneGiven(runs[last + 1] as Run)) last += 1;
  const row = runs.slice(first, last + 1);
  if (row.length < 2 || OF_PLACES_LEFT.test(before(document, (row[0] as Run).start, 12))) return false;
  // "Pilar, Luján y Tomás Castillo": the last of them, with a surname, may be a street.
  const goesOn = isNext(runs[last], runs[last + 1]) || isNext(runs[first - 1], runs[first]);
  return row.some(isOnlyGiven) || (!goesOn && row.some(isNoTown));
}

const longestRowGap = 5;

const OF_PLACES_LEFT =
  /(?<![a-z])(?:en|desde|hacia|hasta|calles?|avenidas?|av\.|localidades de|ciudades de|partidos de) $/;

const PLACED_LEFT = /(?<![a-z])(?:en|de|desde|hacia|hasta|a|por) $/;

/** "el encargado del edificio de la calle Yatay, Eulogio Duarte, dijo": between commas somebody, and no second street. */
export const isApposed = (
  document: NormalisedText,
  previous: Run,
  run: Run,
  [given, ...others]: readonly Word[],
): boolean =>
  given !== undefined &&
  (givenWeight(given) === 1.5 || (givenWeight(given) > 0 && others.some((word) => surnameWeight(word) === 1))) &&
  others.length > 0 &&
  document.text.slice(previous.end, run.start) === ', ' &&
  document.text[run.end] === ',';

const LIST_GAP =
  /^(?: ?\(\d{1,2}\)| \(\d{1,2} anos\)| \(fs\. ?\d{1,4}[a-z. ]{0,5}\)|,? fs\. ?\d{1,4}(?: vta\.?)?)?(?:, ?| y | e | o | y\/o |, y | - |; ?)(?:por )?(?:(?:al|a la|el|la|los|las|a|de la|de|del) )?(?:(?:dr|dra|sr|sra|dres)\.? )?$/;

export function continuesList(document: NormalisedText, previous: Run, run: Run): boolean {
  return run.start - previous.end <= 22 && LIST_GAP.test(document.folded.slice(previous.end, run.start));
}
