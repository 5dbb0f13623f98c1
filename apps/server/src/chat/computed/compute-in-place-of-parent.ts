import { divide, formatFraction, parseFraction } from '@foja/computable-law/core/fraction';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { Compute } from './computed.ts';
import { tellAmount } from './told-amounts.ts';
import { toldEstate } from './told-estate.ts';

const asks =
  /\b(?:cuant[oa]|como se (?:reparte|divide|distribuye)|que (?:parte|porcentaje|proporcion)|(?:me|nos|le|les) (?:toca|corresponde)\w*|hered(?:o|amos|an|a))\b/;
/** Who dies after the grandparent has inherited already, and leaves it to their own heirs. */
const undecided =
  /\b(?:testamento|legado|concubin\w+|conviv\w+|pareja|renunci\w+|donaci\w+|dono|indign\w+|desheredad\w*|adopt\w+|pension|despues|posterior\w*|al (?:mes|ano))\b/;
const ofGrandparent =
  /\b(?:muri\w+|fallec\w+) (?:mi|nuestr[oa]) abuel[oa]\b|\b(?:mi|nuestr[oa]) abuel[oa] (?:\w+ ){0,2}?(?:muri\w+|fallec\w+)\b/;
const childrenOfGrandparent = new RegExp(String.raw`\b(?:tenia|tuvo|dejo|tenian|eran|con) ${numberPattern} hij[oa]s\b`);
const parentGone =
  /\bmi (?:papa|padre|viejo|mama|madre|vieja)(?:,)?(?: que| quien)?(?: ya| tambien| habia)* (?:muri\w+|fallec\w+|muerto|fallecid\w+)(?: antes)?\b/;
const grandchildrenTold = new RegExp(
  String.raw`\b(?:somos|quedamos|eramos|tuvo|dejo a) ${numberPattern} (?:niet[oa]s|herman[oa]s)\b`,
);

/** What the children of a son or daughter who died before a grandparent take in their place (CCyC 2427, 2428). */
export const computeInPlaceOfParent: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asks.test(folded) || !ofGrandparent.test(folded) || !parentGone.test(folded) || undecided.test(folded))
    return null;
  const children = countIn(childrenOfGrandparent.exec(folded));
  const grandchildren = /\b(?:soy (?:el |la )?(?:unic[oa] hij[oa]|hij[oa] unic[oa]))\b/.test(folded)
    ? 1
    : countIn(grandchildrenTold.exec(folded));
  if (children === null || grandchildren === null || children < 2 || children > maxPeople || grandchildren > maxPeople)
    return null;
  const stockShare = `1/${children}`;
  const each = formatFraction(divide(parseFraction(stockShare, 'share'), grandchildren));
  const estate = toldEstate(understood, true, false);
  const money = (parts: number) => (estate === null ? '' : ` (${tellAmount(estate.own / parts, estate.currency)})`);
  const isSpouseGone = /\babuel[oa]\b[^.;]{0,30}\b(?:viud[oa]|ya (?:habia )?(?:muri|fallec)\w+)/.test(folded);
  const grandchildrenTake =
    grandchildren === 1
      ? `esa parte es toda para vos: ${stockShare}${money(children)}`
      : `${grandchildren} nietos dividen esa parte: ${each}${money(children * grandchildren)} cada uno`;
  return {
    text: `Cada uno de los ${children} hijos cuenta por ${stockShare}${money(children)}. En lugar de tu padre o madre, ${saysBefore.test(folded) ? 'que murió antes' : 'si murió antes'}, ${grandchildrenTake}.${isSpouseGone ? '' : ' Vale si no quedó cónyuge: si quedó, hereda de los bienes propios como un hijo más, y la mitad de los gananciales ya era de él o ella.'}`,
    keys: ['ccyc:2428', 'ccyc:2427', 'ccyc:2426'],
    calculator: null,
    answers: ['how-much', 'who'],
  };
};

const saysBefore = /\b(?:antes|ya (?:habia )?(?:muri|fallec)\w+|habia (?:muerto|fallecido))\b/;
const maxPeople = 12;
const countIn = (match: RegExpExecArray | null): number | null =>
  match?.[1] === undefined ? null : readNumber(match[1]);
