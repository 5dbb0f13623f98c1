import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { fold } from '@foja/legal-text/fold';
import { amountPhrases } from '../extract/amount-phrases.ts';
import { findAmounts } from '../extract/amounts.ts';
import type { RulingSections, Section } from '../extract/ruling-sections.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';
import { moneyOf, sumsIn } from './claimed-sums.ts';
import type { Decision } from './read-decision.ts';

type WeakPoint = SentenceAnalysis['weakPoints'][number];
type Ground = (name: string) => Pick<WeakPoint, 'ground' | 'articles'>;

/** A total with the parts behind it. */
const madeOf =
  /\b(?:integrad[ao]|compuest[ao]|conformad[ao]|que (?:comprende|se compone|resulta)|desglosad[ao]|por los siguientes (?:conceptos|rubros)|a saber|en concepto de|discriminad[ao])\b/;
const otherCurrency = /U\$S|US\$|USD|u\$s|d[oó]lares|€/;

/** The items of a condemnation that do not add up to its total. */
export function sumsThatDisagree(items: readonly Section[], ground: Ground): WeakPoint[] {
  return items.flatMap(({ text }): WeakPoint[] => {
    const marker = madeOf.exec(fold(text));
    if (!marker || otherCurrency.test(text)) return [];
    const total = findAmounts(text.slice(0, marker.index)).at(-1);
    const parts = findAmounts(text.slice(marker.index)).map(({ text: amount }) => moneyOf(amount));
    if (total === undefined || parts.length < 2) return [];
    const sum = parts.reduce((one, other) => one + other, 0);
    if (Math.abs(sum - moneyOf(total.text)) < 1) return [];
    return [
      {
        title: `La suma no cierra: los rubros dan $ ${sum.toLocaleString('es-AR')} y no ${total.text}`,
        ...ground('suma-que-no-cierra'),
        mark: 'inferred',
        quote: asQuote(text),
      },
    ];
  });
}

/** A head for which the reasons fix one sum and the decision another. */
export function reasonsAgainstDecision(
  { reasons }: RulingSections,
  { decided }: Decision,
  ground: Ground,
): WeakPoint[] {
  const inReasons = new Set(findAmounts(reasons.text).map(({ text }) => moneyOf(text)));
  return decided.flatMap(({ what, why }): WeakPoint[] => {
    if (what.quote === null || why.quote === null) return [];
    const sums = sumsIn(what.quote);
    const [told] = sums;
    if (sums.length !== 1 || told === undefined || amountPhrases(what.quote).length !== 1 || inReasons.has(told.value))
      return [];
    const fixed = findAmounts(why.quote);
    const isFixed =
      /\b(?:fij\w+|estim\w+|establec\w+|prosper\w+|proced\w+|admit\w+|asciend\w+|propong\w+|reconoc\w+|corresponde\w*|reduc\w+|elev\w+)\b/.test(
        fold(why.quote),
      );
    if (fixed.length !== 1 || !isFixed) return [];
    return [
      {
        title: `El considerando y lo resuelto dicen sumas distintas: ${fixed[0]?.text} y ${findAmounts(what.quote)[0]?.text}`,
        ...ground('considerando-y-fallo-distintos'),
        mark: 'to-judge',
        quote: what.quote,
      },
    ];
  });
}

const sharedCosts =
  /\b(?:orden causado|por su orden|en el orden causado|por mitades|sin costas|exim\w+ de costas|a cargo de cada parte)\b/;
const lossOfWho =
  /\bcostas\b.{0,40}\b(?:al|a la|a cargo del?|a cargo de la)\s(?:parte )?(actor|demandad|accionad|accionante)/;
const reasonForCosts =
  /\b(?:atento|atenta|dad[ao]s?\b|en (?:razon|atencion|virtud)|habida cuenta|porque|ya que|pues\b|puesto que|por (?:la|las|no|tratarse|haber|existir|mediar)|naturaleza|indole|complej\w+|novedos\w+|pudo creerse|razones? para|vencimientos?|resultado|exito|segundo parrafo|teniendo en cuenta|no (?:hubo|medi\w+) (?:oposicion|controversia|contradictorio)|allan\w+|derrota|vencid\w+)\b/;

/** Costs that the loser does not bear, without a reason. */
export function costsWithoutReason(
  { decision, reasons }: RulingSections,
  { costs, outcome }: Decision,
  ground: Ground,
): WeakPoint[] {
  if (costs.mark === 'absent' || costs.quote === null) return [];
  const folded = fold(costs.quote);
  const who = lossOfWho.exec(folded)?.[1];
  const againstWinner =
    (outcome.kind === 'granted' && (who === 'actor' || who === 'accionante')) ||
    (outcome.kind === 'rejected' && (who === 'demandad' || who === 'accionad'));
  const isShared = sharedCosts.test(folded) && (outcome.kind === 'granted' || outcome.kind === 'rejected');
  if (!isShared && !againstWinner) return [];
  const said = [...sentencesOf(reasons.text), ...sentencesOf(decision.text)]
    .map(({ text }) => fold(text))
    .filter((text) => /\bcostas\b|\borden causado\b|\bpor su orden\b|\bpor mitades\b/.test(text));
  if (said.some((text) => reasonForCosts.test(text.replace(/\bpor (?:su orden|mitades|el orden)\b/g, ' ')))) return [];
  return [
    {
      title: 'Aparta las costas del vencido sin decir por qué',
      ...ground('costas-sin-razon'),
      mark: 'inferred',
      quote: costs.quote,
    },
  ];
}

const rate = /\b(?:tasa\b|interes\w*\b.{0,60}(?:%|por ciento))/;
const start =
  /\bdesde\b|\ba (?:partir|contar) de(?:l)?\b|\ba computar\b|\bmora\b.{0,40}\bproduj\w+|\bhasta el (?:efectivo|total) pago\b.{0,60}\bdesde\b|\bdel (?:hecho|accidente|siniestro|despido|distracto)\b|\bdevengad\w+ a la fecha\b/;

/** A rate without the day from which it runs. */
export function interestWithoutStart(
  { decision, reasons }: RulingSections,
  { outcome }: Decision,
  ground: Ground,
): WeakPoint[] {
  if (outcome.kind !== 'granted' && outcome.kind !== 'partly-granted') return [];
  const rated = [...sentencesOf(reasons.text), ...sentencesOf(decision.text)].filter(
    ({ text }) => rate.test(fold(text)) && !/\ben caso de mora\b/.test(fold(text)),
  );
  const [first] = rated;
  if (first === undefined || findAmounts(decision.text).length === 0) return [];
  const all = `${reasons.text} ${decision.text}`;
  const near = sentencesOf(all).filter(({ text }) => /\binteres\w*|\btasa\b|\bactualiz\w+|\bmora\b/.test(fold(text)));
  if (near.some(({ text }) => start.test(fold(text)))) return [];
  return [
    {
      title: 'No dice desde cuándo corren los intereses',
      ...ground('intereses-sin-inicio'),
      mark: 'to-judge',
      quote: asQuote(first.text),
    },
  ];
}
