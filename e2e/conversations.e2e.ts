import { routes } from '@foja/contracts/routes';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './browser.ts';
import { readDownload } from './read-download.ts';
import { callApi } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question = 'El inquilino no paga el alquiler';

describe('nothing is lost', () => {
  it('of what is typed, on a reload', async () => {
    const { page, close } = await app.open({ role: 'User' });
    await page.getByLabel('Tu consulta').fill('Una consulta que todavía no envié');
    await page.reload();
    await page.locator('[data-first-paint]').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Tu consulta').inputValue()).toBe('Una consulta que todavía no envié');
    await close();
  });

  it('of what is typed, when the session has ended: login opens with the way back', async () => {
    const { page, close } = await app.open({ role: 'User' });
    // Ended from elsewhere: neither its token nor its renewal holds any more.
    const token = (await page.evaluate(() => sessionStorage.getItem('foja_token'))) ?? '';
    await callApi(app.url, routes.logout, { token });
    await page.getByLabel('Tu consulta').fill(question);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toContain('/chatbot');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain(question);
    await close();
  });

  it('of a conversation, which opens again by its address', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    const address = page.url();
    expect(new URL(address).searchParams.get('c')).toBeTruthy();
    await page.goto(`${app.url}/`);
    await page.goto(address);
    await page.getByRole('article', { name: 'Respuesta de Foja' }).getByText('Fundado').waitFor();
    await close();
  });
});

describe('conversations', () => {
  it('can be searched, renamed, and deleted with undo', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    await page.getByRole('button', { name: 'Nueva conversación' }).first().click();
    await ask('Quiero iniciar la sucesión de mi padre');
    const list = page.getByRole('navigation', { name: 'Conversaciones' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);

    await page.getByRole('searchbox').fill('sucesion');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.getByRole('searchbox').fill('');

    await list.getByRole('listitem').first().hover();
    await list
      .getByRole('button', { name: /^Renombrar / })
      .first()
      .click();
    await page.getByLabel('Nombre de la conversación').fill('Sucesión de papá');
    await page.keyboard.press('Enter');
    await list.getByRole('button', { name: 'Sucesión de papá', exact: true }).waitFor();

    await list.getByRole('listitem').first().hover();
    await list.getByRole('button', { name: 'Eliminar Sucesión de papá' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page, 'the list of conversations');
    await close();
  });

  it('of one user are not shown to another in the same browser', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    await page.evaluate(() => {
      const user = JSON.parse(sessionStorage.getItem('foja_user') ?? '{}');
      sessionStorage.setItem('foja_user', JSON.stringify({ ...user, email: 'otro@estudio.example' }));
    });
    await page.goto(`${app.url}/chatbot`);
    await page.getByText('En qué puedo ayudarte hoy?').waitFor();
    expect(await page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('listitem').count()).toBe(0);
    await close();
  });
});

describe('an answer', () => {
  it('comes word by word, can be stopped, and asked for again', async () => {
    const { page, send, close } = await app.open({ role: 'Premium', motion: true });
    await send(question);
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await page.getByRole('button', { name: 'Mostrar todo' }).waitFor();
    const early = (await answer.innerText()).length;
    await expect.poll(async () => (await answer.innerText()).length).toBeGreaterThan(early);
    await page.getByRole('button', { name: 'Detener la respuesta' }).click();
    await answer.getByText('Respuesta detenida.').waitFor();
    const stopped = (await answer.innerText()).length;

    await answer.getByRole('button', { name: 'Regenerar' }).click();
    await page.getByRole('button', { name: 'Mostrar todo' }).click();
    await answer.getByRole('button', { name: 'Copiar' }).waitFor();
    expect((await answer.innerText()).length).toBeGreaterThan(stopped);
    await close();
  });

  it('is exported whole, with its sources, as Word, PDF and Markdown', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    const download = async (format: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format }).click(),
      ]);
      return await readDownload(file);
    };
    const markdown = (await download('Markdown')).toString('utf8');
    expect(markdown).toContain('Información orientativa');
    expect(markdown).toMatch(/CCyC|LDC/);
    expect((await download('Word (.docx)')).subarray(0, 2).toString()).toBe('PK');
    expect((await download('PDF')).subarray(0, 5).toString()).toBe('%PDF-');
    await close();
  });

  it('takes an opinion, with the question only if its author agrees', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    await page.getByRole('button', { name: 'No útil' }).click();
    await expectAccessible(page, 'the feedback form');
    const [request] = await Promise.all([
      page.waitForRequest('**/Rag/feedback'),
      page.getByRole('button', { name: 'Enviar opinión' }).click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ useful: false });
    expect(request.postDataJSON().question).toBeUndefined();
    expect((await request.response())?.status()).toBe(200);
    await page.getByText('Gracias por tu opinión.').first().waitFor();
    await page.getByRole('button', { name: 'No útil', pressed: true }).waitFor();
    await close();
  });

  it('can be reached and read by keyboard alone', async () => {
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    const focusedName = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    for (let presses = 0; presses < 80 && !/^Fuente \d+: /.test(await focusedName()); presses++) {
      await page.keyboard.press('Shift+Tab');
    }
    expect(await focusedName()).toMatch(/^Fuente \d+: /);
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Foja' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focusedName).toMatch(/^Fuente \d+: /);
    await close();
  });
});
