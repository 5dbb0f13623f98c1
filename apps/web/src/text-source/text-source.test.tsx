import { File as NodeFile } from 'node:buffer';
import { documentMessages } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import type { Role } from '@foja/contracts/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toolSlugs } from '../generators/tool-slugs.ts';
import { api } from '../testing/api.ts';
import { stubMedia } from '../testing/browser.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildDocument, documentTextOf, scannedDocument, vaultWith } from '../testing/vault-api.ts';
import { stubWorkers } from '../testing/worker.ts';

const lease = buildDocument();
const words = 'CONTRATO DE LOCACIÓN. La locadora da en locación el departamento de la calle Belgrano 1250.';
const readFromVault = 'Se leyó Locación Belgrano.pdf, de tus documentos.';

const contract = { address: '/dashboard/herramientas/analisis-de-contrato', label: 'Texto del contrato' };
const witnesses = { address: '/dashboard/herramientas/preparacion-de-testigos', label: 'El caso y los testigos' };
const story = { address: '/dashboard/evaluacion', label: 'El caso' };
const brief = { address: '/dashboard/verificador', label: 'Escrito a verificar' };
const rulings = { address: '/dashboard/jurisprudencia?modo=contexto', label: 'Texto de tu caso o de tu escrito' };
const anonymization = { address: '/anonymization-tool', label: 'Texto a anonimizar' };

let workers: ReturnType<typeof stubWorkers>;
beforeEach(() => {
  stubMedia({ reducedMotion: true, wide: true });
  workers = stubWorkers();
  // What comes of the vault is read as a file, which the test's browser cannot.
  vi.stubGlobal('File', NodeFile);
});

async function openTool({ address, label }: typeof contract, role: Role = 'Professional') {
  signIn(role);
  const app = openApp(address);
  const area = (await screen.findByLabelText(label)) as HTMLTextAreaElement;
  return { ...app, area };
}

/** The vault with these documents, and its text of each. */
function serveVault(documents: readonly VaultDocument[], ...text: Parameters<typeof documentTextOf>) {
  const vault = vaultWith(...documents);
  api.use(vault.handler, documentTextOf(...text));
  return vault;
}

type User = Awaited<ReturnType<typeof openTool>>['user'];
const vaultButton = () => screen.getByRole('button', { name: 'De mis documentos' });
async function openVault(user: User) {
  await user.click(vaultButton());
  return within(await screen.findByRole('dialog', { name: 'De mis documentos' }));
}
async function bring(user: User, { fileName } = lease): Promise<void> {
  await user.click(await (await openVault(user)).findByRole('button', { name: new RegExp(`^${fileName}`) }));
}
const drop = (area: HTMLElement, ...files: NodeFile[]) =>
  fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
const write = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } });
const failing = (path: string, status: number, message: string) =>
  http.get(`*/api/documents${path}`, () =>
    HttpResponse.json({ error: status === 404 ? 'not_found' : 'internal', message }, { status }),
  );

