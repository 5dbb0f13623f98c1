import { foldInPlace } from '@foja/legal-text/fold-in-place';

/** A decree, a resolution or a court's rule: it details what a law says. */
const isRegulation =
  /^(?:dec(?:reto)?s?|dto|res(?:oluci[oó]n(?:es)?)?|acordadas?|disp(?:osici[oó]n(?:es)?)?|circular)(?!\p{L})(?!\.?\s*-?\s*ley)/iu;
const asksWhatItSays =
  /\bque (?:dice|establece|dispone|fija|preve|regula|exige)n?\b|\bsegun\b|\bvigen(?:te|cia)\b|\bsigue\b|\brige\b/;
const endsBefore = /(?:^|[.,;:()—–-])\s*$/;
const beginsAfter = /^\s*(?:$|[.,;:()?—–-])/;

/** Whether regulations are only cited beside what is asked, set apart from it: "…, posibilidad de prórroga. Dec. 717/96". */
export function citesBesides(text: string, norms: readonly string[]): boolean {
  if (asksWhatItSays.test(foldInPlace(text))) return false;
  return norms.every((norm) => {
    const at = text.indexOf(norm);
    return (
      at !== -1 &&
      isRegulation.test(norm) &&
      endsBefore.test(text.slice(0, at)) &&
      beginsAfter.test(text.slice(at + norm.length))
    );
  });
}

/** What stands before an answer that leaves them out. */
export function withoutRegulations(norms: readonly string[]): string {
  const named = norms.map((norm) => `«${norm}»`).join(' ni ');
  return `No tengo el texto de ${named}, que puede decir algo más: esto surge de las normas que sí están en esta instalación.`;
}
