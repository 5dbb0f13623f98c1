import { sortedByLetters } from './alternatives.ts';
import { matchBeginnings } from './beginnings.ts';
import { isCommonWord } from './common-words.ts';
import { personWords } from './entity-keys.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { isInPlace, tellsOfSomebody } from './longer-names.ts';
import { mayBeName, type NameFacts, nameFacts, readFeatures, surroundingsOf } from './name-features.ts';
import { opensSentence } from './name-neighbours.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { personContext } from './person-context.ts';
import { PLACES } from './places.ts';
import { Readings } from './readings.ts';
import type { Roles } from './roles.ts';
import { isOfTown, isVersus, KIN_AMONG_CAPITALS, TOLD } from './runs.ts';
import { NOT_A_PERSON } from './speakers.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, NameModel, Zone } from './types.ts';
import { weightTableOf } from './weight-table.ts';
import { gapBetween, looksOrdinary, type Word } from './words.ts';

// The rules replace what they recognise; this reading replaces what stands where names stand, and looks like nothing else. What it learned
// is in `name-weights.ts`; the figures here were chosen over papers that it had not learned from (`fit-names --cross`).

/** Log-odds that one word of a name needs, and those with which a word beside it joins. */
const opens = -0.6;
const joins = -0.6;
/** More in a text of a few words, such as what is searched for: nothing around a word tells there that it is a name. */
const amongFew = 1;
const fewWords = 8;
/** What the other places of the same word add, for one. */
const shared = 0.5;
/** More for a word in small letters, and more still where the line has capitals. */
const small = 1.4;
const smallAmongCapitals = 1.6;
/** Less for a given name of the lists in a line of small letters, where no capital can speak for it. */
const givenAmongSmall = 1;
/** More for a word that may have its capital because a sentence begins, and much more for one of the language. */
const unsure = 1;
const ambiguous = 1;
/** More for an unknown word in a line of capitals, where every word looks like a name. */
const amongCapitals = 1;
/** More behind another capitalised word that is no name: "Nomenclatura Catastral". */
const afterHeading = 1;
const ofTheLanguage = 4;

const longestName = 8;

/** What the text says of the places that are asked about. */
interface Reading {
  document: NormalisedText;
  words: readonly Word[];
  facts: NameFacts;
  zones: readonly Zone[];
  /** Names that were read as an official's or an author's; sorted. */
  kept: readonly Zone[];
  roles: Roles;
}

/** Names by what surrounds them and what they look like, whether a rule or a list knows them or not. */
export function findLikelyNames(reading: Omit<Reading, 'facts'>, model: NameModel): Candidate[] {
  const { document, words } = reading;
  const facts = nameFacts(document, words);
  const scores = scoreWords(facts, model, scoresFor(document));
  const found: Candidate[] = [];
  let index = 0;
  while (index < words.length) {
    if ((scores[index] as number) < joins || isOfTheSentence(words[index] as Word)) {
      index += 1;
      continue;
    }
    const { last, best } = extend(document, words, scores, index);
    const start = (words[Math.min(last, index + wordsOfSentence(document, words, index))] as Word).start;
    const end = (words[last] as Word).end;
    if (best >= opens && best >= needed({ ...reading, facts }, index, last) && mayStand(reading, start, end)) {
      found.push({ start, end, type: 'persona', score: 0.5, source: 'likely-name' });
    }
    index = last + 1;
  }
  return found;
}

/** "su sobrino Ariel": also where somebody is called Sobrino. */
const KINSHIP = /^(?:sobrin|niet|cunad|herman|prim|ti|abuel|suegr)[oa]s?$/;

/** "bueno humberto", "armando un bolso", "cargando leña": in small letters a word of every day opens no name. */
const isOfTheSentence = ({ shape, folded }: Word) =>
  TELLS_SOMEBODY.test(folded) ||
  (shape === 'lower' &&
    (/(?:ando|aban|ivian)$/.test(folded) ||
      KINSHIP.test(folded) ||
      /^(?:lena|suelen|facu)$/.test(folded) ||
      (EVERYDAY_WORDS.has(folded) && !GIVEN_NAMES.has(folded))));

/** "HÁGOLE SABER": what a telegram tells somebody. */
const TELLS_SOMEBODY =
  /^(?:hago|digo|pido|ruego|intimo|solicito|comunico|informo|notifico|reitero|requiero|exijo|adjunto|recuerdo|aclaro)(?:les?|te)$/;

