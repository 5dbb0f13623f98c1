import type { DraftBlock, DraftingRequest, DraftingResponse } from '@foja/contracts/drafting';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import { draftStatus } from '@foja/contracts/drafting/draft-status';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, asked } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { editorWith } from '../testing/editor-api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { unanswered } from '../testing/unanswered.ts';

const tooShort = 'Debe ingresar un texto entre 20 y 30.000 caracteres.';
const ownWords = 'Ana Ejemplo prestó dinero y no se lo devolvieron.';

beforeEach(() => stubMedia({ reducedMotion: true, wide: true }));

const blocks: DraftBlock[] = [
  { type: 'title', runs: [{ text: 'CONTRATO DE MUTUO', field: null, blank: false }] },
  {
    type: 'clause',
    label: 'PRIMERA',
    heading: 'Objeto',
    runs: [
      { text: 'Se presta ', field: null, blank: false },
      { text: '[falta: capital]', field: 'capital', blank: true },
      { text: '.', field: null, blank: false },
    ],
    articles: ['ccyc:1525'],
  },
  { type: 'facts', field: 'hechos', text: 'Ana Ejemplo entregó una suma y no le fue devuelta.', ownWords },
];

function drafting(part: Partial<DraftingResponse> = {}) {
  const calls: DraftingRequest[] = [];
  api.use(
    http.post('*/DocumentGenerator/generate', async ({ request }) => {
      const body = (await request.json()) as DraftingRequest;
      calls.push(body);
      const answer: DraftingResponse = {
        useCase: 'documentDrafting',
        kind: body.kind,
        title: documentForms[body.kind].label,
        engine: 'gpt-3.5-turbo',
        notice: null,
        blocks,
        status: draftStatus(documentForms[body.kind], body.values, '2026-11-22'),
        ...part,
      };
      return HttpResponse.json(answer);
    }),
  );
  return calls;
}

function refusing(status: number, error: string, message = 'no') {
  api.use(http.post('*/DocumentGenerator/generate', () => HttpResponse.json({ error, message }, { status })));
}

async function openForm(kind: DocumentKind, email?: string) {
  signIn('User', email);
  const app = openApp(`/dashboard/documentos?tipo=${kind}`);
  await screen.findByRole('heading', { name: documentForms[kind].label, level: 1 });
  return app;
}

const loadExample = (user: Awaited<ReturnType<typeof openForm>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Cargar datos de ejemplo' }));
const generate = () => screen.getByRole('button', { name: 'Generar el documento' });
const state = () => within(screen.getByRole('region', { name: 'Estado del escrito' }));

describe('the documents', () => {
  it('are not for somebody who is signed out', async () => {
    const { path, search } = openApp('/dashboard/documentos');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(search().returnUrl).toContain('/dashboard/documentos');
  });

  it('are found by the words that people use, and a search without any says so', async () => {
    signIn('User');
    const { user, search } = openApp('/dashboard/documentos');
    const box = await screen.findByRole('searchbox', { name: 'Buscar un documento' });
    await user.type(box, 'inquilino');
    expect(screen.getAllByRole('button', { name: /locación|alquileres/i })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /mutuo/i })).toBeNull();
    await user.clear(box);
    await user.type(box, 'xyz');
    expect(screen.getByText('Ningún documento coincide con la búsqueda')).toBeVisible();
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: /Contrato de mutuo/ }));
    await waitFor(() => expect(search().tipo).toBe('mutuo'));
  });

  it('stand in the sidebar', async () => {
    await openForm('mutuo');
    const link = within(screen.getByRole('navigation', { name: 'Herramientas' })).getByRole('link', {
      name: 'Documentos',
    });
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('that do not exist lead to the list', async () => {
    signIn('User');
    openApp('/dashboard/documentos?tipo=testamento');
    expect(await screen.findByRole('heading', { name: 'Documentos', level: 1 })).toBeVisible();
  });
});

