/** Every path of the API, in one typed place. */
export const routes = {
  health: '/health',
  status: '/api/status',
  docs: '/docs',
  ragQuery: '/Rag/rag-query',
  chatCompletion: '/Rag/chat-completion',
  embeddings: '/Rag/embeddings',
  domains: '/Rag/domains',
  legalAreas: '/Rag/legal-areas',
  feedback: '/Rag/feedback',
  source: (id: string) => `/api/sources/${encodeURIComponent(id)}`,
  guestToken: '/api/auth/guest-token',
  usageRemaining: '/api/usage/remaining',
} as const;