const isListedName = ({ folded }: Word) => GIVEN_NAMES.has(folded) || SURNAMES.has(folded);

/** How many words in front are of the sentence: "libros de Salomón", whose owner has the capital; "Palpado Vera se le halla". */
function wordsOfSentence(document: NormalisedText, words: readonly Word[], index: number): number {
  const [first, second, third] = [words[index] as Word, words[index + 1], words[index + 2]];
  if (isListedName(first) && !(first.shape === 'upper' && KINSHIP.test(first.folded))) return 0;
  if (first.shape === 'lower')
    return second?.folded === 'de' && second.shape === 'lower' && third && third.shape !== 'lower' ? 2 : 0;
  // "CON CONFORMIDAD DE VERON": in capitals a word with the ending of a noun is of the sentence too.
  if (first.shape === 'upper' && second?.folded === 'de' && third && looksOrdinary(first.folded)) return 2;
  if (second?.shape === 'title' && GIVEN_NAMES.has(second.folded) && tellsOfSomebody(document, first)) return 1;
  // "MIS COMPAÑEROS CANTERO": in capitals what somebody is, and the name.
  const isRole = KIN_AMONG_CAPITALS.test(first.folded);
  if (first.shape === 'upper' && second?.shape === 'upper' && isRole && isListedName(second)) return 1;
  // "Estaban Sole": a verb opens the sentence.
  if (first.shape === 'title' && second?.shape === 'title' && opensSentence(document, first) && PAST.test(first.folded))
    return 1;
  const isParticiple = first.shape === 'title' && /[ai]d[oa]s?$/.test(first.folded);
  return isParticiple && second?.shape === 'title' && SURNAMES.has(second.folded) ? 1 : 0;
}

const scoresOf = new Readings<Map<string, number>>();

/** Lets `document` use what was reckoned for `previous`: in a second round most words stand as they stood. */
export function shareScores(previous: NormalisedText, document: NormalisedText): void {
  scoresOf.set(document, scoresFor(previous));
}

function scoresFor(document: NormalisedText): Map<string, number> {
  let scores = scoresOf.get(document);
  if (!scores) {
    scores = new Map();
    scoresOf.set(document, scores);
  }
  return scores;
}

/** Of each word, the log-odds that it is part of a name; the places of one word vouch for each other. */
function scoreWords(facts: NameFacts, model: NameModel, scored: Map<string, number>): Float64Array {
  const { words } = facts;
  const table = weightTableOf(model);
  const own = new Float64Array(words.length).fill(Number.NEGATIVE_INFINITY);
  const sums = new Map<string, { sum: number; times: number }>();
  const keyOf = ({ folded, shape }: Word) => (shape === 'lower' ? folded : `${folded}^`);
  for (let index = 0; index < words.length; index += 1) {
    if (!mayBeName(facts, index)) continue;
    const surroundings = surroundingsOf(facts, index);
    let score = scored.get(surroundings);
    if (score === undefined) {
      let sum = model.bias;
      readFeatures(facts, index, (kind, first, second, third, fourth, fifth, sixth) => {
        sum += table.weightOf(kind, first, second, third, fourth, fifth, sixth);
      });
      score = sum;
      scored.set(surroundings, score);
    }
    own[index] = score;
    const key = keyOf(words[index] as Word);
    const sum = sums.get(key);
    if (sum) {
      sum.sum += score;
      sum.times += 1;
    } else sums.set(key, { sum: score, times: 1 });
  }
  return own.map((score, index) => {
    const word = words[index] as Word;
    const all = score === Number.NEGATIVE_INFINITY ? undefined : sums.get(keyOf(word));
    if (!all || all.times < 2 || word.folded.length < 3) return score;
    return score + (shared * (all.sum - score)) / (all.times - 1);
  });
}

