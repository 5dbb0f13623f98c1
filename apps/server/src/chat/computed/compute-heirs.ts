import { divide, formatFraction, parseFraction } from '@foja/computable-law/core/fraction';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute } from './computed.ts';
import { type PredeceasedChild, readPredeceasedChild } from './predeceased-child.ts';
import { inherit, tellAmountsOfFamily } from './tell-heirs-amounts.ts';
import { toldAmounts } from './told-amounts.ts';
import { tellsOwnGoods, toldEstate } from './told-estate.ts';

const asksForShares =
  /\b(?:quien(?:es)? hereda\w*|cuanto (?:hereda\w*|le toca|me toca|nos toca|le corresponde|me corresponde)|que (?:parte|porcentaje|proporcion)|(?:la |una )?(?:mitad|parte) es (?:de|mi[ao])|de quien es|cuanto es (?:mio|de (?:mis?|el|ella|cada)|del|para|lo mio)|cuanto (?:nos|les) (?:toca|corresponde|queda)|cuanto (?:me|le) queda|como se (?:reparte|divide|distribuye)|cuanto es para cada)\b/;
const isOfDeath = /\b(?:muri\w+|fallec\w+|herencia|sucesion|heredan?|viud[oa])\b/;
/** Who comes, or what there is to divide, turns on more than the number of children. */
const undecided =
  /\b(?:art|accidente de trabajo|seguro de vida|pension|indemnizaci\w+|testamento|pareja|concubin\w+|conviv\w+|divorciad\w+|separad\w+|separaron|nietos?|nietas?|renunci\w+|desheredad\w*|donaci\w+|dono|indign\w+|sobrin\w+|adopt\w+|segundo matrimonio|otro matrimonio|primer matrimonio|(?:primer|segund|nuev)[ao]? (?:esposa|mujer|esposo|marido)|v(?:olvi\w+|uelt[oa]s?) a casar\w*|se cas\w+ de nuevo|otra madre|otro padre|otr[ao] (?:mujer|esposa|marido|esposo|familia)|medio herman\w+)\b/;
const ofSpouse = /\b(?:muri\w+|fallec\w+) mi (?:marido|esposo|esposa|mujer|conyuge)\b|\b(?:soy|quede) viud[oa]\b/;
const ofParent =
  /\b(?:muri\w+|fallec\w+) (?:(?:mi|nuestr[oa]|el|la) )?(papa|padre|viejo|mama|madre|vieja)\b|\b(papa|padre|viejo|mama|madre|vieja) (?:se )?(?:muri\w+|fallec\w+)\b/;
const leftSpouse = /\b(?:esposa|esposo|marido|mujer|conyuge|viud[oa])\b/;
/** Of a mother and a father who both died, none is left as a spouse. */
const ofBothParents =
  /\b(?:muri\w+|fallec\w+) (?:mis|nuestros|los) (?:dos )?(?:padres|viejos|papas)\b|\b(?:mis|nuestros) (?:dos )?(?:padres|viejos|papas) (?:ya |se )?(?:muri\w+|fallec\w+)/;
const ofOtherKin =
  /\b(?:muri\w+|fallec\w+) (?:(?:mi|nuestr[oa]|un|una|el|la) )?(?:herman|ti[oa]\b|prim[oa]\b|abuel|cunad|suegr|hij|sobrin)|\b(?:mi|nuestr[oa]|un|una) (?:herman[oa]|ti[oa]|prim[oa]|abuel[oa]|cunad[oa]|suegr[oa]|hij[oa]|sobrin[oa]) (?:\w+ )?(?:muri\w+|fallec\w+)/;
/** Who divorced leaves no spouse (CCyC 2437). */
const wasDivorced = /\b(?:era|estaban?|eran) (?:ya )?divorciad[oa]s?\b/;
const noSpouse = /\b(?:era viud[oa]|sin (?:conyuge|esposa|esposo)|(?<!\b(?:de|cuando era|siendo) )solter[oa])\b/;
const childrenPattern = new RegExp(String.raw`\b${numberPattern} (?:hij[oa]s?|nen[ea]s?|chicos)\b`);
/** "Mi hermana y yo", "a mis dos hermanos y a mí": who asks is one more. */
const withSiblingsPattern = new RegExp(String.raw`\bmis ${numberPattern} herman[oa]s y (?:a )?(?:yo|mi)\b`);
const withSiblingPattern = /\bmi herman[oa] y (?:a )?(?:yo|mi)\b/;
/** Everything that there is to divide was bought during the marriage. */
const allCommunity =
  /\b(?:todo|todos|unico|unica|lo unico|solo|una sola|la|el|una|un) .{0,60}\b(?:comprad[oa]s?|adquirid[oa]s?|compr(?:o|aron|amos)|se compro) (?:\w+ )?(?:(?:ya |estando |cuando (?:ya )?estaba[nm]?(?:os)? )?casad[oa]s?|de casad[oa]s|(?:durante|en) el matrimonio|despues de casarse)\b|\b(?:casa|depto|departamento|campo|auto|propiedad) (?:es|era) ganancial\b|\b(?:todo|todos) (?:(?:era|es|eran|son) )?gananciale?s?\b/;
