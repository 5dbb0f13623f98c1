import { documentMaxBytes, documentMessages } from '@foja/contracts/document-limits';
import type { ErrorCode } from '@foja/contracts/errors';
import { messages } from '@foja/contracts/messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clearSession } from '../platform/session.ts';
import { api } from '../testing/api.ts';
import { signIn } from '../testing/factories.ts';
import { openApp } from '../testing/open-app.tsx';
import { buildDocument, vaultWith } from '../testing/vault-api.ts';

/** Its name is also what it says: the stand-in browser sends files without their names. */
const file = (name: string) => new File([name], name, { type: 'text/plain' });

async function openVault(vault = vaultWith()) {
  signIn('Professional');
  api.use(vault.handler);
  const app = openApp('/upload');
  const input = () => screen.findByLabelText('Archivos para subir');
  await input();
  return { ...app, vault, choose: async (...files: File[]) => app.user.upload(await input(), files) };
}

/** An upload that is refused so. */
const refusing = (status: number, error: ErrorCode, message: string) =>
  http.post('*/DocumentGenerator/upload', () => HttpResponse.json({ error, message }, { status }));

/** One that keeps what it is sent, once `release` is called; at once unless told. */
function keeping(vault: ReturnType<typeof vaultWith>, { held = false, notice = null as string | null } = {}) {
  const state = { names: [] as string[], atOnce: 0, maxAtOnce: 0, release: () => {} };
  const released = held
    ? new Promise<void>((resolve) => {
        state.release = resolve;
      })
    : Promise.resolve();
  const handler = http.post('*/DocumentGenerator/upload', async ({ request }) => {
    state.atOnce += 1;
    state.maxAtOnce = Math.max(state.maxAtOnce, state.atOnce);
    const name = /\r\n\r\n([^\r]+)\r\n/.exec(await request.text())?.[1] ?? '';
    await released;
    state.atOnce -= 1;
    state.names.push(name);
    const document = buildDocument({ fileName: name, notice }, vault.documents.length);
    vault.documents = [document, ...vault.documents];
    return HttpResponse.json(document, { status: 201 });
  });
  return Object.assign(state, { handler });
}

const uploads = () => screen.findByRole('region', { name: 'Subidas' });