describe('the form of a document', () => {
  it('says what is missing as it is typed, and leads to the field', async () => {
    const { user } = await openForm('mutuo');
    await user.click(state().getByRole('button', { name: 'Falta: capital' }));
    const capital = screen.getByRole('textbox', { name: /^Capital/ });
    expect(capital).toHaveFocus();
    await user.type(capital, '2.000.000');
    expect(state().queryByRole('button', { name: 'Falta: capital' })).toBeNull();
  });

  it('takes an amount that is none yet as missing, and says how to write it', async () => {
    const { user } = await openForm('mutuo');
    await user.type(screen.getByRole('textbox', { name: /^Capital/ }), '2,000,000');
    expect(screen.getByText('Escribí un importe, por ejemplo 350.000,50.')).toBeVisible();
    expect(state().getByRole('button', { name: 'Falta: capital' })).toBeVisible();
  });

  it('asks more as the choices need it', async () => {
    const { user } = await openForm('mutuo');
    expect(screen.queryByLabelText(/Cantidad de cuotas/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /Cómo se devuelve/ }), 'cuotas');
    expect(screen.getByLabelText(/Cantidad de cuotas/)).toBeVisible();
  });

  it('warns where the law says something, with the article that opens', async () => {
    const { user, search } = await openForm('mutuo');
    api.use(
      http.get('*/api/sources/*', () => HttpResponse.json({ error: 'not_found', message: 'no' }, { status: 404 })),
    );
    await user.type(screen.getByRole('textbox', { name: /se capitalizan cada/ }), '3');
    const warning = within(state().getByRole('list', { name: 'Advertencias' }));
    expect(warning.getByText(/cada seis meses/)).toBeVisible();
    await user.click(warning.getByRole('button', { name: 'art. 770 CCyC' }));
    await waitFor(() => expect(search().foja).toBe('ccyc:770'));
  });

  it('does not warn by an article that changed since: it says that this is to be checked', async () => {
    api.use(http.get('*/api/law/under-review', () => HttpResponse.json({ articles: ['ccyc:770'] })));
    const { user } = await openForm('mutuo');
    await user.type(screen.getByRole('textbox', { name: /se capitalizan cada/ }), '3');
    const warning = within(state().getByRole('list', { name: 'Advertencias' }));
    expect(await warning.findByText(/^A revisar: /)).toBeVisible();
    expect(warning.queryByText(/cada seis meses/)).toBeNull();
  });

  it('keeps what was typed, for this account and this document only', async () => {
    const first = await openForm('mutuo');
    await first.user.type(screen.getByRole('textbox', { name: /^Tribunales/ }), 'los de Rosario');
    first.stop();
    const kept = Object.entries(localStorage).filter(([, value]) => String(value).includes('los de Rosario'));
    expect(kept.map(([key]) => key)).toEqual(['foja_draft:documentos-mutuo:ana@estudio.example']);
  });

  it('fills in a fictitious example without gaps, and gives back what stood there', async () => {
    const { user } = await openForm('locacion-vivienda');
    await user.type(screen.getByRole('textbox', { name: /^Inmueble/ }), 'Mi casa');
    await loadExample(user);
    expect(state().queryByRole('list', { name: 'Datos que faltan' })).toBeNull();
    expect(state().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('textbox', { name: /^Alquiler mensual/ })).toHaveValue('450.000');
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(screen.getByRole('textbox', { name: /^Inmueble/ })).toHaveValue('Mi casa');
  });

  it('refuses facts that are too short in the words of the product, which go after three seconds', async () => {
    const calls = drafting();
    const { user } = await openForm('demanda-cobro');
    await loadExample(user);
    const facts = screen.getByRole('textbox', { name: /^Hechos/ });
    fireEvent.change(facts, { target: { value: 'corto' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(generate());
      expect(screen.getByText(tooShort)).toBeVisible();
      expect(facts).toHaveFocus();
      act(() => void vi.advanceTimersByTime(2_999));
      expect(screen.queryByText(tooShort)).not.toBeNull();
      act(() => void vi.advanceTimersByTime(10));
      expect(screen.queryByText(tooShort)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    expect(calls).toHaveLength(0);
  });
});

describe('generating a document', () => {
  it('sends the data of the form and shows the document with its blanks, articles and state', async () => {
    const calls = drafting({ notice: 'Quedaron tus palabras.' });
    const { user, search } = await openForm('mutuo');
    await loadExample(user);
    await user.click(generate());
    const sheet = within(await screen.findByRole('article', { name: 'Documento' }));
    expect(calls).toEqual([{ kind: 'mutuo', values: documentForms.mutuo.example, improveFacts: true }]);
    expect(sheet.getByRole('heading', { name: 'CONTRATO DE MUTUO' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'art. 1525 CCyC' })).toBeVisible();
    expect(screen.getByText('Quedaron tus palabras.')).toBeVisible();
    expect(search().r).toEqual(expect.any(String));
    await user.click(screen.getByRole('switch', { name: 'Mostrar los artículos' }));
    expect(sheet.queryByRole('button', { name: 'art. 1525 CCyC' })).toBeNull();
  });

  it('goes from a blank to its field', async () => {
    drafting();
    const { user } = await openForm('mutuo');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: '[falta: capital]' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Capital/ })).toHaveFocus());
  });

  it('gives the words of the person back in place of those of the model', async () => {
    drafting();
    const { user } = await openForm('mutuo');
    await user.click(generate());
    const sheet = await screen.findByRole('article', { name: 'Documento' });
    expect(sheet).not.toHaveTextContent(ownWords);
    await user.click(screen.getByRole('switch', { name: 'Usar mis palabras en los hechos' }));
    expect(sheet).toHaveTextContent(ownWords);
  });

  it('keeps each document, and brings a deleted one back', async () => {
    drafting();
    const { user } = await openForm('mutuo');
    await loadExample(user);
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Otro documento' }));
    const list = within(await screen.findByRole('list', { name: 'Resultados guardados' }));
    const name = 'Contrato de mutuo (préstamo de dinero): Ana Ejemplo';
    await user.click(list.getByRole('button', { name: `Eliminar ${name}` }));
    expect(screen.queryByText(name)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await user.click(await screen.findByText(name));
    expect(await screen.findByRole('article', { name: 'Documento' })).toBeVisible();
  });

  it('goes on in the editor, with its articles as live citations', async () => {
    drafting();
    const editor = editorWith();
    api.use(...editor.handlers);
    const { user, path } = await openForm('mutuo');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Abrir en el editor' }));
    await waitFor(() => expect(path()).toBe(`/dashboard/redaccion/${editor.documents[0]?.id}`));
    expect(editor.documents[0]?.title).toBe(documentForms.mutuo.label);
    expect(await screen.findByRole('textbox', { name: 'Texto del documento' })).toHaveTextContent('CONTRATO DE MUTUO');
  });

  it('stays where it is where the editor could not take it, and says why', async () => {
    drafting();
    api.use(
      http.post('*/api/editor/documents', () =>
        HttpResponse.json(
          { error: 'conflict', message: 'Llegaste a la cantidad máxima de documentos.' },
          { status: 409 },
        ),
      ),
    );
    const { user, path } = await openForm('mutuo');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Abrir en el editor' }));
    expect(await screen.findByText('Llegaste a la cantidad máxima de documentos.')).toBeInTheDocument();
    expect(path()).toBe('/dashboard/documentos');
  });

  it('copies the document as plain text', async () => {
    drafting();
    const { user } = await openForm('mutuo');
    await user.click(generate());
    const written: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    await user.click(await screen.findByRole('button', { name: 'Copiar' }));
    expect(written[0]).toContain('PRIMERA. Objeto: Se presta [falta: capital].');
    expect(written[0]).not.toContain('1525');
  });

  it.each([
    [502, 'upstream_failed', 'El modelo tardó demasiado.', 'El modelo tardó demasiado.'],
    [500, 'internal', 'no', 'No se pudo generar el resultado por un error del servidor.'],
  ] as const)(
    'says what went wrong on %s and leaves the data where they were',
    async (status, error, message, said) => {
      refusing(status, error, message);
      const { user } = await openForm('mutuo');
      await loadExample(user);
      await user.click(generate());
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole('textbox', { name: /^Capital/ })).toHaveValue('2.000.000');
    },
  );

  it('opens the premium gate where no uses are left, and the login where the session ended', async () => {
    refusing(429, 'usage_exhausted');
    const { user, path } = await openForm('mutuo');
    await user.click(generate());
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    refusing(401, 'invalid_token');
    api.use(
      http.post('*/api/auth/refresh-token', () =>
        HttpResponse.json({ error: 'invalid_refresh_token', message: 'no' }, { status: 401 }),
      ),
    );
    await user.click(generate());
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('asks before facts that could not be anonymized go as they are', async () => {
    const { user } = await openForm('demanda-cobro');
    await loadExample(user);
    refusing(422, 'anonymization_required');
    await user.click(generate());
    const dialog = within(await screen.findByRole('alertdialog'));
    const calls = drafting();
    await user.click(dialog.getByRole('button', { name: 'Sí, enviar el texto original' }));
    await screen.findByRole('article', { name: 'Documento' });
    expect(calls.map(({ acceptsOriginal }) => acceptsOriginal)).toEqual([true]);
    expect(asked.filter(({ path }) => path.startsWith('/anonymize'))).toHaveLength(0);
  });

  it('can be left while it works', async () => {
    let left = false;
    api.use(
      http.post('*/DocumentGenerator/generate', ({ request }) => {
        request.signal.addEventListener('abort', () => {
          left = true;
        });
        return unanswered();
      }),
    );
    const { user } = await openForm('mutuo');
    await user.click(generate());
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(generate()).toBeVisible();
    await waitFor(() => expect(left).toBe(true));
  });
});
