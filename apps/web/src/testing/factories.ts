import type { Citation, DebugStats, RagResponse } from '@foja/contracts/chat';
import type { Role } from '@foja/contracts/roles';
import type { Source } from '@foja/contracts/sources';
import { storageKeys } from '../platform/browser-storage.ts';
import { forgetReadSession } from '../platform/session.ts';

export function buildSource(part: Partial<Source> = {}): Source {
  return {
    id: 'ldc:11',
    kind: 'article',
    norm: 'ldc',
    normTitle: 'Ley 24.240 de Defensa del Consumidor',
    article: '11',
    heading: 'Garantías',
    excerpt: 'palabras que la respuesta usa',
    officialUrl: 'https://norma.example/24240',
    score: 0.9,
    articles: ['ldc:11'],
    repealed: false,
    suspect: false,
    ...part,
  };
}

export function buildDebugStats(part: Partial<DebugStats> = {}): DebugStats {
  return {
    searchQuery: 'garantía celular',
    searchResults: 8,
    topResultScore: 0.83,
    similarityThreshold: 0.42,
    processingTimeMs: 23,
    documentsFound: ['Art. 11 LDC'],
    ragEnabled: true,
    fallbackUsed: false,
    ...part,
  };
}

export function buildAnswer(part: Partial<RagResponse> = {}): RagResponse {
  return {
    answerId: '0b9b8a36-3f43-4c6b-9d6b-0d1b6a6d1f11',
    content: 'Tenés garantía [1].',
    model: 'Motor local',
    outcome: 'grounded',
    sources: [buildSource()],
    citations: [],
    nearestTopics: [],
    outsideDomain: null,
    clarification: null,
    helpLines: [],
    understood: [],
    continuation: null,
    attestation: null,
    calculation: null,
    usesLeft: null,
    debugStats: buildDebugStats(),
    evaluation: null,
    ...part,
  };
}

/** A citation of `text` where it first stands in `content`. */
export function buildCitation(content: string, text: string, part: Partial<Citation> = {}): Citation {
  const start = content.indexOf(text);
  return { text, start, end: start + text.length, source: 'ldc:11', verified: true, problem: null, ...part };
}

export function signIn(role: Role, email = 'ana@estudio.example'): void {
  sessionStorage.setItem(storageKeys.token, 'user-token');
  sessionStorage.setItem(storageKeys.expiresAt, '2099-01-01T00:00:00.000Z');
  sessionStorage.setItem(storageKeys.user, JSON.stringify({ email, firstName: 'Ana', lastName: 'Gómez', role }));
  forgetReadSession();
}
