import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { fold, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { gapBetween, looksOrdinary, ordinaryWords, type Word } from './words.ts';

// Public bodies are parties too, and stay.
const PUBLIC_PARTIES =
  /(?<![a-z])(?:en|e\.n\.|estado|nacion|nacional|gcba|g\.c\.b\.a|gobierno|anses|afip|arca|a\.n\.s\.e\.s|fisco|provincia|provincial|municipalidad|municipio|ministerio|poder|direccion|administracion|universidad|instituto|pami|inssjp|comision|superintendencia|fiscal|fiscalia|ministerio publico|policia|ejercito|caja de|consejo|colegio|asociacion|sindicato|union|federacion|confederacion|registro|secretaria|subsecretaria|camara|agencia|obra social|alianza|partido|bcra|senasa|enre|enargas|enacom|anmat|conicet|inta|indec|incaa|inadi|renaper|uif|cnv|ssn|srt|aysa|iosfa|vialidad|aduana|banco central|banco de la nacion|dgi|ioma|agip|arba)(?![a-z])/;
const COMPANY_WORDS =
  /(?<![a-z])(?:art|seguros?|cia|compania|transportes?|servicios?|sistemas?|obra social|osde|medicina|medical|salud|clinica|sanatorio|consorcio|banco|financier[ao]|automotores?|construcciones|constructora|inversiones|inmobiliaria|hnos|hermanos|hijos|cooperativa|industrias?|laboratorios?|supermercados?|comercial|distribuidora|logistica|agropecuaria|estancia|hotel|telecom|telefonica|aerolineas|linea|expreso|empresa|grupo|argentina)(?![a-z])/;
const SOLE_SUBJECTS =
  /^s\/ ?(?:tutela|filiacion|cuidado|regimen|restitucion|impugnacion|privacion|autorizacion|rectificacion|exclusion|situacion|sucesion|suc\.|suc |quiebra|concurso|pedido|determinacion|adopcion|guarda|curatela|insania|informacion|divorcio|alimentos|beneficio|lesiones|robo|hurto|homicidio|estafa|abuso|amenazas|abrigo|medida|proteccion|denuncia|violencia|cambio de nombre|inscripcion|habeas|recurso|incidente|amparo|inc\.|infraccion|inf\.|arts?\.|articulos? |averiguacion|tentativa|encubrimiento|usurpacion|desobediencia|dano|falso|evasion|ejecucion|queja|materia a categorizar|internacion|control|declaracion|ausencia|testament|extradicion|expropiacion|reajuste|jubilacion|pension|danos|cobro|despido|accidente|ordinario|sumari|ejecutiv|p\. ?s\. ?a|delito|defraudacion|contrabando|tenencia|comercializacion|secuestro|trata|portacion|resistencia|atentado|calumnias|injurias|rehabilitacion|ciudadania|carta de ciudadania|interdiccion|inhabilitacion|capacidad|restriccion|usucapion|prescripcion|interdicto|desalojo|escrituracion|particion|diferencias|enfermedad|indemnizacion|venia|supresion|nombre|apellido)/;
const LONGEST_SIDE = 24;

interface Party {
  words: Word[];
  /** It follows a public body, whose own name may go on: "Ministerio de Energía y Minería". */
  afterPublic?: boolean;
}

/** Parties of captions: "A c/ B s/ objeto", "A y otro C/ B S/ X", "X s/ sucesión", "X SOBRE 149 BIS". */
export function findCaptionParties(
  document: NormalisedText,
  words: readonly Word[],
  companies: readonly Candidate[],
  zones: readonly Zone[],
): Candidate[] {
  const found: Candidate[] = [];
  const companyZones = companies.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  const ordinary = ordinaryWords(words);
  const add = (parties: readonly Party[], mustBeKnown: boolean) => {
    for (const party of parties) {
      const candidate = judgeParty(document, party, mustBeKnown, ordinary);
      if (!candidate || inZone(zones, candidate.start, candidate.end)) continue;
      if (!inZone(companyZones, candidate.start, candidate.end)) found.push(candidate);
    }
  };
  words.forEach((word, index) => {
    const isMarker = word.end - word.start === 1 && document.text[word.end] === '/';
    if (word.folded === 'vs' && word.shape === 'upper') {
      // "VERA, LIBERTAD VS. SALTO, AGUSTÍN": the way of the north.
      add(partiesBefore(document, words, index), true);
      add(partiesAfter(document, words, index), true);
    } else if (isMarker && isShortForWith(document, word, words[index - 1])) {
      return;
    } else if (isMarker && (word.folded === 'c' || word.folded === 'v')) {
      add(partiesBefore(document, words, index), false);
      add(partiesAfter(document, words, index), false);
    } else if (isMarker && word.folded === 's') {
      const isSubject = SOLE_SUBJECTS.test(document.folded.slice(word.start, word.start + 30));
      const before = partiesBefore(document, words, index);
      add(isSubject ? before : before.filter((party) => isInvertedName(document, party, ordinary)), false);
    } else if (word.folded === 'v' && word.shape !== 'lower' && isVersus(document, words, index)) {
      // "NARCIZO CATRUPAN Y OTROS V. PROVINCIA DEL NEUQUEN": the way of the collection of the Supreme Court.
      add(partiesBefore(document, words, index), false);
      add(partiesAfter(document, words, index), false);
    } else if (
      word.folded === 'sobre' &&
      word.shape === 'upper' &&
      /^ \d/.test(document.text.slice(word.end, word.end + 2))
    ) {
      add(partiesBefore(document, words, index), true);
    }
  });
  return found;
}

/** "80 mil c/u", "Comentado c/ Dr. Cordero": each, and with; behind a name of the lists it divides parties. */
function isShortForWith({ folded }: NormalisedText, { start, end }: Word, previous: Word | undefined): boolean {
  const right = folded.slice(start, end + 8);
  if (/^c\/ ?u(?![a-z])/.test(right)) return true;
  const isName = previous !== undefined && (GIVEN_NAMES.has(previous.folded) || SURNAMES.has(previous.folded));
  return /^c\/ ?(?:dra?|lic|enf)\.? /.test(right) && !isName && /[ai]d[oa]s?$/.test(previous?.folded ?? '');
}

/** "Nicolaides, Cristino … s/ querella": a surname, a comma and a name, whatever the case is about. */
function isInvertedName({ text }: NormalisedText, { words }: Party, ordinary: ReadonlySet<string>): boolean {
  const [first, last] = [words[0] as Word, words[words.length - 1] as Word];
  if (!text.slice(first.start, last.end).includes(', ')) return false;
  const isListed = ({ folded }: Word) => GIVEN_NAMES.has(folded) || SURNAMES.has(folded);
  return words.some(isListed) || words.every(({ folded }) => !ordinary.has(folded) && !looksOrdinary(folded));
}

/** Between two sides in capitals "V." divides the parties where it cannot be an initial: after "otros", before a public body. */
function isVersus(document: NormalisedText, words: readonly Word[], index: number): boolean {
  const [previous, word, next] = [words[index - 1], words[index] as Word, words[index + 1]];
  if (previous?.shape !== 'upper' || next?.shape !== 'upper') return false;
  if (gapBetween(document, previous, word) !== ' ' || !/^\.[ \n]$/.test(gapBetween(document, word, next))) return false;
  return /^otr[oa]s?$/.test(previous.folded) || PUBLIC_PARTIES.test(next.folded);
}

function mayStandInParty(word: Word): boolean {
  return word.shape !== 'lower' || PARTICLES.has(word.folded) || /^(?:y|e|otr[oa]s?|el|por|su)$/.test(word.folded);
}

/** Lower-case captions of chat messages: only words of the gazetteer, and only next to the marker. */
const isChatName = (word: Word) =>
  word.shape === 'lower' && (SURNAMES.has(word.folded) || GIVEN_NAMES.has(word.folded)) && !PARTICLES.has(word.folded);

const SIDE_GAP = /^(?: |\n|, ?|,\n|; ?|\. ?| - | & |-|\) ?)$/;

