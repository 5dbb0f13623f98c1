import type { ContractRisk, MissingClause } from '@foja/contracts/generators/contract-analysis';
import type { ContractKind, ContractSide, RiskLevel } from '@foja/contracts/generators/contract-terms';
import { isUnderReview, type LawUnderReview, statedUnlessUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { ContractRisk as ContractRiskRule } from '../../corpus/rules/rule-schemas.ts';
import { asQuote } from '../extract/sentences.ts';
import { countWords } from './by-meaning/clause-features.ts';
import { chanceToTell, openClauseRecogniser } from './by-meaning/clause-recogniser.ts';
import { concernsSide } from './concerns-side.ts';
import { type ContractSentence, withoutFigurePoints } from './contract-sentences.ts';
import type { Regime } from './read-contract-kind.ts';
import { termInMonths } from './term-in-months.ts';
import { highestPercentOf, yearlyPercentOf } from './yearly-percent.ts';

const levels = ['high', 'medium', 'low'];
const unsureRegime =
  ' Acá vale si el contrato es de consumo o por adhesión: el texto no lo muestra; fijate cómo se negoció.';

/** Of a clause that no pattern knows. */
const knownByMeaning = ' Se reconoció por el sentido de la cláusula y no por sus palabras: confirmá que diga esto.';
/** Of a clause that has the words of a check and reads as one that the law stands by. */
const readsAsLawful =
  ' Está escrita como suelen estarlo las cláusulas que la ley admite: va como nota, para que la leas entera.';
/** Below both of these chances, of being a clause to look at and one of its check, its words alone make it a note. Crosswise 7 of 490
 * marked clauses that patterns know become notes by it, and 16 of 21 that nobody marked. */
const noteBelowChance = { ofAny: 0.07, ofCheck: 0.01 };
/** A sentence of fewer words says too little for its words to be held lawful against a check that found them. */
const fewestWordsOfNote = 12;

/** What is asked of the rules besides the contract. */
export interface HowToJudge {
  regime: Regime;
  /** From whose side it is read; null where nobody said. */
  side: ContractSide | null;
  withWording: boolean;
  underReview: LawUnderReview;
  /** The sentence that tells how long the contract lasts, as it is quoted; null where none does. */
  term: string | null;
}

/** A sentence of so few words, with no figure and nothing denied, is the heading of a clause. */
const mostWordsOfHeading = 2;

/** "CONTRATO DE TRABAJO A PLAZO FIJO", in capitals before the first clause, says what the paper is. */
const titleOfPaper =
  /^(?:CONTRATO|CONVENIO|ACUERDO|BOLETO|COMPRAVENTA|SOLICITUD|OFERTA|ANEXO|PACTO)\b[^\p{Ll}.;\n]{0,90}$/u;

/** In how many places one rule is told. */
const maxPlaces = 3;

/** The clauses to look at, gravest first and those last that harm the other side alone, each with the law behind it. */
export function findRisks(
  written: readonly ContractSentence[],
  kind: ContractKind,
  { regime, side, term, underReview, withWording }: HowToJudge,
): ContractRisk[] {
  const sentences = written.filter((sentence) => !isHeadingAlone(sentence));
  const toldOf = new Set<ContractSentence>();
  const rules = openLawRules()
    .contractRisks.filter((rule) => isLookedFor(rule, kind, regime))
    .toSorted((left, right) => Number(left.lastResort) - Number(right.lastResort));
  const said = rules.map((rule) => {
    const found = sentences.filter(
      (sentence) =>
        !(rule.lastResort && toldOf.has(sentence)) &&
        (isSaid(rule, sentence) ||
          (term !== null && asQuote(sentence.text) === term && isTermOutside(rule, sentence.text))),
    );
    for (const sentence of found) toldOf.add(sentence);
    return { rule, found };
  });
  const meant = meantBy(
    sentences.filter((sentence) => !toldOf.has(sentence)),
    rules,
  );
  return said
    .flatMap(({ found: inWords, rule }): ContractRisk[] => {
      const found = [...inWords, ...(meant.get(rule) ?? [])];
      const isStated = !isUnderReview(rule, underReview);
      const isUnsure = rule.reach === 'abuse' && regime === 'unknown';
      return found.slice(0, maxPlaces).map((sentence, place) => {
        const inYear = rule.highFromYearlyPercent === undefined ? null : yearlyPercentOf(sentence.plain);
        const inFigures =
          inYear === null
            ? ''
            : ` Equivale al ${inYear.toLocaleString('es-AR', { maximumFractionDigits: 1 })} % por año, sin capitalizar.`;
        const isMeant = place >= inWords.length;
        const isNote = !isMeant && readsLawful(sentence, rule, rules);
        const level = levelOf(rule, sentence.plain, inYear, isUnsure);
        const why =
          rule.why +
          inFigures +
          (isUnsure ? unsureRegime : '') +
          (isMeant ? knownByMeaning : isNote && level !== 'low' ? readsAsLawful : '');
        return {
          title: rule.title,
          level: isNote ? 'low' : level,
          clause: sentence.heading,
          quote: asQuote(sentence.text),
          articles: [...rule.articles],
          why: statedUnlessUnderReview(rule, why, underReview),
          harms: rule.harms,
          concerns: concernsSide(rule.harms, kind, side),
          proposedWording: withWording && isStated ? rule.wording : null,
          mark: isUnsure || isMeant || isNote || !isStated ? 'to-judge' : rule.mark,
        };
      });
    })
    .sort((left, right) => weightOf(left) - weightOf(right));
}

/** "Exclusividad posterior." names the clause that follows and agrees nothing. */
function isHeadingAlone({ heading, plain, text }: ContractSentence): boolean {
  if (heading === null && titleOfPaper.test(text.trim())) return true;
  return countWords(plain) <= mostWordsOfHeading && !/\d|\b(?:no|sin)\b/i.test(plain);
}

function weightOf({ concerns, level }: ContractRisk): number {
  return levels.indexOf(level) + (concerns === 'other' ? levels.length : 0);
}

/** Whether a check is for such a contract at all. */
export function isLookedFor({ kinds, reach }: ContractRiskRule, kind: ContractKind, regime: Regime): boolean {
  const isOfRegime = reach === 'any' || regime === 'consumer' || (reach === 'abuse' && regime !== 'negotiated');
  return (kinds?.includes(kind) ?? true) && isOfRegime;
}

/** Whether a sentence has the words that a check looks for. */
export function isSaid({ says, unless }: ContractRiskRule, { context, plain, prepared }: ContractSentence): boolean {
  return says?.test(plain, context, prepared) === true && !unless?.test(plain, '', prepared);
}

/** Checks that turn on a figure are left to patterns, which read it; low ones are notes. */
export function isToldOfMeaning(rule: ContractRiskRule): boolean {
  return !rule.byFigures && rule.level !== 'low' && rule.says !== undefined;
}

/** Whether a sentence may be one of a check without having its words: what the check leaves alone, it leaves alone. */
export function isToldByMeaning(rule: ContractRiskRule, { plain, prepared }: ContractSentence): boolean {
  return isToldOfMeaning(rule) && !rule.unless?.test(plain, '', prepared);
}

/** Whether a sentence that has the words of a check reads, by all that was learned, as a clause that the law stands by. */
function readsLawful({ plain }: ContractSentence, rule: ContractRiskRule, rules: readonly ContractRiskRule[]): boolean {
  if (rule.byFigures || countWords(plain) < fewestWordsOfNote) return false;
  const told = new Set(rules.filter(isToldOfMeaning).map(({ id }) => id));
  const recogniser = openClauseRecogniser();
  const own = recogniser.recognise(plain, (id) => id === rule.id && told.has(id));
  if (own === null || own.chance >= noteBelowChance.ofCheck) return false;
  const any = recogniser.recognise(plain, (id) => told.has(id));
  return any !== null && any.chanceOfAny < noteBelowChance.ofAny;
}

/** What sentences are that no pattern knows, by how clauses of each check are written. */
function meantBy(
  sentences: readonly ContractSentence[],
  rules: readonly ContractRiskRule[],
): Map<ContractRiskRule, ContractSentence[]> {
  const recogniser = openClauseRecogniser();
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const meant = new Map<ContractRiskRule, ContractSentence[]>();
  for (const sentence of sentences) {
    const found = recogniser.recognise(sentence.plain, (id) => {
      const rule = byId.get(id);
      return rule !== undefined && isToldOfMeaning(rule);
    });
    const isTold = found !== null && found.chance >= chanceToTell(countWords(sentence.plain));
    const rule = isTold ? byId.get(found.check) : undefined;
    if (rule !== undefined && isToldByMeaning(rule, sentence)) meant.set(rule, [...(meant.get(rule) ?? []), sentence]);
  }
  return meant;
}

function isTermOutside({ termAboveMonths: most, termBelowMonths: least }: ContractRiskRule, sentence: string): boolean {
  if (most === undefined && least === undefined) return false;
  const months = termInMonths(sentence);
  return months !== null && ((least !== undefined && months < least) || (most !== undefined && months > most));
}

/** How grave it is: by its figures where the rule goes by them, and less where the law strikes it out of some contracts only. */
function levelOf(rule: ContractRiskRule, sentence: string, inYear: number | null, isUnsure: boolean): RiskLevel {
  const { highFromYearlyPercent: high, mediumFromPercent: flat, mediumFromYearlyPercent: medium } = rule;
  if (high !== undefined && inYear !== null) {
    if (inYear >= high) return 'high';
    return medium !== undefined && inYear < medium ? 'low' : rule.level;
  }
  const percent = flat === undefined ? null : highestPercentOf(sentence);
  if (flat !== undefined && percent !== null && percent < flat) return 'low';
  return isUnsure && rule.level === 'high' ? 'medium' : rule.level;
}

/** What a contract of this kind should say and does not, what the law asks for first. */
export function findMissing(
  text: string,
  kind: ContractKind,
  { regime, underReview, withWording }: HowToJudge,
): MissingClause[] {
  const plain = withoutFigurePoints(text);
  return openLawRules()
    .contractClauses.filter(
      ({ forConsumers, kinds }) => kinds.includes(kind) && (!forConsumers || regime === 'consumer'),
    )
    .filter(({ says }) => !says.test(plain))
    .map((clause) => ({
      title: clause.title,
      need: isUnderReview(clause, underReview) ? 'recommended' : clause.need,
      why: statedUnlessUnderReview(clause, clause.why, underReview),
      articles: [...clause.articles],
      proposedWording: withWording && !isUnderReview(clause, underReview) ? clause.wording : null,
    }))
    .sort((left, right) => Number(left.need === 'recommended') - Number(right.need === 'recommended'));
}
