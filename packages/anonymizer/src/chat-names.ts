import { AMBIGUOUS_NAMES } from './ambiguous-names.ts';
import { isCommonWord } from './common-words.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { LOOKS } from './nicknames.ts';
import { after, before, type NormalisedText } from './normalise.ts';
import { PLACE_WORDS, PLACES } from './places.ts';
import { isSomebodyByHints } from './repeated-names.ts';
import { PARTICLES, STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { looksLikeSurname } from './surname-endings.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';
import { gapBetween, looksOrdinary, type Word } from './words.ts';

const TRIGGER =
  /(?<![a-z])(?:me llamo|mi nombre(?: completo)? es|soy|se llaman?|se llamaba|un tal|una tal|llamad[oa]|dr\.?|dra\.?|lic\.?|ing\.?|esc\.?|sr\.?|sra\.?|senor|senora|don|dona|abogad[oa]|(?:mis?|sus?|el|la|los|las|tus?|del|al) (?:ex|marido|mujer|espos[oa]|hij[oa]s?|herman[oa]s?|madre|padre|mama|papa|viej[oa]|nena|nene|nenes|bebe|patron|patrona|soci[oa]s?|pareja|novi[oa]|inquilin[oa]s?|abuel[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|suegr[oa]s?|clientes?|clienta|nonn?[oa]|niet[oa]s?|sobrin[oa]s?|ahijad[oa]|padrino|madrina|yerno|nuera|concubin[oa])|de apellido|contra|vecin[oa]s?|amig[oa]s?|companer[oa]s?|jef[ea]|encargad[oa]|profe(?:sor|sora)?|maestr[oa]|seno|doctora?|testigos?|due[nñ][oa](?: es| era)?|gerente|capataz|contador[a]?|plomero|albanil|portero|el (?:chaqueno|correntino|santiagueno|tucumano|salteno|paraguayo|boliviano|peruano|uruguayo|cordobes|misionero|entrerriano|jujeno|formoseno|chileno|negro|gordo|flaco|turco|tano|ruso|chino|colo|pelado|polaco|gallego|loco|zurdo|viejo)|la (?:negra|gorda|flaca|turca|rusa|china|colo|tana|vieja)|a nombre de)(?: se llaman?)?[:,]? $/;

/** After these even a name that is also a word ("se llama rosa") is a name. */
const NAMING = /(?<![a-z])(?:me llamo|se llaman?|se llamaba|mi nombre es|de nombre|un tal|una tal) $/;

/** In a message without capitals, "la vero" and "con marta" name somebody. */
const FAMILIAR = /(?<![a-z])(?:la|el|con|a|de|y|mi|para|por|lo de) $/;
const TITLE =
  /(?<![a-z])(?:dra?|sra?|lic|don|dona|senora?|doctora?|oficial|sargento|cabo|comisario|agente|nona|nono|tia|tio)\.? $/;

/** "vivo con mi mama rosa en …": after a kinship of one's own. */
const KIN =
  /(?<![a-z])(?:mi|su|tu|nuestr[oa]) (?:mama|papa|madre|padre|vieja|viejo|hij[oa]|herman[oa]|ti[oa]|abuel[oa]|suegr[oa]|cunad[oa]|prim[oa]|sobrin[oa]|niet[oa]|novi[oa]|mujer|marido|espos[oa]|senora|pareja|vecin[oa]|nuera|yerno|amig[oa]|jef[ea]|patron[a]?|companer[oa]|ex|exmarido|padrastro|madrastra|ahijad[oa]|bisabuel[oa]|bebe|nen[ea]),? $|(?<![a-z])(?:la|el) (?:(?:mas )?(?:grande|chic[oa]|mayor|menor|chiquit[oa])|del medio|primer[oa]|ultim[oa]), $|(?<![a-z])(?:mis|sus|tus|dos|tres|cuatro|nuestr[oa]s) (?:hij[oa]s|nen[ea]s|herman[oa]s|prim[oa]s|ti[oa]s|sobrin[oa]s|niet[oa]s|ahijad[oa]s|chic[oa]s|varones|mellizos|mellizas|gemel[oa]s),?(?: se llaman)? $/;

/** "tío paterno": of which side, and nobody's name. */
const KIND_OF_KIN = /^(?:paterno|materno|politico)$/;
/** "primo segundo de Alicia". */
const DEGREE = /^(?:segund|tercer)[oa]$/;
const COUSIN = /^(?:prim|ti|sobrin)[oa]s?$/;

/** "el chaqueño ojeda": where somebody comes from, in place of the given name. */
const DEMONYM =
  /(?<![a-z])el (?:chaqueno|correntino|santiagueno|tucumano|salteno|cordobes|misionero|entrerriano|jujeno|formoseno) $/;

const isKnown = (word: Word) => GIVEN_NAMES.has(word.folded) || SURNAMES.has(word.folded);
/** Given names that small letters turn into something else: "800 lucas", "la facu", "armando un bolso". */
const LOWER_CASE_WORDS = new Set(
  'lucas armando amando cesar lena facu max maxi suelen pancho paco vivian america nena beba'.split(' '),
);
/** What friends call each other; with a surname behind, nobody means anything else. */
const NICKNAMES = new Set(
  'cacho tito pocho beto chola quique pepe lalo pipo cholo bocha toto lito coco chiche pocha kike cachi'.split(' '),
);
/** What a name in small letters is named after, or a street: "san jose", "barrio san jorge". */
const NAMED_AFTER =
  /(?<![a-z])(?:san|santa|santo|villa|barrio|calle|av|avenida|pasaje|general|gral|ciudad|hospital|escuela|colegio|plaza|club|estacion|banco|ley|puerto|lago|rio|cerro|don|parque|sanatorio|clinica|localidad|partido|en)\.? $/;

/** "doña elva", "el profe gorosito": after these an unknown word in small letters is a name. */
const TITLE_OF_UNKNOWN =
  /(?<![a-z])(?:don|dona|dra?\.?|lic\.?|el profe|la profe|la seno|el ingeniero|el contador|la contadora|(?:el|la) (?:medic[oa]|abogad[oa]|doctora?|contadora?|escriban[oa]|plomero|gasista|psicolog[oa]) es|(?:el|la) senora?|(?:el|la) sra?\.?|me (?:dicen|llaman)|l[eo]s? (?:dicen|llaman)|perdon|che|hola|apodado|alias|lo de|besos? a|saludos? a|abrazos? a|una? tal|(?:mama|papa|hij[oa]|herman[oa]|novi[oa]|mujer|marido|casa) de) $/;
const NO_NAME_AFTER_TITLE =
  /^(?:(?:amor|corazon|lind|hermos|bebe|bb|ciel|rein|cap[oa]|maestr|vecin|doc|prof|flac|amig|familia|genio|matern|patern|politic|mayor|menor|enferm|embaraz|difunt|fallecid|recien|querid)[a-z]{0,4}|que|de|me|te|le|lo|la|se|nos|ya|no|si|del|jaja|gente|tod[oa]s?|chic[oa]s|gracias|buen[oa]?s?|como|perdon|viste|mira|escucha|una?)$/;

/** A given name that is nothing else, long enough not to be a slip. */
const isUnmistakable = ({ folded }: Word) =>
  folded.length >= 4 &&
  GIVEN_NAMES.has(folded) &&
  !AMBIGUOUS_NAMES.has(folded) &&
  !EVERYDAY_WORDS.has(folded) &&
  !LOWER_CASE_WORDS.has(folded);

/** In small letters these are the court, the street and the traffic, whoever is called so. */
const ALWAYS_WORDS = new Set('juez sala calle transito libertad sobrino madera'.split(' '));
const isStopped = ({ folded }: Word) =>
  ALWAYS_WORDS.has(folded) || (STOP_WORDS.has(folded) && !STOPPED_NAMES.has(folded));

/**
 * Names in messages typed without capitals: "me llamo carla edith ponce dni …", "le alquilé a jorge gimenez".
 * After a trigger one known name is enough; elsewhere a given name and a surname must follow each other, both unambiguous.
 */
export function findChatNames(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [
    ...findRepeated(document, words, zones),
    ...findAnnounced(document, words, zones),
    ...findActing(document, words, zones),
  ];
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
    const titled =
      TITLE.test(before(document, first.start, 12)) &&
      !KIND_OF_KIN.test(first.folded) &&
      !/^ (?:de|del|que) /.test(document.folded.slice(last.end, last.end + 5));
    const kin =
      titled ||
      (KIN.test(before(document, first.start, 24)) &&
        GIVEN_NAMES.has(first.folded) &&
        !/^(?:mayor|menor|sol|socorro|segundo|segunda)$/.test(first.folded)) ||
      (triggered &&
        run.length === 1 &&
        GIVEN_NAMES.has(first.folded) &&
        CLOSES.test(document.folded.slice(last.end, last.end + 6)));
    const familiar =
      run.length === 1 &&
      GIVEN_NAMES.has(first.folded) &&
      !AMBIGUOUS_NAMES.has(first.folded) &&
      !LOWER_CASE_WORDS.has(first.folded) &&
      FAMILIAR.test(before(document, first.start, 10));
    const lone =
      run.length === 1 &&
      isUnmistakable(first) &&
      !first.glued &&
      !NAMED_AFTER.test(before(document, first.start, 16)) &&
      // "cuyas virtudes conozco": nobody has such a word before their name.
      !/(?<![a-z])(?:cuy[oa]s?|sus|las|los|unas|unos|muchas|estas) $/.test(before(document, first.start, 8)) &&
      !/^ ?\d/.test(document.folded.slice(last.end, last.end + 2));
    const score =
      lone || named || listed || age || familiar || kin || identified
        ? 0.7
        : triggered || run.length > known.length
          ? triggeredScore(run)
          : untriggeredScore(run);
    if (score > 0 && !inZone(zones, first.start, last.end)) {
      const called = DEMONYM.test(before(document, first.start, 16)) ? words[index - 1] : undefined;
      found.push({ start: called?.start ?? first.start, end: last.end, type: 'persona', score, source: 'chat-name' });
      previousEnd = last.end;
    }
    index += run.length;
  }
  return found;
}

/** Where a message or a sentence of it begins. */
const TURN = /(?:^|[\n:.,!?] ?|(?<![a-z])(?:y|que|pero|si|porque) )$/;
/** Deeds of people alone, whatever else the word means: light is dear, and does not inherit. */
const OF_PEOPLE =
  /^ (?:(?:tambien|tampoco|no|ya|nunca|siempre|si) ){0,2}(?:vive|vivia|trabaja|trabajaba|dijo|dice|hered[ao]|firm[ao]|llor[ao]|lloraba|naci[o]|cumple|estudia|sabe|quiere|piensa|cree|declar[ao]|llam[oa]|escribi[o]|contest[oa]|viaj[ao]|se (?:fue|caso|separo|mudo|entero|enojo))(?![a-z])/;

/** "y luz tambien hereda", "luz vive en madrid": a given name that is a word too, and does what only people do. */
function findActing(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  return words
    .filter(
      ({ shape, glued, folded, start, end }) =>
        shape === 'lower' &&
        !glued &&
        GIVEN_NAMES.has(folded) &&
        AMBIGUOUS_NAMES.has(folded) &&
        !STOP_WORDS.has(folded) &&
        !LOWER_CASE_WORDS.has(folded) &&
        TURN.test(before(document, start, 8)) &&
        OF_PEOPLE.test(after(document, end, 28)) &&
        !inZone(zones, start, end),
    )
    .map(({ start, end }) => ({ start, end, type: 'persona', score: 0.62, source: 'chat-name' }));
}

/** The last words of what {@link findAnnounced} looks for. */
const MAY_ANNOUNCE = new RegExp(
  `^(?:es|tal|don|dona|dra?|lic|profe|seno|ingeniero|contadora?|senora?|sra?|dicen|llaman|perdon|che|hola|apodado|alias|de|a|mama|papa|madre|padre|viej[oa]|(?:hij|herman|ti|abuel|suegr|cunad|prim|sobrin|niet|novi|espos|vecin|amig|companer|ahijad|bisabuel|nen|mellyz|melliz|gemel|chic)[oa]s?|mujer|marido|senora|pareja|nuera|yerno|jef[ea]|patrona?|ex|exmarido|padrastro|madrastra|bebe|nenes|varones)$|${LOOKS.source}`,
);

/** An unknown word in small letters that a title announces, or a surname behind what somebody is called by. */
function findAnnounced(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, word] of words.entries()) {
    if (word.shape === 'upper' || word.shape === 'initial' || word.glued || word.folded.length < 3) continue;
    // "El señor juez".
    if (word.shape === 'lower' && ALWAYS_WORDS.has(word.folded)) continue;
    const previous = words[index - 1];
    // "la Negra Funes".
    const isTitle = word.shape === 'title';
    if (isTitle && !(previous?.shape === 'title' && LOOKS.test(previous.folded) && SURNAMES.has(word.folded))) continue;
    if (inZone(zones, word.start, word.end)) continue;
    const isNext = previous !== undefined && /^[ ]$|^\. $/.test(gapBetween(document, previous, word));
    // "le dicen torta.": whatever word it is.
    if (word.shape === 'lower' && isCalledBy(document, word)) {
      found.push({ start: word.start, end: word.end, type: 'persona', score: 0.62, source: 'chat-name' });
      continue;
    }
    if (
      !isNext ||
      !(isTitle || MAY_ANNOUNCE.test(previous.folded)) ||
      !(isTitle || SURNAMES.has(word.folded) || (mayBeUnknownName(word) && !didSomething(document, word)))
    )
      continue;
    if (KIN.test(before(document, word.start, 24)) && !NO_NAME_AFTER_TITLE.test(word.folded)) {
      found.push({ start: word.start, end: word.end, type: 'persona', score: 0.62, source: 'chat-name' });
    } else if (LOOKS.test(previous.folded) && /^(?:el|la)$/.test(words[index - 2]?.folded ?? '')) {
      found.push({ start: previous.start, end: word.end, type: 'persona', score: 0.62, source: 'chat-name' });
    } else if (!NO_NAME_AFTER_TITLE.test(word.folded) && TITLE_OF_UNKNOWN.test(before(document, word.start, 16))) {
      const next = words[index + 1];
      const goesOn = next?.shape === 'lower' && gapBetween(document, word, next) === ' ' && mayBeUnknownName(next);
      found.push({
        start: word.start,
        end: goesOn ? next.end : word.end,
        type: 'persona',
        score: 0.62,
        source: 'chat-name',
      });
    }
  }
  return found;
}