function partiesBefore(document: NormalisedText, words: readonly Word[], marker: number): Party[] {
  const side: Word[] = [];
  for (let index = marker - 1; index >= 0 && side.length < LONGEST_SIDE; index -= 1) {
    const word = words[index] as Word;
    const gap = gapBetween(document, word, words[index + 1] as Word);
    if (!SIDE_GAP.test(index === marker - 1 ? gap.replace(/^"? ?$/, ' ') : gap)) break;
    if (!mayStandInParty(word) && !isChatName(word)) break;
    if (gap.startsWith('. ') && word.shape !== 'initial' && word.folded.length > 4) break;
    side.unshift(word);
  }
  return splitParties(document, side);
}

function partiesAfter(document: NormalisedText, words: readonly Word[], marker: number): Party[] {
  const side: Word[] = [];
  for (let index = marker + 1; index < words.length && side.length < LONGEST_SIDE; index += 1) {
    const word = words[index] as Word;
    const gap = gapBetween(document, words[index - 1] as Word, word);
    if (!(index === marker + 1 ? /^(?:\/|\.? )[ \n]?"?$/ : SIDE_GAP).test(gap)) break;
    if (document.text[word.end] === '/' && word.end - word.start === 1) break;
    if (word.folded === 'sobre' || (!mayStandInParty(word) && !isChatName(word))) break;
    if (gap.startsWith('. ') && (words[index - 1] as Word).shape !== 'initial') break;
    side.push(word);
    if (/^otr[oa]s?$/.test(word.folded)) break;
  }
  return splitParties(document, side);
}

/** Splits at "y", ";" and at commas that do not invert a name; drops "y otro". */
function splitParties(document: NormalisedText, side: readonly Word[]): Party[] {
  const parties: Party[] = [];
  let current: Word[] = [];
  let afterPublic = false;
  const close = () => {
    while (current.length > 0 && PARTICLES.has(current[current.length - 1]?.folded ?? '')) current.pop();
    if (current.length > 0) {
      parties.push({ words: current, afterPublic });
      afterPublic = afterPublic || current.some(({ folded }) => PUBLIC_PARTIES.test(folded));
    }
    current = [];
  };
  side.forEach((word, index) => {
    const previous = side[index - 1];
    const gap = previous ? gapBetween(document, previous, word) : ' ';
    const isListed = GIVEN_NAMES.has(word.folded) || word.shape === 'initial';
    const isName = current.length > 0 && (isListed ? current.length <= 3 : invertsUnknown(word, current));
    const isPublic = current.some(({ folded }) => PUBLIC_PARTIES.test(folded));
    if (/[;)]/.test(gap) || (gap.startsWith(',') && !isName) || (gap === ' - ' && !isPublic)) close();
    // "L. A.": an initial with its point is no word.
    const isInitial = word.shape === 'initial' && document.text[word.end] === '.';
    const connector = /^(?:y|e)$/.test(word.folded) && word.shape !== 'title' && !isInitial;
    // "Juez, Luis Alfredo y otros c/ …": before a comma and a given name also a word of the law is a surname.
    const next = side[index + 1];
    const isSurname =
      index === 0 &&
      next !== undefined &&
      /(?:^|["\n]|c\/ ?|(?:causa|autos|caratulad[oa]s?):? )$/.test(
        document.folded.slice(Math.max(0, word.start - 14), word.start),
      ) &&
      GIVEN_NAMES.has(next.folded) &&
      !STOP_WORDS.has(next.folded) &&
      word.shape !== 'lower' &&
      gapBetween(document, word, next) === ', ';
    const stop =
      !isInitial &&
      !isSurname &&
      STOP_WORDS.has(word.folded) &&
      !STOPPED_NAMES.has(word.folded) &&
      !PARTICLES.has(word.folded);
    const publicOrFirm = PUBLIC_PARTIES.test(word.folded) || COMPANY_WORDS.test(word.folded);
    if (connector || /^otr[oa]s?$/.test(word.folded)) close();
    // "Dirección General de Aduanas" is one public body, although its words alone would end a name.
    else if (stop && !publicOrFirm && !isPublic) close();
    else if (current.length > 0 || !PARTICLES.has(word.folded) || word.shape !== 'lower' || opensSide(document, word))
      current.push(word);
  });
  close();
  return parties;
}

/** "Zayzon, Zoltán c/ …": behind the comma of a surname stands a given name, also one that no list knows. */
function invertsUnknown(word: Word, surname: readonly Word[]): boolean {
  const mayBeName = ({ folded }: Word) =>
    !STOP_WORDS.has(folded) && !PUBLIC_PARTIES.test(folded) && !COMPANY_WORDS.test(folded) && !looksOrdinary(folded);
  return surname.length <= 2 && !SURNAMES.has(word.folded) && mayBeName(word) && surname.every(mayBeName);
}

/** `"de la Fuente, Inés c/ …`: a particle that opens a line, a quotation or a side belongs to the surname. */
function opensSide(document: NormalisedText, word: Word): boolean {
  return /(?:^|["\n]|[cv]\/ ?| y )$/.test(document.text.slice(Math.max(0, word.start - 3), word.start));
}

function judgeParty(
  document: NormalisedText,
  party: Party,
  mustBeKnown: boolean,
  ordinary: ReadonlySet<string>,
): Candidate | null {
  const first = party.words[0] as Word;
  const last = party.words[party.words.length - 1] as Word;
  const lastInitial = last.shape === 'initial' && document.text[last.end] === '.';
  const [start, end] = [first.start, lastInitial ? last.end + 1 : last.end];
  const written = fold(document.text.slice(start, end).replace(/\n/g, ' '));
  if (PUBLIC_PARTIES.test(written) || PLACES.has(written) || written.length < 3) return null;
  const known = party.words.some(({ folded }) => GIVEN_NAMES.has(folded) || SURNAMES.has(folded));
  if (
    party.words.every(({ shape }) => shape === 'lower') &&
    party.words.every(({ folded }) => AMBIGUOUS_NAMES.has(folded))
  )
    return null;
  const nameless =
    /^(?:n\.? ?n\.?|q\.? ?r\.? ?r\.?|consorcio|empresa|banco|cooperativa|cia|compania|aseguradora|art)$/.test(written);
  if (nameless || (mustBeKnown && !known)) return null;
  const isOrdinary = ({ folded }: Word) =>
    ordinary.has(folded) || PLACE_WORDS.has(folded) || looksOrdinary(folded) || PARTICLES.has(folded);
  if (!known && party.afterPublic && party.words.length <= 2) return null;
  if (!known && party.words.every(isOrdinary)) return null;
  const isCompany =
    COMPANY_WORDS.test(written) &&
    !party.words.some(({ folded }) => GIVEN_NAMES.has(folded) && !AMBIGUOUS_NAMES.has(folded));
  return { start, end, type: isCompany ? 'empresa' : 'persona', score: known ? 0.92 : 0.8, source: 'caption' };
}
