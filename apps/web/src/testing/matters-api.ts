import type { MatterItem, SaveMatterItemRequest } from '@foja/contracts/matter-items';
import { matterMessages } from '@foja/contracts/matter-words';
import type { CreateMatterRequest, Matter, SaveMatterRequest } from '@foja/contracts/matters';
import { type HttpHandler, HttpResponse, http } from 'msw';

const at = '2026-11-20T12:00:00.000Z';
const ana = { accountId: '5f3d7a1e-6b1c-4e0e-9d43-1f2f5d0f9a11', name: 'Ana Gómez' };

export function buildMatter(part: Partial<Matter> = {}, number = 1): Matter {
  return {
    id: `3c1f7f0e-0000-4000-8000-00000000000${number}`,
    title: 'Pérez c/ Gómez s/ daños',
    fileNumber: '123/2026',
    court: 'Civil 21',
    clientName: 'Juan Pérez',
    side: 'plaintiff',
    summary: '',
    forum: 'civil',
    state: 'active',
    role: 'owner',
    mayDelete: true,
    responsible: ana,
    owner: ana,
    firmId: null,
    isRestricted: false,
    nextDeadline: null,
    archivedAt: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    counts: { party: 0, note: 0, consultation: 0, result: 0, calculation: 0, money: 0, comment: 0 },
    itemsLimit: 10,
    ...part,
  };
}

export interface MattersStandIn {
  matters: Matter[];
  items: MatterItem[];
  handlers: HttpHandler[];
}

const missing = () => HttpResponse.json({ error: 'not_found', message: matterMessages.notFound }, { status: 404 });

/** Causas as the server would hold them, with what is written into them: what a call changes, the next one finds. */
export function mattersWith(...matters: Matter[]): MattersStandIn {
  const path = '*/api/matters';
  const one = (id: unknown) => stand.matters.find((matter) => matter.id === id);
  let added = 0;
  const handlers = [
    http.get(path, () =>
      HttpResponse.json({
        matters: stand.matters,
        total: stand.matters.length,
        opened: stand.matters.length,
        limit: 200,
      }),
    ),
    http.post(path, async ({ request }) => {
      const { head, forum, state } = (await request.json()) as CreateMatterRequest;
      const matter = buildMatter({ ...head, forum, state }, 9);
      stand.matters = [matter, ...stand.matters];
      return HttpResponse.json(matter, { status: 201 });
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const matter = one(params.id);
      return matter ? HttpResponse.json(matter) : missing();
    }),
    http.put(`${path}/:id`, async ({ params, request }) => {
      const { version, head, forum, state } = (await request.json()) as SaveMatterRequest;
      const matter = one(params.id);
      if (!matter) return missing();
      if (matter.version !== version)
        return HttpResponse.json(
          { error: 'matter_changed', message: matterMessages.matterChanged, details: { current: matter } },
          { status: 409 },
        );
      const saved = { ...matter, ...head, forum, state, version: version + 1 };
      stand.matters = stand.matters.map((each) => (each.id === matter.id ? saved : each));
      return HttpResponse.json(saved);
    }),
    http.get(`${path}/:id/activity`, () => HttpResponse.json({ entries: [], nextCursor: null })),
    http.get(`${path}/:id/sharing`, () =>
      HttpResponse.json({
        access: 'private',
        me: ana.accountId,
        firm: null,
        colleagues: [],
        people: [ana],
        client: null,
        clientInvitation: null,
        may: { share: true, takeOut: false },
      }),
    ),
    http.get('*/api/mentions', () => HttpResponse.json({ mentions: [], unseen: 0 })),
    http.get(`${path}/:id/files`, () => HttpResponse.json({ files: [] })),
    http.get(`${path}/:id/items`, ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return HttpResponse.json({ items: stand.items.filter((item) => item.kind === kind), nextCursor: null });
    }),
    http.post(`${path}/:id/items`, async ({ params, request }) => {
      added += 1;
      const item = {
        ...((await request.json()) as Pick<MatterItem, 'kind' | 'body'>),
        id: `4d1f7f0e-0000-4000-8000-00000000000${added}`,
        matterId: String(params.id),
        author: ana,
        isClientVisible: false,
        version: 1,
        createdAt: at,
        updatedAt: at,
      } as MatterItem;
      stand.items = [item, ...stand.items];
      return HttpResponse.json(item, { status: 201 });
    }),
    http.put(`${path}/:id/items/:itemId`, async ({ params, request }) => {
      const { version, content } = (await request.json()) as SaveMatterItemRequest;
      const item = stand.items.find(({ id }) => id === params.itemId);
      if (!item) return missing();
      if (item.version !== version)
        return HttpResponse.json(
          { error: 'item_changed', message: matterMessages.itemChanged, details: { current: item } },
          { status: 409 },
        );
      const saved = { ...item, ...content, version: version + 1 } as MatterItem;
      stand.items = stand.items.map((each) => (each.id === item.id ? saved : each));
      return HttpResponse.json(saved);
    }),
  ];
  const stand: MattersStandIn = { matters, items: [], handlers };
  return stand;
}
