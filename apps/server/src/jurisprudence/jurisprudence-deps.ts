import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { RequireAnonymizedDeps } from '../anonymization/require-anonymized.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { StructureModel } from '../platform/structure-model.ts';
import type { TextThreads } from '../platform/threads/text-threads.ts';
import type { Retrieval, RetrievalQuery } from '../retrieval/retrieval.ts';
import type { SaijLimits } from './saij/saij-limits.ts';
import type { SaijSearch } from './saij/saij-search.ts';

/** What one account may ask for, and how long others may take. */
export interface JurisprudenceLimits {
  /** Searches of one account within the window. */
  searches: number;
  windowMs: number;
  /** How long the language model may take to analyse a text; the local engine analyses it then. */
  modelTimeoutMs: number;
  saij: Partial<SaijLimits>;
}

export const defaultJurisprudenceLimits: JurisprudenceLimits = {
  searches: 60,
  windowMs: 5 * 60_000,
  modelTimeoutMs: 6_000,
  saij: {},
};

/** What the search for rulings stands on. */
export interface JurisprudenceDeps extends RequireAnonymizedDeps {
  db: Database;
  clock: Clock;
  jwtSecret: string;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  registry: () => Promise<NormRegistry>;
  threads: TextThreads;
  /** Subject of the call: its long texts take turns in the threads. */
  owner: string;
  saij: SaijSearch;
  /** Null where no language model is configured. */
  structureModel: StructureModel | null;
  limits: JurisprudenceLimits;
  /** Told why SAIJ or the model did not answer; never of a text. */
  onFailure: (what: 'saij' | 'model', reason: string) => void;
}