/** How far the name that begins at `first` goes, and the best of its words. */
function extend(
  document: NormalisedText,
  words: readonly Word[],
  scores: Float64Array,
  first: number,
): { last: number; best: number } {
  let last = first;
  let best = scores[first] as number;
  for (let next = first + 1; next < words.length && next - first <= longestName; next += 1) {
    const [here, then] = [words[next - 1] as Word, words[next] as Word];
    const gap = gapBetween(document, here, then);
    if (gap !== ' ' && !(here.shape === 'initial' && (gap === '. ' || gap === '.'))) break;
    if (isVersus(document, here, then) || isOfTown(document, words, first, next - 1, next)) break;
    const score = scores[next] as number;
    // "Rosa Gauna adhirió": behind a name with capitals no small word belongs to it.
    // "HUGO PAGABA EN MANO": in capitals the ending says that it is a verb.
    const isVerb =
      (then.shape === 'lower' && (words[first] as Word).shape !== 'lower') ||
      (then.shape === 'upper' && isPast(document, then) && !GIVEN_NAMES.has(then.folded) && !SURNAMES.has(then.folded));
    // "Norma de RRHH": the initials of an office.
    const isOffice =
      then.shape === 'upper' && here.shape === 'lower' && then.folded.length <= 5 && !SURNAMES.has(then.folded);
    // "Octorina Zamora Lanek": behind a name a surname of the lists is hers, also one that a town has.
    const isSurname =
      then.shape === 'title' &&
      here.shape === 'title' &&
      SURNAMES.has(then.folded) &&
      mayBearOne(document, words[first] as Word);
    if ((score >= joins || isSurname) && !isVerb && !isOffice) {
      last = next;
      best = Math.max(best, score);
    } else if (!PARTICLES.has(then.folded)) break;
  }
  return { last, best };
}

/** "PAGABA", "REALIZÓ". */
const isPast = ({ text }: NormalisedText, { folded, end }: Word): boolean =>
  PAST.test(folded) || (folded.length > 4 && text[end - 1] === 'Ó');

/** Not "Sostiene Bidart Campos": within a sentence, and neither an author nor a word of the map. */
const mayBearOne = ({ text }: NormalisedText, { start, folded }: Word): boolean =>
  /[\p{Ll},] $/u.test(text.slice(Math.max(0, start - 2), start)) && !AUTHORS.has(folded) && !LANDMARK.test(folded);

const PLACE_OPENER =
  /(?<![a-z])(?:san|santa|santo|villa|puerto|general|gral\.?|los|las|entre|colonia|isla|lago|rio|cerro|banco|mercado|diario|hogar|panaderia) $/;
const LANDMARK =
  /^(?:laguna|lomas?|arroyo|cerro|monte|canada|pozo|punta|isla|rincon|termas|pampa|sierra|valle|colonia|villa|puerto)$/;
const PLACE_LEFT =
  /(?<![a-z])(?:localidad|loc\.|ciudad|provincia|pcia\.|partido|pais|nacionalidad|sucursal): ?$|(?<![a-z])(?:en|desde|hacia|hasta|(?:comunidad|paraje|localidad|delegacion|comisaria|pueblo|ciudad|zona|cobertura|marca|modelo)(?: de)?) $/;
/** "signo de Segond", "test de Corman", "incisión de Pfannenstiel": called after who found it. */
const EPONYM_LEFT =
  /(?<![a-z])(?:signos?|incision|tecnicas?|fractura|clasificacion|escalas?|tests?|pinza|sonda|maniobras?|dibujo|trastorno|metodo|estudio|laudo|ley|teoria|doctrina|codigo|celular|telefono|cuenta|plataforma|aplicacion|app|notebook|moto|motocicleta|auto|camioneta|camion|vehiculo|televisor|heladera|tratado|autores?|citas?|lei|leimos)(?: [a-z]{3,12})?(?: (?:de la|del?|a|en))? $/;
/** "Mendoza, 24 de abril": where something was written; "Iveco dominio AC 904 WN": what it is. */
const NO_NAME_RIGHT =
  /^(?:(?: de [a-z]{3,14})?, (?:hoy,? |a |el )?(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? )?\d{1,2}°? de [a-z]| dominio | patente | modelo )/;
/** "Leída, firma Giménez": a participle opens the sentence. */
const PARTICIPLE = /[aiu]d[oa]s?$/;
const INFINITIVE = /[aei]r(?:se|l[aeo]s?)?$/;
const VERB =
  /(?:[aei]mos|abamos|iamos|ibamos|aran?|eran?|iran?|[aei]rian?|engo|ezco|ando|iendo|[aei]r(?:se|l[aeo]s?)?|aron|ieron|abas?|aban|mente|[aei](?:l[aeo]s?|me|nos))$/;
