import { defaultSaijLimits, type SaijLimits } from '../saij/saij-limits.ts';

/** How many headnotes one run brings, and how SAIJ is asked for them: slower than for who waits for a search. */
export interface HeadnoteLimits extends SaijLimits {
  pageSize: number;
  /** A page is halved down to this where SAIJ cannot serve it. */
  minPage: number;
  maxHeadnotes: number;
  /** A page that was read so lately is not asked for again. */
  freshMs: number;
}

export const defaultHeadnoteLimits: HeadnoteLimits = {
  ...defaultSaijLimits,
  requestTimeoutMs: 30_000,
  spacingMs: 1_500,
  retries: 3,
  retryDelayMs: 4_000,
  pageSize: 50,
  minPage: 5,
  maxHeadnotes: 2_000,
  freshMs: 12 * 3_600_000,
};