describe('a document of the vault', () => {
  it.each([contract, brief, anonymization])('is not offered below Professional ($address)', async (tool) => {
    await openTool(tool, 'User');
    expect(screen.getByRole('button', { name: 'Elegir un archivo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'De mis documentos' })).toBeNull();
  });

  it.each(toolSlugs)('is offered by %s, which asks for the list only when it is opened', async (slug) => {
    const vault = serveVault([lease], { text: words });
    signIn('Professional');
    const { user } = openApp(`/dashboard/herramientas/${slug}`);
    await screen.findByRole('button', { name: 'De mis documentos' });
    expect(vault.searches).toEqual([]);
    await openVault(user);
    await waitFor(() => expect(vault.searches).toEqual(['']));
  });

  it.each([contract, story, brief, rulings])(
    'goes into the text with its name, ready to work on ($address)',
    async (tool) => {
      serveVault([lease], { text: words });
      const { user, area } = await openTool(tool);
      await bring(user);
      await waitFor(() => expect(area).toHaveValue(words));
      expect(screen.getByText(readFromVault)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(area).toHaveFocus());
      expect(area.selectionStart).toBe(0);
      write(area, '');
      expect(screen.queryByText(readFromVault)).toBeNull();
    },
  );

  it('is anonymized at once in the tool that does nothing else', async () => {
    serveVault([buildDocument({ notice: documentMessages.partlyScanned })], {
      text: 'Juan Carlos Pérez, DNI 28.456.789.',
    });
    const { user } = await openTool(anonymization);
    await bring(user);
    const anonymized = await screen.findByRole('region', { name: 'Anonimizado' });
    expect(anonymized).toHaveTextContent('[PERSONA_1], DNI [DNI_1].');
    expect(screen.getByText(documentMessages.partlyScanned)).toBeVisible();
  });

  it('tells with its text what its owner should know of it', async () => {
    serveVault([buildDocument({ notice: documentMessages.partlyScanned })], { text: words });
    const { user } = await openTool(contract);
    await bring(user);
    expect(await screen.findByText(readFromVault)).toBeVisible();
    expect(screen.getByText(documentMessages.partlyScanned)).toBeVisible();
  });

  it('that is longer than the server gives is read whole and kept; where a tool takes no more it is told', async () => {
    const long = `${words}\n`.repeat(400);
    serveVault([buildDocument({ kind: 'txt', pages: null })], {
      text: long.slice(0, 30_000),
      isCut: true,
      totalCharacters: long.length,
    });
    api.use(http.get(`*/api/documents/${lease.fileId}/file`, () => new HttpResponse(long)));
    const { user, area } = await openTool(witnesses);
    await bring(user);
    await waitFor(() => expect(area).toHaveValue(long));
    expect(screen.getByText(readFromVault)).toBeVisible();
    expect(screen.getByText(/supera los 30\.000 caracteres: dejá la parte/)).toBeVisible();
    expect(screen.queryByText(/se trajo el comienzo/)).toBeNull();
  });

  it('whose file cannot be had is begun, and says how much of it is missing', async () => {
    serveVault([lease], { text: words, isCut: true, totalCharacters: 41_250 });
    api.use(failing('/:id/file', 500, 'no'));
    const { user, area } = await openTool(brief);
    await bring(user);
    await waitFor(() => expect(area).toHaveValue(words));
    expect(screen.getByText(/se trajo el comienzo, \d+ de 41\.250 caracteres/)).toBeVisible();
  });

  it('that is gone is said to be, and the text stays as it was', async () => {
    serveVault([lease], {});
    api.use(failing('/:id/text', 404, documentMessages.notFound));
    const { user, area } = await openTool(story);
    write(area, 'lo que ya estaba escrito');
    await bring(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(documentMessages.notFound);
    expect(area).toHaveValue('lo que ya estaba escrito');
    write(area, 'lo que sigue');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the choice among the documents', () => {
  it('leads to the vault where it is empty', async () => {
    serveVault([], {});
    const { user } = await openTool(contract);
    const dialog = await openVault(user);
    expect(await dialog.findByText('Todavía no hay documentos en tu bóveda.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Ir a la bóveda' })).toHaveAttribute('href', '/upload');
  });

  it('says so where it cannot be read, and reads it again', async () => {
    api.use(failing('', 500, 'no'));
    const { user } = await openTool(contract);
    const dialog = await openVault(user);
    expect(await dialog.findByText('No se pudieron leer tus documentos.')).toBeVisible();
    serveVault([lease], {});
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByRole('button', { name: /^Locación Belgrano\.pdf/ })).toBeVisible();
  });

  it('shows a document without text, which cannot be chosen', async () => {
    serveVault([scannedDocument(), lease], {});
    const { user } = await openTool(contract);
    const dialog = await openVault(user);
    const list = within(await dialog.findByRole('list', { name: 'Tus documentos' }));
    expect(list.getByText('No tiene texto.')).toBeVisible();
    expect(list.getAllByRole('button')).toHaveLength(1);
  });

  it('is searched by what the documents say once there are many', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      buildDocument({
        fileId: `5b1f7f0e-aaaa-4a51-8a62-0d1b6a6d1f${index + 10}`,
        fileName: `Escrito ${index + 1}.pdf`,
        summary: index === 4 ? 'Cayó un balcón.' : 'Otra cosa.',
      }),
    );
    const vault = serveVault(many, { text: words });
    const { user, area } = await openTool(contract);
    const dialog = await openVault(user);
    const search = await dialog.findByRole('searchbox', { name: 'Buscar en tus documentos' });
    await user.type(search, 'balcón{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(vault.searches.at(-1)).toBe('balcón');
    await user.type(search, ' azul');
    expect(await dialog.findByText('Ningún documento tiene esas palabras.')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'balcón');
    await user.click(await dialog.findByRole('button', { name: /^Escrito 5\.pdf/ }));
    await waitFor(() => expect(area).toHaveValue(words));
  });
});

describe('a file', () => {
  it.each([contract, story, brief])('can be dropped on the text, and is named ($address)', async (tool) => {
    const { area } = await openTool(tool);
    drop(area, new NodeFile([words], 'contrato.txt'));
    await waitFor(() => expect(area).toHaveValue(words));
    expect(screen.getByText('Se leyó contrato.txt.')).toBeVisible();
  });

  it('that cannot be read leaves the text as it was, and says why', async () => {
    const { area } = await openTool(story);
    write(area, 'lo que ya estaba escrito');
    drop(area, new NodeFile(['x'], 'caso.doc'));
    expect(await screen.findByRole('alert')).toHaveTextContent('El formato .doc no se puede leer.');
    expect(area).toHaveValue('lo que ya estaba escrito');
  });

  it('takes the place of what was written, which can be had back', async () => {
    const { user, area } = await openTool(story);
    write(area, 'lo que ya estaba escrito');
    drop(area, new NodeFile([words], 'contrato.txt'));
    await waitFor(() => expect(area).toHaveValue(words));
    await user.click(screen.getByRole('button', { name: 'Recuperar el texto anterior' }));
    expect(area).toHaveValue('lo que ya estaba escrito');
    expect(area).toHaveFocus();
    expect(screen.queryByText('Se leyó contrato.txt.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recuperar el texto anterior' })).toBeNull();
  });

  it('among several is the only one that is read, and the person is told', async () => {
    const { area } = await openTool(brief);
    drop(area, new NodeFile([words], 'uno.txt'), new NodeFile(['otro'], 'dos.txt'));
    await waitFor(() => expect(area).toHaveValue(words));
    expect(screen.getByText('Se leyó uno.txt.')).toBeVisible();
    expect(screen.getByText('Soltaste 2 archivos: se abrió solo este.')).toBeVisible();
  });

  it('whose reading is cancelled changes nothing', async () => {
    workers.hang = true;
    const { user, area } = await openTool(brief);
    write(area, 'lo que ya estaba escrito');
    drop(area, new NodeFile([words], 'contrato.txt'));
    expect(await screen.findByText('Leyendo contrato.txt…')).toBeVisible();
    expect(area).toHaveAttribute('readonly');
    expect(vaultButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(area).toHaveValue('lo que ya estaba escrito');
    expect(area).not.toHaveAttribute('readonly');
    expect(area).toHaveFocus();
  });

  it('that is dropped while another is read is the one that stays', async () => {
    workers.hang = true;
    const { area } = await openTool(contract);
    drop(area, new NodeFile(['el que tarda'], 'lento.txt'));
    await screen.findByText('Leyendo lento.txt…');
    workers.hang = false;
    drop(area, new NodeFile([words], 'contrato.txt'));
    await waitFor(() => expect(area).toHaveValue(words));
    expect(screen.getByText('Se leyó contrato.txt.')).toBeVisible();
  });

  it('with more than the advanced anonymization takes is told to be too long, and kept for the basic one', async () => {
    const long = 'Juan Carlos Pérez firma.\n'.repeat(9_000);
    const { user, area } = await openTool(anonymization);
    await user.selectOptions(screen.getByLabelText('Modo'), 'Avanzada');
    drop(area, new NodeFile([long], 'expediente.txt'));
    await waitFor(() => expect(area).toHaveValue(long));
    expect(screen.getByText(/^El modo avanzado admite hasta/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anonimizar' })).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Modo'), 'Básica');
    expect(screen.queryByText(/^El modo avanzado admite hasta/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Anonimizar' })).toBeEnabled();
  });
});
