import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { buildEditorDocument, contentOf, editorWith } from '../testing/editor-api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { openEditor, waitForLastSaves } from '../testing/open-editor.tsx';
import { until } from '../testing/until.ts';

waitForLastSaves();

const document1 = buildEditorDocument();
const path = `/dashboard/redaccion/${document1.id}`;

describe('a document that cannot be opened', () => {
  it('says that it does not exist, and leads to those that do', async () => {
    signIn('User');
    api.use(...editorWith().handlers);
    openApp(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('El documento no existe o fue eliminado.');
    expect(screen.getByRole('link', { name: 'Ver tus documentos' })).toBeVisible();
  });

  it('is read again on request after an error, told without a technical word', async () => {
    signIn('User');
    let reads = 0;
    api.use(
      http.get('*/api/editor/documents/:id', () => {
        reads += 1;
        return HttpResponse.json({ error: 'internal', message: 'TypeError' }, { status: 500 });
      }),
    );
    // The second reading comes a while after the first: this clock goes on while it is waited for.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { user } = openApp(path);
    await until(() => expect(reads).toBe(2));
    vi.useRealTimers();
    const alert = await screen.findByRole('alert');
    expect(alert).not.toHaveTextContent('TypeError');
    api.use(...editorWith(document1).handlers);
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('textbox', { name: 'Texto del documento' })).toBeVisible();
  });

  it('is for signed-in people', async () => {
    const { path: where } = openApp(path);
    await waitFor(() => expect(where()).toBe('/login'));
  });
});

describe('the editor', () => {
  it('shows title, text, counts and where the text is safe', async () => {
    const { textbox } = await openEditor();
    expect(textbox).toHaveTextContent('El actor promueve demanda.');
    expect(textbox).toHaveAttribute('aria-multiline', 'true');
    expect(screen.getByRole('textbox', { name: 'Título del documento' })).toHaveValue('Demanda de daños');
    expect(screen.getByText('4 palabras · 26 caracteres')).toBeVisible();
    expect(screen.getByText(/^Guardado el 21\/11\/2026 a las/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redacción: Demanda de daños');
  });

  it('has a toolbar that says what holds where the caret is', async () => {
    const { user, editor } = await openEditor();
    const bar = within(screen.getByRole('toolbar', { name: 'Formato del texto' }));
    const bold = bar.getByRole('button', { name: 'Negrita' });
    expect(bold).toHaveAttribute('aria-pressed', 'false');
    act(() => void editor.commands.selectAll());
    await user.click(bold);
    expect(bold).toHaveAttribute('aria-pressed', 'true');
    expect(editor.getHTML()).toContain('<strong>');
    await user.selectOptions(bar.getByRole('combobox', { name: 'Estilo del párrafo' }), 'Título 2');
    expect(editor.getHTML()).toContain('<h2>');
    await user.click(bar.getByRole('button', { name: 'Cláusula numerada' }));
    expect(editor.view.dom.querySelector('[data-clause]')).toHaveAttribute('data-number', 'PRIMERA:');
    await user.click(bar.getByRole('button', { name: 'Deshacer' }));
    expect(editor.view.dom.querySelector('[data-clause]')).toBeNull();
  });

  it('inserts a table, and offers its rows and columns inside it', async () => {
    const { user, editor } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Tabla' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Insertar tabla de 3 columnas' }));
    expect(editor.view.dom.querySelectorAll('th')).toHaveLength(3);
    // A menu that is still closing would take the next press for its own, and one that opens before the text has its focus again would close.
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(editor.view.dom).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Tabla' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Agregar fila abajo' }));
    expect(editor.view.dom.querySelectorAll('tr')).toHaveLength(4);
  });

  it('puts a page break where the caret is, and offers none in a table', async () => {
    const { user, editor } = await openEditor(buildEditorDocument({ content: contentOf('Uno.', 'Dos.') }));
    act(() => void editor.commands.setTextSelection(7));
    await user.click(screen.getByRole('button', { name: 'Salto de página' }));
    expect(within(editor.view.dom).getByRole('separator', { name: 'Salto de página' })).toBeInTheDocument();
    expect(editor.view.dom.textContent).toBe('Uno.Dos.');
    act(() => void editor.chain().insertTable({ rows: 1, cols: 1 }).run());
    expect(screen.getByRole('button', { name: 'Salto de página' })).toBeDisabled();
  });

  it('numbers clauses in words or in figures, and moves them a level down and up', async () => {
    const { user, editor } = await openEditor(buildEditorDocument({ content: contentOf('Objeto.', 'Plazo.') }));
    act(() => void editor.chain().selectAll().toggleClause().setTextSelection(13).run());
    const numbers = () =>
      [...editor.view.dom.querySelectorAll('[data-clause]')].map((one) => one.getAttribute('data-number'));
    const inSecondClause = () => act(() => void editor.commands.setTextSelection(13));
    const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string | RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Numeración de cláusulas' }));
      const option = await screen.findByRole(role, { name });
      // A browser keeps the caret while a menu is open; jsdom loses it with the focus, at a time of its own.
      inSecondClause();
      fireEvent.click(option);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      // The text has the focus again in the next frame; a menu that were opened before that would close.
      await waitFor(() => expect(editor.view.dom).toHaveFocus());
    };
    const become = (...wanted: string[]) => waitFor(() => expect(numbers()).toEqual(wanted));
    await become('PRIMERA:', 'SEGUNDA:');
    await choose('menuitemcheckbox', '1., 1.1., a)');
    await become('1.', '2.');
    await choose('menuitem', /^Bajar un nivel/);
    await become('1.', '1.1.');
    await choose('menuitem', /^Subir un nivel/);
    await become('1.', '2.');
    await choose('menuitemcheckbox', 'PRIMERA, 1.1., a)');
    await become('PRIMERA:', 'SEGUNDA:');
  });

  it('shows the sheet as large as was chosen last in this browser', async () => {
    const { user, editor } = await openEditor();
    const zoom = () => screen.getByRole('combobox', { name: 'Zoom' });
    const size = () => editor.view.dom.closest<HTMLElement>('.editor-desk')?.style.getPropertyValue('--sheet-zoom');
    expect(zoom()).toHaveValue('100');
    await user.selectOptions(zoom(), '150 %');
    expect(size()).toBe('1.5');
    expect(localStorage.getItem('foja_editor_zoom')).toBe('150');
    cleanup();
    localStorage.setItem('foja_editor_zoom', '9000');
    await openEditor();
    expect(zoom()).toHaveValue('100');
    cleanup();
    localStorage.setItem('foja_editor_zoom', '75');
    await openEditor();
    expect(zoom()).toHaveValue('75');
  });

  it('shows its shortcuts on ? outside the text and on Ctrl+/ inside', async () => {
    const { user, textbox } = await openEditor();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    await user.keyboard('{Escape}');
    fireEvent.keyDown(textbox, { key: '/', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  });

  it('keeps a new title, and never an empty one', async () => {
    const { user, stand } = await openEditor();
    const title = screen.getByRole('textbox', { name: 'Título del documento' });
    await user.clear(title);
    await user.type(title, 'Contestación');
    await user.tab();
    await waitFor(() => expect(stand.documents[0]?.title).toBe('Contestación'));
    await user.clear(title);
    await user.tab();
    expect(title).toHaveValue('Documento sin título');
    await waitFor(() => expect(stand.documents[0]?.title).toBe('Documento sin título'));
  });
});

