import { fold } from '@foja/legal-text/fold';

/** "¿Es así?", "¿tienen razón?": they ask of what was said before them, and of nothing else. */
const asksOnly =
  /(?:^|[\s¿,.;])(?:(?:y )?(?:eso )?(?:es|sera) (?:asi|verdad|cierto|correcto|legal)|tienen? razon|esta bien(?: eso)?|corresponde|puede ser)(?: (?:eso|lo que dic\w+))?\s*[?]/;
/** Somebody else refuses or denies something. */
const refuses =
  /\b(?:rechaz\w+|neg(?:o|aron|ando)|niegan?|(?:dic\w+|dij\w+|contest\w+|respond\w+|sostien\w+|aleg\w+|asegur\w+|argument\w+)(?: \w+){0,3} (?:que )?(?:ya )?(?:no|nunca|tampoco))\b/;

/** Whether a question asks whether another's refusal is right: "Sí" and "No" to it would be taken for the opposite of what the rule gives. */
export function asksOfRefusal(text: string): boolean {
  const folded = fold(text);
  const [asked] = asksOnly.exec(folded) ?? [];
  return asked !== undefined && refuses.test(folded.slice(0, folded.indexOf(asked) + asked.length));
}
