import type { EditorContent } from '@foja/contracts/editor/content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../testing/api.ts';
import { buildEditorDocument, buildEditorVersion, contentOf } from '../../testing/editor-api.ts';
import { openEditor, waitForLastSaves } from '../../testing/open-editor.tsx';

waitForLastSaves();

const document1 = buildEditorDocument();
const savedText = (content: EditorContent | undefined) => JSON.stringify(content);

describe('saving', () => {
  it('happens by itself, and says when', async () => {
    const { stand, write, kept } = await openEditor();
    write(' Con costas.');
    expect(screen.getByText('Guardando…')).toBeVisible();
    expect(await screen.findByText(/^Guardado (a las|el)/)).toBeVisible();
    await waitFor(() => expect(stand.saves).toHaveLength(1));
    expect(savedText(stand.saves[0]?.content)).toContain('Con costas.');
    await waitFor(() => expect(kept()).toBeNull());
  });

  it('goes at once on Ctrl+S and when the tab is hidden', async () => {
    const { stand, write, textbox } = await openEditor();
    write(' uno');
    fireEvent.keyDown(textbox, { key: 's', ctrlKey: true });
    await waitFor(() => expect(stand.saves).toHaveLength(1));
    await screen.findByText(/^Guardado (a las|el) .*/);
    write(' dos');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(stand.saves).toHaveLength(2));
  });

  it('goes when the document is left', async () => {
    const { stand, write, user } = await openEditor();
    write(' al salir');
    await user.click(screen.getByRole('link', { name: 'Volver a los documentos' }));
    await waitFor(() => expect(savedText(stand.saves[0]?.content)).toContain('al salir'));
  });

  it('without a connection says so and keeps the text in this browser until it is back', async () => {
    const { stand, write, textbox, kept } = await openEditor();
    api.use(http.put('*/api/editor/documents/:id', () => HttpResponse.error()));
    write(' sin red');
    fireEvent.keyDown(textbox, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Sin conexión: se guarda en este navegador')).toBeVisible();
    expect(savedText(kept()?.content)).toContain('sin red');
    api.use(...stand.handlers);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(stand.saves).toHaveLength(1));
    expect(await screen.findByText(/^Guardado/)).toBeVisible();
  });

  it('recovers what an earlier visit could not send', async () => {
    const { stand, textbox } = await openEditor(document1, { backup: contentOf('Lo que no llegó.') });
    expect(textbox).toHaveTextContent('Lo que no llegó.');
    await waitFor(() => expect(savedText(stand.saves[0]?.content)).toContain('Lo que no llegó.'));
    expect(stand.saves[0]?.revision).toBe(1);
    expect(await screen.findByText('Recuperamos cambios que no se habían llegado a guardar.')).toBeInTheDocument();
  });
});

describe('a document that changed in another tab', () => {
  const theirs = buildEditorDocument({ content: contentOf('Lo que escribió la otra pestaña.'), revision: 7 });

  it('asks, shows the other text, and keeps mine as a copy on request', async () => {
    const {
      user,
      stand,
      textbox,
      path: where,
    } = await openEditor(theirs, { backup: contentOf('Lo mío.'), revision: 6 });
    expect(textbox).toHaveTextContent('Lo mío.');
    const dialog = within(await screen.findByRole('dialog', { name: 'Este documento cambió en otra pestaña' }));
    expect(await dialog.findByText('Lo que escribió la otra pestaña.')).toBeVisible();
    expect(stand.saves).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Guardar lo mío como copia' }));
    await waitFor(() => expect(where()).not.toContain(theirs.id));
    expect(stand.documents[0]).toMatchObject({ title: 'Demanda de daños (mi copia)' });
    expect(savedText(stand.documents[0]?.content)).toContain('Lo mío.');
    expect(savedText(stand.documents[1]?.content)).toContain('la otra pestaña');
  });

  it('goes on with the other text where mine is given up, on its revision', async () => {
    const { user, stand, textbox, write } = await openEditor();
    stand.documents = [{ ...theirs }];
    write(' Lo mío.');
    fireEvent.keyDown(textbox, { key: 's', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Este documento cambió en otra pestaña' }));
    await dialog.findByText('Lo que escribió la otra pestaña.');
    await user.click(dialog.getByRole('button', { name: 'Descartar lo mío y usar el otro' }));
    await waitFor(() => expect(textbox).toHaveTextContent(/^Lo que escribió la otra pestaña\.$/));
    write(' Y más.');
    fireEvent.keyDown(textbox, { key: 's', ctrlKey: true });
    await waitFor(() => expect(stand.saves.at(-1)?.revision).toBe(7));
    await waitFor(() => expect(stand.documents[0]?.revision).toBe(8));
  });

  it('and was deleted can be kept as a new one', async () => {
    const { user, stand, textbox, write } = await openEditor();
    stand.documents = [];
    write(' Esto no se pierde.');
    fireEvent.keyDown(textbox, { key: 's', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Este documento se eliminó' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar como documento nuevo' }));
    await waitFor(() => expect(savedText(stand.documents[0]?.content)).toContain('Esto no se pierde.'));
  });
});

describe('versions', () => {
  it('are listed, seen, and gone back to after asking', async () => {
    const { user, stand, textbox } = await openEditor();
    stand.versions = [buildEditorVersion()];
    await user.click(screen.getByRole('button', { name: 'Versiones' }));
    const list = await screen.findByRole('list', { name: 'Versiones' });
    expect(list).toHaveTextContent('Guardada automáticamente · 3 palabras');
    await user.click(within(list).getByRole('button', { name: /^Ver la versión/ }));
    expect(await screen.findByText('Así era antes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restaurar esta versión' }));
    expect(textbox).toHaveTextContent('El actor promueve demanda.');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(textbox).toHaveTextContent('Así era antes.'));
    expect(stand.documents[0]?.revision).toBe(2);
  });

  it('can be kept on request, of what is written now', async () => {
    const { user, stand, write } = await openEditor();
    write(' Última hora.');
    await user.click(screen.getByRole('button', { name: 'Versiones' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar esta versión' }));
    await waitFor(() => expect(stand.kept).toEqual(['manual']));
    expect(savedText(stand.versions[0]?.content)).toContain('Última hora.');
  });
});
