import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingHarm, RulingSide } from '@foja/contracts/generators/sentence-terms';
import type { PleadingPurpose } from '@foja/contracts/pleading-terms';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import { amountPhrases } from '../extract/amount-phrases.ts';
import { findAmounts } from '../extract/amounts.ts';
import type { RulingSections } from '../extract/ruling-sections.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';
import type { RulingPlace } from './appeal-deadlines.ts';
import {
  costsWithoutReason,
  interestWithoutStart,
  reasonsAgainstDecision,
  sumsThatDisagree,
} from './check-consistency.ts';
import { readClaimed } from './claimed-sums.ts';
import { beyondTheClaim } from './compare-with-claim.ts';
import { figuresTold } from './figures-told.ts';
import type { Decision } from './read-decision.ts';
import { concernsReader } from './read-side.ts';
import { type RulingTopic, topicsOf } from './ruling-topics.ts';
import { unweighedEvidence } from './unweighed-evidence.ts';

type WeakPoint = SentenceAnalysis['weakPoints'][number];

/** How a ruling is read: by which procedure, of what and from whose side, as far as the person said. */
export interface RulingReading extends Pick<RulingPlace, 'procedure' | 'underReview'> {
  matter: PleadingPurpose | null;
  side: RulingSide | null;
}
/** What the law says of a kind of weak point. */
type Ground = (name: string) => Pick<WeakPoint, 'ground' | 'articles'>;

/** Heads of claim that are looked for among what was claimed and what was decided. */
const claimHeads: readonly [string, RulingTopic][] = [
  ['incapacidad sobreviniente', 'disability'],
  ['daño moral', 'moral'],
  ['daño punitivo', 'punitive'],
  ['lucro cesante', 'lostProfit'],
  ['pérdida de chance', 'chance'],
  ['privación de uso', 'lossOfUse'],
  ['gastos', 'expenses'],
  ['tratamiento', 'treatment'],
  ['daño psicológico', 'psychological'],
  ['daños materiales', 'repair'],
  ['desvalorización del vehículo', 'depreciation'],
  ['diferencias salariales', 'wageDifference'],
  ['horas extra', 'overtime'],
  ['preaviso', 'notice'],
  ['indemnización por antigüedad', 'severance'],
  ['vacaciones', 'vacation'],
  ['viáticos', 'allowance'],
  ['certificados de trabajo', 'certificates'],
  ['indemnización por falta de registro', 'registration'],
];

/** Claimed of an employer alone. */
const labourTopics: ReadonlySet<RulingTopic> = new Set([
  'wageDifference',
  'overtime',
  'notice',
  'severance',
  'vacation',
  'certificates',
  'registration',
]);

/** Points that carry no reason of their own. */
const restPattern = /\b(?:honorarios|costas|confirm\w*[^.]{0,30}(?:lo demás|todo lo que|cuanto))/i;
const grants = new Set(['granted', 'partly-granted', 'modified']);
const moneyPattern = /\b(?:condena\w*|conden\w+|pagar|abonar|suma)\b/;

/**
 * What may be challenged, each with its ground: what the text itself shows is inferred, what needs the file or a judgement is
 * marked so.
 */
