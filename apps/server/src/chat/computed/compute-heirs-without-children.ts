import type { InheritanceResult, SiblingBond } from '@foja/computable-law/inheritance/inheritance';
import { fold } from '@foja/legal-text/fold';
import { numberPattern, readNumber } from '@foja/legal-text/number-pattern';
import type { UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { Compute, Computed } from './computed.ts';
import { inherit } from './tell-heirs-amounts.ts';
import { tellAmount } from './told-amounts.ts';
import { toldEstate } from './told-estate.ts';

const asks =
  /\b(?:cuant[oa]|quien(?:es)? hered\w+|como se (?:reparte|divide|distribuye)|que (?:parte|porcentaje|proporcion)|(?:me|nos|le|les) (?:toca|corresponde)\w*|hered(?:o|amos|an|a)\b)/;
const isOfDeath = /\b(?:muri\w+|fallec\w+|herencia|sucesion)\b/;
/** Somebody else may come first, or other rules. */
const undecided =
  /\b(?:testamento|legado|concubin\w+|conviv\w+|pareja|separad\w+|separaron|renunci\w+|donaci\w+|dono|indign\w+|desheredad\w*|adopt\w+|nietos?|nietas?|seguro|pension|indemnizacion|sobrin[oa]s? nietos?)\b/;
const childless =
  /\b(?:sin (?:dejar |tener )?(?:hij\w+|descendencia|descendientes|pareja ni hij\w+|esposa ni hij\w+)|no (?:tuvo|tuvimos|tuvieron|tenia|tenian|teniamos|dejo|habia|hay) (?:hij\w+|descendencia)|ni (?:hij\w+|descendencia)|nunca tuvo hij\w+)\b/;
const unmarried =
  /\b(?:solter[oa]|viud[oa]|divorciad[oa]|sin (?:esposa|esposo|conyuge|marido|mujer)|no (?:estaba|era) casad[oa]|nunca se caso|ni (?:esposa|esposo|conyuge|marido|mujer))\b/;
const ofSpouse =
  /\b(?:muri\w+|fallec\w+) mi (?:marido|esposo|esposa|mujer|conyuge)\b|\bmi (?:marido|esposo|esposa|mujer|conyuge) (?:se )?(?:muri\w+|fallec\w+)\b|\b(?:soy|quede|enviude) viud[oa]\b/;
const bothParents =
  /\b(?:(?:sus|los) (?:dos )?padres|(?:mis )?suegros|su (?:papa|padre) y su (?:mama|madre)|su (?:mama|madre) y su (?:papa|padre))\b/;
const oneParent = /\b(?:su (?:mama|madre|papa|padre)|mi suegr[oa])\b/;
const gone = /\b(?:muri\w+|muert[oa]s?|fallec\w+|no (?:viven|vive|tenia|tiene)|sin padres)\b/;

/** The parts of those who inherit from somebody without children: a spouse, parents, siblings and the children of theirs. */
export const computeHeirsWithoutChildren: Compute = (understood) => {
  const folded = fold(understood.text);
  if (!asks.test(folded) || !isOfDeath.test(folded) || undecided.test(folded)) return null;
  return ofSpouse.test(folded) ? withSpouse(folded, understood) : ofKin(folded, understood);
};

function withSpouse(folded: string, understood: UnderstoodQuestion): Computed | null {
  if (!childless.test(folded)) return null;
  const parents = parentsAlive(folded);
  if (parents === null || parents === 0) return null;
  const estate = toldEstate(understood, false, false);
  const result = inherit({ spouse: true, children: [], parents, ...(estate === null ? { marital: '0' } : { estate }) });
  if (result === null) return null;
  const [spouse, ofParents] = [partOf(result, 'spouse'), partOf(result, 'parents')];
  if (spouse === null || ofParents === null) return null;
  const currency = estate?.currency ?? '$';
  const money = ({ amount, share }: Part) => (amount === null ? share : tellAmount(amount, currency));
  const toOne = `de su madre o padre, si sólo uno vive${estate === null ? '' : `: ${money(ofParents)}`}`;
  const who = parents === 2 ? `de los padres: cada uno de los padres ${money(ofParents)}` : toOne;
  const community =
    estate === null
      ? ' Tu mitad de los gananciales ya es tuya y no se hereda: la herencia es lo propio de quien murió y su mitad de los gananciales'
      : estate.community > 0
        ? ` De los gananciales, ${tellAmount(estate.community / 2, currency)} ya eran tuyos: la cuenta es sobre la otra mitad${estate.own > 0 ? ' y lo propio' : ''}`
        : ' Contame si había gananciales: tu mitad ya es tuya, y de la otra se hereda igual';
  return {
    text: `Como cónyuge, sin hijos, heredás la mitad${estate === null ? '' : `: ${money(spouse)}`}; la otra mitad es ${who}.${community}`,
    keys: ['ccyc:2434', 'ccyc:2431'],
    standsOn: result.citations,
    calculator: null,
    answers: ['how-much', 'who'],
  };
}

/** How many parents live; null where the question tells nothing of them. */
function parentsAlive(folded: string): number | null {
  for (const clause of folded.split(/[.;,]/)) {
    const [both, one] = [bothParents.test(clause), oneParent.test(clause)];
    if (!both && !one) continue;
    const isGone = gone.test(
      clause.replace(/^.*?\b(?:mi|su) (?:marido|esposo|esposa|mujer)\b[^,]{0,30}?\b(?:muri\w+|fallec\w+)/, ''),
    );
    if (isGone) return both ? 0 : null;
    // A mother and a father may be told apart.
    return both ? 2 : /\b(?:mama|madre|suegra)\b/.test(folded) && /\b(?:papa|padre|suegro)\b/.test(folded) ? null : 1;
  }
  return null;
}

interface Part {
  share: string;
  amount: number | null;
}

function partOf({ lines }: InheritanceResult, id: string): Part | null {
  return lines.find((line) => line.id.startsWith(id)) ?? null;
}

const ofSibling =
  /\b(?:muri\w+|fallec\w+) (?:mi|nuestr[oa]|un|una) (?:medi[oa] )?herman[oa]\b|\b(?:mi|nuestr[oa]) herman[oa] (?:\w+ )?(?:muri\w+|fallec\w+)\b/;
const ofUncle =
  /\b(?:muri\w+|fallec\w+) (?:mi|nuestr[oa]|un|una) ti[oa](?: abuel[oa])?\b|\b(?:mi|nuestr[oa]|un|una) ti[oa] (?:\w+ ){0,3}?(?:muri\w+|fallec\w+)\b|\bherencia de (?:mi|un|una) ti[oa]\b/;
const half = new RegExp(String.raw`\b${numberPattern} medi[oa]s? herman[oa]s?\b`);
const halfSaid = new RegExp(
  String.raw`\b${numberPattern} herman[oa]s? (?:solo |solamente )?(?:de|por parte de|por) (?:parte de )?(?:solo )?(?:padre|madre|papa|mama)\b(?! y (?:de )?(?:madre|mama|padre|papa))`,
);
const full = new RegExp(
  String.raw`\b${numberPattern} herman[oa]s? (?:de (?:padre y (?:de )?madre|madre y (?:de )?padre|papa y (?:de )?mama|mama y (?:de )?papa|doble vinculo|los mismos padres|ambos padres)|enter[oa]s?|bilaterales|complet[oa]s?)\b`,
);
const left = new RegExp(
  String.raw`\b(?:quedamos|quedan|le sobreviven|lo sobreviven|vivimos)(?: vivos| solo)? ${numberPattern} herman[oa]s\b`,
);
/** "Tres de un hermano y dos de otro": the stocks from which nephews come. */
const stock = new RegExp(
  String.raw`\b${numberPattern} (?:(?:son|somos|sobrin[oa]s)? ?(?:hij[oa]s )?)(?:de|por(?: parte de)?) (?:un|una|el|la|mi|su|otro|otra|cada)(?: \w+)?\b`,
  'g',
);
const livingSibling = new RegExp(
  String.raw`\b(?:vive|queda|viven|quedan)(?: todavia| viv[oa]| solo)? (?:su |mi |tu )?${numberPattern} (?:herman[oa]s?)(?: suy[oa]s?)?\b`,
);
const parentAlive =
  /\b(?:(?:mi|nuestr[oa]) (?:mama|madre|vieja|papa|padre|viejo) (?:todavia |aun )?(?:vive|esta viv[oa]|sigue viv[oa])|(?:vive|queda) (?:mi|nuestr[oa]) (?:mama|madre|vieja|papa|padre|viejo)|viven (?:mis|nuestros) padres|(?:mis|nuestros) padres viven)\b/;

/** Parents come before siblings, who then take nothing (CCyC 2424, 2431, 2438). */
const toParents = (): Computed => ({
  text: 'Los hermanos no heredan si vive la madre o el padre de quien murió: sin hijos ni cónyuge, hereda todo el que vive, y si viven los dos, la mitad cada uno',
  keys: ['ccyc:2431', 'ccyc:2438'],
  calculator: null,
  answers: ['how-much', 'who', 'yes-no'],
});

const leftSpouse =
  /\b(?:(?:la|mi|el) ti[oa] (?:\w+ )?(?:vive|sigue|quedo|esta viv\w)|(?:su|la|el|dejo) (?:esposa|esposo|mujer|marido|viud[oa]|conyuge)|(?<!no (?:era|estaba) )casad[oa]|mi cuñad[oa]|mi cunad[oa])\b/;
const maxPeople = 12;

/** Siblings, and the children of those who died before by stock (CCyC 2438 to 2440). */
function ofKin(folded: string, understood: UnderstoodQuestion): Computed | null {
  if (leftSpouse.test(folded)) return null;
  const isSibling = ofSibling.test(folded);
  if (!isSibling && !ofUncle.test(folded)) return null;
  if (!isSibling && /\bti[oa] abuel[oa]\b/.test(folded)) return null;
  if (isSibling && childless.test(folded) && unmarried.test(folded) && parentAlive.test(folded)) return toParents();
  const siblings = isSibling ? siblingsTold(folded) : nephewsTold(folded);
  if (siblings === null) return null;
  const estate = toldEstate(understood, true, false);
  const result = inherit({
    spouse: false,
    children: [],
    parents: 0,
    grandparents: 0,
    siblings,
    ...(estate !== null && { estate }),
  });
  if (result === null || result.lines.length === 0) return null;
  const shown = result.lines.map(({ id, share, amount }) => {
    const money = amount === null ? share : `${tellAmount(amount, estate?.currency ?? '$')} (${share})`;
    return `${nameOf(id, siblings)} ${money}`;
  });
  const rules = [
    ...(siblings.full > 0 && siblings.half > 0
      ? ['el hermano de un solo vínculo hereda la mitad que el de padre y madre']
      : []),
    ...(siblings.nephews.length > 0 ? ['los sobrinos ocupan el lugar de su padre o madre y dividen su parte'] : []),
  ];
  const why =
    rules.length === 0
      ? 'Heredan por partes iguales'
      : `${rules.join(', y ').replace(/^./, (letter) => letter.toUpperCase())}`;
  const unless = [
    ...(childless.test(folded) ? [] : ['hijos']),
    ...(unmarried.test(folded) ? [] : ['cónyuge']),
    ...(/\bpadres\b[^.;]{0,40}\b(?:muri\w+|fallec\w+|muertos|no viven)|\bsin padres\b|\bhuerfan\w+/.test(folded)
      ? []
      : ['padres o abuelos vivos']),
    ...(isSibling
      ? ['sobrinos de otro hermano ya muerto']
      : siblings.full > 0 || siblingless.test(folded)
        ? []
        : ['hermanos vivos']),
    'testamento',
  ];
  return {
    text: `${listed(shown).replace(/^./, (letter) => letter.toUpperCase())}. ${why}. Vale si no dejó ${orList(unless)}`,
    keys: ['ccyc:2440', ...(siblings.nephews.length > 0 ? ['ccyc:2439', 'ccyc:2428'] : ['ccyc:2439'])],
    standsOn: result.citations,
    calculator: null,
    answers: ['how-much', 'who'],
  };
}

const siblingless = /\bsin (?:hij\w+ ni )?herman\w+(?: vivos)?\b|\bni herman\w+\b/;

interface ToldSiblings {
  full: number;
  half: number;
  nephews: { bond: SiblingBond; n: number }[];
}

function siblingsTold(folded: string): ToldSiblings | null {
  const [ofBoth, ofOne] = [count(full.exec(folded)), count(half.exec(folded)) ?? count(halfSaid.exec(folded))];
  if (/\bsobrin[oa]s\b/.test(folded)) return null;
  if (ofBoth !== null && ofOne !== null) return { full: ofBoth, half: ofOne, nephews: [] };
  const all = count(left.exec(folded));
  return all === null || ofOne !== null || /\bmedi[oa]s? herman/.test(folded)
    ? null
    : { full: all, half: 0, nephews: [] };
}

/** Who asks is a nephew: the brothers and sisters of the one who died left so many each. */
function nephewsTold(folded: string): ToldSiblings | null {
  if (/\bmedi[oa]s? herman/.test(folded) || !/\b(?:sobrin[oa]s?|prim[oa]s)\b/.test(folded)) return null;
  const stocks = [...folded.matchAll(stock)].map(([, n]) => readNumber(n ?? ''));
  const living = siblingless.test(folded) ? 0 : (count(livingSibling.exec(folded)) ?? 0);
  if (stocks.length < (living > 0 ? 1 : 2) || stocks.some((n) => n > maxPeople)) return null;
  const told = new RegExp(
    String.raw`\b(?:somos|quedamos|son|quedan|hay)(?: en total)? ${numberPattern} (?:sobrin[oa]s|prim[oa]s)\b`,
  ).exec(folded)?.[1];
  const total = stocks.reduce((sum, n) => sum + n, 0);
  // What does not add up was read amiss.
  if (told !== undefined && readNumber(told) !== total) return null;
  return { full: living, half: 0, nephews: stocks.map((n) => ({ bond: 'full' as const, n })) };
}

const count = (match: RegExpExecArray | null): number | null =>
  match?.[1] === undefined ? null : readNumber(match[1]);

function nameOf(id: string, { full: whole, half: onlyOne, nephews }: ToldSiblings): string {
  const ofStock = /^nephews(\d+)/.exec(id)?.[1];
  if (ofStock !== undefined) {
    const n = nephews[Number(ofStock) - 1]?.n ?? 0;
    return n === 1
      ? 'el sobrino que es único hijo de su rama recibe'
      : `cada uno de los ${n} sobrinos de una rama recibe`;
  }
  if (id.includes('half'))
    return `${onlyOne === 1 ? 'el medio hermano o media hermana recibe' : 'cada medio hermano recibe'}`;
  return whole === 1 ? 'el hermano recibe' : `cada hermano${onlyOne > 0 ? ' de padre y madre' : ''} recibe`;
}

const listed = (items: readonly string[]): string => [...new Set(items)].join('; ');
const orList = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ni ${items.at(-1)}`;