describe('an upload', () => {
  it.each<[string, number, ErrorCode, string]>([
    ['of a type that is not read', 415, 'unsupported_file_type', documentMessages.unsupported],
    ['that is encrypted', 422, 'unreadable_file', documentMessages.encrypted],
    ['that is corrupt', 422, 'unreadable_file', documentMessages.corrupt],
    ['that the server finds too big', 413, 'payload_too_large', documentMessages.tooLarge],
  ])('%s says why, and is not offered again', async (_which, status, code, message) => {
    api.use(refusing(status, code, message));
    const { choose } = await openVault();
    await choose(file('contrato.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`contrato.pdf: ${message}`);
    expect(screen.queryByRole('button', { name: 'Reintentar contrato.pdf' })).toBeNull();
  });

  it.each([
    ['too big', documentMaxBytes + 1, documentMessages.tooLarge],
    ['empty', 0, documentMessages.empty],
  ])('that is %s is refused without being sent', async (_which, size, message) => {
    const vault = vaultWith();
    const kept = keeping(vault);
    api.use(kept.handler);
    const { choose } = await openVault(vault);
    const wrong = file('expediente.pdf');
    Object.defineProperty(wrong, 'size', { value: size });
    await choose(wrong, file('bien.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await within(await uploads()).findByText('Guardado');
    expect(kept.names).toEqual(['bien.txt']);
  });

  it('for which there is no room says so, and can be sent again once there is', async () => {
    api.use(refusing(409, 'storage_full', documentMessages.storageFull));
    const { choose, user, vault } = await openVault();
    await choose(file('contrato.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(documentMessages.storageFull);
    const kept = keeping(vault);
    api.use(kept.handler);
    await user.click(screen.getByRole('button', { name: 'Reintentar contrato.txt' }));
    await within(await uploads()).findByText('Guardado');
    expect(kept.names).toEqual(['contrato.txt']);
  });

  it('without uses left says so in the words of the product, and leads to the plans', async () => {
    api.use(refusing(429, 'usage_exhausted', messages.usageExhausted));
    const { choose } = await openVault();
    await choose(file('contrato.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.usageExhausted);
    expect(within(await uploads()).getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/trial');
  });

  it('that comes too soon after many others, or meets a busy server, says what the server says', async () => {
    api.use(refusing(429, 'rate_limited', documentMessages.tooMany));
    const { choose } = await openVault();
    await choose(file('uno.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(documentMessages.tooMany);
    expect(screen.queryByRole('link', { name: 'Ver planes' })).toBeNull();
    api.use(refusing(503, 'documents_busy', documentMessages.busy));
    await choose(file('dos.txt'));
    await waitFor(() => expect(screen.getAllByRole('alert')[1]).toHaveTextContent(documentMessages.busy));
  });

  it('that breaks on the server says nothing technical', async () => {
    api.use(refusing(500, 'internal', 'TypeError: x of undefined'));
    const { choose } = await openVault();
    await choose(file('contrato.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'contrato.txt: No se pudo subir el archivo. Volvé a intentarlo.',
    );
  });

  it('without a connection says so, and can be repeated', async () => {
    api.use(http.post('*/DocumentGenerator/upload', () => HttpResponse.error()));
    const { choose } = await openVault();
    await choose(file('contrato.txt'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión. Verifica tu internet');
    expect(screen.getByRole('button', { name: 'Reintentar contrato.txt' })).toBeVisible();
  });

  it('shows how far it is, can be cancelled, and the next one goes on', async () => {
    const vault = vaultWith();
    const held = keeping(vault, { held: true });
    api.use(held.handler);
    const { choose, user } = await openVault(vault);
    await choose(file('largo.txt'), file('corto.txt'));
    const list = await uploads();
    const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(held.atOnce).toBe(1));
    expect(await within(first).findByText(/^Subiendo largo.txt$|^Extrayendo el texto…$/)).toBeVisible();
    expect(within(second).getByText('En espera')).toBeVisible();
    const kept = keeping(vault);
    api.use(kept.handler);
    await user.click(within(first).getByRole('button', { name: 'Cancelar largo.txt' }));
    expect(await within(first).findByRole('alert')).toHaveTextContent('Subida cancelada.');
    expect(await within(second).findByText('Guardado')).toBeVisible();
    expect(kept.names).toEqual(['corto.txt']);
    held.release();
  });

  it('that waits can be cancelled too, and is never sent', async () => {
    const vault = vaultWith();
    const held = keeping(vault, { held: true });
    api.use(held.handler);
    const { choose, user } = await openVault(vault);
    await choose(file('uno.txt'), file('dos.txt'));
    await user.click(await screen.findByRole('button', { name: 'Cancelar dos.txt' }));
    held.release();
    await within(await uploads()).findByText('Guardado');
    expect(held.names).toEqual(['uno.txt']);
    await user.click(screen.getByRole('button', { name: 'Quitar dos.txt de la lista' }));
    expect(screen.queryByText('Subida cancelada.')).toBeNull();
  });

  it('goes one after the other, enters the list, and can be put out of sight when done', async () => {
    const vault = vaultWith();
    const kept = keeping(vault, { notice: documentMessages.scanned });
    api.use(kept.handler);
    const { choose, user } = await openVault(vault);
    await choose(file('uno.txt'), file('dos.txt'), file('tres.txt'));
    await waitFor(async () => expect(within(await uploads()).getAllByText('Guardado')).toHaveLength(3));
    expect(kept.names).toEqual(['uno.txt', 'dos.txt', 'tres.txt']);
    expect(kept.maxAtOnce).toBe(1);
    expect(within(await uploads()).getAllByText(documentMessages.scanned)).toHaveLength(3);
    await screen.findByText('3 documentos');
    await user.click(screen.getByRole('button', { name: 'Ocultar las terminadas' }));
    expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Documentos' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('leaves the keyboard on the button that begins it, also where the first one changes the page', async () => {
    const vault = vaultWith();
    api.use(keeping(vault).handler);
    const { choose } = await openVault(vault);
    screen.getByRole('button', { name: 'Subir archivos' }).focus();
    await choose(file('uno.txt'));
    await within(await uploads()).findByText('Guardado');
    expect(screen.queryByText('Subí tu primer documento')).toBeNull();
    expect(screen.getByRole('button', { name: 'Subir archivos' })).toHaveFocus();
  });

  it('begins when files are dropped on the page, and not when words are', async () => {
    const vault = vaultWith(buildDocument());
    const kept = keeping(vault);
    api.use(kept.handler);
    await openVault(vault);
    const page = await screen.findByText(/^Soltá archivos en esta página/);
    fireEvent.dragOver(page, { dataTransfer: { types: ['text/plain'], files: [] } });
    fireEvent.drop(page, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
    fireEvent.dragOver(page, { dataTransfer: { types: ['Files'], files: [] } });
    fireEvent.drop(page, { dataTransfer: { types: ['Files'], files: [file('soltado.txt')] } });
    await within(await uploads()).findByText('Guardado');
    expect(kept.names).toEqual(['soltado.txt']);
  });

  it('goes on while another screen is open, and asks before the window closes', async () => {
    const vault = vaultWith();
    const held = keeping(vault, { held: true });
    api.use(held.handler);
    const { choose, router } = await openVault(vault);
    await choose(file('uno.txt'));
    await screen.findByRole('button', { name: 'Cancelar uno.txt' });
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await router.navigate({ to: '/dashboard/usage' });
    await screen.findByRole('heading', { name: 'Uso' });
    held.release();
    await waitFor(() => expect(held.names).toEqual(['uno.txt']));
    await router.navigate({ to: '/upload' });
    expect(await within(await uploads()).findByText('Guardado')).toBeVisible();
  });

  it('ends with the session, and nothing of it is shown to the next account', async () => {
    const vault = vaultWith();
    const held = keeping(vault, { held: true });
    api.use(held.handler);
    const { choose } = await openVault(vault);
    await choose(file('ajeno.txt'));
    await waitFor(() => expect(held.atOnce).toBe(1));
    clearSession();
    held.release();
    signIn('Professional', 'otra@estudio.example');
    openApp('/upload');
    await screen.findAllByLabelText('Archivos para subir');
    expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull();
  });
});
