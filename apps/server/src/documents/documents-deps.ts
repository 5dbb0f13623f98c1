import type { RequireAnonymizedDeps } from '../anonymization/require-anonymized.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { LanguageModels } from '../platform/language-model.ts';
import type { CountedWorkDeps } from '../usage/settle-use.ts';
import type { DocumentThreads, ThreadLimits } from './document-threads.ts';
import type { ReadingLimits } from './reading/reading-limits.ts';
import type { VaultDeps } from './vault-folder.ts';

/** How long a model may take over a person's document, in milliseconds; what it does not give in time is done without it. */
export interface DocumentModelLimits {
  summaryTimeoutMs: number;
  answerTimeoutMs: number;
}

/** What a document may cost, and how often one may ask. */
export interface DocumentLimits {
  reading: ReadingLimits;
  threads: ThreadLimits;
  model: DocumentModelLimits;
  uploadsPerHour: number;
  questionsPerHour: number;
  /** Renaming, deleting, bringing back and downloading, together. */
  changesPerHour: number;
}

/** What the calls of this domain stand on. */
export interface DocumentsDeps extends VaultDeps, RequireAnonymizedDeps, CountedWorkDeps {
  config: Pick<Config, 'files' | 'documents'>;
  clock: Clock;
  jwtSecret: string;
  languageModels: LanguageModels | null;
  threads: DocumentThreads;
  limits: DocumentLimits;
}
