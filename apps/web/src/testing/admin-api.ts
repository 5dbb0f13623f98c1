import type { AdminPlanRequest, AdminUser, CorpusState, FeedbackEntry, Overview } from '@foja/contracts/admin';
import type { Job } from '@foja/contracts/admin-jobs';
import { HttpResponse, http } from 'msw';
import { unanswered } from './unanswered.ts';

export function buildUser(part: Partial<AdminUser> = {}): AdminUser {
  return {
    id: '5b1f7f0e-1111-4a51-8a62-0d1b6a6d1f11',
    email: 'eva@estudio.example',
    firstName: 'Eva',
    lastName: 'Ruiz',
    role: 'User',
    status: 'active',
    lockedOutUntil: null,
    trialEndsAt: null,
    createdAt: '2026-10-01T12:00:00.000Z',
    lastLoginAt: null,
    hasSecondFactor: false,
    used: 7,
    limit: 10,
    ...part,
  };
}

export function buildOverview(part: Partial<Overview> = {}): Overview {
  return {
    users: { total: 1_250, byRole: { User: 1_200, Premium: 50 }, newInPeriod: 30, onTrial: 4 },
    days: [
      { date: '2026-11-19', questions: 10, refused: 2, guests: 4 },
      { date: '2026-11-20', questions: 5, refused: 1, guests: 0 },
    ],
    questions: 15,
    refused: 3,
    unverifiedCitations: 6,
    feedback: { useful: 9, notUseful: 1 },
    hasOfficialTexts: true,
    pendingPlanRequests: 2,
    modelTokens: null,
    ...part,
  };
}

export function buildPlanRequest(part: Partial<AdminPlanRequest> = {}): AdminPlanRequest {
  return {
    id: '5b1f7f0e-2222-4a51-8a62-0d1b6a6d1f11',
    plan: 'premium',
    message: 'Somos un estudio de tres.',
    status: 'pending',
    createdAt: '2026-11-20T12:00:00.000Z',
    decidedAt: null,
    note: null,
    user: {
      id: '5b1f7f0e-1111-4a51-8a62-0d1b6a6d1f11',
      email: 'eva@estudio.example',
      firstName: 'Eva',
      lastName: 'Ruiz',
      role: 'User',
    },
    ...part,
  };
}

export function buildOpinion(part: Partial<FeedbackEntry> = {}): FeedbackEntry {
  return {
    answerId: '5b1f7f0e-3333-4a51-8a62-0d1b6a6d1f11',
    at: '2026-11-20T12:00:00.000Z',
    useful: false,
    comment: 'Faltó el plazo.',
    question: null,
    domain: 'civil_comercial',
    outcome: 'no-match',
    model: 'Motor local',
    sourceIds: ['ldc:11'],
    ...part,
  };
}

export function buildJob(part: Partial<Job> = {}): Job {
  return {
    id: '5b1f7f0e-4444-4a51-8a62-0d1b6a6d1f11',
    kind: 'official-texts',
    state: 'running',
    isRecurring: false,
    attempts: 1,
    maxAttempts: 4,
    progress: { done: 12, total: 48 },
    lastError: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-11-20T12:00:00.000Z',
    finishedAt: null,
    lastDoneAt: null,
    canCancel: true,
    canRun: false,
    ...part,
  };
}

export function buildCorpus(part: Partial<CorpusState> = {}): CorpusState {
  return {
    norms: [{ code: 'ldc', name: 'Ley de prueba', articles: 66, notes: 30, repealed: 2, suspect: 1 }],
    articles: 66,
    notes: 30,
    guides: 12,
    rulings: 5,
    rulingSummaries: 4,
    index: { status: 'ready', passages: 113, pending: 0 },
    contradictions: [],
    lastImportAt: null,
    ...part,
  };
}

/** A call of the administration that answers this, whatever is asked. */
export const adminGet = (path: string, answer: object) =>
  http.get(`*/api/admin/${path}`, () => HttpResponse.json(answer));

/** One that fails as a broken server does. */
export const adminBroken = (path: string) =>
  http.get(`*/api/admin/${path}`, () =>
    HttpResponse.json({ error: 'internal', message: 'Error del servidor. Inténtalo más tarde' }, { status: 500 }),
  );

/** One that never answers. */
export const adminSilent = (path: string) => http.get(`*/api/admin/${path}`, () => unanswered());
