import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import { analysisCharactersMax } from '@foja/contracts/document-job-limits';
import type { DocumentJobResult, PaperReading } from '@foja/contracts/document-jobs';
import { generationDefaults, generationTextBounds } from '@foja/contracts/generators/use-cases';
import type { SignedInActor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { composeStructure } from '../generators/generate-structure.ts';
import type { GenerationDeps } from '../generators/generation.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { type ComposeReviewDeps, composeReview } from '../pleading-review/compose-review.ts';
import { JobFailed } from './job-failed.ts';
import { joinPages } from './join-pages.ts';
import { namePages } from './name-pages.ts';

export type AnalyseDeps = GenerationDeps &
  RequireAnonymizedDeps &
  Pick<ComposeReviewDeps, 'registry'> & { jwtSecret: string };

export interface AskedAnalysis {
  task: AnalysisTask;
  includeResponses: boolean;
  /** What the person says that it is. */
  reading: PaperReading;
  pages: readonly string[];
  /** Whether the pages are the file's own, so that what is quoted can name them. */
  isPaged: boolean;
  recognisedPages: readonly number[];
}

/**
 * Analyses the text of a file. A long one goes to no model, and stays as it is; of what does go to one the personal data are taken out first.
 * @throws {JobFailed} `empty`, `text-too-long`; {HttpError} 422 `anonymization_required`; what the generator throws.
 */
export async function analyseText(
  deps: AnalyseDeps,
  actor: SignedInActor,
  { includeResponses, isPaged, pages, reading, recognisedPages, task }: AskedAnalysis,
  signal: AbortSignal,
): Promise<DocumentJobResult> {
  const paged = joinPages(pages);
  const { text } = paged;
  if (text.length < generationTextBounds.minCharacters) throw new JobFailed('empty');
  if (text.length > analysisCharactersMax) throw new JobFailed('text-too-long');
  const threads: TextThreads = { run: (name, input, work) => deps.threads.run(name, input, { ...work, signal }) };
  const named = <T>(structure: T): Promise<T> | T =>
    isPaged
      ? namePages(threads, structure, { ...paged, recognisedPages }, { owner: actor.subject, signal })
      : structure;
  if (task === 'pleadingReview') {
    // No model reads it along.
    const review = await composeReview({ ...deps, threads }, actor.subject, text, reading.pleading ?? {});
    return { useCase: task, review: await named(review) };
  }
  const { pleading: _, ...paper } = reading;
  const staysHere = deps.structureModel === null || text.length > generationTextBounds.maxCharacters;
  const safe = staysHere
    ? { texts: [text], putBack: null, putBackQuote: null }
    : await requireAnonymized(deps, actor, 'questionGeneration', { texts: [text], isAnonymized: false });
  signal.throwIfAborted();
  const call = {
    ...generationDefaults,
    useCase: task,
    text,
    includeResponses,
    fromFile: true,
    isAnonymized: false,
    acceptsOriginal: false,
    maxResults: 0,
    ...paper,
  };
  const result = await composeStructure({ ...deps, threads }, actor, call, safe, signal);
  return { ...result, structure: await named<unknown>(result.structure) } as DocumentJobResult;
}
