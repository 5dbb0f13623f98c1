import { inZone } from './kept-zones.ts';
import type { NormalisedText } from './normalise.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { Candidate, Zone } from './types.ts';

// Exported chats: "[12/8/24 09:14] Caro: …", "12/8/24, 09:14 - Caro: …", "[09:14, 12/8/2024] Caro: …", "Caro (09:14): …".
const STAMP = String.raw`\[?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? ?(?:a las )?)?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\. ?m\.?)?(?:,? ?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})?\]?`;
const STAMPED = new RegExp(
  String.raw`(?:^|\n)[\u200e ]?${STAMP}(?: ?[-–|])? ?(?<v>[^\d\n:\[\]\uFFFC]{2,40}?)(?=:)`,
  'gu',
);
const STAMP_AFTER = /(?:^|\n)(?<v>[^\d\n:[\]()\uFFFC]{2,40}?)(?= [([]\d{1,2}:\d{2}[^)\]\n]{0,16}[)\]]:?)/gu;
const NOT_A_PERSON =
  /(?<![a-z])(?:estudio|yo|vos|operador[a]?|sistema|bot|soporte|atencion|asistente|chat|grupo|consultas?|banco|cliente|empresa|administracion|mensajes?|automatico|respuesta|secretaria|mesa|defensoria|abogad[oa]|recepcion|ventas|cobranzas|audio|imagen|dijo|hora|fecha)(?![a-z])/;

/** Who writes in an exported chat: the name between the time and the colon. */
export function findSpeakers(document: NormalisedText, zones: readonly Zone[]): Candidate[] {
  const found: Candidate[] = [];
  for (const pattern of [STAMPED, STAMP_AFTER]) {
    for (const match of document.text.matchAll(pattern)) {
      const name = match.groups?.v ?? '';
      const at = match.index + match[0].length - name.length;
      const first = /\p{L}/u.exec(name);
      const written = name.replace(/[^\p{L}.]+$/u, '');
      if (!first || written.length - first.index < 2) continue;
      const [start, end] = [at + first.index, at + written.length];
      const folded = document.folded.slice(start, end);
      const words = folded.split(' ');
      if (words.length > 5 || NOT_A_PERSON.test(folded) || words.every((word) => STOP_WORDS.has(word))) continue;
      if (!inZone(zones, start, end)) found.push({ start, end, type: 'persona', score: 0.8, source: 'speaker' });
    }
  }
  return found;
}
