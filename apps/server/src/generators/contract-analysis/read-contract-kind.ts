import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import {
  type ContractKind,
  type ContractPurpose,
  type ContractSide,
  contractKindLabels,
  contractPurposeLabels,
  contractSideLabel,
} from '@foja/contracts/generators/contract-terms';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { findClauses } from '../extract/clauses.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { contractSentences } from './contract-sentences.ts';

const titleCharacters = 160;
/** A word of the title, or what the thing is for, outweighs whatever the body repeats. */
const titleWeight = 20;
const purposeWeight = 30;
/** How often a word of the body counts: a lease says "locador" in every clause. */
const maxBodyCount = 6;
const minScore = 2;
/** A second kind this near the first leaves it to a person. */
const doubtfulShare = 0.8;

const purposeSentence =
  /\bdestin(?:o|ad[oa]|ar[aá]?)\b|\buso exclusivo\b|\b(?:aplicad|dedicad|afectad|reservad)[oa] (?:con exclusividad |exclusivamente |[uú]nicamente )?(?:al?|para)\b|\bexclusivamente (?:a|para)\b|\bpara (?:explotar|instalar|vivir|habitar|que viva|uso|su (?:vivienda|comercio))\b|\bexplotaci[oó]n de\b|\bcomo (?:hogar|vivienda)\b/iu;

/** What kind of contract it is, by its title, by what it is for and by the words that it uses; or as the person says. */
export function readContractKind(text: string, asCorrected: ContractKind | null = null): ContractAnalysis['type'] {
  const rules = openLawRules().contractKinds;
  if (asCorrected !== null) {
    const articles = rules.find(({ id }) => id === asCorrected)?.articles ?? [];
    return {
      ...inferred(
        contractKindLabels[asCorrected],
        'Como lo indicaste: las reglas se aplican a este tipo.',
        null,
        articles,
      ),
      kind: asCorrected,
    };
  }
  const sentences = sentencesOf(text);
  const head = titleOf(text).replace(/\bcompra\s?[-–]\s?venta\b/giu, 'compraventa');
  const isTitle = (words: string) => rules.some(({ titled }) => titled.count(words) > 0);
  // Below the head of an office or of a letter stands what the paper is; what has no title says so where the parties agree on it.
  const title = isTitle(head) ? head : (headingLines(text).find(isTitle) ?? namedIn(text));
  const isLease = /\b(?:locador(?:a|es)?|locatari[oa]s?|alquiler|inquilin[oa]s?|dan? en locaci[oó]n)\b/iu.test(text);
  const purposes = isLease
    ? contractSentences(text, findClauses(text)).filter(
        ({ heading, text: sentence }) => purposeSentence.test(sentence) || /\bdestino\b/i.test(heading ?? ''),
      )
    : [];
  const scored = rules
    .map(({ articles, id: kind, purpose: forWhat, says, titled }) => {
      const titles = titled.count(title);
      const purpose = purposes.find(({ text: sentence }) => forWhat?.test(withoutDenied(sentence)))?.text ?? null;
      const body = Math.min(says.count(text), maxBodyCount);
      return {
        kind,
        articles,
        isTitled: titles > 0,
        purpose,
        // Where titles tell the kind, the narrower one stands first and the words of the body say nothing.
        score: titles * titleWeight + (purpose === null ? 0 : purposeWeight) + (titles > 0 ? 0 : body),
      };
    })
    .sort((left, right) => right.score - left.score);
  // What a sale is of, its title may leave open.
  const isOfLand = scored[0]?.kind === 'sale' && sentences.some(({ text: sentence }) => sellsLand.test(sentence));
  const [best, second] = isOfLand
    ? scored.flatMap((one) => (one.kind === 'land-sale-agreement' ? [{ ...one, score: scored[0]?.score ?? 0 }] : []))
    : scored;
  if (best === undefined || best.score < minScore) {
    return {
      ...toJudge(
        'No se reconoció el tipo de contrato por sus palabras. Elegilo: de él dependen las reglas que se aplican.',
      ),
      kind: 'other',
    };
  }
  const quote = best.purpose ?? sentences[0]?.text ?? null;
  const isDoubtful = second !== undefined && second.score >= best.score * doubtfulShare;
  const note = isDoubtful
    ? `También podría ser «${contractKindLabels[second.kind]}». Confirmá el tipo: de él dependen las reglas que se aplican.`
    : best.purpose !== null
      ? 'Por el destino que el contrato le da a la cosa.'
      : best.isTitled
        ? 'Por el título del contrato.'
        : 'Por las palabras del contrato.';
  const finding = inferred(contractKindLabels[best.kind], note, quote, best.articles);
  return { ...finding, mark: isDoubtful ? 'to-judge' : finding.mark, kind: best.kind };
}

/** "La vendedora vende el departamento de…". */
const sellsLand =
  /\bvenden?\b[^.;:]{0,80}\b(?:inmueble|lote|departamento|unidad (?:funcional|complementaria)|terreno|casa|finca|campo|chacra|quinta)\b/iu;