export function findWeakPoints(
  text: string,
  sections: RulingSections,
  decision: Decision,
  norms: SentenceAnalysis['norms'],
  { matter, procedure, side, underReview }: RulingReading,
): WeakPoint[] {
  const ground: Ground = (name) => {
    const { articles, text: said } = lawStatement(name, underReview);
    return { ground: said, articles };
  };
  const heads = claimHeads.filter(([, topic]) => matter === null || matter === 'trabajo' || !labourTopics.has(topic));
  const harming = (harms: RulingHarm, some: readonly WeakPoint[]) => some.map((point) => ({ ...point, harms }));
  const points = [
    // A claim that is refused as a whole is answered in every head of it.
    ...(decision.outcome.kind === 'rejected'
      ? []
      : harming('plaintiff', [
          ...claimsWithoutAnswer(sections, ground, heads),
          ...sumsWithoutAnswer(sections, ground),
        ])),
    ...harming('either', withoutCosts(decision, ground)),
    ...harming('plaintiff', [
      ...withoutAmount(sections, decision, ground),
      ...(matter === 'familia' ? [] : withoutInterest(sections, decision, ground)),
    ]),
    ...harming('either', [...repealedNorms(norms), ...dissent(text), ...withoutReason(decision, ground)]),
    ...harming('defendant', beyondTheClaim(sections, decision.items, ground)),
    ...harming('either', [
      ...sumsThatDisagree(decision.items, ground),
      ...reasonsAgainstDecision(sections, decision, ground),
      ...costsWithoutReason(sections, decision, ground),
    ]),
    ...harming('plaintiff', interestWithoutStart(sections, decision, ground)),
    ...harming('either', [...unweighedEvidence(sections, ground), ...evidenceToCheck(sections, ground)]),
  ];
  // The grounds are those of the national civil procedure: elsewhere somebody has to look up the code that governs.
  const isNationalCivil = procedure === 'national-civil';
  const told = points.map((point): WeakPoint => {
    const isSure = isNationalCivil || !point.articles.some((key) => key.startsWith('cpccn:'));
    const concerns = concernsReader(point.harms, decision.outcome.kind, side);
    return { ...point, concerns, ...(!isSure && { mark: 'to-judge' as const }) };
  });
  // What harms the other side alone comes last.
  return told.toSorted((left, right) => Number(left.concerns === 'other') - Number(right.concerns === 'other'));
}

/** Words that say nothing of what a sum is for. */
const generalTerms = new Set(
  [
    'daño',
    'gasto',
    'suma',
    'indemnización',
    'rubro',
    'monto',
    'pesos',
    'total',
    'pago',
    'interés',
    'capital',
    'costas',
    'actora',
    'actor',
    'promover',
    'corresponder',
    'reclamar',
    'demanda',
    'demandada',
    'cobro',
    'solicitar',
    'pretender',
  ].flatMap((word) => analyzeTerms(word)),
);

/** A sum that was claimed for something of which the rest of the ruling does not speak. */
function sumsWithoutAnswer(sections: RulingSections, ground: Ground): WeakPoint[] {
  const { decision, reasons } = sections;
  if (reasons.text === '' || decision.text === '') return [];
  const rest = `${reasons.text} ${decision.text}`;
  const answered = new Set(analyzeTerms(rest));
  const topics = topicsOf(rest);
  const told = figuresTold(rest);
  const paragraphs = rest.split(/\n\s*\n/).map(topicsOf);
  const claimed = readClaimed(sections).own.filter((text) => claimVerb.test(fold(text)));
  // One sum alone is the whole claim, and no head of it.
  const phrasesOf = claimed.map((text) => amountPhrases(text)).filter((phrases) => phrases.length > 1);
  return phrasesOf.flatMap((phrases) =>
    phrases.flatMap(({ head, text: phrase }): WeakPoint[] => {
      const what = head.replace(whyAsked, '');
      const own = [...topicsOf(what)];
      // A floor, a wage or a price is named, and not asked for.
      if (noClaim.test(fold(what)) || [...figuresTold(phrase)].some((figure) => told.has(figure))) return [];
      const ofHeads = own.filter((topic) => claimHeads.some(([, one]) => one === topic));
      // Psychological treatment is not answered by what is said of psychological harm and of another treatment.
      if (ofHeads.length > 1 && !paragraphs.some((said) => ofHeads.every((topic) => said.has(topic)))) {
        return [untreated(what, phrase, ground)];
      }
      // A head of claim that is known is looked for below.
      if (ofHeads.length > 0 || own.some((topic) => topics.has(topic))) return [];
      const [first, ...terms] = analyzeTerms(what.replace(beforeWhat, '')).filter(
        (term) => !generalTerms.has(term) && !/^\d/.test(term),
      );
      const isTold =
        first === undefined ||
        answered.has(first) ||
        terms.filter((term) => answered.has(term)).length > terms.length * answeredShare;
      return isTold ? [] : [untreated(what, phrase, ground)];
    }),
  );
}

