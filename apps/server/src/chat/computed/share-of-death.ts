import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';

const ages = String.raw`\d{1,2}(?: anos)?(?:(?:,| y|, y) \d{1,2}(?: anos)?)*`;
const children = new RegExp(
  String.raw`\b${numberPattern} (?:hij[oa]s|nen[ea]s|chic[oa]s|hij[oa](?= menor\b(?! de edad y (?:otr|un))))(?: (?:en comun|mios|nuestros))?(?: (menor(?:es)?)| de (${ages}))`,
);
/** "Mi hija de 5 y yo". */
const onlyChild = /\b(?:mi|nuestr[oa]|un|una|su) (?:hij[oa]|nen[ea]) de (\d{1,2})\b(?! meses)/;
const otherChild = /\b(?:otr[oa]s?|un[oa] de \d+|y (?:el|la|mi) de|hij[oa]s|nen[ea]s|hermanit[oa])\b|\by \d{1,2}\b/;
const partner =
  /\b(?:conyuge|marido|espos[oa]|mujer|pareja|convivient\w+|concubin[oa]|viud[oa]|no estabamos casados|sin casarnos)\b/;
/** A child of age who has the certificate is one of them, and of parents nothing is said where these are. */
const undecided = /\b(?:discapac\w+|cud|separad[oa]s?|divorciad[oa]s?|ex (?:marido|mujer|espos[oa]|pareja))\b/;
const ofAge = 18;

/**
 * Among how many the compensation for a worker's death is divided, a partner and the children under age, each as one (LCT 248); null where
 * the question does not tell them. @param folded the question without accents.
 */
export function sharersOfDeath(folded: string): number | null {
  if (undecided.test(folded) || !partner.test(folded)) return null;
  const only = onlyChild.exec(folded)?.[1];
  if (only !== undefined && !children.test(folded) && !otherChild.test(folded)) return Number(only) < ofAge ? 2 : null;
  const told = children.exec(folded);
  const [, count, minors, listed] = told ?? [];
  if (count === undefined) return null;
  const areMinors = minors !== undefined || (listed?.match(/\d+/g) ?? []).every((age) => Number(age) < ofAge);
  return areMinors ? readNumber(count) + 1 : null;
}
