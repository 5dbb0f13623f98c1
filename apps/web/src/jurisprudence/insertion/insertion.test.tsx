import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../testing/api.ts';
import { stubMedia } from '../../testing/browser.ts';
import { buildEditorDocument, contentOf, editorWith } from '../../testing/editor-api.ts';
import { signIn } from '../../testing/factories.ts';
import { searching } from '../../testing/jurisprudence-api.ts';
import { openApp } from '../../testing/open-app.tsx';

const citation = {
  type: 'paragraph',
  content: [
    {
      type: 'legalCitation',
      attrs: {
        key: 'fallos_331_p819',
        label: 'Fallos: 331:819',
        kind: 'ruling',
        note: 'inline',
        checkedAt: null,
        status: 'unchecked',
      },
    },
  ],
};

async function chooseDocument(stand = editorWith(buildEditorDocument())) {
  api.use(searching().handler, ...stand.handlers);
  stubMedia({ wide: true, reducedMotion: true });
  signIn('User');
  const app = openApp('/dashboard/jurisprudencia?q=pasajero');
  await app.user.click(
    await screen.findByRole('button', {
      name: 'Insertar en un documento la cita de Roldán c/ Transportes del Litoral',
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Insertar en un documento' });
  return { ...app, stand, dialog };
}

describe('a citation that goes into a document', () => {
  it('is not lost to the eye when the documents cannot be read: that is said, and can be tried again', async () => {
    const stand = editorWith(buildEditorDocument());
    api.use(searching().handler);
    const failing = { ...stand, handlers: [http.get('*/api/editor/documents', () => HttpResponse.error())] };
    const { user, dialog } = await chooseDocument(failing);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No se pudieron leer tus documentos.');
    api.use(...stand.handlers);
    await user.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
    expect(await within(dialog).findByRole('button', { name: /^Demanda de daños/ })).toBeVisible();
  });

  it('of a document that is gone says so, and the dialog stays', async () => {
    const { user, dialog, stand } = await chooseDocument();
    const row = await within(dialog).findByRole('button', { name: /^Demanda de daños/ });
    stand.documents = [];
    await user.click(row);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/documento/i);
  });

  it('stands at its end as a live citation, and the way to the document is shown', async () => {
    const { user, dialog, stand, path } = await chooseDocument();
    await user.click(await within(dialog).findByRole('button', { name: /^Demanda de daños/ }));
    await waitFor(() => expect(stand.saves).toHaveLength(1));
    expect(stand.documents[0]?.content.content).toEqual([...contentOf('El actor promueve demanda.').content, citation]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(path()).toBe(`/dashboard/redaccion/${stand.documents[0]?.id}`));
  });

  it('is added to what somebody else saved in between', async () => {
    const { user, dialog, stand } = await chooseDocument();
    const row = await within(dialog).findByRole('button', { name: /^Demanda de daños/ });
    const [document] = stand.documents as [ReturnType<typeof buildEditorDocument>];
    let reads = 0;
    api.use(
      http.get('*/api/editor/documents/:id', () => {
        reads += 1;
        const read = stand.documents[0];
        // Saved by another tab just after it was read here for the first time.
        if (reads === 1) stand.documents = [{ ...document, revision: 2, content: contentOf('Otra pestaña.') }];
        return HttpResponse.json(read);
      }),
    );
    await user.click(row);
    await waitFor(() => expect(stand.saves).toHaveLength(2));
    await waitFor(() =>
      expect(stand.documents[0]?.content.content).toEqual([...contentOf('Otra pestaña.').content, citation]),
    );
  });

  it('may begin a new document', async () => {
    const { user, dialog, stand } = await chooseDocument(editorWith());
    await user.click(within(dialog).getByRole('button', { name: 'Documento nuevo' }));
    await waitFor(() => expect(stand.documents).toHaveLength(1));
    expect(stand.documents[0]?.content.content).toEqual([citation]);
  });
});
