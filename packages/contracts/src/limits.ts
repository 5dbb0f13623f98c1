import type { ActorRole } from './roles.ts';

/** Business constants (specification 9). Times in milliseconds. */
export const appVersion = '1.0.13';
export const applicationId = 'foja';
export const applicationIdHeader = 'ApplicationId';

export const messageMaxCharacters = 30_000;
export const streamingWordIntervalMs = 80;
export const usageCacheMs = 60_000;
export const usageRequestTimeoutMs = 10_000;
export const usageRefreshDelayMs = 2_000;
export const userChangeDebounceMs = 300;
export const errorMessageTimeoutMs = 3_000;

/** Uses that one guest token carries. */
export const guestUsageLimit = 3;
/** Guest tokens that one fingerprint and address may obtain in a day. */
export const guestTokensPerDay = 3;
/** Uses that a free registration brings. */
export const registrationUsageLimit = 10;
/** As good as none: what has it is shown without a bound. */
const unlimited = 999_999;

/** Uses by role; `month` limits start again on the first of each month (UTC). */
export const usageLimits: Record<ActorRole, { limit: number; period: 'total' | 'month' }> = {
  Guest: { limit: guestUsageLimit, period: 'total' },
  User: { limit: registrationUsageLimit, period: 'total' },
  Professional: { limit: 50, period: 'month' },
  Premium: { limit: 100, period: 'month' },
  Admin: { limit: unlimited, period: 'month' },
  SuperAdmin: { limit: unlimited, period: 'month' },
};

/** Whether a limit of uses is none in truth. */
export const isUnlimited = (limit: number): boolean => limit >= unlimited;

export const accessTokenLifetimeMs = 30 * 60_000;
export const refreshTokenLifetimeMs = 30 * 86_400_000;
/** The access token is renewed this long before it ends. */
export const tokenRefreshBufferMs = 300_000;
/** A spent refresh token used again this soon, by the same browser, gets the same answer: two tabs may race. */
export const refreshRaceMs = 10_000;
export const confirmTokenLifetimeMs = 86_400_000;
export const resetTokenLifetimeMs = 3_600_000;
export const loginPasswordMinCharacters = 6;
export const passwordMinCharacters = 8;
export const nameMinCharacters = 2;
/** Wrong passwords within the window that lock an account, and for how long. */
export const lockout = { failures: 5, windowMs: 15 * 60_000, lockMs: 15 * 60_000 } as const;
/** Failed logins that one address may make in the window. */
export const loginFailuresPerAddress = { failures: 20, windowMs: 3_600_000 } as const;
/** Between a right password and the code that completes the sign-in. */
export const signInChallengeLifetimeMs = 5 * 60_000;
export const recoveryCodeCount = 10;
/** Wrong codes that an account may have from one network in the window. */
export const wrongCodesPerPlace = { failures: 5, windowMs: 15 * 60_000 } as const;
/** The same from all networks together; beyond it only networks from which it has signed in may try. */
export const wrongCodesPerAccount = { failures: 20, windowMs: 3_600_000 } as const;
export const trialDays = 7;
export const usageHistoryDays = { default: 7, max: 90 } as const;

/** Marks of the debug modal: above `good` the best score is good, below `warning` it is a warning. */
export const debugScoreThresholds = { good: 0.7, warning: 0.5 } as const;

export const mobileBreakpointsPx = { compact: 640, collapse: 768 } as const;

/** Earlier turns that go along with a question, so that a follow-up is understood; the server keeps none of them. */
export const historyMaxTurns = 6;
/** Longest of them. */
export const historyTurnMaxCharacters = 8_000;
