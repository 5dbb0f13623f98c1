import type {
  CheckEditorCitationsResponse,
  EditorDocument,
  EditorDocumentSummary,
  EditorDocumentsResponse,
  EditorVersion,
  SaveEditorDocumentRequest,
} from '@foja/contracts/editor';
import { countWords, type EditorContent, type EditorNode, editorText } from '@foja/contracts/editor/content';
import { editorMessages } from '@foja/contracts/editor-limits';
import { type HttpHandler, HttpResponse, http } from 'msw';

const savedAt = '2026-11-22T13:32:00.000Z';

export const contentOf = (...paragraphs: string[]): EditorContent => ({
  type: 'doc',
  content: paragraphs.map((text): EditorNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export function buildEditorDocument(part: Partial<EditorDocument> = {}, number = 1): EditorDocument {
  const content = part.content ?? contentOf('El actor promueve demanda.');
  const text = editorText(content);
  return {
    id: `7d0e5b9a-0000-4000-8000-00000000000${number}`,
    title: 'Demanda de daños',
    words: countWords(text),
    excerpt: text.slice(0, 120),
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    revision: 1,
    ...part,
    content,
  };
}

function summaryOf({ content: _, revision: __, ...summary }: EditorDocument): EditorDocumentSummary {
  return summary;
}

export interface EditorStandIn {
  documents: EditorDocument[];
  deleted: EditorDocument[];
  versions: EditorVersion[];
  /** What was sent to be saved, in order. */
  saves: (SaveEditorDocumentRequest & { id: string })[];
  kept: string[];
  searches: string[];
  handlers: HttpHandler[];
}

const missing = () => HttpResponse.json({ error: 'not_found', message: editorMessages.notFound }, { status: 404 });

/** The editor's documents as the server would hold them: what a call changes, the next one finds. */
export function editorWith(...documents: EditorDocument[]): EditorStandIn {
  const path = '*/api/editor/documents';
  const one = (id: unknown) => stand.documents.find((document) => document.id === id);
  const change = (id: unknown, part: Partial<EditorDocument>) => {
    stand.documents = stand.documents.map((document) => (document.id === id ? { ...document, ...part } : document));
    return one(id) as EditorDocument;
  };
  let created = 0;
  const add = (part: Partial<EditorDocument>) => {
    created += 1;
    const document = buildEditorDocument({ content: contentOf('x'), ...part }, 4 + created);
    stand.documents = [document, ...stand.documents];
    return document;
  };

  const handlers = [
    http.get(path, ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      stand.searches.push(search);
      const found = stand.documents.filter(({ title, excerpt }) =>
        `${title} ${excerpt}`.toLowerCase().includes(search.toLowerCase()),
      );
      return HttpResponse.json({
        documents: found.map(summaryOf),
        total: stand.documents.length,
        storage: { usedBytes: 1, limitBytes: 2 },
      } satisfies EditorDocumentsResponse);
    }),
    http.post(path, async ({ request }) => {
      const body = (await request.json()) as { title?: string; content?: EditorContent };
      return HttpResponse.json(
        add({
          title: body.title ?? editorMessages.untitled,
          content: body.content ?? { type: 'doc', content: [{ type: 'paragraph' }] },
        }),
        { status: 201 },
      );
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const document = one(params.id);
      return document ? HttpResponse.json(document) : missing();
    }),
    http.put(`${path}/:id`, async ({ params, request }) => {
      const body = (await request.json()) as SaveEditorDocumentRequest;
      const document = one(params.id);
      if (!document) return missing();
      stand.saves.push({ id: document.id, ...body });
      if (body.revision !== document.revision) {
        return HttpResponse.json(
          {
            error: 'conflict',
            message: editorMessages.conflict,
            details: { revision: document.revision, savedAt: document.updatedAt },
          },
          { status: 409 },
        );
      }
      const saved = change(params.id, { content: body.content, revision: body.revision + 1, updatedAt: savedAt });
      return HttpResponse.json({ id: saved.id, revision: saved.revision, savedAt, words: saved.words });
    }),
    http.patch(`${path}/:id`, async ({ params, request }) => {
      if (!one(params.id)) return missing();
      return HttpResponse.json(summaryOf(change(params.id, (await request.json()) as { title: string })));
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      const document = one(params.id);
      if (!document) return missing();
      stand.deleted.push(document);
      stand.documents = stand.documents.filter(({ id }) => id !== document.id);
      return HttpResponse.json({ id: document.id, undoUntil: '2099-01-01T00:00:00.000Z' });
    }),
    http.post(`${path}/:id/undelete`, ({ params }) => {
      const document = stand.deleted.find(({ id }) => id === params.id);
      if (!document) return missing();
      stand.documents = [document, ...stand.documents];
      return HttpResponse.json(document);
    }),
    http.post(`${path}/:id/duplicate`, ({ params }) => {
      const document = one(params.id);
      return document
        ? HttpResponse.json(add({ title: `${document.title} (copia)`, content: document.content }), { status: 201 })
        : missing();
    }),
    http.get(`${path}/:id/versions`, () =>
      HttpResponse.json({ versions: stand.versions.map(({ content: _, ...version }) => version) }),
    ),
    http.post(`${path}/:id/versions`, async ({ params, request }) => {
      const { reason = 'manual' } = (await request.json()) as { reason?: EditorVersion['reason'] };
      const document = one(params.id);
      if (!document) return missing();
      stand.kept.push(reason);
      const version = buildEditorVersion({ reason, content: document.content }, stand.versions.length + 1);
      stand.versions = [version, ...stand.versions];
      return HttpResponse.json(version, { status: 201 });
    }),
    http.get(`${path}/:id/versions/:version`, ({ params }) => {
      const version = stand.versions.find(({ id }) => id === params.version);
      return version ? HttpResponse.json(version) : missing();
    }),
    http.post(`${path}/:id/versions/:version/restore`, ({ params }) => {
      const version = stand.versions.find(({ id }) => id === params.version);
      const document = one(params.id);
      if (!version || !document) return missing();
      return HttpResponse.json(
        change(params.id, { content: version.content, revision: document.revision + 1, updatedAt: savedAt }),
      );
    }),
  ];
  const stand: EditorStandIn = { documents, deleted: [], versions: [], saves: [], kept: [], searches: [], handlers };
  return stand;
}

export function buildEditorVersion(part: Partial<EditorVersion> = {}, number = 1): EditorVersion {
  return {
    id: `9a0e5b9a-0000-4000-8000-00000000000${number}`,
    revision: 1,
    reason: 'auto',
    words: 3,
    savedAt: '2026-11-20T15:00:00.000Z',
    keptAt: '2026-11-20T15:10:00.000Z',
    content: contentOf('Así era antes.'),
    ...part,
  };
}

/** POST /api/editor/check-citations that tells this of each key; `current` where nothing is told. */
export const checkingCitations = (
  states: Record<string, Partial<CheckEditorCitationsResponse['citations'][number]>>,
): HttpHandler =>
  http.post('*/api/editor/check-citations', async ({ request }) => {
    const { citations } = (await request.json()) as { citations: { key: string }[] };
    return HttpResponse.json({
      checkedAt: savedAt,
      citations: citations.map(({ key }) => ({
        key,
        status: 'current',
        label: key,
        heading: null,
        repealed: false,
        suspect: false,
        validFrom: null,
        changedAt: null,
        officialUrl: null,
        ...states[key],
      })),
    } satisfies CheckEditorCitationsResponse);
  });