const PAST = /(?:aban?|aron|ieron|iendo)$/;
/** "Toyota Etios": the model, also where it stands alone later. */
const MODEL =
  /(?<![a-z])(?:toyota|honda|renault|fiat|ford|peugeot|chevrolet|volkswagen|vw|citroen|nissan|hyundai|kia|suzuki|yamaha|zanella|motomel|corven|bajaj|gilera|iveco|scania|samsung|motorola|xiaomi) ([a-z]{2,14})/y;
const MODEL_KEYS =
  'toy hon ren fia for peu che vol vw cit nis hyu kia suz yam zan mot cor baj gil ive sca sam xia'.split(' ');
const modelsOf = new Readings<ReadonlySet<string>>();

function models(document: NormalisedText): ReadonlySet<string> {
  let named = modelsOf.get(document);
  if (!named) {
    named = new Set(matchBeginnings(document, MODEL, MODEL_KEYS).map(([, model = '']) => model));
    modelsOf.set(document, named);
  }
  return named;
}

/** "COMISARIA DEPARTAMENTAL BELEN", "suc. Pergamino": where an office has its seat. */
const SEAT_LEFT = sortedByLetters(
  /(?<![a-z])(?:comisaria|subcomisaria|fiscalia|juzgado|tribunal(?:es)?|camara|defensoria|asesoria|udai|omic|gejuaf|delegacion|subdelegacion|sucursal|suc\.|seccional|subseccional|destacamento|escuadron|municipalidad|municipio|intendencia|regional|circunscripcion|distrito|distrital|departamento judicial|centro judicial|unidad regional|division|comando|brigada|direccion|ministerio|secretaria|subsecretaria|registro|oficina|servicio|area|programa|reglamento|codigo|ley)(?: (?:general|robos|de|del|la|lo|el|los|en|y|e|n°|nro\.?|\d{1,4}[°ª]?|[ivx]{1,4}|civil|comercial|laboral|penal|criminal|correccional|familia|ninez|adolescencia|trabajo|paz|letrad[oa]|instruccion|garantias|control|menores|ninez|ejecucion|primera|segunda|tercera|cuarta|instancia|nominacion|turno|departamental|judicial|local|seccional|policia|provincial|federal|mujer|genero|violencia|minas|quinta|sexta|septima)){0,10} $/,
);
/** The heading of a part: "III. FUENTES.", "4. Tordillo." */
const HEADING_LEFT = /(?:^|\n)(?:(?:[ivx]{1,5}|\d{1,2}|[a-h])[.)-]{1,2})? ?$/;
/** "SÉPTIMA: Mora.": what a clause is headed with, also where somebody is called so. */
const CLAUSE_LEFT =
  /(?:^|\n)(?:clausula )?(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|septim[ao]|octav[ao]|noven[ao]|decim[ao](?: [a-z]{5,8})?|vigesim[ao](?: [a-z]{5,8})?)(?:[.:] ?-?|\)|°) ?$/;
/** "Babinski negativo", "Rinne positivo": a sign or test by whom it is called after. */
const RESULT_RIGHT = /^ (?:\(?[+-]\)?|negativ[oa]s?|positiv[oa]s?|conservad[oa]s?|normal(?:es)?)(?![a-z])/;
/** "camión Iveco Tector": the make among the words. */
const MAKES: ReadonlySet<string> = new Set(
  'toyota honda renault benelli mercedes-benz fiat peugeot chevrolet volkswagen citroen nissan hyundai suzuki yamaha zanella motomel corven gilera iveco scania samsung motorola xiaomi'.split(
    ' ',
  ),
);
/** Firms that half the country is a customer of, and that nobody hides. */
const KNOWN_FIRMS: ReadonlySet<string> = new Set(
  'telecom movistar telefonica claro edenor edesur edelap camuzzi metrogas naturgy aysa absa epec osde galeno swiss omint medife pami ioma anses afip arca mercadolibre mercadopago uber rappi pedidosya netflix spotify whatsapp facebook instagram google youtube telegram western carrefour coto walmart fravega garbarino andreani oca'.split(
    ' ',
  ),
);
const THING_LEFT = /(?<![a-z])(?:en|por|sobre|desde|hacia|hasta) (?:el|la|los|las|un|una) $/;
/** "LAS NOCHES SON FRÍAS": what something is like. */
const QUALIFIED_LEFT = /(?<![a-z])(?:son|eran|estan|estaban|muy|tan|mas|menos) $/;
const TITLES_ALONE: ReadonlySet<string> = new Set(
  'parroco pbro padre fray cura monsenor senor senora don dona pastor obispo sor hermano hermana'.split(' '),
);
const ENTRY_LEFT = /(?:^|\n)(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? )?\d{1,2}:\d{2}(?: ?hs?)?\.? ?-? ?$/;
const ITEM_LEFT = /(?:^|[\n ;:.])(?:[a-z]|\d{1,2})\) $/;
const TO_BE_DONE = /^[a-z]{3,}(?:[ae]n|[aei]r)$/;
const LISTED = 'fghneab';
const NEVER = Number.POSITIVE_INFINITY;

