import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import { analysisCharactersMax } from '@foja/contracts/document-job-limits';
import type { PaperReading } from '@foja/contracts/document-jobs';
import type { QuestionGenerationResult } from '@foja/contracts/generators/generation-result';
import { generationDefaults, generationTextBounds } from '@foja/contracts/generators/use-cases';
import type { SignedInActor } from '../accounts/actor.ts';
import { type RequireAnonymizedDeps, requireAnonymized } from '../anonymization/require-anonymized.ts';
import { composeStructure } from '../generators/generate-structure.ts';
import type { GenerationDeps } from '../generators/generation.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import { JobFailed } from './job-failed.ts';
import { joinPages } from './join-pages.ts';
import { namePages } from './name-pages.ts';

export type AnalyseDeps = GenerationDeps & RequireAnonymizedDeps & { jwtSecret: string };

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
  { includeResponses, isPaged, pages, reading, recognisedPages, task: useCase }: AskedAnalysis,
  signal: AbortSignal,
): Promise<QuestionGenerationResult> {
  const paged = joinPages(pages);
  const { text } = paged;
  if (text.length < generationTextBounds.minCharacters) throw new JobFailed('empty');
  if (text.length > analysisCharactersMax) throw new JobFailed('text-too-long');
  const staysHere = deps.structureModel === null || text.length > generationTextBounds.maxCharacters;
  const safe = staysHere
    ? { texts: [text], putBack: null, putBackQuote: null }
    : await requireAnonymized(deps, actor, 'questionGeneration', { texts: [text], isAnonymized: false });
  signal.throwIfAborted();
  const call = {
    ...generationDefaults,
    useCase,
    text,
    includeResponses,
    fromFile: true,
    isAnonymized: false,
    acceptsOriginal: false,
    maxResults: 0,
    ...reading,
  };
  const threads: TextThreads = { run: (task, input, work) => deps.threads.run(task, input, { ...work, signal }) };
  const result = await composeStructure({ ...deps, threads }, actor, call, safe, signal);
  if (!isPaged) return result;
  const structure = await namePages(
    threads,
    result.structure,
    { ...paged, recognisedPages },
    { owner: actor.subject, signal },
  );
  return { ...result, structure } as QuestionGenerationResult;
}