const untreated = (what: string, phrase: string, ground: Ground): WeakPoint => ({
  title: `No trata un rubro reclamado: ${what.replace(/^(?:por|de|en concepto de)\s+/i, '')}`,
  ...ground('rubro-sin-tratar'),
  mark: 'inferred',
  quote: asQuote(phrase),
});

/** "…por los pasajes que debió comprar para que su familia no quedara sin vacaciones": why it is asked says nothing of what it is. */
const whyAsked = /(?<=\p{L}{4}\s?)\s(?:que|para|porque|a fin de|con motivo)\s.*$/isu;

const answeredShare = 0.67;
const noClaim =
  /\b(?:pisos?|topes?|minim[ao]s?|maxim[ao]s?|base|promedio|haber(?:es)?|remuneracion\w*|ingresos?|sueldos?|salarios?|valor(?:es|uad[ao])?|precio|canon|alquiler|presupuest\w+|capital social)\b/;
const beforeWhat = /^(?:por|de|en concepto de|a t[ií]tulo de|correspondientes? a)\s+/iu;
const claimVerb =
  /\b(?:reclam\w+|demanda (?:a|por|el|la)\b|demando|demandando|pide|pidio|pretend\w+|solicit\w+|peticion\w+|requi(?:ere|eren|rio|rieron)\b|indemniz\w+|(?:inicia|promueve|promovio|interpone) (?:la )?(?:demanda|accion)|en procura de|cobro de)\b/;

/** A head that was claimed and that neither reasons nor decision speak of. */
function claimsWithoutAnswer(sections: RulingSections, ground: Ground, heads: typeof claimHeads): WeakPoint[] {
  const { decision, reasons } = sections;
  if (reasons.text === '' || decision.text === '') return [];
  const claimed = readClaimed(sections).own.filter((text) => claimVerb.test(fold(text)));
  const answered = topicsOf(`${reasons.text} ${decision.text}`);
  return heads.flatMap(([name, topic]): WeakPoint[] => {
    const claim = claimed.find((text) => topicsOf(text).has(topic));
    if (claim === undefined || answered.has(topic)) return [];
    const phrase = amountPhrases(claim).find(({ head }) => topicsOf(head).has(topic))?.text;
    return [
      {
        title: `No trata un rubro reclamado: ${name}`,
        ...ground('rubro-sin-tratar'),
        mark: 'inferred',
        quote: asQuote(phrase ?? claim),
      },
    ];
  });
}

function withoutCosts({ costs, outcome }: Decision, ground: Ground): WeakPoint[] {
  if (costs.mark !== 'absent' || outcome.kind === 'unknown') return [];
  return [
    {
      title: 'No se pronuncia sobre las costas',
      ...ground('costas-sin-tratar'),
      mark: 'inferred',
      quote: null,
    },
  ];
}

function withoutAmount({ decision }: RulingSections, { items, outcome }: Decision, ground: Ground): WeakPoint[] {
  const item = items.find(
    ({ text }) => moneyPattern.test(fold(text)) && /\b(?:suma|indemniz|pagar|abonar)\w*/i.test(text),
  );
  if (!grants.has(outcome.kind) || !item || findAmounts(decision.text).length > 0) return [];
  return [
    {
      title: 'Condena sin una suma líquida',
      ...ground('condena-sin-suma-liquida'),
      mark: 'to-judge',
      quote: asQuote(item.text),
    },
  ];
}

const withoutInterestTopics: ReadonlySet<RulingTopic> = new Set(['support', 'compensation', 'sentence']);

