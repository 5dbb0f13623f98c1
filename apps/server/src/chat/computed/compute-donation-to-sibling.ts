import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { Compute } from './computed.ts';
import { type ToldAmount, tellAmount, toldAmounts } from './told-amounts.ts';

const given = /\b(?:don(?:o|aron|ado|ada|acion)|regal(?:o|aron|ado)|puso a nombre de|paso a nombre de|en vida)\b/;
const toSibling = /\b(?:a|de|para) mi (?:\w+ )?herman[oa]\b/;
const asks =
  /\b(?:cuant[oa]|me (?:toca|corresponde|perjudica|deben?)|como se (?:reparte|divide)|legitima|que (?:me|puedo)|colacion\w*)\b/;
const ofParent = /\b(?:papa|padre|viejo|mama|madre|vieja)\b/;
const siblings = new RegExp(String.raw`\b(?:somos|eramos|quedamos) (?:solo )?${numberPattern} herman[oa]s\b`);
const onlyTwo = /\bmi herman[oa] y yo\b|\b(?:yo y|somos) mi herman[oa]\b/;
/** A surviving spouse, other heirs or a will change what is divided; a sale is no gift. */
const undecided =
  /\b(?:testamento|vend\w+|usufructo|alimentos|nietos?|sobrin[oa]s?|prestam\w+|desheredad\w*|tercero|amig[oa])\b/;
const noSpouse =
  /\b(?:viud[oa]|(?:mama|madre|vieja|papa|padre|viejo) (?:ya )?(?:no vive|(?<=ya )(?:muri\w+|fallec\w+)|muri\w+ antes|habia muerto|habia fallecido|muri\w+ hace)|ya no (?:vive|esta) (?:mi )?(?:mama|madre|vieja|papa|padre|viejo)|sin conyuge|divorciad[oa]s?|los dos (?:ya )?muri\w+|mis padres (?:ya )?(?:muri\w+|fallec\w+))\b/;
const oneOf = /^[^.;]*?\b(?:don(?:o|aron)|regal(?:o|aron)|nombre de)\b/;
const remains = /\b(?:quedaron|quedan|quedo|queda|dejo|dejaron|resto|hay|lo demas|lo que (?:queda|quedo|hay))\b/;
const donated = /\b(?:don\w+|regal\w+|nombre de|vale|valia|valuad[oa]|de)\b/;
const freeShare = 1 / 3;

/** What a gift of a parent to one of the children leaves to the others: the mass with the gift, each part and each reserved part. */
export const computeDonationToSibling: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!given.test(folded) || !toSibling.test(folded) || !asks.test(folded) || undecided.test(folded)) return null;
  if (!ofParent.test(folded) || !oneOf.test(folded.replaceAll('.', ' '))) return null;
  const told = siblings.exec(folded)?.[1];
  const children = told === undefined ? (onlyTwo.test(folded) ? 2 : null) : readNumber(told);
  const amounts = toldAmounts(understood);
  const split = giftAndRest(folded, amounts);
  if (children === null || children < 2 || split === null) return null;
  const { gift, rest } = split;
  const { currency } = gift;
  const money = (value: number) => tellAmount(value, currency);
  const mass = gift.value + rest.value;
  const each = mass / children;
  const reserved = (mass * (1 - freeShare)) / children;
  const others = children - 1;
  const left = rest.value / others;
  const forEach = others === 1 ? 'Quedan para vos' : `Quedan para cada uno de los otros ${others}`;
  const missing = each - left;
  if (missing === 0) return null;
  const ofReserved = reserved - left;
  const tail =
    missing <= 0
      ? `A quien recibió la donación le faltan ${money(each - gift.value)} para su parte, que salen de lo que quedó`
      : `${forEach} ${money(left)}: ${ofReserved > 0 ? `faltan ${money(ofReserved)} para la legítima, que se pueden reclamar aunque la donación fuera una mejora` : 'la legítima está cubierta'}, y ${money(missing)} para la parte entera, si la donación no dijo que era mejora o que dispensaba de colacionar`;
  return {
    text: `La donación se suma: ${money(gift.value)} más ${money(rest.value)} son ${money(mass)}, y a cada uno de los ${children} hijos le corresponden ${money(each)}; la legítima de cada uno, que no se puede quitar, es de ${money(reserved)}. ${tail}.${noSpouse.test(folded) ? '' : ' Es la cuenta si no quedó cónyuge.'} Se cuenta lo que queda después de pagar las deudas, y los valores son los de la época de la partición`,
    keys: ['ccyc:2385', 'ccyc:2396', 'ccyc:2445', ...(ofReserved > 0 ? ['ccyc:2386'] : [])],
    calculator: null,
    answers: ['how-much', 'yes-no'],
  };
};

/** Which amount was given, and which is left; null where the words do not say it. */
function giftAndRest(folded: string, amounts: readonly ToldAmount[]): { gift: ToldAmount; rest: ToldAmount } | null {
  const clause = (at: number) =>
    folded.slice(
      Math.max(0, Math.max(folded.lastIndexOf('.', at), folded.lastIndexOf(',', at), folded.lastIndexOf(' y ', at))),
      at,
    );
  const rests = amounts.filter(({ start }) => remains.test(clause(start)));
  const gifts = amounts.filter(
    ({ start }) =>
      !remains.test(clause(start)) && donated.test(folded.slice(0, start)) && given.test(folded.slice(0, start)),
  );
  const [rest, gift] = [rests[0], gifts[0]];
  if (rest === undefined || gift === undefined || rests.length > 1 || gifts.length > 1) return null;
  const others = amounts.filter((one) => one !== rest && one !== gift);
  // The whole may be told as well, where it adds up.
  if (others.some(({ value }) => value !== rest.value + gift.value) || rest.currency !== gift.currency) return null;
  return { gift, rest };
}
