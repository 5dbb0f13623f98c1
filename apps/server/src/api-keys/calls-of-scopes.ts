import type { ApiKeyScope } from '@foja/contracts/api-key-scopes';

/**
 * The calls that each scope opens, as method and pattern of the route. What stands nowhere here no key opens: accounts, sessions,
 * plans, the administration, and keys themselves.
 */
const callsOfScopes: Record<ApiKeyScope, readonly string[]> = {
  consultar: [
    'POST /Rag/rag-query',
    'POST /Rag/chat-completion',
    'POST /Rag/evaluate-case',
    'POST /Rag/wording',
    'POST /Rag/embeddings',
    'POST /Rag/feedback',
  ],
  buscar: [
    'POST /api/articles/search',
    'GET /api/sources/:id',
    'GET /api/norms',
    'GET /api/norms/:code',
    'GET /api/guides',
    'GET /api/law/under-review',
    'GET /Rag/legal-areas',
    'POST /api/jurisprudence/search',
    'POST /api/jurisprudence/context-search',
    'GET /api/boletin/notices',
    'GET /api/boletin/download',
    'GET /api/boletin/base64',
  ],
  verificar: [
    'POST /api/citations/check',
    'POST /api/editor/check-citations',
    'POST /api/pleadings/review',
    'POST /api/verification-records',
  ],
  calcular: [
    'GET /api/calculators/catalogue',
    'POST /api/calculators/deadline',
    'POST /api/calculators/limitation',
    'POST /api/calculators/inheritance',
    'POST /api/calculators/rent-exit',
    'POST /api/calculators/fees',
    'POST /api/calculators/interest',
    'POST /api/calculators/labour-termination',
    'POST /api/calculators/vacations',
    'POST /api/calculators/sac',
    'POST /api/calculators/overtime',
    'POST /api/calculators/sick-pay',
  ],
  anonimizar: ['POST /anonymize-text', 'POST /anonymize-advanced'],
  documentos: [
    'POST /DocumentGenerator/upload',
    'GET /api/documents',
    'PATCH /api/documents/:id',
    'DELETE /api/documents/:id',
    'POST /api/documents/:id/restore',
    'GET /api/documents/:id/file',
    'GET /api/documents/:id/text',
    'POST /api/documents/ask',
    'GET /api/document-jobs',
    'POST /api/document-jobs',
    'POST /api/document-jobs/from-vault',
    'GET /api/document-jobs/:id',
    'DELETE /api/document-jobs/:id',
    'POST /api/document-jobs/:id/cancel',
    'GET /api/document-jobs/:id/result',
    'PUT /api/document-jobs/:id/reading',
  ],
  redactar: [
    'POST /DocumentGenerator/generate',
    'POST /QuestionGenerator/generate',
    'POST /JurisprudenceGenerator/generate',
    'POST /api/writing/transform',
  ],
  // What one's own program writes and keeps; deleting stays a person's.
  escritos: [
    'GET /api/editor/documents',
    'POST /api/editor/documents',
    'GET /api/editor/documents/:id',
    'PUT /api/editor/documents/:id',
    'PATCH /api/editor/documents/:id',
    'POST /api/editor/documents/:id/duplicate',
    'GET /api/editor/documents/:id/versions',
    'POST /api/editor/documents/:id/versions',
    'GET /api/editor/documents/:id/versions/:versionId',
    'POST /api/editor/documents/:id/versions/:versionId/restore',
    'GET /api/own-templates',
    'POST /api/own-templates',
    'GET /api/own-templates/:id',
    'PUT /api/own-templates/:id',
  ],
  // What another program of the firm keeps in step with. Deleting and sharing stay a person's.
  causas: [
    'GET /api/matters',
    'POST /api/matters',
    'GET /api/matters/:id',
    'PUT /api/matters/:id',
    'POST /api/matters/:id/archive',
    'GET /api/matters/:id/activity',
    'GET /api/matters/:id/items',
    'POST /api/matters/:id/items',
    'GET /api/matters/:id/items/:itemId',
    'PUT /api/matters/:id/items/:itemId',
    'GET /api/matters/:id/files',
    'POST /api/matters/:id/files',
    'GET /api/matters/:id/files/:fileId/content',
    'GET /api/matters/:id/files/:fileId/writing',
  ],
  agenda: [
    'GET /api/agenda',
    'GET /api/agenda/summary',
    'POST /api/agenda/entries',
    'GET /api/agenda/entries/:id',
    'PUT /api/agenda/entries/:id',
  ],
  novedades: ['GET /api/novelties', 'POST /api/novelties/read', 'GET /api/watches', 'POST /api/watches'],
};

/** What any key may ask: who it is to the plan, what was used of it, and what anybody may ask without a key. */
const openToEveryKey: readonly string[] = [
  'GET /health',
  'GET /ready',
  'GET /api/status',
  'GET /api/usage/remaining',
  'GET /api/usage/plan',
  'GET /api/usage/stats',
  'GET /api/usage/history',
  'GET /api/verification-records/:code',
  'GET /Rag/domains',
  'POST /Rag/safety',
  'POST /mcp',
  'GET /mcp',
  'DELETE /mcp',
];

const scopeOfCall = new Map<string, ApiKeyScope | 'any'>([
  ...openToEveryKey.map((call) => [call, 'any'] as const),
  ...Object.entries(callsOfScopes).flatMap(([scope, calls]) =>
    calls.map((call) => [call, scope as ApiKeyScope] as const),
  ),
]);

/** The scope that opens a call; `any` where every key does, null where none does. @param route its pattern: `/api/sources/:id`. */
export function scopeOf(method: string, route: string): ApiKeyScope | 'any' | null {
  return scopeOfCall.get(`${method === 'HEAD' ? 'GET' : method} ${route}`) ?? null;
}

/** Every call that some key opens. */
export function callsForKeys(): string[] {
  return [...scopeOfCall.keys()];
}
