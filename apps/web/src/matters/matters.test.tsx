import type { AgendaEntry } from '@foja/contracts/agenda';
import type { MatterItem } from '@foja/contracts/matter-items';
import { matterMessages } from '@foja/contracts/matter-words';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anonymizeMessage } from '../anonymization/anonymize-message.ts';
import { keptCalculation } from '../calculators/kept-calculation.ts';
import { checkHistory } from '../citation-check/kept-check.ts';
import { partyName } from '../matter-reading/party-names.ts';
import { readAllItems } from '../matter-reading/read-matter.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { buildMatter, mattersWith } from '../testing/matters-api.ts';
import { openApp } from '../testing/open-app.tsx';
import { commentsRegister, moneyRegister, readActivity, readDeadlines } from './export/matter-registers.ts';

const matter = buildMatter();
const comment: MatterItem = {
  id: '4d1f7f0e-0000-4000-8000-000000000077',
  matterId: matter.id,
  kind: 'comment',
  body: { text: 'Falta el poder.', aboutItemId: null, mentions: [] },
  author: matter.owner,
  isClientVisible: false,
  version: 1,
  createdAt: matter.createdAt,
  updatedAt: matter.createdAt,
};
const hearing: AgendaEntry = {
  id: '5d1f7f0e-0000-4000-8000-000000000001',
  matterId: matter.id,
  kind: 'hearing',
  state: 'pending',
  day: '2026-12-01',
  time: '10:30',
  title: 'Vista de causa',
  notes: 'Llevar al perito.',
  responsible: null,
  reminds: true,
  deadline: null,
  version: 1,
  createdAt: matter.createdAt,
  updatedAt: matter.createdAt,
};
const address = `/dashboard/causas/${matter.id}`;

function openMatters(path: string, ...matters: Parameters<typeof mattersWith>) {
  signIn('Professional');
  const stand = mattersWith(...matters);
  api.use(...stand.handlers);
  return { ...openApp(path), stand };
}

async function addComment(user: ReturnType<typeof openMatters>['user'], text: string) {
  await user.type(await screen.findByRole('textbox', { name: /^Comentario/ }), text);
  await user.click(screen.getByRole('button', { name: 'Comentar' }));
}

/** A calculation as it lies in the causa. */
function calculation(title: string, data: unknown, text = 'La cuenta.') {
  const about = { tool: 'aguinaldo', question: '', text, madeAt: matter.createdAt };
  return {
    kind: 'calculation',
    body: { ...about, title, data },
    id: `4d1f7f0e-0000-4000-8000-0000000001${String(title.length).padStart(2, '0')}`,
    matterId: matter.id,
    author: null,
    isClientVisible: false,
    version: 1,
    createdAt: matter.createdAt,
    updatedAt: matter.createdAt,
  };
}

