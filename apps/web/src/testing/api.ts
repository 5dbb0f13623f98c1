import { anonymize } from '@foja/anonymizer';
import type { AnonymizationSettingsResponse, Anonymized, AnonymizeRequest } from '@foja/contracts/anonymization';
import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import { defaultAnonymizationSettings } from '@foja/contracts/anonymization-modes';
import type { RagResponse } from '@foja/contracts/chat';
import type { ErrorCode } from '@foja/contracts/errors';
import type { Status } from '@foja/contracts/status';
import type { UsagePlan } from '@foja/contracts/usage';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { buildAnswer } from './factories.ts';

/** What the stand-in API has been asked. */
export const asked: { path: string; body: unknown; authorization: string | null }[] = [];

/** Notes a call among those that were asked. */
export async function remember(request: Request): Promise<void> {
  const text = await request.clone().text();
  asked.push({
    path: new URL(request.url).pathname,
    body: text ? JSON.parse(text) : null,
    authorization: request.headers.get('authorization'),
  });
}

export const guestTokenHandler = http.post('*/api/auth/guest-token', async ({ request }) => {
  await remember(request);
  const token = `guest-${asked.filter(({ path }) => path === '/api/auth/guest-token').length}`;
  return HttpResponse.json({ token, expiresAt: '2099-01-01T00:00:00.000Z', usageRemaining: 3, usageLimit: 3 });
});

/** rag-query that answers with a whole answer as JSON. */
export function answering(response: Partial<RagResponse> = {}) {
  return http.post('*/Rag/rag-query', async ({ request }) => {
    await remember(request);
    return HttpResponse.json(buildAnswer(response));
  });
}

/** rag-query that refuses. */
export function refusing(status: number, error: ErrorCode) {
  return http.post('*/Rag/rag-query', async ({ request }) => {
    await remember(request);
    return HttpResponse.json({ error, message: 'no' }, { status });
  });
}

/** rag-query that streams the given text and goes on forever, until the reader leaves. */
export function streamingForever(text: string, onCancel: () => void) {
  return http.post('*/Rag/rag-query', async ({ request }) => {
    await remember(request);
    const body = new ReadableStream({
      start(controller) {
        const event = `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
        controller.enqueue(new TextEncoder().encode(event));
      },
    });
    request.signal.addEventListener('abort', onCancel);
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
}

/** What the server answers to /anonymize-text and /anonymize-advanced. */
export function anonymizedAnswer({ text, state, keep, known }: AnonymizeRequest, part: Partial<Anonymized> = {}) {
  const result = anonymize(text, state as Parameters<typeof anonymize>[1], {
    ...(keep ? { keep } : {}),
    ...(known ? { known } : {}),
  });
  return {
    success: true,
    anonymized_text: result.text,
    replacements: result.replacements,
    searched: [...personalDataTypes],
    kept: result.kept,
    map: result.map,
    state: result.state,
    stats: { total_replacements: result.replacements.length, processing_time_ms: 12, ai_used: false },
    error: null,
    message: null,
    ...part,
  } satisfies Anonymized;
}

/** An anonymization call that works. */
export function anonymizing(path: '/anonymize-text' | '/anonymize-advanced', part: Partial<Anonymized> = {}) {
  return http.post(`*${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(anonymizedAnswer((await request.json()) as AnonymizeRequest, part));
  });
}

const accountSettings: AnonymizationSettingsResponse = {
  settings: defaultAnonymizationSettings,
  publicKey: 'foja-public',
};

const freePlan: UsagePlan = {
  role: 'User',
  label: 'Free',
  description: 'Diez usos.',
  limit: 10,
  period: 'total',
  renewsAt: null,
  features: [],
  trial: { available: false, active: false, endsAt: null },
};

const runningStatus: Status = {
  api: { status: 'running', version: '1.0.13' },
  database: { status: 'connected', kind: 'embedded' },
  index: { status: 'ready', passages: 13_170, pending: 0 },
  model: { status: 'not-configured', engine: 'Motor local' },
  contact: { email: 'hola@foja.example', salesEmail: 'ventas@foja.example', whatsappNumber: null },
  recognition: { status: 'off' },
  embeddings: { status: 'not-configured', model: null },
};

export const api = setupServer(
  http.get('*/api/agenda/summary', () =>
    HttpResponse.json({ today: '2026-11-27', expired: 0, dueToday: 0, dueSoon: 0, notices: [] }),
  ),
  http.get('*/api/novelties', () => HttpResponse.json({ novelties: [], unread: 0 })),
  // No official texts were brought yet.
  http.get('*/api/admin/corpus/fetch', () => HttpResponse.json({ weekly: false, run: null })),
  guestTokenHandler,
  answering(),
  http.get('*/Rag/example', () => {
    const { content, model, outcome, sources, citations } = buildAnswer();
    return HttpResponse.json({
      question: '¿Me pueden obligar a declarar?',
      content,
      model,
      outcome,
      sources,
      citations,
    });
  }),
  http.get('*/api/document-jobs', () => HttpResponse.json({ jobs: [] })),
  http.get('*/api/documents/example', () => HttpResponse.json({ error: 'not_found', message: 'no' }, { status: 404 })),
  http.get('*/api/account/api-keys', () => HttpResponse.json({ isIncluded: false, keys: [] })),
  http.post('*/Rag/safety', () => HttpResponse.json({ safety: null })),
  http.get('*/Rag/domains', () =>
    HttpResponse.json({
      domains: [
        {
          id: 'civil_comercial',
          name: 'Derecho Civil y Comercial',
          description: 'Civil y comercial.',
          isPremium: false,
          hasAccess: true,
          documentCount: 3120,
          features: [],
          specializations: [],
        },
        {
          id: 'todos_premium',
          name: 'Todas las áreas',
          description: 'Todas las áreas.',
          isPremium: true,
          hasAccess: false,
          documentCount: 13170,
          features: [],
          specializations: [],
        },
      ],
    }),
  ),
  http.get('*/api/usage/remaining', () =>
    HttpResponse.json({ remaining: 7, used: 3, limit: 10, lastUpdated: '2026-11-20T00:00:00.000Z' }),
  ),
  http.get('*/api/usage/stats', () =>
    HttpResponse.json({
      remaining: 7,
      used: 3,
      limit: 10,
      total: 3,
      dailyUsage: [],
      lastUpdated: '2026-11-20T00:00:00.000Z',
    }),
  ),
  http.get('*/api/usage/history', () => HttpResponse.json({ days: 7, total: 0, dailyUsage: [], byFeature: [] })),
  http.get('*/api/account/second-factor', () =>
    HttpResponse.json({ enabledAt: null, recoveryCodesLeft: 0, isRequired: false }),
  ),
  http.get('*/api/account/activity', () => HttpResponse.json({ entries: [], nextCursor: null })),
  anonymizing('/anonymize-text'),
  anonymizing('/anonymize-advanced'),
  http.get('*/api/anonymization/settings', () => HttpResponse.json(accountSettings)),
  http.get('*/api/documents', () =>
    HttpResponse.json({ documents: [], total: 0, storage: { usedBytes: 0, limitBytes: 524_288_000 } }),
  ),
  http.get('*/api/plans', () => HttpResponse.json({ plans: [], payment: 'request' })),
  http.get('*/api/plans/mine', () => HttpResponse.json({ requests: [], subscription: null })),
  http.get('*/api/usage/plan', () => HttpResponse.json(freePlan)),
  http.get('*/api/status', () => HttpResponse.json(runningStatus)),
  http.get('*/api/law/under-review', () => HttpResponse.json({ articles: [] })),
);