/** "le dicen torta", "el apodo es chancho": what somebody is called, closed by a mark. */
const isCalledBy = (document: NormalisedText, { folded, start, end }: Word): boolean =>
  folded.length >= 4 &&
  !/s$/.test(folded) &&
  !NO_NICKNAME.test(folded) &&
  !STOP_WORDS.has(folded) &&
  CALLED_BY_LEFT.test(before(document, start, 28)) &&
  /^(?: [oy] \p{Ll}{3,14})?(?:[.,;)\n]|$)/u.test(document.text.slice(end, end + 20));

const CALLED_BY_LEFT =
  /(?<![a-z])(?:(?:le|la|lo|me|les) (?:(?:dicen|decian|apodan)(?: (?:el|la))?|decimos|llaman|llamamos|conocen como)(?: [a-z]{3,14} o)?|el apodo es(?: (?:el|la))?) $/;
const NO_NICKNAME =
  /^(?:algo|nada|todo|siempre|nunca|ahora|hora|edad|fecha|verdad|mentira|cualquier[a]?|aparte|tambien|igual|bien|ayer|hoy|manana|[a-z]+mente)$/;

/** A word that the language does not use: nothing of the lists of ordinary words, of the corpus or of the map. */
const mayBeUnknownName = ({ folded }: Word) =>
  !EVERYDAY_WORDS.has(folded) &&
  !STOP_WORDS.has(folded) &&
  !PARTICLES.has(folded) &&
  !PLACE_WORDS.has(folded) &&
  !isCommonWord(folded) &&
  !looksOrdinary(folded) &&
  !ASKS.test(folded) &&
  !/(?:ando|iendo|aba|aban|aron|ieron|mente|amos|emos|imos|ian|[dt]ien[ea][ns]?|[ai]d[oa]s?|[aei]r(?:me|te|se|l[aeo]s?)?)$/.test(
    folded,
  );