/** "Somos 3 hermanos", "quedamos mi mamá y dos hermanos": who asks is one of them. */
const siblingsPattern = new RegExp(
  String.raw`\b(?:somos|eramos|quedamos|quedaron|estamos) (?:.{0,30}?\b)?${numberPattern} (?:herman[oa]s|hij[oa]s)\b`,
);
/** "Somos tres, uno murió antes". */
const bareSiblings = new RegExp(String.raw`\b(?:somos|eramos|quedamos) ${numberPattern}(?=[,.;]| y )`);
const onlyChild =
  /\b(?:soy|era|quede yo|yo) (?:el |la |su )?(?:unic[oa] hij[oa]|hij[oa] unic[oa])\b|\bquedamos (?:solo )?(?:mi (?:mama|papa|madre|padre|viej[oa]) y yo|yo y mi (?:mama|papa|madre|padre|viej[oa]))\b/;
/** They inherit only where there are no descendants (CCyC 2431). */
const parentsComeAfter =
  /\b(?:mis suegros|mi suegr[oa]|sus padres|su (?:mama|madre|papa|padre)) (?:\w+ )?(?:vive[n]?|hereda[n]?|quieren?|reclama[n]?|dicen?)\b|\bhereda[n]? (?:mis suegros|mi suegr[oa]|sus padres)\b/;
const maxChildren = 12;

/** The parts of a spouse and children where the question tells both; the spouse's hangs on what was community property. */
export const computeHeirs: Compute = (understood) => {
  const { text, regimes } = understood;
  const whole = fold(text);
  const gone = readPredeceasedChild(whole);
  const folded = gone?.rest ?? whole;
  if (!asksForShares.test(folded) || !isOfDeath.test(folded)) return null;
  // That the parents are gone is told of who has died since, too.
  if (!ofParent.test(folded) && ofOtherKin.test(folded)) return null;
  // The children of a son or daughter who died before are nephews to who asks.
  const rest = gone === null ? folded : folded.replace(/\bsobrin\w+/g, '');
  if (undecided.test(rest.replace(wasDivorced, ''))) return null;
  if (!regimes.some(({ regime }) => /suces|herencia|legitima/.test(regime)) && !tellsGoods(understood, folded))
    return null;
  const count = childrenOf(folded) ?? (gone?.isSibling && ofParent.test(folded) ? 2 : null);
  // "Quedamos mi mamá y dos hermanos" may leave who asks out of the count.
  const counted =
    countsOneself(folded) || gone?.isSibling
      ? ` Cuento ${count} hijos en total, contándote: si sos uno más, decímelo.`
      : '';
  const spouse = hasSpouse(folded);
  if (count === null || count < (gone === null ? 1 : 2) || count > maxChildren || spouse === null) return null;
  const children = Array.from({ length: count }, (_, index) =>
    gone !== null && index === count - 1
      ? { alive: false, grandchildren: gone.grandchildren }
      : { alive: true, grandchildren: 0 },
  );
  const sharesWhere = (marital: string) => inherit({ spouse, children, marital });
  const [own, community] = [sharesWhere('0'), sharesWhere('1')];
  if (own === null || community === null) return null;
  const childShare = (of: typeof own) => of.lines.find(({ id }) => id.startsWith('child'))?.share ?? '';
  const each = count === 1 ? 'el hijo' : 'cada hijo';
  const shareOf = (share: string) => (share === '1' ? 'todo' : share);
  const halfOf = (share: string) => formatFraction(divide(parseFraction(share, 'share'), 2));
  const half = halfOf(childShare(community));
  const isCommunity = spouse && allCommunity.test(folded) && !tellsOwnGoods(folded);
  const estate = toldEstate(understood, !spouse, isCommunity);
  const amounts = estate === null ? null : tellAmountsOfFamily(children, spouse, estate);
  const divided =
    amounts ??
    (isCommunity
      ? `La mitad de lo comprado durante el matrimonio ya es del cónyuge que queda, a nombre de quien estuviera; la otra mitad la heredan solo los hijos${count === 1 ? '' : ', por partes iguales'}: ${half} del total ${count === 1 ? 'para el hijo' : 'cada uno'}. El cónyuge no hereda nada de esa mitad. Contame si además había bienes propios de quien murió, porque en esos el cónyuge hereda como un hijo`
      : spouse
        ? `De los bienes propios de quien murió, el cónyuge hereda ${own.shares.spouse} y ${each} ${childShare(own)}; de su mitad de los gananciales heredan solo los hijos: ${shareOf(childShare(community))}${count === 1 ? '' : ' cada uno'}. La otra mitad de los gananciales ya era del cónyuge y no se hereda. Contame qué bienes eran propios y cuáles gananciales: eso es lo que más mueve la cuenta`
        : `Sin cónyuge, ${count === 1 ? 'el hijo hereda todo' : `cada hijo hereda ${childShare(own)}, en partes iguales`}. ${gone === null ? 'Contame si algún hijo murió antes y dejó hijos: ellos toman su lugar' : 'Contame si otro hijo murió antes y dejó hijos'}`);
  const grandchildShare = (of: typeof own) => of.lines.find(({ id }) => id.includes('grandchildren'))?.share ?? '';
  const inPlace =
    gone === null || amounts !== null
      ? ''
      : tellInPlace(
          gone,
          isCommunity
            ? `${halfOf(grandchildShare(community))} del total`
            : spouse
              ? `${grandchildShare(own)} de los propios y ${grandchildShare(community)} de aquella mitad`
              : grandchildShare(own),
        );
  return {
    text: `${parentsComeAfter.test(folded) ? 'Habiendo hijos, los padres de quien murió no heredan. ' : ''}${divided}.${inPlace}${counted}`,
    keys: [
      ...new Set([
        ...(isCommunity ? ['ccyc:498', 'ccyc:2433'] : []),
        ...(amounts !== null && (estate?.community ?? 0) > 0 ? ['ccyc:2433', 'ccyc:498', 'ccyc:2426'] : []),
        ...(gone === null ? [] : ['ccyc:2428']),
        ...(spouse ? own : community).citations,
        'ccyc:2426',
      ]),
    ].slice(0, maxCitations),
    standsOn: [...own.citations, ...community.citations],
    answers: ['how-much'],
    calculator: {
      slug: 'herencia',
      title: 'Ver las partes de la herencia',
      inputs: {
        spouse: spouse ? 'si' : 'no',
        children: JSON.stringify(
          children.map(({ alive, grandchildren }) =>
            alive ? { alive: 'si' } : { alive: 'no', grandchildren: String(grandchildren) },
          ),
        ),
      },
    },
  };
};