describe('/dashboard/causas', () => {
  it('says that nothing could be read, and reads again when asked', async () => {
    signIn('Professional');
    api.use(...mattersWith().handlers);
    api.use(http.get('*/api/matters', () => HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 })));
    const { user } = openApp('/dashboard/causas');
    await screen.findByText('No se pudieron leer tus causas.');
    api.use(...mattersWith(matter).handlers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: matter.title })).toBeVisible();
  });

  it('keeps what was typed where the plan refuses another causa, and leads to the plans', async () => {
    const { user } = openMatters('/dashboard/causas');
    api.use(
      http.post('*/api/matters', () =>
        HttpResponse.json({ error: 'plan_limit', message: matterMessages.mattersLimit(1) }, { status: 409 }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Nueva causa' }));
    await user.type(screen.getByRole('textbox', { name: /^Carátula/ }), 'Otra');
    await user.click(screen.getByRole('button', { name: 'Abrir la causa' }));
    expect(await screen.findByText(matterMessages.mattersLimit(1))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/trial');
    expect(screen.getByRole('textbox', { name: /^Carátula/ })).toHaveValue('Otra');
  });

  it('tells a free account, and nobody else, how much room its plan leaves, in the list and in a causa', async () => {
    signIn('User');
    const held = buildMatter({ counts: { ...matter.counts, note: 3, party: 1 } });
    const stand = mattersWith(held);
    api.use(...stand.handlers);
    const { user, stop } = openApp('/dashboard/causas');
    expect(await screen.findByText(/Plan Free: 1 de 200 causas abiertas\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: held.title }));
    expect(await screen.findByText(/Plan Free: 4 de 10 elementos en la causa\./)).toBeVisible();
    stop();
    openMatters(address, held);
    await screen.findByRole('button', { name: 'Editar' });
    expect(screen.queryByText(/Plan Free/)).toBeNull();
  });

  it('narrows by forum and orders by the next deadline, those without one last', async () => {
    const next = {
      date: '2026-12-01',
      title: 'Contestar',
      kind: 'deadline',
      isOverdue: false,
      upcoming: '2026-12-01',
    } as const;
    const due = buildMatter({ title: 'Con plazo', nextDeadline: next }, 2);
    const labour = buildMatter({ title: 'Despido', forum: 'laboral' }, 3);
    const { user } = openMatters('/dashboard/causas', matter, labour, due);
    const titles = async () =>
      within(await screen.findByRole('list', { name: 'Causas' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await titles()).toEqual([matter.title, 'Despido', 'Con plazo']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Orden' }), 'vencimiento');
    await waitFor(async () => expect((await titles())[0]).toBe('Con plazo'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fuero' }), 'laboral');
    await waitFor(async () => expect(await titles()).toEqual(['Despido']));
  });

  it('says what is due next, and narrows by it: what ran out does not hide what comes', async () => {
    const day = (days: number) => new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const next = (kind: 'due' | 'hearing', date: string, upcoming: string | null) => ({
      nextDeadline: { date, title: 'Algo', kind, isOverdue: upcoming !== date, upcoming },
    });
    const both = buildMatter({ title: 'Las dos', ...next('due', day(-3), day(20)) }, 2);
    const hearing = buildMatter({ title: 'Con audiencia', ...next('hearing', day(5), day(5)) }, 3);
    const shown = buildMatter({ title: 'De cliente', role: 'cliente' }, 4);
    const { user, search } = openMatters('/dashboard/causas?vence=vencido', matter, both, hearing, shown);
    const titles = async () =>
      within(await screen.findByRole('list', { name: 'Causas' }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    await waitFor(async () => expect(await titles()).toEqual(['Las dos']));
    expect(screen.getByText(/^Venció el /)).toBeVisible();
    const filter = screen.getByRole('combobox', { name: 'Próximo vencimiento' });
    await user.selectOptions(filter, 'Próximos 7 días');
    await waitFor(async () => expect(await titles()).toEqual(['Con audiencia']));
    expect(screen.getByText(/^Audiencia el /)).toBeVisible();
    await user.selectOptions(filter, 'Próximos 30 días');
    await waitFor(async () => expect(await titles()).toEqual(['Las dos', 'Con audiencia']));
    await user.selectOptions(filter, 'Sin nada agendado');
    await waitFor(async () => expect(await titles()).toEqual([matter.title]));
    expect(search().vence).toBe('sin-plazo');
  });
});

describe('a causa', () => {
  it('of a firm is not deleted by who opened it and is no titular: the action says what to do instead', async () => {
    const shared = buildMatter({ firmId: '7c1f7f0e-0000-4000-8000-000000000001', mayDelete: false });
    const { user, stand } = openMatters(address, shared);
    await user.click(await screen.findByRole('button', { name: 'Acciones de la causa' }));
    const remove = await screen.findByRole('menuitem', { name: /^Eliminar la causa/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveTextContent(matterMessages.titularDeletes);
    await user.click(remove);
    expect(stand.matters).toHaveLength(1);
    expect(screen.getByRole('menuitem', { name: 'Archivar' })).not.toHaveAttribute('aria-disabled');
  });

  it('that is not there says so and nothing else', async () => {
    openMatters(address);
    expect(await screen.findByText('La causa no existe o fue eliminada.')).toBeVisible();
  });

  it('opens the part that the address names, and its summary for one that there is not', async () => {
    const { path } = openMatters(`${address}/notas`, matter);
    expect(await screen.findByRole('button', { name: 'Agregar nota' })).toBeVisible();
    expect(path()).toBe(`${address}/notas`);
  });

  it('keeps both texts in sight where somebody else saved it meanwhile, until the person chooses', async () => {
    const { user, stand } = openMatters(address, matter);
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const title = screen.getByRole('textbox', { name: /^Carátula/ });
    await user.clear(title);
    await user.type(title, 'La mía');
    stand.matters = [{ ...matter, title: 'La de otro', version: 2 }];
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const choice = await screen.findByRole('alert', { name: 'Hay dos versiones' });
    expect(choice).toHaveTextContent('La de otro');
    expect(choice).toHaveTextContent('La mía');
    await user.click(within(choice).getByRole('button', { name: 'Guardar la mía' }));
    await waitFor(() => expect(stand.matters[0]).toMatchObject({ title: 'La mía', version: 3 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'La mía' })).toBeVisible();
  });

  it('the same with a party, and goes on with what the other saved where that is chosen', async () => {
    const { user, stand } = openMatters(`${address}/partes`, matter);
    await user.click(await screen.findByRole('button', { name: 'Agregar parte' }));
    await user.type(screen.getByRole('textbox', { name: /^Nombre o razón social/ }), 'Ana Ruiz');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Ana Ruiz' }));
    const name = screen.getByRole('textbox', { name: /^Nombre o razón social/ });
    await user.type(name, ' Díaz');
    const [item] = stand.items;
    if (item?.kind !== 'party') throw new Error('No party was added.');
    stand.items = [{ ...item, body: { ...item.body, name: 'Ana Ruiz de Paz' }, version: 2 }];
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const choice = await screen.findByRole('alert', { name: 'Hay dos versiones' });
    expect(choice).toHaveTextContent('Ana Ruiz Díaz');
    await user.click(within(choice).getByRole('button', { name: 'Quedarme con la guardada' }));
    expect(name).toHaveValue('Ana Ruiz de Paz');
  });

  it('is not taken away while it is not known which files it has', async () => {
    const { user } = openMatters(address, matter);
    api.use(http.get('*/api/matters/:id/files', () => HttpResponse.json({ error: 'internal' }, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Acciones de la causa' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar la causa' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No se pudo leer qué documentos y escritos tiene la causa.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    api.use(http.get('*/api/matters/:id/files', () => HttpResponse.json({ files: [] })));
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  });

  it('says where it cannot be read what its client could be shown, and not that there is nothing', async () => {
    const { user } = openMatters(address, { ...matter, firmId: matter.id });
    api.use(
      http.get('*/api/matters/:id/sharing', () =>
        HttpResponse.json({
          access: 'firm',
          me: matter.owner?.accountId,
          firm: { id: matter.id, name: 'Estudio Díaz' },
          colleagues: [],
          people: [],
          client: null,
          clientInvitation: null,
          may: { share: true, takeOut: true },
        }),
      ),
      http.get('*/api/matters/:id/files', () => HttpResponse.json({ error: 'internal' }, { status: 500 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Qué ve el cliente' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(dialog.queryByText('La causa todavía no tiene nada que mostrar.')).toBeNull();
    api.use(http.get('*/api/matters/:id/files', () => HttpResponse.json({ files: [] })));
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText('La causa todavía no tiene nada que mostrar.')).toBeVisible();
  });

  it('is taken away with its deadlines, its comments, and who did what on every page', async () => {
    const { stand } = openMatters(address, matter);
    stand.items = [comment];
    const line = { id: '1', at: comment.createdAt, by: null, action: 'matter_opened', itemId: null, itemKind: null };
    api.use(
      http.get('*/api/agenda', () => HttpResponse.json({ today: '2026-11-20', entries: [hearing] })),
      http.get('*/api/matters/:id/activity', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json({ entries: [line], nextCursor: null })
          : HttpResponse.json({ entries: [{ ...line, action: 'matter_exported' }], nextCursor: 'more' }),
      ),
    );
    const { signal } = new AbortController();
    expect(await readDeadlines(matter.id, signal)).toEqual([
      {
        path: 'plazos.txt',
        title: '1 plazo o audiencia',
        content: '01/12/2026, 10:30 — Audiencia: Vista de causa (pendiente)\nLlevar al perito.\n',
      },
    ]);
    expect(commentsRegister(await readAllItems(matter.id, 'comment', signal))[0]?.content).toMatch(
      /Ana Gómez\nFalta el poder\.\n$/,
    );
    const [activity] = await readActivity(matter.id, signal);
    expect(activity?.title).toBe('2 movimientos');
    expect(activity?.content).toMatch(/Se abrió la causa \(Una cuenta que ya no existe\)\n.*Se exportó la causa/);
  });

  it('adds up its money by sort and currency, takes a claim over from a calculation, and refuses what is no amount', async () => {
    const { user, stand } = openMatters(`${address}/dinero`, matter);
    stand.items = [
      calculation('Liquidación', null, '**Despido sin causa: $\u00a01.234.567,89**\n\nLa cuenta.'),
      calculation('Otra', null, '**Honorarios: $\u00a010,00 a $\u00a020,00**'),
    ] as MatterItem[];
    await user.click(await screen.findByRole('button', { name: 'Agregar monto' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = await dialog.findByRole('combobox', { name: 'Tomar de un cálculo guardado' });
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(choice, '4d1f7f0e-0000-4000-8000-000000000111');
    expect(dialog.getByLabelText(/^Monto/)).toHaveValue('1234567,89');
    await user.clear(dialog.getByLabelText(/^Monto/));
    await user.type(dialog.getByLabelText(/^Monto/), 'mucho');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(dialog.getByText(/^Escribí el monto con números/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Monto/));
    await user.type(dialog.getByLabelText(/^Monto/), '1.234.567,89');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Reclamado')).toBeVisible();
    expect(screen.getAllByText('$ 1.234.567,89')).toHaveLength(2);
    const money = stand.items.filter((item) => item.kind === 'money');
    expect(money).toMatchObject([{ body: { type: 'claim', amount: '1234567.89', concept: 'Liquidación' } }]);
    const [register] = moneyRegister(money);
    expect(register).toMatchObject({ path: 'dinero.txt', title: '1 monto' });
    expect(register?.content).toMatch(
      /Monto reclamado: Liquidación, \$\u00a01\.234\.567,89\n(?:.*\n)*\nTotales\nReclamado: /,
    );
  });

  it('offers nothing of this browser while it is not known what the causa has already', async () => {
    checkHistory('ana@estudio.example').add({
      id: 'c0',
      title: 'Contestación.docx',
      createdAt: '2026-11-20T10:00:00.000Z',
      content: {
        text: 'Art. 1757 del CCyC.',
        fileName: 'Contestación.docx',
        asOf: null,
        check: { references: [], summary: { total: 0, byStatus: {} as never }, readTo: null },
      },
    });
    const { user } = openMatters(`${address}/consultas`, matter);
    await user.click(await screen.findByRole('button', { name: 'Traer de este navegador' }));
    await screen.findByRole('button', { name: 'Guardar en la causa (1)' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    api.use(http.get('*/api/matters/:id/items', () => HttpResponse.json({ error: 'internal' }, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Traer de este navegador' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Guardar en la causa' })).toBeDisabled();
  });

  it('takes in one step what this browser keeps, and offers nothing twice', async () => {
    checkHistory('ana@estudio.example').add({
      id: 'c1',
      title: 'Demanda.docx',
      createdAt: '2026-11-20T10:00:00.000Z',
      content: {
        text: 'Art. 1757 del CCyC.',
        fileName: 'Demanda.docx',
        asOf: null,
        check: { references: [], summary: { total: 0, byStatus: {} as never }, readTo: null },
      },
    });
    const { user, stand } = openMatters(`${address}/consultas`, matter);
    await user.click(await screen.findByRole('button', { name: 'Traer de este navegador' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar en la causa (1)' }));
    await waitFor(() =>
      expect(stand.items).toMatchObject([{ kind: 'result', body: { title: 'Demanda.docx', tool: 'verificador' } }]),
    );
    expect(await screen.findByRole('button', { name: /^Demanda\.docx/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Traer de este navegador' }));
    expect(await screen.findByText('Todo lo de este navegador ya está en la causa.')).toBeVisible();
  });

  it('lets a comment of one’s own be put right, and keeps another’s as it is', async () => {
    const { user, stand } = openMatters(`${address}/actividad`, matter);
    await addComment(user, 'Falta el poder.');
    await waitFor(() => expect(stand.items).toHaveLength(1));
    const [mine] = stand.items;
    if (mine?.kind !== 'comment') throw new Error('No comment was added.');
    const author = { accountId: matter.id, name: 'Beto Paz' };
    const theirs = { ...mine, id: matter.id, author, body: { ...mine.body, text: 'Lo de Beto.' } };
    stand.items = [mine, theirs];
    await user.click(await screen.findByRole('button', { name: 'Editar tu comentario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar el comentario' }));
    const text = dialog.getByRole('textbox', { name: /^Comentario/ });
    await user.clear(text);
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escribí el comentario.')).toBeVisible();
    await user.type(text, 'El poder ya está.');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('El poder ya está.')).toBeVisible();
    expect(screen.getByText('Lo de Beto.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Editar tu comentario' })).toHaveLength(1);
  });

  it('opens a calculation that is kept in it again with what was put in; one kept without that is read there', async () => {
    const { user } = openMatters(`${address}/calculos`, matter);
    api.use(
      http.get('*/api/matters/:id/items', () =>
        HttpResponse.json({
          items: [
            calculation('Con datos', keptCalculation('aguinaldo', { year: '2026', foja: 'x' })),
            calculation('Sin datos', null),
          ],
          nextCursor: null,
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Con datos/ }));
    const link = await screen.findByRole('link', { name: 'Abrir en la calculadora' });
    expect(link.getAttribute('href')).toContain('/dashboard/calculadoras/aguinaldo?');
    expect(link.getAttribute('href')).toContain(`causa=${matter.id}`);
    expect(link.getAttribute('href')).toContain('year=');
    expect(link.getAttribute('href')).not.toContain('foja');
    await user.click(await screen.findByRole('button', { name: /^Sin datos/ }));
    expect(screen.getAllByRole('link', { name: 'Abrir en la calculadora' })).toHaveLength(1);
  });
});

describe('a tool that is opened from a causa', () => {
  const words = 'Gómez no pagó';

  it('sends nothing where the names of the causa cannot be read', async () => {
    openMatters(`/dashboard/documentos?causa=${matter.id}`, matter);
    api.use(
      http.get('*/api/matters/:id/items', () =>
        HttpResponse.json({ error: 'internal', message: 'x' }, { status: 500 }),
      ),
    );
    await screen.findByRole('link', { name: matter.title });
    await expect(anonymizeMessage('basic', words, 'c1')).rejects.toThrow();
  });

  it('has the names of its parties and its title replaced, until one leaves the causa', async () => {
    const sent: unknown[] = [];
    const { user } = openMatters(`/dashboard/documentos?causa=${matter.id}`, matter);
    api.use(
      http.post('*/anonymize-text', async ({ request }) => {
        sent.push(((await request.clone().json()) as { known?: unknown }).known);
      }),
    );
    await screen.findByRole('link', { name: matter.title });
    await anonymizeMessage('basic', words, 'c1');
    expect(sent).toEqual([
      [
        { type: 'persona', text: 'Pérez' },
        { type: 'persona', text: 'Gómez' },
      ],
    ]);
    await user.click(screen.getByRole('button', { name: 'Dejar de trabajar en la causa' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: matter.title })).toBeNull());
    await anonymizeMessage('basic', words, 'c1');
    expect(sent[1]).toBeUndefined();
  });

  it('fills a document with what the causa says, over nothing that was typed, and takes it back', async () => {
    const { user } = openMatters(`/dashboard/documentos?tipo=recurso-apelacion&causa=${matter.id}`, matter);
    const file = await screen.findByRole('textbox', { name: /^Número de expediente/ });
    await user.type(file, '9/2026');
    await user.click(await screen.findByRole('button', { name: 'Completar con los datos de la causa' }));
    expect(screen.getByRole('textbox', { name: /^Juzgado y secretaría/ })).toHaveValue(matter.court);
    expect(screen.getByRole('textbox', { name: /^Carátula/ })).toHaveValue(matter.title);
    expect(screen.getByRole('textbox', { name: /^Número de expediente/ })).toHaveValue('9/2026');
    expect(screen.getByText('La causa no tiene más datos para este documento.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(screen.getByRole('textbox', { name: /^Juzgado y secretaría/ })).toHaveValue('');
  });
});

describe('a party’s name for the anonymizer', () => {
  it.each([
    ['Núñez, Inés', false, ['Núñez, Inés', 'Inés Núñez', 'Núñez Inés']],
    ['Ing. Raúl Álvarez', false, ['Raúl Álvarez']],
    ['Transportes del Sur S.A.', true, ['Transportes del Sur S.A.']],
    ['Banco, Litoral', true, ['Banco, Litoral']],
  ])('%s', (name, isCompany, forms) => {
    expect(partyName(name)).toEqual({ name, isCompany, forms });
  });
});