/** "Bueno, no tengo más que decir", "que Dios la tenga", "Segundo testigo", "El mar. 11 de junio": words of every speech. */
function isTurnOfSpeech(document: NormalisedText, { folded, start, end }: Word): boolean {
  if (folded === 'dios') return true;
  const right = after(document, end, 12);
  if (/^(?:lun|mar|mie|jue|vie|sab|dom)$/.test(folded)) return /^\. \d/.test(right);
  if (folded === 'segundo') return /^ (?:testigo|hecho|punto|agravio|motivo|tramo|lugar)/.test(right);
  return folded === 'bueno' && /^,? /.test(right) && /(?:^|[.;:!?\n-] ?)$/.test(before(document, start, 2));
}

/** The log-odds that these words need: more where a capital may mean something else, and none are enough for what is no name. */
function needed({ document, words, facts }: Reading, first: number, last: number): number {
  const run = words.slice(first, last + 1);
  const [word] = run as [Word];
  const classes = facts.classes.slice(first, last + 1).map(([kind]) => kind as string);
  if (run.every(({ shape, folded }) => shape === 'initial' || AUTHORS.has(folded))) return NEVER;
  if (isInPlace(document, words, first) || (run.length === 1 && word.folded === 'juez')) return NEVER;
  // "lo dicho por esta Sala".
  if (run.length === 1 && word.folded === 'sala' && /(?:est[ae]|dicha|misma) $/.test(before(document, word.start, 6)))
    return NEVER;
  // "Julio Maier": the whole is an author, who stays.
  const beside = [words[first - 1], words[last + 1]];
  if (beside.some((other) => other && other.shape !== 'lower' && AUTHORS.has(other.folded))) return NEVER;
  if (standsAmongAuthors(words, document, first, last)) return NEVER;
  const isInside = facts.inside.has(word.folded);
  const left = before(document, word.start, 24);
  if (word.shape === 'title' && words[first - 1]?.shape === 'title' && PLACE_OPENER.test(left)) return NEVER;
  // "cerca de Monte Caseros".
  if (run.length > 1 && LANDMARK.test(word.folded) && !run.slice(1).some(({ folded }) => GIVEN_NAMES.has(folded)))
    return NEVER;
  // "Juzgado de Villa Dolores": a town that no list knows.
  if (run.length === 1 && LANDMARK.test(word.folded) && words[last + 1]?.shape === 'title') return NEVER;
  if (run.length === 1 && isTurnOfSpeech(document, word)) return NEVER;
  // "ENTIDAD V. NORMA": versus.
  if (word.folded === 'v' && words[first - 1]?.shape === 'upper') return NEVER;
  // "Finca 7.189": what a number belongs to.
  if (run.length === 1 && !GIVEN_NAMES.has(word.folded) && /^ \d/.test(document.text.slice(word.end, word.end + 2)))
    return NEVER;
  // "I. Examen": the number of a chapter.
  if (word.shape === 'initial' && /^[ivx]$/.test(word.folded) && !GIVEN_NAMES.has(words[first + 1]?.folded ?? '')) {
    if (word.start === 0 || document.text[word.start - 1] === '\n') return NEVER;
  }
  // "Ma, ¿viene Juli?".
  if (run.length === 1 && /^(?:ma|pa|mami|papi)$/.test(word.folded) && document.text[word.end] === ',') return NEVER;
  // "<Multimedia omitido>": what the program of the chat left out.
  if (/^ omitid[oa]s?(?![a-z])/.test(after(document, (run.at(-1) as Word).end, 12))) return NEVER;
  // "el día de Todos los Santos".
  if (run.length === 1 && /(?<![a-z])tod[oa]s l[oa]s $/.test(left)) return NEVER;
  // "DECLARA QUE CONVIVIAN": a verb with the ending that no surname has.
  if (run.length === 1 && word.shape === 'upper' && / que $/.test(left) && /(?:[bcgv]ian|aban)$/.test(word.folded))
    return NEVER;
  // "Leo, ratifican y firman": the notary reads.
  if (run.length === 1 && /^le[eo]$/.test(word.folded) && !isInside) return NEVER;
  const isListed = classes.some((kind) => LISTED.includes(kind));
  // "Razón Social:", "Skype: …": the label of a field, within a line.
  const end = (run.at(-1) as Word).end;
  if (
    !isListed &&
    /^: ?\p{L}/u.test(document.text.slice(end, end + 3)) &&
    !/(?:^|\n)[^\p{L}]{0,4}$/u.test(document.text.slice(Math.max(0, word.start - 5), word.start))
  )
    return NEVER;
  // "ESCONDIDO EN EL PRADO": in capitals the article says that it is the word.
  if (run.length === 1 && word.shape === 'upper' && 'ab'.includes(classes[0] as string) && THING_LEFT.test(left))
    return NEVER;
  // "en 18 UMA": a unit.
  if (run.length === 1 && word.shape === 'upper' && /\d $/.test(left) && facts.lines[first] !== 'U') return NEVER;
  const isGiven = run.some(({ folded }) => GIVEN_NAMES.has(folded));
  if ((!isGiven || run.every(({ folded }) => PLACES.has(folded))) && SEAT_LEFT.test(before(document, word.start, 80)))
    return NEVER;
  if (run.some(({ folded }) => MAKES.has(folded)) || run.every(({ folded }) => TITLES_ALONE.has(folded))) return NEVER;
  if (KNOWN_FIRMS.has(word.folded) || (word.shape !== 'title' && QUALIFIED_LEFT.test(left))) return NEVER;
  if (RESULT_RIGHT.test(after(document, (run.at(-1) as Word).end, 14))) return NEVER;
  if (
    run.length === 1 &&
    !isGiven &&
    HEADING_LEFT.test(left.slice(-10)) &&
    /^[.:]/.test(document.text.slice(word.end, word.end + 1))
  ) {
    if (!isInside || (word.shape === 'upper' && facts.lines[first] !== 'U')) return NEVER;
  }
  if (run.length === 1 && /^[.:]/.test(document.text.slice(word.end, word.end + 1)) && CLAUSE_LEFT.test(left))
    return NEVER;
  // "DNI 17.330.482. Artesana. Cobra pensión": a sentence of one word that no list knows.
  if (run.length === 1 && !isListed && !isInside && /[a-z\d]\. $/.test(left) && document.text[word.end] === '.')
    return NEVER;
  // "12/7 03:40 Guardia.", "13/7 08:30 Eco (…)": what an entry of a medical record is headed with.
  if (run.length === 1 && /^(?:\.| \()/.test(document.text.slice(word.end, word.end + 2))) {
    if (ENTRY_LEFT.test(left) && (!isListed || isCommonWord(word.folded))) return NEVER;
  }
  // "a) Inicien y sigan el juicio": what the agents of a power are to do.
  if (run.length === 1 && !isListed && ITEM_LEFT.test(left) && TO_BE_DONE.test(word.folded)) {
    if (/^ \p{Ll}/u.test(document.text.slice(word.end, word.end + 2))) return NEVER;
  }
  // "Arreglate, Mili": what somebody is told to do.
  if (run.length === 1 && TOLD.test(word.folded) && !isListed && document.text[word.end] === ',') return NEVER;
  // "9 de Julio".
  if (run.length === 1 && /\d°? (?:de|del) $/.test(left)) return NEVER;
  if (NO_NAME_RIGHT.test(after(document, (run.at(-1) as Word).end, 48))) return NEVER;
  if (EPONYM_LEFT.test(before(document, word.start, 40)) && !run.some(({ folded }) => GIVEN_NAMES.has(folded)))
    return NEVER;
  if (!isListed && run.length === 1 && models(document).has(word.folded)) return NEVER;
  // "I. Modificar la sentencia": the number of a point is no initial.
  if (!isListed && /^[ivx]$/.test(word.folded) && run.slice(1).every(({ folded }) => INFINITIVE.test(folded)))
    return NEVER;
  if (!isListed && (VERB.test(word.folded) || PARTICIPLE.test(word.folded)) && !isInside) return NEVER;
  if (PLACE_LEFT.test(left) && (!isListed || run.every(({ folded }) => PLACES.has(folded)))) return NEVER;
  // "F. Nac.", "Ud.", "Cnel.": abbreviations.
  if (!isListed && document.text[run.at(-1)?.end ?? 0] === '.' && run.every(({ folded }) => folded.length <= 4))
    return NEVER;
  let score = words.length < fewWords ? opens + amongFew : opens;
  if (run.some(({ shape }) => shape === 'lower'))
    score += small + (facts.lines[first] === 'l' ? 0 : smallAmongCapitals);
  if (isGiven && run.length === 1 && word.shape === 'lower' && facts.lines[first] === 'l') score -= givenAmongSmall;
  if (classes.every((kind) => kind === 't')) score += unsure;
  // "Mora", "Finca", "Sol": of a name that means something else too, and stands alone, more has to speak.
  if (run.length === 1 && 'abef'.includes(classes[0]?.[0] ?? '')) score += ambiguous;
  if (isListed) return score;
  if (facts.lines[first] === 'U') score += amongCapitals;
  else if (words[first - 1]?.shape === 'title' && document.text[word.start - 1] === ' ') score += afterHeading;
  // "OFAVyT": the initials of an institution.
  if (/^\p{Lu}{2,}\p{Ll}/u.test(document.text.slice(word.start, word.end))) return NEVER;
  if (run.every(({ shape }, index) => shape === 'initial' || classes[index] === 'c' || classes[index] === 'o'))
    return score + ofTheLanguage;
  // "Paró un auto": a verb opens the sentence.
  if (!isInside && /[áéíóÁÉÍÓ]$/.test(document.text.slice(word.start, word.end))) return NEVER;
  if (run.length > 1) return score;
  // "BNA", "TGI": initials of an institution.
  if (word.shape === 'upper' && word.folded.length <= 5 && facts.lines[first] !== 'U') return NEVER;
  const isWithin = word.shape === 'title' ? isInside : facts.lines[first] === 'U';
  return isWithin ? score : score + unsure;
}

/** "Borda, Zannoni y Pérez Lasala", "Etala y Krotoschin": a list of authors, of whom one is known. */
function standsAmongAuthors(words: readonly Word[], document: NormalisedText, first: number, last: number): boolean {
  const isAuthor = (word: Word | undefined) => word !== undefined && word.shape === 'title' && AUTHORS.has(word.folded);
  // "y Pérez Lasala": from the first word of the name.
  let opener = first;
  while (
    words[opener - 1]?.shape === 'title' &&
    gapBetween(document, words[opener - 1] as Word, words[opener] as Word) === ' '
  )
    opener -= 1;
  for (const [index, step] of [
    [opener, -1],
    [last, 1],
  ] as const) {
    let other = index + step;
    if (words[other]?.folded === 'y') other += step;
    const neighbour = words[other];
    const [from, to] = step < 0 ? [neighbour?.end, words[opener]?.start] : [words[last]?.end, neighbour?.start];
    if (from === undefined || to === undefined || to - from > 3) continue;
    if (isAuthor(neighbour) && /^(?:, | y )$/.test(document.folded.slice(from, to))) return true;
  }
  return false;
}

/** What is decided elsewhere stays decided: precedents, officials, authors, places and what is named after somebody. */
function mayStand({ document, zones, kept, roles }: Omit<Reading, 'facts'>, start: number, end: number): boolean {
  if (inZone(zones, start, end) || inZone(kept, start, end)) return false;
  const named = personWords(document.text.slice(start, end));
  if (named.length === 0 || roles.isOfficial(named)) return false;
  if (named.length === 1 && NOT_A_PERSON.test(document.folded.slice(start, end))) return false;
  const { official, author, namedAfter } = personContext(document, start, end);
  if (namedAfter) return false;
  return roles.isParty(named) || !(official || author || PLACES.has(document.folded.slice(start, end)));
}
