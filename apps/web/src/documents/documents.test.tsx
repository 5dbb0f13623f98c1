import { can, roles } from '@foja/contracts/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as saving from '../platform/save-file.ts';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { buildDocumentJob } from '../testing/document-jobs-api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildDocument, documentTextOf, scannedDocument, vaultWith } from '../testing/vault-api.ts';

const contract = buildDocument();
const claim = buildDocument(
  { fileName: 'Demanda.docx', kind: 'docx', pages: null, fileSize: 40_960, summary: 'Demanda por daños.' },
  1,
);

async function openVault(...documents: Parameters<typeof vaultWith>) {
  signIn('Professional');
  const vault = vaultWith(...documents);
  api.use(vault.handler);
  const app = openApp('/upload');
  await screen.findByRole('heading', { level: 1, name: 'Bóveda' });
  return { ...app, vault };
}

const list = () => screen.findByRole('list', { name: 'Documentos' });
const rows = async () => within(await list()).getAllByRole('listitem');

async function choose(user: Awaited<ReturnType<typeof openVault>>['user'], name: string, option: string) {
  await user.click(await screen.findByRole('button', { name: `Acciones de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: option }));
}

const deleting = (vault: ReturnType<typeof vaultWith>, document = contract) => [
  http.delete(`*/api/documents/${document.fileId}`, () => {
    vault.documents = vault.documents.filter(({ fileId }) => fileId !== document.fileId);
    return HttpResponse.json({ fileId: document.fileId, undoUntil: '2099-01-01T00:00:00.000Z' });
  }),
  http.post(`*/api/documents/${document.fileId}/restore`, () => {
    vault.documents = [document, ...vault.documents];
    return HttpResponse.json(document);
  }),
];

const failing = (method: 'get' | 'patch' | 'delete' | 'post', path: string, status: number, message: string) =>
  http[method](`*/api/documents${path}`, () =>
    HttpResponse.json({ error: status === 404 ? 'not_found' : 'internal', message }, { status }),
  );

describe('/upload', () => {
  it.each(roles)('is for %s what its plan gives', async (role) => {
    signIn(role);
    api.use(vaultWith().handler);
    openApp('/upload');
    const name = can(role, 'document-vault') ? 'Bóveda' : 'Coming Soon';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('stands in the navigation, which says whose plan it is to those who do not have it', async () => {
    stubMedia({ wide: true });
    signIn('User');
    api.use(vaultWith().handler);
    openApp('/upload');
    const tools = await screen.findByRole('navigation', { name: 'Herramientas' });
    expect(within(tools).getByRole('link', { name: /^Bóveda/ })).toHaveTextContent('BóvedaProfessional');
  });
});

describe('a long file', () => {
  it('that became a document after the list was answered, and before its job was, is listed', async () => {
    signIn('Professional');
    const vault = vaultWith();
    const job = buildDocumentJob({ id: contract.fileId, task: 'vault', fileName: contract.fileName, state: 'done' });
    api.use(
      http.get('*/api/document-jobs', async () => {
        await vi.waitFor(() => expect(vault.searches).not.toEqual([]));
        vault.documents = [contract];
        return HttpResponse.json({ jobs: [job] });
      }),
      vault.handler,
    );
    openApp('/upload');
    expect(await screen.findByRole('button', { name: contract.fileName })).toBeVisible();
  });

  it('with which a model has begun says that cancelling it costs the use', async () => {
    signIn('Professional');
    const job = buildDocumentJob({ task: 'vault', state: 'running', stage: 'keeping', modelHasBegun: true });
    api.use(
      http.get('*/api/document-jobs', () => HttpResponse.json({ jobs: [job] })),
      vaultWith().handler,
    );
    openApp('/upload');
    const underWay = within(await screen.findByRole('region', { name: 'Archivos extensos' }));
    expect(underWay.getByText(/Si lo cancelás ahora, el uso no se devuelve/)).toBeVisible();
  });
});

describe('whoever has left the plan', () => {
  it('still downloads and deletes what they keep, with undo', async () => {
    signIn('User');
    const vault = vaultWith(contract);
    api.use(vault.handler, ...deleting(vault, contract));
    const { user } = openApp('/upload');
    expect(await screen.findByRole('heading', { level: 2, name: 'Tus documentos guardados' })).toBeVisible();
    expect(screen.getByRole('button', { name: `Descargar ${contract.fileName}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Eliminar ${contract.fileName}` }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: `Eliminar ${contract.fileName}` })).toBeVisible();
  });

  it('sees no list where nothing is kept', async () => {
    signIn('User');
    api.use(vaultWith().handler);
    openApp('/upload');
    expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tus documentos guardados' })).not.toBeInTheDocument();
  });
});

describe('the vault', () => {
  it('that cannot be read says so without a technical word, and is read again on request', async () => {
    signIn('Professional');
    api.use(failing('get', '', 500, 'TypeError'));
    const { user } = openApp('/upload');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudieron leer tus documentos.');
    expect(alert).not.toHaveTextContent('TypeError');
    api.use(vaultWith(contract).handler);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rows()).toHaveLength(1);
  });

  it('without documents teaches what it is for', async () => {
    await openVault();
    expect(await screen.findByText('Subí tu primer documento')).toBeVisible();
    for (const step of ['1. Subí un documento', '2. Leé su resumen', '3. Preguntá con tus palabras'])
      expect(screen.getByRole('heading', { name: step })).toBeVisible();
    expect(screen.getByText(/se guardan cifrados/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows kind, pages, size, day and summary of each, and how much room is taken', async () => {
    await openVault(contract, claim);
    const [first, second] = (await rows()) as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent(/PDF · 3 páginas · 1,5 MB · 20\/11\/2026/);
    expect(first).toHaveTextContent('Contrato de locación por veinticuatro meses.');
    expect(second).toHaveTextContent(/Word · 40 KB · 20\/11\/2026/);
    expect(screen.getByRole('progressbar', { name: '100 MB de 500 MB' })).toHaveAttribute('aria-valuenow', '20');
  });

  it('says of a document without text what that means, and asks nothing of it', async () => {
    const { user } = await openVault(scannedDocument());
    const [row] = (await rows()) as [HTMLElement];
    expect(row).toHaveTextContent('El archivo es una imagen escaneada.');
    expect(within(row).getByRole('checkbox')).toBeDisabled();
    await user.click(within(row).getByRole('button', { name: 'Acciones de escaneo.pdf' }));
    const option = await screen.findByRole('menuitem', { name: /^Preguntar sobre este documento/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('No tiene texto.');
  });

  it('finds by words, marks them, and says what was found', async () => {
    const { user, vault } = await openVault(contract, claim);
    await list();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en tus documentos' }), 'demanda');
    expect(await screen.findByText('1 de 2 documentos')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(screen.getAllByText('Demanda', { selector: 'mark' })).toHaveLength(2);
    expect(vault.searches).toEqual(['', 'demanda']);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'usucapión');
    expect(await screen.findByText('Ningún documento tiene esas palabras.')).toBeVisible();
  });

  it('opens the text of a document, cut where it is long', async () => {
    api.use(documentTextOf({ text: 'Entre las partes se conviene.', isCut: true, totalCharacters: 81_230 }));
    const { user } = await openVault(contract);
    await user.click(await screen.findByRole('button', { name: 'Locación Belgrano.pdf' }));
    expect(await screen.findByText('Entre las partes se conviene.')).toBeVisible();
    expect(screen.getByText(/^Se muestran los primeros 29 de 81\.230 caracteres/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Locación Belgrano.pdf' })).toHaveFocus());
  });

  it('says that a text could not be opened, and tries again', async () => {
    api.use(failing('get', '/:id/text', 500, 'TypeError'));
    const { user } = await openVault(contract);
    await user.click(await screen.findByRole('button', { name: 'Locación Belgrano.pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo abrir el texto.');
    api.use(documentTextOf({ text: 'Ahora sí.' }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Ahora sí.')).toBeVisible();
  });

  it('gives a file back as it came, under its name', async () => {
    const save = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    api.use(http.get(`*/api/documents/${contract.fileId}/file`, () => HttpResponse.text('bytes')));
    const { user } = await openVault(contract);
    await choose(user, contract.fileName, 'Descargar');
    await waitFor(() => expect(save).toHaveBeenCalledWith('Locación Belgrano.pdf', expect.anything()));
    expect(save.mock.calls[0]?.[1]).toHaveProperty('size', 5);
  });

  it('says that a file could not be downloaded', async () => {
    api.use(failing('get', '/:id/file', 404, 'El documento no existe o fue eliminado.'));
    const { user } = await openVault(contract);
    await choose(user, contract.fileName, 'Descargar');
    expect(await screen.findByText('El documento no existe o fue eliminado.')).toBeVisible();
  });
});

describe('a name', () => {
  const renaming = async () => {
    const opened = await openVault(contract);
    await choose(opened.user, contract.fileName, 'Cambiar el nombre');
    return { ...opened, field: await screen.findByRole('textbox', { name: 'Nombre del documento' }) };
  };

  it('is written anew where it stands, without touching its extension, and Enter keeps it', async () => {
    api.use(
      http.patch(`*/api/documents/${contract.fileId}`, async ({ request }) => {
        const { fileName } = (await request.json()) as { fileName: string };
        vault.documents = [{ ...contract, fileName }];
        return HttpResponse.json(vault.documents[0]);
      }),
    );
    const { user, field, vault } = await renaming();
    expect(field).toHaveFocus();
    await user.keyboard('Alquiler{Enter}');
    const name = await screen.findByRole('button', { name: 'Alquiler.pdf' });
    expect(name).toHaveFocus();
  });

  it('stays as it was on Escape, on the button that says so, and where nothing was changed', async () => {
    const { user } = await renaming();
    await user.keyboard('Otro{Escape}');
    expect(await screen.findByRole('button', { name: contract.fileName })).toHaveFocus();
    await choose(user, contract.fileName, 'Cambiar el nombre');
    await user.click(await screen.findByRole('button', { name: 'No cambiar el nombre' }));
    await choose(user, contract.fileName, 'Cambiar el nombre');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: contract.fileName })).toBeVisible();
  });

  it('cannot be empty, and one that the server refuses stays to be mended', async () => {
    api.use(failing('patch', '/:id', 500, 'TypeError'));
    const { user, field } = await renaming();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribí un nombre.');
    expect(field).toBeInvalid();
    await user.type(field, 'Otro.pdf{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cambiar el nombre.'));
    expect(field).toHaveValue('Otro.pdf');
  });
});

describe('a deletion', () => {
  it('takes the document away, hands the keyboard to the next one, and can be undone', async () => {
    const { user, vault } = await openVault(contract, claim);
    api.use(...deleting(vault));
    await choose(user, contract.fileName, 'Eliminar');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Demanda.docx' })).toHaveFocus());
    expect(await screen.findByText('«Locación Belgrano.pdf» se eliminó.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('that fails leaves the document and says so', async () => {
    api.use(failing('delete', '/:id', 500, 'TypeError'));
    const { user } = await openVault(contract);
    await choose(user, contract.fileName, 'Eliminar');
    expect(await screen.findByText('No se pudo eliminar «Locación Belgrano.pdf».')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('that can no longer be undone says so', async () => {
    const { user, vault } = await openVault(contract, claim);
    api.use(failing('post', '/:id/restore', 404, 'Ya no se puede recuperar.'), ...deleting(vault, claim));
    await choose(user, claim.fileName, 'Eliminar');
    const notice = (await screen.findByText('«Demanda.docx» se eliminó.')).closest('li') as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Ya no se puede recuperar.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });
});
