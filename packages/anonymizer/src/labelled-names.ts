import { matchAnchored } from './anchored.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { inZone } from './kept-zones.ts';
import type { NormalisedText } from './normalise.ts';
import { STOP_WORDS, STOPPED_NAMES } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import type { Candidate, Zone } from './types.ts';

// Forms: "Apellido/s: PAZ", "Cónyuge: …", "Contacto: …", "Firma: …". The label stands at a line's start or after a gap.
const LABEL =
  /(?<![a-z] )(?<![a-z])(?:(?:apodo|sobrenombre)(?: o (?:apodo|sobrenombre|alias|nombre de uso|seudonimo))?|nombre (?:de uso|social|elegido|artistico)|apellidos?(?:\/s)?(?: y nombres?(?:\/s)?| paterno| materno| de casad[oa]| de solter[oa])?|nombres?(?:\/s)?(?: y apellidos?(?:\/s)?| completos?| de pila)?|primer nombre|segundo nombre|conyuge|padre|madre|progenitor[a]?|tutor[a]?(?: legal)?|titular(?: registral)?|paciente|causante|cliente|clienta|contacto(?: de emergencia)?|emplead[oa]|trabajador[a]?|empleador[a]?|denunciante|denunciad[oa]|victima|imputad[oa]|testigos?|firmante|firma|aclaracion|solicitante|requirente|requerid[oa]|reclamante|asegurad[oa]|conductor[a]?|propietari[oa]|inquilin[oa]|locador[a]?|locatari[oa]|garante|fiador[a]?|comprador[a]?|vendedor[a]?|beneficiari[oa]|alumn[oa]|hij[oa]s?|espos[oa]|actor[a]?|demandad[oa]|letrad[oa]|abogad[oa]|apoderad[oa]|patrocinante|perit[oa]|medic[oa](?: tratante)?|profesional|atendid[oa] por|derivad[oa] por|remitente|destinatari[oa]|de|para|responsable|autorizad[oa]|acompanante|heredero|heredera|procurador[a]?|preparo|reviso|elaboro|atendio|autorizo|confecciono|controlo|redacto|firmo|vendio|abogad[oa] asignad[oa]|derivad[oa]|recibio|entrego|deudor[a]?|acreedor[a]?|socio|socia|sr|sra|sr\.?\/a|sra?\.?\/o|senor\/a|senor|senora)(?: \d| n° ?\d)?: ?(?:(?:sr|sra|dr|dra|lic|ing|don|dona)\.? )?"?/g;
/** Characters of the longest label before its colon. */
const longestLabel = 48;
const WORDS_THAT_NEED_A_LINE =
  /^(?:de|para|sr|sra|senor|senora|actor|firma|socio|socia|profesional|letrad|abogad|perit|medic|padre|madre|hij)/;
/** One to five capitalised words, with particles or one inverting comma, closed by a mark or a line's end. */
const NAME =
  /(?:\p{Lu}\. )?\p{Lu}[\p{L}']{1,24}(?:-\p{Lu}[\p{L}']{1,24})?(?:(?: |, )(?:(?:de|del|la|las|los|DE|DEL|LA|di|da|van|von) ){0,2}(?:\p{Lu}[\p{L}']{1,24}(?:-\p{Lu}[\p{L}']{1,24})?|\p{Lu}\.)){0,4}(?=[,;.)"\n|]|$| \|| <| [A-Z][a-z/]{2,14}(?: [a-z]{1,10}){0,3}:| - | \(|\u0090| (?:dni|DNI|D\.N|CUI|L\.[CE]|tel|Tel)| y (?:\p{Lu}|de la|por la|la |el ))/uy;

/** Names in the fields of a form, whatever they are: the label says that a person follows. */
export function findLabelledNames(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  const labels = [...matchAnchored(document.folded, LABEL, /:/g, longestLabel)];
  const times = new Map<string, number>();
  for (const [label] of labels) times.set(label, (times.get(label) ?? 0) + 1);
  for (const match of labels) {
    const start = match.index + match[0].length;
    if (WORDS_THAT_NEED_A_LINE.test(match[0]) && !/^$|\n/.test(document.text[match.index - 1] ?? '')) continue;
    NAME.lastIndex = start;
    const name = NAME.exec(document.text)?.[0];
    if (!name) continue;
    const end = start + name.length;
    // "TESTIGO: Juro.", again and again: who speaks, and no field of a form.
    const isTurn = (times.get(match[0]) ?? 0) >= fewestTurns;
    if (isTurn && !isListed(document.folded.slice(start, end))) continue;
    if (isNoName(document.folded.slice(start, end)) || inZone(zones, start, end)) continue;
    found.push({ start, end, type: 'persona', score: 0.72, source: 'labelled-name' });
  }
  return found;
}

/** A label that stands so often before somebody's words is a speaker. */
const fewestTurns = 4;
const isListed = (folded: string) => folded.split(/[ ,.]+/).some((word) => GIVEN_NAMES.has(word) || SURNAMES.has(word));

/** A court, a bank, a heading: any word that never belongs to a name. */
function isNoName(folded: string): boolean {
  const words = folded.split(/[ ,.]+/).filter(Boolean);
  // A lone short word after a label is rather a slip of a scan than a name.
  if (words.length === 1 && folded.length < 4 && !GIVEN_NAMES.has(folded) && !SURNAMES.has(folded)) return true;
  if (words.every((word) => STOPPED_NAMES.has(word)))
    return words.length === 1 && !/^(?:paz|franco|cortes|mayo|abril|segundo|amparo|domingo|santos)$/.test(folded);
  return words.some(
    (word) => STOP_WORDS.has(word) && !STOPPED_NAMES.has(word) && !/^(?:de|del|la|las|los)$/.test(word),
  );
}
