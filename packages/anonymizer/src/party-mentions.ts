import { GIVEN_NAMES } from './given-names.ts';
import { isDoer } from './name-neighbours.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { isOfficeSurname } from './office-surnames.ts';
import { personContext } from './person-context.ts';
import { PLACES } from './places.ts';
import type { Roles } from './roles.ts';
import { STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { gapBetween, type Word } from './words.ts';

const PLACE_LEFT =
  /(?<![a-z])(?:en|desde|hacia|hasta|(?:ciudad|localidad|partido|barrio|provincia|tribunales|juzgados?|departamento|judicial|comisaria|estacion|pueblo|municipalidad|intendente|hospital|zona|juez|justicia) (?:de )?|calles?|av\.|avenida|san|santa|villa|la|los|las|el|general|gral\.) ?$/;

const SUBJECT =
  /^ (?:(?:no|se|le|lo|la|ya|tambien|me|nos) ){0,3}[a-z]{2,12}(?:o|io|aron|ieron|aba|ia|ara|ira|a|e)(?![a-z])/;

/** "Sala II", "señor Juez": the court, also where a party is called so. */
function isOfCourt(document: NormalisedText, word: Word): boolean {
  if (word.folded === 'sala')
    return /^ (?:[IVX]{1,4}|\d{1,2}|[A-M]|de )(?!\p{L})/u.test(document.text.slice(word.end, word.end + 6));
  return word.folded === 'juez' && /(?<![a-z])(?:senora?|sra?\.|excm[oa]\.) $/.test(before(document, word.start, 8));
}

/** A lone word that may also be a place or a term ("Flores", "Paz") is the known person where the text says so. */
export function meansPerson(document: NormalisedText, word: Word): boolean {
  if (isOfCourt(document, word)) return false;
  const { title, role, naming } = personContext(document, word.start, word.end);
  if (title || role || naming || FAMILY_LEFT.test(before(document, word.start, 24))) return true;
  if (isPersonAmongCapitals(document, word) || isDoer(document, word)) return true;
  // "Paz no lo confirmó": the subject of a sentence is no justice of the peace.
  if (word.shape === 'title' && STOPPED_NAMES.has(word.folded) && SUBJECT.test(after(document, word.end, 28))) {
    return /(?:[.;:] ?|\n)$/.test(before(document, word.start, 2));
  }
  if (word.shape !== 'title' || STOP_WORDS.has(word.folded)) return false;
  const left = before(document, word.start, 24);
  // "Barco hundido", where somebody is called Barco: a word that no list knows opens a sentence in its own sense.
  const isListed = GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
  if (!isListed && !PLACES.has(word.folded) && /(?:^|[.;:!?\n] ?)$/.test(left)) {
    return SUBJECT.test(after(document, word.end, 28));
  }
  return (
    !PLACE_LEFT.test(left) &&
    !/, $/.test(left) &&
    !/^,? (?:provincia|pcia|partido|\d)/.test(after(document, word.end, 12))
  );
}

/** "NOTIFICAR A LOS TRES PAZ", "los hermanos Paz". */
const FAMILY_LEFT =
  /(?<![a-z])(?:l[oa]s (?:dos|tres|cuatro|cinco|seis|hermanos|hermanas|esposos|conyuges|primos)|ambos|ambas|matrimonio) $/;

/** "LO VI A FRÍAS SALIR", "DETENCIÓN DE FRÍAS": who writes in capitals says by the words before it that a town's name is somebody's. */
function isPersonAmongCapitals(document: NormalisedText, word: Word): boolean {
  if (word.shape !== 'upper' || STOP_WORDS.has(word.folded)) return false;
  const left = before(document, word.start, 28);
  if (PERSONS_LEFT.test(left)) return !PLACE_LEFT.test(left);
  // "HADDAD, FRÍAS PRESENTA ALIENTO": behind a mark the subject of a sentence.
  return /[.;:,] $/.test(left) && ACTS_AMONG_CAPITALS.test(after(document, word.end, 24));
}

const PERSONS_LEFT =
  /(?<![a-z])(?:con|contra|segun|(?:[a-z]{2,12}[aeiou]|[a-z]{2,12}r) a|y a|que a|(?:detencion|libertad|soltura|demora|dichos?|declaracion|testimonio|relato|poder|persona|casa|domicilio|firma|palabras|hij[oa]s?|herman[oa]s?|espos[oa]|mujer|marido|concubin[oa]|vecin[oa]|madre|padre|companer[oa]) de) $/;
const ACTS_AMONG_CAPITALS =
  /^ (?:(?:no|se|le|lo|la|ya|tambien) ){0,3}(?:presenta|manifiesta|refiere|dice|dijo|declara|agrega|relata|expresa|niega|reconoce|firma|entrega|exhibe|responde|indica|senala|menciona|queda|posee|tiene|es trasladad[oa]|fue|estaba|[a-z]{3,10}(?:aba|io))(?![a-z])/;

const TERM_LEFT =
  /(?<![a-z])(?:(?:justicia|juez|jueza|jueces|juzgados?|acuerdo|tratado|proceso|plaza|parque|dia|mes|fecha|semana|calle|av\.?|avenida|barrio|ciudad|localidad|tribunal(?:es)?|corte|centro|estacion|accion|recurso|juicio|derecho|\d{1,2}°?) (?:de|del)(?: la)?|un|una|san|santa|villa|puerto|general|gral\.|\d{1,2}°? de|art\.?|ley) $/;

/** "desde Abril", where a girl is called so. */
const MONTH = /^(?:abril|mayo|julio|agosto|domingo)$/;
const TIME_LEFT =
  /(?<![a-z])(?:en|desde|hasta|durante|mes de|fines de|partir de|mediados de|principios de|el|los|cada) $/;

const TURN_OF_PARTY =
  /(?<![a-z])(?:imputad[oa]|acusad[oa]|testigo|perit[oa]|victima|querellante|damnificad[oa]|denunciante|actora?|demandad[oa]|senora?|defensa|dra?\.|sra?\.|lic\.|ing\.) $/;

const OFFICE_LEFT = /(?<![a-z])(?:el|la|al|del|un|una|su|dicho|dicha|este|esta) $/;

/** "CORTÉS: …", "lo vio Paz", where a party is called so: not the term or the month, by what stands beside it. */
export function standsForParty(document: NormalisedText, words: readonly Word[], index: number, roles: Roles): boolean {
  const word = words[index] as Word;
  // "Bo", and not the number "LI" nor the "SA" of a company.
  if (word.shape === 'lower' || word.folded.length < (word.shape === 'title' ? 2 : 3) || !roles.isNamed(word.folded))
    return false;
  const [previous, next] = [words[index - 1], words[index + 1]];
  const opensLine = word.start === 0 || document.text[word.start - 1] === '\n';
  if (opensLine && /^ ?:/.test(document.text.slice(word.end, word.end + 2))) return true;
  // "IMPUTADO SALA: …": a turn of speech.
  if (/^ ?:/.test(document.text.slice(word.end, word.end + 2)) && TURN_OF_PARTY.test(before(document, word.start, 16)))
    return true;
  // "firman: O. Rector;".
  if (previous?.shape === 'initial' && /^\. ?$/.test(gapBetween(document, previous, word))) return true;
  const left = before(document, word.start, 24);
  if (MONTH.test(word.folded) && TIME_LEFT.test(left)) return false;
  if (TERM_LEFT.test(left) || isOfCourt(document, word)) return false;
  // "el Escribano actuante", where somebody is called so.
  if (isOfficeSurname(word.folded) && OFFICE_LEFT.test(left)) return false;
  // "Flores cobra y vive en Flores".
  if (word.shape === 'title' && PLACES.has(word.folded) && /(?<![a-z])(?:en|desde|hacia|hasta) $/.test(left))
    return false;
  const isBeside = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && gapBetween(document, left, right) === ' ';
  // "Mercado Libre", "Plaza de Mayo", "Correo Argentino": part of a longer name.
  if (
    isBeside(word, next) &&
    next?.shape !== 'initial' &&
    (next?.shape !== 'lower' || /^(?:de|del)$/.test(next.folded))
  )
    return false;
  if (isBeside(previous, word) && previous?.shape === 'upper' && word.shape === 'upper') return false;
  const opens = /(?:^|[.;:!?¿¡\n"-] ?)$/.test(before(document, word.start, 2));
  // At the start of a sentence any word has a capital: there somebody must act, or the line be theirs alone.
  return (
    !opens ||
    word.shape === 'upper' ||
    SUBJECT.test(after(document, word.end, 28)) ||
    /^ tam(?:bien|poco)(?![a-z])/.test(after(document, word.end, 9)) ||
    /^(?:[.,]|$)/.test(document.text.slice(word.end, word.end + 1))
  );
}
