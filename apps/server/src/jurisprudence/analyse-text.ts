import type { LegalAnalysis } from '@foja/contracts/jurisprudence';
import type { AssistantModelId } from '@foja/contracts/jurisprudence-limits';
import { localEngineName } from '@foja/contracts/models';
import type { Citation } from '@foja/legal-text/citations';
import { z } from 'zod';
import { findCitations } from '../chat/find-citations.ts';
import { nameCitedNorms } from '../corpus/name-cited-norms.ts';
import { resolveRulingCitation } from '../corpus/resolve-ruling-citation.ts';
import { verbatimIn } from '../generators/extract/verbatim.ts';
import { readMatter } from '../generators/matter/read-matter.ts';
import { listOf } from '../generators/model/lenient-fields.ts';
import { StructureFailed } from '../platform/structure-model.ts';
import { sendNorms } from '../retrieval/norms-in-threads.ts';
import type { JurisprudenceDeps } from './jurisprudence-deps.ts';
import { tellingSentences } from './telling-sentences.ts';

export interface TextAnalysed {
  analysis: LegalAnalysis;
  /** The legal questions without personal data, as they may be searched anywhere. */
  safeIssues: string[];
  /** Words for the search that a model proposed, which has seen no personal data; empty without one. */
  searchTerms: string[];
  notices: string[];
}

export interface TextToAnalyse {
  /** As it was selected; it does not leave the installation. */
  text: string;
  /** Without personal data: what a model may read. */
  safeText: string;
  /** Puts back what was taken out of words quoted from the safe text; null where nothing was. */
  putBackQuote: ((quote: string) => string) | null;
  model: AssistantModelId;
}

const maxIssues = 6;
const maxFacts = 6;
const maxSearchTerms = 10;

const schema = z.object({
  issues: listOf(z.string()),
  facts: listOf(z.string()).catch([]),
  searchTerms: listOf(z.string()).catch([]),
});
const instructions = `Analizás un texto para buscar jurisprudencia argentina sobre lo que plantea.
Formato:
{"issues": hasta ${maxIssues} cuestiones jurídicas en discusión, cada una en pocas palabras, como las nombraría un sumario de jurisprudencia,
"facts": hasta ${maxFacts} frases copiadas del texto letra por letra que cuentan los hechos relevantes,
"searchTerms": hasta ${maxSearchTerms} palabras o expresiones jurídicas con las que un abogado buscaría fallos, sin nombres propios}`;

/**
 * Agent 1: the legal questions, norms and facts of a text. What it cites is always read from the text itself; the questions and
 * facts by the model, or by the local engine where there is none or it does not answer in time.
 */
export async function analyseText(
  deps: JurisprudenceDeps,
  asked: TextToAnalyse,
  signal: AbortSignal,
): Promise<TextAnalysed> {
  const work = { owner: deps.owner, characters: asked.text.length };
  const norms = sendNorms(await deps.registry());
  const citations = await deps.threads.run(findCitations, { text: asked.text, inContext: false, norms }, work);
  const cited = await readCited(deps, citations);
  if (deps.structureModel === null) return { ...(await analyseHere(deps, asked, cited)), notices: [] };
  try {
    const read = await deps.structureModel.fill({
      schema,
      instructions,
      text: asked.safeText,
      model: asked.model,
      signal,
    });
    const putBack = asked.putBackQuote ?? ((quote: string) => quote);
    // A fact that the text does not hold word for word is the model's own.
    const facts = read.facts.flatMap((fact) => verbatimIn(asked.safeText, fact) ?? []).map(putBack);
    return {
      analysis: {
        ...cited,
        issues: cleanList(read.issues.map(putBack), maxIssues),
        facts: cleanList(facts, maxFacts),
        engine: asked.model,
      },
      safeIssues: cleanList(read.issues, maxIssues),
      searchTerms: cleanList(read.searchTerms, maxSearchTerms),
      notices: [],
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof StructureFailed)) throw error;
    deps.onFailure('model', error.reason);
    const notices = ['El modelo de lenguaje no respondió a tiempo; el texto lo analizó el motor local.'];
    return { ...(await analyseHere(deps, asked, cited)), notices };
  }
}

/** By the guide of its problem and what the corpus says on it, and by the sentences that tell of something that happened. */
async function analyseHere(
  deps: Pick<JurisprudenceDeps, 'db' | 'clock' | 'retrieve' | 'threads' | 'owner'>,
  { text }: TextToAnalyse,
  cited: Pick<LegalAnalysis, 'norms' | 'rulings'>,
): Promise<Omit<TextAnalysed, 'notices'>> {
  const work = { owner: deps.owner, characters: text.length };
  const [matter, found] = await Promise.all([
    readMatter(deps, text, deps.owner),
    deps.retrieve({ question: text, domain: 'todos_premium', limit: 6 }),
  ]);
  const topics = found.decision === 'grounded' ? found.sources.flatMap(({ editorial }) => editorial?.title ?? []) : [];
  const touched = matter?.elements.filter(({ mark, quote }) => mark !== 'absent' && quote !== null) ?? [];
  const quoted = touched.flatMap(({ quote }) => quote ?? []);
  // Both are our editors' words.
  const issues = cleanList([matter?.guide.caseData.situation ?? '', ...topics], maxIssues);
  return {
    analysis: {
      ...cited,
      issues,
      facts: cleanList([...quoted, ...(await deps.threads.run(tellingSentences, text, work))], maxFacts),
      engine: localEngineName,
    },
    safeIssues: issues,
    searchTerms: [],
  };
}

async function readCited(
  deps: Pick<JurisprudenceDeps, 'db' | 'registry'>,
  citations: readonly Citation[],
): Promise<Pick<LegalAnalysis, 'norms' | 'rulings'>> {
  const named = new Map(
    citations.flatMap(({ ruling }) =>
      ruling === null ? [] : [[`Fallos: ${ruling.volume}:${ruling.page}`, ruling] as const],
    ),
  );
  const rulings = await Promise.all(
    [...named].map(async ([label, { page, volume }]) => {
      const [found] = await resolveRulingCitation(deps.db, volume, page);
      return { label: found ? `${label} (${found.title})` : label, id: found?.id ?? null };
    }),
  );
  return { norms: await nameCitedNorms(deps.db, await deps.registry(), citations), rulings };
}

function cleanList(values: readonly string[], most: number): string[] {
  const clean = values.map((value) => value.replace(/\s+/g, ' ').trim().slice(0, 600)).filter((value) => value !== '');
  return [...new Map(clean.map((value) => [value.toLowerCase(), value])).values()].slice(0, most);
}
