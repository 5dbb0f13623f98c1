import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';

const told = new RegExp(
  String.raw`\b(?:mi herman[oa]|(?:un|una|otro|otra)(?: (?:herman[oa]|hij[oa]))?|uno)(?: de (?:ellos|ellas|nosotros|nosotras|mis herman[oa]s|nuestros herman[oa]s|l[oa]s \w+))?(?: (?:ya|tambien|habia))* ` +
    String.raw`(?:muri\w+|muerto|fallec\w+)(?! despues)[^.?!]{0,40}?\b(?:dejo|dejando|tenia|con)(?: a)?(?: sus?)? ${numberPattern} (?:hij[oa]s?|nen[ea]s?|chic[oa]s?|sobrin[oa]s?)\b(?: chic[oa]s?)?`,
);

/** A child of whoever died who had died before, with the number of their own children, and what the question tells besides. */
export interface PredeceasedChild {
  grandchildren: number;
  /** The folded question without the words that tell of that child, whose children are not those of the one who died. */
  rest: string;
  /** Whether it was told of a brother or sister of who asks. */
  isSibling: boolean;
}

/** "Éramos tres hermanos pero uno falleció en 2018 y dejó dos hijas": null where no such child is told. */
export function readPredeceasedChild(folded: string): PredeceasedChild | null {
  const match = told.exec(folded);
  const number = match?.[1];
  if (match === null || number === undefined) return null;
  return {
    grandchildren: readNumber(number),
    rest: `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`,
    isSibling: match[0].startsWith('mi herman'),
  };
}