/** "norberto disculpame", "bueno lore disculpa": what somebody is asked. */
const ASKS =
  /^(?:disculp|perdon|avis|mand|pas|cont|llam|esper|escuch|mir|dej|ayud|acord|fij|prest|habl|dec|cre|ten|ven|hac|trae|pone)(?:a|e|i|as|en)?(?:me|te|nos|l[aeo]s?)?$/;

/** "mi hermano formuló": the accent of what was done; who types names in small letters leaves accents out. */
const didSomething = ({ text }: NormalisedText, { start, end }: Word) => /[áéíó]$/.test(text.slice(start, end));

/** "una maza": nobody's name has such a word before it. */
const THING_LEFT = /(?<![a-z])(?:una?|unos|unas|los|las|mis?|sus?|est[ae]|es[ae]|otr[oa]|cada|algun|alguna|dos|tres) $/;

/** "ocampo depositó … le presté a ocampo": a surname in small letters that acts and is dealt with again and again. */
function findRepeated(document: NormalisedText, words: readonly Word[], zones: readonly Zone[]): Candidate[] {
  const mentions = new Map<string, Word[]>();
  for (const word of words) {
    if (word.shape !== 'lower' || word.glued || !SURNAMES.has(word.folded) || AMBIGUOUS_NAMES.has(word.folded))
      continue;
    if (EVERYDAY_WORDS.has(word.folded) || LOWER_CASE_WORDS.has(word.folded)) continue;
    const before = mentions.get(word.folded);
    if (before) before.push(word);
    else mentions.set(word.folded, [word]);
  }
  return [...mentions].flatMap(([folded, places]) => {
    if (places.some(({ start }) => THING_LEFT.test(before(document, start, 8)))) return [];
    if (!isSomebodyByHints(document, folded, places)) return [];
    return places
      .filter(({ start, end }) => !inZone(zones, start, end))
      .map(({ start, end }) => ({ start, end, type: 'persona' as const, score: 0.6, source: 'chat-name' }));
  });
}

