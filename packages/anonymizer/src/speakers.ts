import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import { fold, type NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { PARTICLES, STOP_WORDS } from './stop-words.ts';
import type { Candidate, Zone } from './types.ts';
import { looksOrdinary } from './words.ts';

// Exported chats: "[12/8/24 09:14] Caro: …", "12/8/24, 09:14 - Caro: …", "[09:14, 12/8/2024] Caro: …", "Caro (09:14): …".
const STAMP = String.raw`\[?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? ?(?:a las )?)?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\. ?m\.?)?(?:,? ?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})?\]?`;
const STAMPED = new RegExp(
  String.raw`(?:^|\n)[\u200e ]?${STAMP}(?: ?[-–|])? ?(?<v>[^\d\n:\[\]\u0090]{2,40}?)(?=:)`,
  'gu',
);
const STAMP_AFTER = /(?:^|\n)(?<v>[^\d\n:[\]()\u0090]{2,40}?)(?= [([]\d{1,2}:\d{2}[^)\]\n]{0,16}[)\]]:?)/gu;
// "tincho 20:02" on a line of its own.
const STAMP_LINE =
  /(?:^|\n)(?<v>[^\d\n:[\]()\u0090]{2,30}?)(?=,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\. ?m\.?)?(?:\n|$))/gu;
