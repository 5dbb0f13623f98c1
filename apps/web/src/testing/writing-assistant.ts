import type {
  ContextSearchEvent,
  ContextSearchResponse,
  FoundRuling,
  JurisprudenceSearchResponse,
  LegalAnalysis,
} from '@foja/contracts/jurisprudence';
import { searchConfigDefaults } from '@foja/contracts/jurisprudence-limits';
import type { TransformationResponse, TransformationSuggestion } from '@foja/contracts/transformations';
import { HttpResponse, http } from 'msw';
import { remember } from './api.ts';
import { unanswered } from './unanswered.ts';

export function buildFoundRuling(part: Partial<FoundRuling> = {}): FoundRuling {
  const passage = {
    text: 'el transportista responde por la caída del pasajero',
    isVerbatim: true,
    marks: [{ start: 33, end: 38 }],
  };
  return {
    id: 'fallos_331_p819',
    title: 'Roldán c/ Transportes del Litoral',
    court: 'Corte Suprema de Justicia de la Nación',
    date: '2008-04-22',
    relevance: 0.84,
    source: 'Texto oficial del fallo',
    summary: 'Deber de seguridad del transportista.',
    citation: 'Fallos: 331:819',
    url: 'https://fallos.example/331/819',
    passage,
    passages: [passage],
    articles: ['ccyc:1757'],
    origin: 'corpus',
    sourceId: 'fallos_331_p819',
    norms: [{ label: 'art. 1757 CCyC', key: 'ccyc:1757', isLoaded: true }],
    subjects: ['Transporte'],
    reason: null,
    ...part,
  };
}

export function buildSearchAnswer(part: Partial<JurisprudenceSearchResponse> = {}): JurisprudenceSearchResponse {
  return {
    query: 'caída de un pasajero',
    results: [buildFoundRuling()],
    notices: [],
    config: searchConfigDefaults,
    sources: [
      { origin: 'corpus', state: 'answered', found: 8, total: 8 },
      { origin: 'saij-federal', state: 'unavailable', found: 0, total: null },
      { origin: 'saij-sumarios', state: 'not-asked', found: 0, total: null },
    ],
    facets: { courts: [], subjects: [], years: [] },
    ...part,
  };
}

export const buildAnalysis = (part: Partial<LegalAnalysis> = {}): LegalAnalysis => ({
  issues: ['Responsabilidad del transportista'],
  norms: [{ label: 'art. 1757 CCyC', key: 'ccyc:1757', isLoaded: true }],
  rulings: [],
  facts: ['la pasajera cayó al bajar'],
  engine: 'Motor local',
  ...part,
});

export function buildContextAnswer(part: Partial<ContextSearchResponse> = {}): ContextSearchResponse {
  return {
    ...buildSearchAnswer(),
    analysis: buildAnalysis(),
    optimizedQuery: 'responsabilidad transportista caída pasajero',
    ...part,
  };
}

export function buildSuggestion(part: Partial<TransformationSuggestion> = {}): TransformationSuggestion {
  return {
    id: 's1',
    originalText: 'Lo echaron el 10/03/2026.',
    transformedText: 'Fue despedido el 10/03/2026.',
    start: 0,
    end: 25,
    reason: 'Término técnico.',
    lost: [],
    added: [],
    flagged: false,
    ...part,
  };
}

export function buildTransformation(part: Partial<TransformationResponse> = {}): TransformationResponse {
  return { suggestions: [buildSuggestion()], engine: 'Motor local', notice: null, ...part };
}

type AssistantPath = 'jurisprudence/search' | 'jurisprudence/context-search' | 'writing/transform';

/** A call of the assistant that answers this. */
export const assistantAnswers = (path: AssistantPath, answer: object) =>
  http.post(`*/api/${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json(answer);
  });

export const assistantRefuses = (path: AssistantPath, status: number, error: string, message = 'no') =>
  http.post(`*/api/${path}`, async ({ request }) => {
    await remember(request);
    return HttpResponse.json({ error, message }, { status });
  });

/** One that never answers; `onLeave` when the caller has left. */
export const assistantSilent = (path: AssistantPath, onLeave: () => void = () => undefined) =>
  http.post(`*/api/${path}`, async ({ request }) => {
    await remember(request);
    request.signal.addEventListener('abort', onLeave);
    return unanswered();
  });

/** A context search whose events are sent one by one, as the test says. */
export function contextSearchStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const waiting: string[] = [];
  const write = (text: string) => {
    if (controller) controller.enqueue(new TextEncoder().encode(text));
    else waiting.push(text);
  };
  return {
    handler: http.post('*/api/jurisprudence/context-search', async ({ request }) => {
      await remember(request);
      const body = new ReadableStream<Uint8Array>({
        start(opened) {
          controller = opened;
          for (const text of waiting.splice(0)) write(text);
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
    send: ({ event, data }: ContextSearchEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    breakOff: () => controller?.error(new Error('cut')),
  };
}