describe('find and replace', () => {
  it('counts, walks, replaces one and all, and closes with Escape', async () => {
    const { user, textbox, editor } = await openEditor(
      buildEditorDocument({ content: contentOf('La actora pide. La Actora insiste.', 'La actora cierra.') }),
    );
    fireEvent.keyDown(textbox, { key: 'h', ctrlKey: true });
    const bar = within(await screen.findByRole('search', { name: 'Buscar en el documento' }));
    await user.type(bar.getByRole('textbox', { name: 'Buscar' }), 'actora');
    expect(bar.getByRole('status')).toHaveTextContent('1 de 3');
    await user.keyboard('{Enter}');
    expect(bar.getByRole('status')).toHaveTextContent('2 de 3');
    await user.click(bar.getByRole('button', { name: 'Distinguir mayúsculas' }));
    expect(bar.getByRole('status')).toHaveTextContent(/ de 2$/);
    await user.type(bar.getByRole('textbox', { name: 'Reemplazar por' }), 'demandada');
    await user.click(bar.getByRole('button', { name: 'Reemplazar' }));
    expect(editor.getText().match(/demandada/g)).toHaveLength(1);
    await user.click(bar.getByRole('button', { name: 'Reemplazar todo' }));
    expect(editor.getText()).not.toContain('actora');
    expect(editor.getText()).toContain('Actora');
    expect(bar.getByRole('status')).toHaveTextContent('Se reemplazó 1 vez.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('search', { name: 'Buscar en el documento' })).toBeNull());
    expect(editor.view.dom.querySelector('.found-words')).toBeNull();
  });
});