// "marta: hola", where the word before the colon is a given name.
const COLON_LINE = /(?:^|\n)(?<v>\p{L}{2,14}(?: \p{L}{2,14})?)(?= ?[^\p{L}\d\s:]{0,4}: ?[^\s:])/gu;
/** Without one, nobody's message bears a time. */
const TIME = /\d:\d{2}/;
/** "13/7 08:30 Eco (Dr. Delgado): …": an entry of a medical record, and who made it. */
const NOTED = /\((?:Dra?|DRA?|Lic|Enf|Klgo|Klga)\.? /;
/** What a speaker is, beside the name: "lu abogada". */
const ROLE_WORDS =
  /(?<![\p{L}])(?:abogad[oa]|dra?\.?|estudio|clienta?|vecin[oa]|soci[oa]|laburo|trabajo|oficina|porter[oa]|encargad[oa]|kiosco|cole|colegio|escuela|jard[ií]n|gym|flete|plomer[oa]|electricista|gasista|albañil|inmobiliaria|admin|jef[ea]|rrhh|facu|facultad|taxi|remis|peluquer[oa]|niñera|mam[aá]|pap[aá]|tallerista|mec[aá]nico|contador[a]?|escriban[oa]|alquiler|dueñ[oa])(?![\p{L}])/giu;
/** Who writes in a chat and is none: an office, a machine, a word of the program. */
export const NOT_A_PERSON =
  /(?<![a-z])(?:estudio|yo|vos|nick|user|usuario|alias|operador[a]?|sistema|bot|soporte|atencion|asistente|chat|grupo|consultas?|admin|administrador[a]?|porteria|consorcio|banco|cliente|empresa|administracion|inmobiliaria|ferreteria|farmacia|taller|obra social|prepaga|aseguradora|jueza?|fiscal|querella|perit[oa]|imputad[oa]|detenid[oa]|acusad[oa]|testigo|actora|demandad[oa]|mediador[a]?|conciliador[a]?|interprete|mensajes?|automatico|respuesta|secretaria|mesa|defensoria|abogad[oa]|recepcion|ventas|cobranzas|audio|imagen|dijo|hora|fecha|enviado|recibido|asunto|adjunto|adjuntos|responder|datos|nota|tema|resp|rta|ref|obs|fwd|rv)(?![a-z])/;

/** How often each word opens a line before a colon. */
function countTurns(lines: readonly RegExpExecArray[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  for (const match of lines) {
    const name = fold(match.groups?.v ?? '');
    turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  return turns;
}

/** How often each word stands between a date with its time and a colon. */
function countStamped(lines: readonly RegExpExecArray[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const match of lines) {
    const name = fold(match.groups?.v ?? '').trim();
    if (DATED.test(match[0])) counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  return counted;
}

const DATED = /\d{1,2}[/.-]\d{1,2}/;

/** "[12/5/24 21:12] Débo: …": a word of the language, which again and again writes to somebody else. */
const isWriter = (stamped: ReadonlyMap<string, number>, folded: string, written: string) =>
  stamped.size > 1 && (stamped.get(folded) ?? 0) >= 3 && /^\p{Lu}\p{Ll}+$/u.test(written.trim());

/** "Lore: …", three times or more, and no heading of a form: somebody talks. */
function isRegular(turns: number, words: readonly string[]): boolean {
  if (turns < 3) return false;
  return words.every((word) => !STOP_WORDS.has(word) && !EVERYDAY_WORDS.has(word) && !looksOrdinary(word));
}

const isGivenName = (word: string) => GIVEN_NAMES.has(word) && !PLACES.has(word) && !STOP_WORDS.has(word);

/** Who writes in an exported chat: the name between the time and the colon. */
export function findSpeakers(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const speakers = findTurns(document, zones);
  return speakers.length === 0 ? speakers : [...speakers, ...findCalls(document, zones, speakers)];
}

const CALL =
  /(?<![a-z])(?:hola|che|ay|uh|gracias|chau|dale|bueno|ok|perdon|mira|escucha|buenisimo|genial|con|para|y),? (?<v>[a-z]{3,14})(?![a-z])/g;
const WORD_IN_SMALL = /(?<![\p{L}@._-])\p{Ll}{2,14}(?![\p{L}@_])/uy;

/** "hola belu", "tiene razon tito": where Belu and Tito write too, they are called so in small letters. */
function findCalls(document: NormalisedText, zones: readonly Zone[], speakers: readonly Candidate[]): Candidate[] {
  const names = new Set(speakers.flatMap(({ start, end }) => document.folded.slice(start, end).split(' ')));
  const found: Candidate[] = [];
  const add = (start: number, end: number) => {
    if (!inZone(zones, start, end)) found.push({ start, end, type: 'persona', score: 0.7, source: 'speaker' });
  };
  for (const match of document.folded.matchAll(CALL)) {
    const name = match.groups?.v ?? '';
    const end = match.index + match[0].length;
    if (names.has(name) && !EVERYDAY_WORDS.has(name) && !STOP_WORDS.has(name)) add(end - name.length, end);
  }
  // A name that is no word of the language is theirs wherever it stands.
  for (const name of names) {
    if (name.length < 2 || name.length > 14 || !isNoWord(name)) continue;
    for (let at = document.folded.indexOf(name); at !== -1; at = document.folded.indexOf(name, at + name.length)) {
      WORD_IN_SMALL.lastIndex = at;
      if (WORD_IN_SMALL.exec(document.text)?.[0].length === name.length) add(at, at + name.length);
    }
  }
  return found;
}

const isNoWord = (name: string) =>
  !EVERYDAY_WORDS.has(name) &&
  !STOP_WORDS.has(name) &&
  !PARTICLES.has(name) &&
  !PLACES.has(name) &&
  !looksOrdinary(name) &&
  (name.length > 3 || !SHORT_WORDS.has(name));

/** Short words of messages that may also shorten a name. */
const SHORT_WORDS = new Set(
  'ale ana sol luz mar paz eva isa ari ema iva ida uma rey fe gas ok no si se lo la le me te ya va da di el un en de al es su mi tu yo vi ve ir ni ha he fue ser soy son mal mas dos tres con por que'.split(
    ' ',
  ),
);

function findTurns(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const hasTimes = TIME.test(document.text);
  const linesOf = (pattern: RegExp) => (hasTimes || pattern === COLON_LINE ? [...document.text.matchAll(pattern)] : []);
  const colonLines = linesOf(COLON_LINE);
  const stampedLines = linesOf(STAMPED);
  const turns = countTurns(colonLines);
  const stamped = countStamped(stampedLines);
  for (const [pattern, lines] of [
    [STAMPED, stampedLines],
    [STAMP_AFTER, linesOf(STAMP_AFTER)],
    [STAMP_LINE, linesOf(STAMP_LINE)],
    [COLON_LINE, colonLines],
  ] as const) {
    for (const match of lines) {
      const whole = match.groups?.v ?? '';
      if (NOTED.test(whole)) continue;
      const offset = match.index + match[0].length - whole.length;
      const bare = whole.replace(ROLE_WORDS, (word) => ' '.repeat(word.length)).trimEnd();
      const name = bare.trim() === '' ? whole : bare;
      const at = offset;
      const first = /\p{L}/u.exec(name);
      const written = name.replace(/[^\p{L}.]+$/u, '');
      if (!first || written.length - first.index < 2) continue;
      const [start, end] = [at + first.index, at + written.length];
      const folded = document.folded.slice(start, end);
      const words = folded.split(' ');
      if (
        pattern === COLON_LINE &&
        !words.every((word) => isGivenName(word)) &&
        !isRegular(turns.get(folded) ?? 0, words)
      )
        continue;
      if (words.length > 5 || NOT_A_PERSON.test(folded)) continue;
      if (words.every((word) => STOP_WORDS.has(word)) && !(pattern === STAMPED && isWriter(stamped, folded, written)))
        continue;
      if (!inZone(zones, start, end)) found.push({ start, end, type: 'persona', score: 0.8, source: 'speaker' });
    }
  }
  return found;
}
