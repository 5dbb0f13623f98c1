import { sortedByLetters } from './alternatives.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { givenWeight, isNoWord, surnameWeight } from './name-evidence.ts';
import { isDoer } from './name-neighbours.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { SURNAMES } from './surnames.ts';
import type { Word } from './words.ts';

// What stands beside a lone name and says that it is somebody’s.

const GENERATION_RIGHT = /^ (?:padre|hijo|madre|hija)(?![a-z])(?! (?:de|del|y|o|e) )/;

/** A name with "padre" or "hijo" behind it, to tell two of them apart; "Estimado padre" is none. */
export const isOfTwo = (document: NormalisedText, word: Word): boolean =>
  GENERATION_RIGHT.test(after(document, word.end, 16)) &&
  (isNoWord(word) || (word.shape !== 'lower' && surnameWeight(word) > 0 && !EVERYDAY_WORDS.has(word.folded)));

/** "según le contó Rebagliati", "lo operó Zoppi": what only people do to each other, and behind it who did. */
const DONE_LEFT = sortedByLetters(
  /(?<![a-z])(?:me|te|le|lo|la|les|los|las|nos) (?:conto|dijo|grito|pego|cuido|crio|opero|acompano|abrazo|beso|saludo|reto|amenazo|golpeo|insulto|confeso|explico|comento|pregunto|pidio|rogo|recomendo|curo|reviso|examino|asistio|escribio|ayudo|contesto) $/,
);

const isTeller = (document: NormalisedText, word: Word): boolean =>
  DONE_LEFT.test(before(document, word.start, 20)) && isNoWord(word);

/** What stands beside a lone name says that it is somebody's. */
export const saysWho = (document: NormalisedText, word: Word): boolean =>
  isOfFamily(document, word) ||
  isOfTwo(document, word) ||
  ownsSomething(document, word) ||
  isTeller(document, word) ||
  isDoer(document, word) ||
  isDealtWith(document, word);

/** "trabaja en el aserradero de Breide,", "la camioneta de Funes.": whose it is, up to a mark. */
const ownsSomething = (document: NormalisedText, word: Word): boolean =>
  OWNED_BY_LEFT.test(before(document, word.start, 28)) &&
  /^[.,;)]/.test(document.text.slice(word.end, word.end + 1)) &&
  (isNoWord(word) || (word.shape === 'title' && surnameWeight(word) === 1)) &&
  !PLACES.has(word.folded) &&
  !PLACE_WORDS.has(word.folded);

const OWNED_BY_LEFT =
  /(?<![a-z])(?:el|la|los|las|al|del|un|una) (?:camioneta|auto|moto|camion|tractor|bicicleta|carro|lancha|chata|taxi|remis|perr[oa]s?|aserradero|taller|carniceria|verduleria|almacen|kiosco|quiosco|despensa|gomeria|herreria|carpinteria|ferreteria|panaderia|peluqueria|galpon|rancho|puesto|negocio|telefono|celular|mujer|marido|sueldo|cuaderno) de $/;

/** "la mayor de los Toledo": a family, and neither "los Olivos" nor "las Flores". */
export const isOfFamily = (document: NormalisedText, word: Word): boolean => {
  const { shape, folded, start, end } = word;
  if (shape !== 'title' || /^ (?:de(?:l)? )?\p{Lu}/u.test(document.text.slice(end, end + 6))) return false;
  const left = before(document, start, 12);
  if (SURNAMES.has(folded) && !folded.endsWith('s')) return /(?<![a-z])(?:los|flia\.|familia|hermanos) $/.test(left);
  // "los mellizos Funes", "la familia Rossetto": also one that no list knows.
  return OF_ONE_FAMILY_LEFT.test(left) && (SURNAMES.has(folded) || isNoWord(word)) && !PLACES.has(folded);
};

const OF_ONE_FAMILY_LEFT =
  /(?<![a-z])(?:flia\.|familia|herman[oa]s|melliz[oa]s|gemel[oa]s|esposos|matrimonio|primos) $/;

/** "VIO A DELGADO", "acompañé a Luna": what is done to people alone, and a name of the lists that is no town. */
const isDealtWith = (document: NormalisedText, word: Word): boolean =>
  word.shape !== 'initial' &&
  (givenWeight(word) + surnameWeight(word) > 0 || isNoWord(word)) &&
  !PLACES.has(word.folded) &&
  DEALT_LEFT.test(before(document, word.start, 20));

const DEALT_LEFT =
  /(?<![a-z])(?:vio|vi|vieron|conoce|conozco|conocia|golpeo|pego|amenazo|denuncio|acuso|acompan[eo]|encontro|encontre|aprehendio|detuvo|detuvieron|identifico|reconocio|reconoci|entrevisto|entreviste|interrogo|cito|atiende|atendio|cuida|cuido|despidio|echo|contrato|saludo|salude|insulto|empujo|hiri?o|mato|ayudo|denunciaron|acusaron|citar|entrevistar|ver) a $/;