/** "Se murió el viejo, dejó dos departamentos de USD 40.000": a death in the family and what was left. */
function tellsGoods(understood: UnderstoodQuestion, folded: string): boolean {
  const isFamily = ofParent.test(folded) || ofBothParents.test(folded) || ofSpouse.test(folded);
  return isFamily && !paidForDeath.test(folded) && toldAmounts(understood).length > 0;
}

const paidForDeath = /\b(?:pension|indemnizacion|seguro|art|jubilacion|sueldo|trabaj\w+|empresa|anses|obra social)\b/;
const maxCitations = 4;

/** Who comes in place of the child who died before, and with what. */
function tellInPlace({ grandchildren }: PredeceasedChild, share: string): string {
  return grandchildren === 1
    ? ` En lugar del hijo que murió antes hereda el suyo, con esa misma parte: ${share}.`
    : ` En lugar del hijo que murió antes heredan los suyos, que dividen esa parte: ${share} cada uno.`;
}

function childrenOf(folded: string): number | null {
  const parent = ofParent.test(folded) || ofBothParents.test(folded);
  if (parent) {
    const siblings = withSiblingsPattern.exec(folded)?.[1];
    if (siblings !== undefined) return readNumber(siblings) + 1;
    if (withSiblingPattern.test(folded)) return 2;
    if (onlyChild.test(folded)) return 1;
  }
  const told =
    (parent ? (siblingsPattern.exec(folded)?.[1] ?? bareSiblings.exec(folded)?.[1]) : undefined) ??
    childrenPattern.exec(folded)?.[1];
  return told === undefined ? null : readNumber(told);
}

function countsOneself(folded: string): boolean {
  return (
    ofParent.test(folded) &&
    !withSiblingsPattern.test(folded) &&
    !withSiblingPattern.test(folded) &&
    !/\bsomos\b/.test(folded) &&
    siblingsPattern.test(folded)
  );
}

/** Whether a spouse was left; null where the question does not tell. */
function hasSpouse(folded: string): boolean | null {
  if (noSpouse.test(folded) || wasDivorced.test(folded) || ofBothParents.test(folded)) return false;
  if (ofSpouse.test(folded)) return true;
  const named = ofParent.exec(folded);
  const parent = named?.[1] ?? named?.[2];
  if (parent !== undefined) {
    const other = /^(?:papa|padre|viejo)$/.test(parent)
      ? /\b(?:(?:mi|a|y) (?:mama|madre|vieja)|(?:mama|madre|vieja) (?:sigue|vive|esta) )\b/
      : /\b(?:(?:mi|a|y) (?:papa|padre|viejo)|(?:papa|padre|viejo) (?:sigue|vive|esta) )\b/;
    const diedBefore = /\b(?:ya (?:habia )?(?:muerto|fallecido|murio|fallecio))\b/.test(folded);
    if (other.test(folded)) return !diedBefore;
  }
  return leftSpouse.test(folded) ? true : null;
}
