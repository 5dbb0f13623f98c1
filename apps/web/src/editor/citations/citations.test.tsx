import type { CheckedReference } from '@foja/contracts/citation-check';
import type { EditorContent } from '@foja/contracts/editor/content';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/api.ts';
import { buildEditorDocument, checkingCitations, contentOf } from '../../testing/editor-api.ts';
import { openEditor, waitForLastSaves } from '../../testing/open-editor.tsx';
import { textBetween } from '../assistant/selected-text.ts';
import { citationsOf } from '../schema/numbering.ts';

waitForLastSaves();

const citing = (...attrs: object[]): EditorContent => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Según ' },
        ...attrs.map((part) => ({
          type: 'legalCitation',
          attrs: {
            key: 'ccyc:1757',
            label: 'art. 1757 CCyC',
            kind: 'article',
            note: 'inline',
            checkedAt: null,
            status: 'unchecked',
            ...part,
          },
        })),
      ],
    },
  ],
});

const savedText = (content: EditorContent | undefined) => JSON.stringify(content);

describe('citations', () => {
  it('open their foja and say in what state they are', async () => {
    api.use(
      http.get('*/api/sources/*', () => HttpResponse.json({ error: 'not_found', message: 'no' }, { status: 404 })),
    );
    const { user, search } = await openEditor(buildEditorDocument({ content: citing({ status: 'repealed' }) }));
    await user.click(screen.getByRole('button', { name: /^Cita: art\. 1757 CCyC\. La norma está derogada/ }));
    await waitFor(() => expect(search().foja).toBe('ccyc:1757'));
    const bar = within(screen.getByRole('region', { name: 'Cita seleccionada' }));
    expect(bar.getByText('Derogada')).toBeVisible();
  });

  it('move between the text and the foot, where they are numbered', async () => {
    const { user, editor } = await openEditor(buildEditorDocument({ content: citing({}) }));
    act(() => void editor.commands.setNodeSelection(7));
    const bar = within(await screen.findByRole('region', { name: 'Cita seleccionada' }));
    await user.click(bar.getByRole('radio', { name: 'Al pie' }));
    const notes = within(await screen.findByRole('region', { name: 'Notas al pie' }));
    expect(notes.getByRole('button', { name: 'art. 1757 CCyC' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Nota 1, cita: art\. 1757/ })).toHaveTextContent('1');
  });

  it('are checked anew on request: each says what is known of it, and the document keeps it', async () => {
    api.use(
      checkingCitations({
        'ccyc:1757': { status: 'amended', changedAt: '2026-11-10T00:00:00.000Z' },
        'ley-1:2': { status: 'repealed', repealed: true },
      }),
    );
    const { user, stand } = await openEditor(
      buildEditorDocument({
        content: citing(
          { checkedAt: '2026-01-01T00:00:00.000Z', status: 'current' },
          { key: 'ley-1:2', label: 'art. 2 ley 1' },
          { key: 'ccyc:1', label: 'art. 1 CCyC' },
          { key: null, label: 'art. 5 de una ordenanza', status: 'not-in-corpus' },
        ),
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Verificar citas' }));
    expect(
      await screen.findByText(
        '4 citas: 1 vigente, 1 modificada desde que la citó, 1 derogada, 1 que no está en nuestro corpus.',
      ),
    ).toBeVisible();
    const [first] = screen.getAllByRole('listitem').filter((item) => item.textContent?.startsWith('art. 1757')) as [
      HTMLElement,
    ];
    expect(first).toHaveTextContent('Modificada desde que la citó');
    expect(first).toHaveTextContent('Foja registró el cambio el 10/11/2026');
    await waitFor(() => expect(savedText(stand.saves.at(-1)?.content)).toContain('"status":"repealed"'));
    // The change stays one until it has been looked at.
    expect(savedText(stand.saves.at(-1)?.content)).toContain('"checkedAt":"2026-01-01T00:00:00.000Z"');
    await user.click(within(first).getByRole('button', { name: 'Dar por revisada' }));
    expect(first).toHaveTextContent('Vigente');
  });

  it('that were typed are read as well, each with what is known of it, and become live ones', async () => {
    const { user, editor } = await openEditor(
      buildEditorDocument({ content: contentOf('Según el art. 1757 CCyC, responde.') }),
    );
    api.use(checkingCitations({}));
    api.use(resolving({ text: 'art. 1757 CCyC', start: 9, end: 23, status: 'amended', detail: 'Cambió en 2026.' }));
    await user.click(screen.getByRole('button', { name: 'Verificar citas' }));
    expect(await screen.findByText('1 referencia escrita en el texto.')).toBeVisible();
    const typed = within(screen.getByRole('region', { name: 'Escritas en el texto' }));
    expect(typed.getByText('Modificada')).toBeVisible();
    expect(typed.getByText('Cambió en 2026.')).toBeVisible();
    await user.click(typed.getByRole('button', { name: 'Convertir art. 1757 CCyC en cita' }));
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('art. 1757 CCyC');
    expect(await screen.findByRole('dialog', { name: 'Convertir en cita' })).toBeVisible();
  });

  it('that cannot be checked now say so', async () => {
    api.use(http.post('*/api/editor/check-citations', () => HttpResponse.error()));
    const { user } = await openEditor(buildEditorDocument({ content: citing({}) }));
    await user.click(screen.getByRole('button', { name: 'Verificar citas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
  });
});

/** POST /api/citations/check that finds one reference, or none. */
const resolving = (reference: Partial<CheckedReference> | null) =>
  http.post('*/api/citations/check', async ({ request }) => {
    const { text } = (await request.json()) as { text: string };
    const found: CheckedReference = {
      text,
      start: 0,
      end: text.length,
      kind: 'article',
      keys: ['ccyc:1757'],
      label: 'Art. 1757 CCyC',
      normFrom: 'told',
      status: 'exists',
      detail: '',
      since: null,
      suspect: false,
      sources: [{ id: 'ccyc:1757', label: 'Art. 1757 CCyC', title: 'Código Civil y Comercial' }],
      articles: [],
      quotes: [],
      ...reference,
    };
    return HttpResponse.json({
      references: reference ? [found] : [],
      summary: { total: 0, byStatus: {} },
      readTo: null,
    });
  });

describe('inserting a citation', () => {
  const open = async (content?: EditorContent) => {
    const opened = await openEditor(buildEditorDocument(content ? { content } : {}));
    api.use(checkingCitations({}));
    return opened;
  };
  const insertButton = () => screen.getByRole('button', { name: 'Insertar cita' });

  it('looks a typed reference up and puts it at the foot, checked', async () => {
    const { user, editor } = await open();
    api.use(resolving({}));
    act(() => void editor.commands.setTextSelection(27));
    await user.click(insertButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Insertar cita' }));
    await user.click(dialog.getByRole('button', { name: 'Buscar' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Escribí una referencia');
    await user.type(dialog.getByRole('textbox', { name: 'Referencia' }), 'art. 1757 CCyC{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Insertar Art. 1757 CCyC' }));
    expect(await screen.findByRole('region', { name: 'Notas al pie' })).toHaveTextContent('Art. 1757 CCyC');
    await waitFor(() =>
      expect(citationsOf(editor.state.doc)[0]?.attrs).toMatchObject({ key: 'ccyc:1757', status: 'current' }),
    );
  });

  it('makes a live one of a reference that is selected in the text', async () => {
    const { user, editor } = await open(contentOf('Según el art. 1757 CCyC, responde.'));
    api.use(resolving({}));
    act(() => void editor.commands.setTextSelection({ from: 10, to: 24 }));
    await user.click(insertButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Convertir en cita' }));
    await user.click(await dialog.findByRole('button', { name: 'Convertir en Art. 1757 CCyC' }));
    const { doc } = editor.state;
    expect(textBetween(doc, 0, doc.content.size).text).toBe('Según el art. 1757 CCyC, responde.');
    expect(citationsOf(doc)[0]?.attrs).toMatchObject({ key: 'ccyc:1757', label: 'art. 1757 CCyC', note: 'inline' });
  });

  it('says what is known against it, and that nothing was found', async () => {
    const { user, editor } = await open();
    api.use(
      resolving({
        status: 'not-in-corpus',
        detail: 'No está en nuestro corpus.',
        sources: [],
        label: 'art. 5 ley 99.999',
      }),
    );
    await user.click(insertButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Insertar cita' }));
    const field = dialog.getByRole('textbox', { name: 'Referencia' });
    await user.type(field, 'art. 5 ley 99.999{Enter}');
    expect(await dialog.findByText('No está en nuestro corpus.')).toBeVisible();
    api.use(resolving(null));
    await user.clear(field);
    await user.type(field, 'nada{Enter}');
    expect(await dialog.findByText(/No encontramos una referencia/)).toBeVisible();
    expect(citationsOf(editor.state.doc)).toEqual([]);
  });

  it('tells a failure and leaves what was typed', async () => {
    const { user } = await open();
    api.use(
      http.post('*/api/citations/check', () =>
        HttpResponse.json({ error: 'rate_limited', message: 'Esperá un minuto.' }, { status: 429 }),
      ),
    );
    await user.click(insertButton());
    const field = await screen.findByRole('textbox', { name: 'Referencia' });
    await user.type(field, 'art. 1 CN{Enter}');
    expect(await screen.findByText('Esperá un minuto.')).toBeVisible();
    expect(field).toHaveValue('art. 1 CN');
  });
});

describe('notes at the foot', () => {
  it('are written in a dialog, numbered, and can be changed', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Nota al pie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nota al pie' }));
    // What is typed at once lands in the note, and not in the text nor nowhere.
    expect(dialog.getByRole('textbox', { name: 'Texto de la nota' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Insertar' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Escribí el texto.');
    await user.type(dialog.getByRole('textbox', { name: 'Texto de la nota' }), 'Ver fs. 12.');
    await user.click(dialog.getByRole('button', { name: 'Insertar' }));
    expect(await screen.findByRole('region', { name: 'Notas al pie' })).toHaveTextContent('Ver fs. 12.');
    await user.click(screen.getByRole('button', { name: 'Nota 1: Ver fs. 12.' }));
    const again = await screen.findByRole('textbox', { name: 'Texto de la nota' });
    await user.clear(again);
    await user.type(again, 'Ver fs. 14.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notas al pie' })).toHaveTextContent('Ver fs. 14.'));
  });
});

describe('what is chosen in the text', () => {
  it('goes into the input of the chat, beside what was written there, and is not sent', async () => {
    const { user, editor, router } = await openEditor(
      buildEditorDocument({ content: contentOf('Según el contrato.') }),
    );
    const button = screen.getByRole('button', { name: 'Preguntar en el chat sobre lo seleccionado' });
    expect(button).toBeDisabled();
    act(() => void editor.commands.setTextSelection({ from: 7, to: 18 }));
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(await screen.findByLabelText('Tu consulta')).toHaveValue('«el contrato»\n\n');
  });
});
