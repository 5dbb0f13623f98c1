import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, asked } from '../../testing/api.ts';
import { buildEditorDocument, checkingCitations, contentOf } from '../../testing/editor-api.ts';
import { openEditor, waitForLastSaves } from '../../testing/open-editor.tsx';
import {
  assistantAnswers,
  assistantRefuses,
  buildContextAnswer,
  buildFoundRuling,
  buildSuggestion,
  buildTransformation,
} from '../../testing/writing-assistant.ts';
import { citationsOf } from '../schema/numbering.ts';

waitForLastSaves();

const first = 'La empresa me echó.';
const second = 'Quiero que me paguen.';
const selectedText = `${first} ${second}`;

const suggestions: TransformationSuggestion[] = [
  buildSuggestion({
    id: 'a',
    originalText: first,
    transformedText: 'La empresa lo despidió.',
    start: 0,
    end: first.length,
  }),
  buildSuggestion({
    id: 'b',
    originalText: second,
    transformedText: 'Reclama el pago.',
    start: first.length + 1,
    end: selectedText.length,
  }),
];

async function openWithSelection() {
  const opened = await openEditor(buildEditorDocument({ content: contentOf(selectedText, 'Otro párrafo.') }));
  act(() => void opened.editor.commands.setTextSelection({ from: 1, to: 1 + selectedText.length }));
  api.use(checkingCitations({}));
  const panel = within(await screen.findByRole('complementary', { name: 'Asistente de redacción' }));
  return { ...opened, panel };
}

async function transformed() {
  api.use(assistantAnswers('writing/transform', buildTransformation({ suggestions })));
  const opened = await openWithSelection();
  await opened.user.click(opened.panel.getByRole('tab', { name: 'Transformación' }));
  await opened.user.click(await opened.panel.findByRole('button', { name: 'Más formal' }));
  await opened.panel.findAllByRole('button', { name: /^Aplicar/ });
  return opened;
}

const lines = (editor: Editor) => editor.getText({ blockSeparator: '\n' }).trim();

describe('searching from the editor', () => {
  it('sends what is selected, and puts the citation of a result at the foot, live and checked', async () => {
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer()));
    const { user, panel, editor } = await openWithSelection();
    await user.click(panel.getByRole('button', { name: /^Buscar por contexto/ }));
    await user.click(await panel.findByRole('button', { name: /^Insertar cita/ }));
    const sent = asked.find(({ path }) => path === '/api/jurisprudence/context-search');
    expect(JSON.stringify(sent?.body)).toContain('La empresa me ech');
    expect(await screen.findByRole('region', { name: 'Notas al pie' })).toHaveTextContent('Fallos: 331:819');
    // What was selected stays: the mark stands after it.
    expect(lines(editor)).toContain(selectedText);
    await waitFor(() =>
      expect(citationsOf(editor.state.doc)[0]?.attrs).toMatchObject({
        key: 'fallos_331_p819',
        kind: 'ruling',
        note: 'footnote',
        status: 'current',
      }),
    );
  });

  it('puts the citation in the text where that was chosen, also of a ruling outside the corpus', async () => {
    const result = buildFoundRuling({ sourceId: null, origin: 'saij-federal' });
    api.use(assistantAnswers('jurisprudence/context-search', buildContextAnswer({ results: [result] })));
    const { user, panel, editor } = await openWithSelection();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dónde van las citas nuevas' }), 'Citas en el texto');
    await user.click(panel.getByRole('button', { name: /^Buscar por contexto/ }));
    await user.click(await panel.findByRole('button', { name: /^Insertar cita/ }));
    expect(lines(editor)).toContain(`${selectedText} Fallos: 331:819`);
    expect(citationsOf(editor.state.doc)[0]?.attrs).toMatchObject({
      key: null,
      note: 'inline',
      status: 'not-in-corpus',
    });
  });
});

describe('transforming from the editor', () => {
  it('applies one suggestion to exactly its words and dismisses another', async () => {
    const { user, panel, editor } = await transformed();
    const [apply] = panel.getAllByRole('button', { name: /^Aplicar(?! tod)/ }) as [HTMLElement];
    await user.click(apply);
    await waitFor(() => expect(lines(editor)).toBe(`La empresa lo despidió. ${second}\nOtro párrafo.`));
    await user.click(panel.getByRole('button', { name: /^Descartar(?! tod)/ }));
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Aplicar/ })).toBeNull());
    expect(lines(editor)).toBe(`La empresa lo despidió. ${second}\nOtro párrafo.`);
    act(() => void editor.commands.undo());
    expect(lines(editor)).toBe(`${selectedText}\nOtro párrafo.`);
  });

  it('applies all of them in one step to undo, and keeps what was there as a version', async () => {
    const { user, panel, editor, stand } = await transformed();
    await user.click(panel.getByRole('button', { name: /^Aplicar tod/ }));
    await waitFor(() => expect(lines(editor)).toBe('La empresa lo despidió. Reclama el pago.\nOtro párrafo.'));
    act(() => void editor.commands.undo());
    expect(lines(editor)).toBe(`${selectedText}\nOtro párrafo.`);
    await waitFor(() => expect(stand.kept).toEqual(['before-transform']));
  });

  it('changes nothing where the text was changed meanwhile, and says so', async () => {
    const { user, panel, editor } = await transformed();
    act(() => void editor.commands.insertContentAt(4, 'nueva '));
    const before = lines(editor);
    const [apply] = panel.getAllByRole('button', { name: /^Aplicar(?! tod)/ }) as [HTMLElement];
    await user.click(apply);
    expect(await panel.findByText(/El texto del documento cambió/)).toBeVisible();
    expect(lines(editor)).toBe(before);
  });

  it('opens the plans where no uses are left', async () => {
    api.use(
      assistantRefuses('writing/transform', 429, 'usage_exhausted'),
      http.get('*/api/plans', () => HttpResponse.json({ plans: [] })),
    );
    const { user, panel } = await openWithSelection();
    await user.click(panel.getByRole('tab', { name: 'Transformación' }));
    await user.click(await panel.findByRole('button', { name: 'Más formal' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('the assistant beside the sheet', () => {
  it('gives its place to a foja and keeps what it holds; closed, it is opened again from the header', async () => {
    const { user, panel } = await openWithSelection();
    await user.click(panel.getByRole('button', { name: 'Cerrar el asistente' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Asistente de redacción' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Abrir el asistente' }));
    expect(await screen.findByRole('complementary', { name: 'Asistente de redacción' })).toBeVisible();
  });
});