function withoutInterest(
  { decision, reasons }: RulingSections,
  { items, outcome }: Decision,
  ground: Ground,
): WeakPoint[] {
  // A monthly sum or one between former spouses need not say of interest.
  const item = items.find(
    ({ text }) =>
      findAmounts(text).length > 0 && ![...topicsOf(text)].some((topic) => withoutInterestTopics.has(topic)),
  );
  // One that modifies a sum leaves the interest of the ruling before it.
  if (!grants.has(outcome.kind) || outcome.kind === 'modified' || !item) return [];
  const said = fold(`${reasons.text} ${decision.text}`);
  if (
    /\b(?:tasas?\b|reditos\b|interes(?:es)?\b[^.]{0,80}(?:%|por ciento)|(?:%|por ciento)[^.]{0,40}\binteres|(?:%|por ciento)\s(?:mensual|anual|diario))/.test(
      said,
    )
  )
    return [];
  return [
    {
      title: 'No dice qué intereses corren ni a qué tasa',
      ...ground('condena-sin-intereses'),
      mark: 'inferred',
      quote: asQuote(item.text),
    },
  ];
}

function repealedNorms(norms: SentenceAnalysis['norms']): WeakPoint[] {
  return norms
    .filter(({ state }) => state === 'repealed')
    .map(({ articles, quote, text }) => ({
      title: `Aplica una norma derogada: ${text}`,
      ground: 'El artículo figura como derogado en el corpus. Fijate si regía a la fecha de los hechos.',
      mark: 'to-judge' as const,
      quote,
      articles,
    }));
}

function dissent(text: string): WeakPoint[] {
  const sentence = sentencesOf(text).find((candidate) =>
    /(?:\(en\s{1,4}disi(?:[-\u00AD]\s{0,3})?dencia|,\s{1,4}en\s{1,4}disidencia,?\s{1,4}(?:dijo|dice|vot|expres|sostuvo)|\bdisiento\b|\bmi disidencia\b|^DISIDENCIA\b|^Disidencia\b)/.test(
      candidate.text,
    ),
  );
  if (!sentence) return [];
  return [
    {
      title: 'No es unánime: hay una disidencia',
      ground: 'Sus razones pueden servir para fundar el recurso. Fijate si trata una cuestión federal.',
      mark: 'found',
      quote: asQuote(sentence.text),
      articles: [],
    },
  ];
}

const leastGrounded = 0.6;

function withoutReason({ decided }: Decision, ground: Ground): WeakPoint[] {
  // Where most points have none, the reasons were not read and nothing is said of them.
  const withGround = decided.filter(({ why }) => why.mark !== 'to-judge').length;
  if (withGround < decided.length * leastGrounded) return [];
  return decided
    .filter(({ what, why }) => why.mark === 'to-judge' && !restPattern.test(what.text ?? ''))
    .map(({ what }) => ({
      title: 'Un punto sin fundamento visible',
      ...ground('punto-sin-fundamento'),
      mark: 'to-judge' as const,
      quote: what.quote,
    }));
}

/** Where the reasons lean on a proof, somebody who knows the file has to look. */
function evidenceToCheck({ reasons }: RulingSections, ground: Ground): WeakPoint[] {
  const sentence = sentencesOf(reasons.text).find(({ text }) =>
    /\b(?:pericia|perit[oa]|testig|testimoni)/i.test(fold(text)),
  );
  if (!sentence) return [];
  const isExpert = /\bpericia|\bperit/.test(fold(sentence.text));
  return [
    {
      title: 'Apoyo en la prueba',
      ...(isExpert
        ? ground('apoyo-en-una-pericia')
        : {
            ground: 'Compará lo que dice con las actas de las declaraciones y la idoneidad de los testigos.',
            articles: [],
          }),
      mark: 'to-judge',
      quote: asQuote(sentence.text),
    },
  ];
}
