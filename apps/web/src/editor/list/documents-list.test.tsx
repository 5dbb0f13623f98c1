import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/api.ts';
import { stubMedia } from '../../testing/browser.ts';
import { buildEditorDocument, contentOf, editorWith } from '../../testing/editor-api.ts';
import { signIn } from '../../testing/factories.ts';
import { openApp } from '../../testing/open-app.tsx';
import { importProblems } from '../import/import-problems.ts';

const claim = buildEditorDocument();
const answer = buildEditorDocument({ title: 'Contestación', content: contentOf('Niego todo.') }, 2);

function openList(...documents: Parameters<typeof editorWith>) {
  stubMedia({ wide: true, reducedMotion: true });
  signIn('User');
  const stand = editorWith(...documents);
  api.use(...stand.handlers);
  return { stand, ...openApp('/dashboard/redaccion') };
}

/** jsdom's files have no bytes to read. */
function textFile(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name, { type: 'text/plain' }), { arrayBuffer: async () => bytes.buffer });
}

const rows = async () => within(await screen.findByRole('list', { name: 'Documentos' })).findAllByRole('listitem');
const act = async (user: ReturnType<typeof openList>['user'], title: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the documents of the editor', () => {
  it('that cannot be read say so without a technical word, and are read again on request', async () => {
    const { user } = openList(claim);
    api.use(
      http.get('*/api/editor/documents', () =>
        HttpResponse.json({ error: 'internal', message: 'TypeError' }, { status: 500 }),
      ),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).not.toHaveTextContent('TypeError');
    api.use(...editorWith(claim).handlers);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toHaveLength(1);
  });

  it('stand in the sidebar, and say how to begin where there are none', async () => {
    openList();
    expect(await screen.findByText('Todavía no hay documentos')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Redacción' })).toBeVisible();
    const tools = within(screen.getByRole('navigation', { name: 'Herramientas' }));
    expect(tools.getByRole('link', { name: 'Redacción' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Desde una plantilla' })).toHaveAttribute('href', '/dashboard/documentos');
  });

  it('show title, words, date and how they begin', async () => {
    openList(claim, answer);
    const [first] = (await rows()) as [HTMLElement];
    expect(first).toHaveTextContent('Demanda de daños');
    expect(first).toHaveTextContent(/4 palabras · Modificado el 21\/11\/2026/);
    expect(first).toHaveTextContent('El actor promueve demanda.');
  });

  it('are found by their words, which are marked', async () => {
    const { user, stand } = openList(claim, answer);
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en tus documentos' }), 'niego');
    expect(await screen.findByText('1 de 2 documentos')).toBeVisible();
    expect(screen.getByText('Niego', { selector: 'mark' })).toBeVisible();
    expect(stand.searches.at(-1)).toBe('niego');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Ningún documento tiene esas palabras.')).toBeVisible();
  });

  it('begin with a new one, which opens', async () => {
    const { user, path, stand } = openList();
    await user.click(await screen.findByRole('button', { name: 'Documento nuevo' }));
    expect(await screen.findByRole('textbox', { name: 'Texto del documento' })).toBeVisible();
    expect(path()).toBe(`/dashboard/redaccion/${stand.documents[0]?.id}`);
  });

  it('say why a new one could not be made', async () => {
    const { user } = openList();
    api.use(
      http.post('*/api/editor/documents', () =>
        HttpResponse.json(
          { error: 'conflict', message: 'Llegaste a la cantidad máxima de documentos.' },
          { status: 409 },
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Documento nuevo' }));
    expect(await screen.findByText('Llegaste a la cantidad máxima de documentos.')).toBeInTheDocument();
  });

  it('take a text file in, and say why they cannot take an empty one', async () => {
    const { user, path, stand } = openList();
    const input = await screen.findByLabelText('Archivo para importar');
    await user.upload(input, new File([], 'nada.txt', { type: 'text/plain' }));
    expect(await screen.findByText(importProblems.empty)).toBeInTheDocument();
    await user.upload(input, textFile('Recurso.txt', 'Primera línea.\n\nSegunda.'));
    await waitFor(() => expect(path()).toContain('/dashboard/redaccion/'));
    expect(stand.documents[0]?.title).toBe('Recurso');
    expect(await screen.findByRole('textbox', { name: 'Texto del documento' })).toHaveTextContent('Segunda.');
  });

  it('get another title where they stand', async () => {
    const { user, stand } = openList(claim);
    await act(user, 'Demanda de daños', 'Cambiar el título');
    const field = await screen.findByRole('textbox', { name: 'Título del documento' });
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Escribí un título.')).toBeVisible();
    await user.type(field, 'Demanda{Enter}');
    expect(await screen.findByRole('link', { name: 'Demanda' })).toHaveFocus();
    expect(stand.documents[0]?.title).toBe('Demanda');
  });

  it('are duplicated', async () => {
    const { user } = openList(claim);
    await act(user, 'Demanda de daños', 'Duplicar');
    expect(await screen.findByRole('link', { name: 'Demanda de daños (copia)' })).toBeVisible();
  });

  it('are deleted, and brought back on request', async () => {
    const { user } = openList(claim, answer);
    await act(user, 'Contestación', 'Eliminar');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Contestación' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('link', { name: 'Contestación' })).toBeVisible();
  });
});