const NONE: Word[] = [];
/** "el domingo nievas vino": a day or a month that is also a name. */
const CALENDAR = /^(?:domingo|abril|mayo|julio|agosto)$/;

/** Up to five consecutive gazetteer words of which the first is in lower case; particles may stand between them. */
function lowerRun(document: NormalisedText, words: readonly Word[], from: number): Word[] {
  const first = words[from];
  if (first?.shape !== 'lower' || first.glued || !isKnown(first) || isStopped(first)) return NONE;
  if (DEGREE.test(first.folded) && COUSIN.test(words[from - 1]?.folded ?? '')) return NONE;
  if (
    CALENDAR.test(first.folded) &&
    /(?<![a-z])(?:el|los|este|cada|pasado|de|en|del|proximo) $/.test(before(document, first.start, 9))
  )
    return NONE;
  // "de cuando vivían los Aguirre".
  if (LOWER_CASE_WORDS.has(first.folded) && /^l[ao]s$/.test(words[from + 1]?.folded ?? '')) return NONE;
  const run: Word[] = [];
  for (let index = from; index < words.length && run.length < 5; index += 1) {
    const word = words[index] as Word;
    const previous = words[index - 1];
    if (run.length > 0 && previous && gapBetween(document, previous, word) !== ' ') break;
    const bridges = run.length > 0 && PARTICLES.has(word.folded);
    if (!bridges && (!isKnown(word) || isStopped(word))) break;
    run.push(word);
  }
  // "bueno humberto": a word of the sentence that is also a surname.
  const [opener, given] = run;
  if (opener && given && EVERYDAY_WORDS.has(opener.folded) && !GIVEN_NAMES.has(opener.folded) && isUnmistakable(given))
    return [];
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
  if (isCommonWord(next.folded) || ASKS.test(next.folded) || didSomething(document, next)) return run;
  if (looksOrdinary(next.folded) || /(?:ando|iendo|aba|aban)$/.test(next.folded)) return run;
  const right = document.folded.slice(next.end, next.end + 6);
  const left = before(document, (run[0] as Word).start, 32);
  const announced = NAMING.test(left.slice(-24)) || TITLE.test(left) || (TRIGGER.test(left) && CLOSES.test(right));
  const identified = /^,? \(?(?:dni|cui|d\.n)/.test(right);
  const sure = run.some(isUnmistakable) || run.length > 1 || /(?<![a-z])(?:el|la) [a-z]{3,12}, $/.test(left);
  const closed = sure && (CLOSES.test(right) || looksLikeSurname(next.folded)) && !NAMED_AFTER.test(left.slice(-16));
  // "nelly farfan de aramayo": a married name.
  const [link, family] = [words[from + run.length + 1], words[from + run.length + 2]];
  const isMarried =
    link?.folded === 'de' &&
    family !== undefined &&
    right.startsWith(' de ') &&
    SURNAMES.has(family.folded) &&
    !PLACE_WORDS.has(family.folded) &&
    run.some(isUnmistakable);
  if (isMarried) return [...run, next, link, family];
  // "la declaración de matias ferrufino alcanza": somebody is spoken of, and the word is none of the language.
  const spokenOf =
    run.some(isUnmistakable) && SPOKEN_OF.test(left) && mayBeUnknownName(next) && next.folded.length >= 5;
  return announced || identified || closed || spokenOf ? [...run, next] : run;
}

const SPOKEN_OF = /(?<![a-z])(?:a|de|con|por|y|e|que|para|contra|entre|segun) $/;

function triggeredScore(run: readonly Word[]): number {
  const plain = run.filter((word) => !AMBIGUOUS_NAMES.has(word.folded));
  if (plain.length > 0) return 0.8;
  return run.length >= 2 && run.some((word) => GIVEN_NAMES.has(word.folded)) ? 0.6 : 0;
}

/** "blanca ortiz", "luz marina del castillo": an ambiguous given name beside an unmistakable surname, or three names. */
function ambiguousPairScore(run: readonly Word[]): number {
  const [first] = run as [Word];
  if (!GIVEN_NAMES.has(first.folded) || EVERYDAY_WORDS.has(first.folded)) return 0;
  if (NICKNAMES.has(first.folded) && SURNAMES.has(run[1]?.folded ?? '')) return 0.65;
  const rest = run.slice(1).filter(({ folded }) => !PARTICLES.has(folded));
  const isSurname = ({ folded }: Word) =>
    SURNAMES.has(folded) && !AMBIGUOUS_NAMES.has(folded) && !PLACE_WORDS.has(folded) && !EVERYDAY_WORDS.has(folded);
  if (rest.length > 0 && isSurname(rest[rest.length - 1] as Word)) return 0.65;
  const isPlace = PLACES.has(run.map(({ folded }) => folded).join(' '));
  return rest.length >= 2 && GIVEN_NAMES.has(rest[0]?.folded ?? '') && !isPlace ? 0.6 : 0;
}

function untriggeredScore(run: readonly Word[]): number {
  // "la mama de thiago benjamin": two given names that are nothing else.
  if (run.filter(isUnmistakable).length >= 2) return 0.65;
  const given = run.findIndex((word) => GIVEN_NAMES.has(word.folded) && !AMBIGUOUS_NAMES.has(word.folded));
  if (run.length >= 2 && given < 0) return ambiguousPairScore(run);
  if (given < 0 || run.length < 2) return 0;
  const surname = run.some(
    (word, index) => index !== given && SURNAMES.has(word.folded) && !AMBIGUOUS_NAMES.has(word.folded),
  );
  if (surname) return 0.75;
  // "maximiliano rojas": the first is nothing else, so the second is a surname.
  const second = run[given + 1];
  if (second && isUnmistakable(run[given] as Word) && SURNAMES.has(second.folded) && !EVERYDAY_WORDS.has(second.folded))
    return 0.65;
  return run.length >= 3 && run.some((word, index) => index !== given && isKnown(word)) ? 0.65 : 0;
}