/** A sentence without what it forbids: "…, y no podrá darle destino comercial". */
function withoutDenied(sentence: string): string {
  return /\b(?:sino|m[aá]s que|distint[oa]|otr[oa]s? (?:que|destino|fin|uso))\b/iu.test(sentence)
    ? sentence
    : sentence.replace(/\b(?:no|ni|sin|prohib\p{Ll}+)\b[^.;]*/giu, '');
}

const pageHead = /^[^\n]{0,160}(?:\b(?:hoja|p[aá]g(?:ina)?)\b\.?\s{0,3}\d+|\b\d{1,3}\s?\/\s?\d{1,3})[^\n]{0,20}\n/iu;

/** The lines before the parties are named. */
function titleOf(text: string): string {
  // The head of a printed page is no title.
  const start = text.replace(pageHead, '').trimStart().slice(0, titleCharacters);
  const parties =
    /\n\s*\n|\bentre\b(?!\s(?:socios|accionistas|particulares|empresas|herederos|c[oó]nyuges)\b)|\bEn la (?:ciudad|localidad)\b/iu.exec(
      start.trimStart(),
    );
  return parties ? start.trimStart().slice(0, parties.index) : start;
}

/** How far into a paper the line stands that names it, and how long such a line is. */
const headingCharacters = 900;
const longestHeading = 110;
const reference = /^(?:ref(?:erencia)?|asunto|objeto|motivo)\b\.?\s?:/iu;
/** Who writes, to whom, or the first clause. */
const noHeading =
  /\b(?:S\.?\s?A\.?(?:\s?S\.?)?|S\.?\s?R\.?\s?L\.?|CUIT|DNI|tel)(?![\p{L}])|^(?:\d|[IVX]+[.)]|se[ñn]or|sres|at\b|presente)|[,;]$/iu;

/** The lines of a paper's opening that may name it: "Ref.: Oferta de distribución", "CONTRATO DE FRANQUICIA". */
function headingLines(text: string): string[] {
  return (
    text
      .slice(0, headingCharacters)
      .split('\n')
      // "SOLICITUD DE ABONO – Form. C-4      N.º 871": what stands apart on the line is no name.
      .map((line) => line.trim().replace(/\s+–\s+Form\b.*$|\s{3,}.*$/u, ''))
      .filter(
        (line) =>
          reference.test(line) ||
          (line.length <= longestHeading &&
            !noHeading.test(line) &&
            (!/\p{Ll}/u.test(line) ||
              /^(?:contrato|convenio|acuerdo|oferta|boleto|solicitud|carta)\b[^.:]*$/iu.test(line))),
      )
  );
}

/** How far into a contract its parties say what they agree on. */
const namedCharacters = 1_800;
const namedPattern =
  /\b(?:celebra\w*|suscribe\w*|firma\w*|formaliza\w*|conviene\w*|acuerda\w*|otorga\w*|pacta\w*|formul\w*|ofre[cz]\w*|propon\w*)\s(?:[^.;]|\bUds?\.){0,60}?\b((?:contrat(?:o|aci[oó]n)|convenio|acuerdo|boleto|pr[eé]stamo|mutuo|locaci[oó]n|oferta de)\b[^.;:,\n]{0,60}(?:\n[^.;:,\n]{0,60})?)/iu;

/** How the parties call what they sign: "se celebra el presente contrato de locación comercial"; the empty text where they do not. */
function namedIn(text: string): string {
  return namedPattern.exec(text.slice(0, namedCharacters))?.[1] ?? '';
}

/** How much of the law that protects the weaker party applies. */
export type Regime = ContractPurpose | 'unknown';

/** Whether the contract looks like one of consumption or adhesion. */
export function readRegime(
  text: string,
  underReview: LawUnderReview,
  asSaid: ContractPurpose | null = null,
): { regime: Regime; finding: ContractAnalysis['regime'] } {
  if (asSaid !== null) {
    const articles = openLawRules().contractRegimes.find(({ id }) => id === asSaid)?.articles ?? [];
    const note = 'Como lo indicaste: de esto depende qué cláusulas son abusivas.';
    return {
      regime: asSaid,
      finding: { ...inferred(contractPurposeLabels[asSaid], note, null, articles), purpose: asSaid },
    };
  }
  const sentences = sentencesOf(text);
  for (const { articles, id, note, says, text: called } of openLawRules().contractRegimes) {
    const sentence = sentences.find((one) => says.test(one.text));
    if (sentence) return { regime: id, finding: { ...inferred(called, note, sentence.text, articles), purpose: id } };
  }
  const { articles, text: unknown } = lawStatement('regimen-del-contrato', underReview);
  return { regime: 'unknown', finding: { ...toJudge(unknown, null, articles), purpose: null } };
}

/** From whose side the contract is read: it does not tell who holds it in hand. */
export function readSide(kind: ContractKind, asSaid: ContractSide | null): NonNullable<ContractAnalysis['side']> {
  if (asSaid === null) {
    return {
      ...toJudge('El contrato no dice de qué lado estás. Elegilo y primero se muestra lo que te perjudica.'),
      kind: null,
    };
  }
  const note = 'Como lo indicaste: primero va lo que perjudica a esta parte.';
  return { ...inferred(contractSideLabel(kind, asSaid), note), kind: asSaid };
}
