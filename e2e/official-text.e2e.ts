import { routes } from '@foja/contracts/routes';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openOfficialTextsOfVolume } from '../apps/server/src/testing/official-texts.ts';
import { expectAccessible } from './browser.ts';
import { openChat } from './chat-page.ts';
import { leaveBrowser, openBrowser } from './open-browser.ts';
import { knownAdmin } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

// All of it is imported by the tests of the server.
const texts = openOfficialTextsOfVolume(329);
/** Each article and ruling is a passage at least, beside the notes and guides. */
const minPassages = texts.counts.articles + texts.counts.rulings;

describe('with the official texts, or with invented ones under their numbers', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startPreparedServer({ ...knownAdmin, CORPUS_DIR: texts.folder }),
      openBrowser(),
    ]);
    const headers = { ApplicationId: 'foja' };
    const isReady = async () => {
      // The rulings are imported last.
      if ((await fetch(`${server.url}${routes.source('fallos_329_p5')}`, { headers })).status !== 200) return false;
      const { index } = await (await fetch(`${server.url}/api/status`, { headers })).json();
      return index.status === 'ready' && index.pending === 0 && index.passages >= minPassages;
    };
    await vi.waitFor(async () => expect(await isReady(), 'the texts are indexed').toBe(true), {
      timeout: 480_000,
      interval: 500,
    });
  });
  afterAll(async () => {
    await stopAndRemove(server);
    texts.close();
    await leaveBrowser(browser);
  });

  it.each([
    ['art. 1757 CCyC', ['art. 1757 CCyC']],
    ['artículo 10 bis de la ley 24.240', ['art. 10 bis LDC']],
    ['arts. 52 bis y 53 LDC', ['art. 52 bis LDC', 'art. 53 LDC']],
  ])('"%s" is answered on exactly those articles, first', async (question, expected) => {
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Premium' });
    await ask(question);
    const chips = page.getByRole('list', { name: 'Fuentes' }).getByRole('button');
    const first = async () =>
      (await chips.allInnerTexts()).slice(0, expected.length).map((name) => name.replace(/^\d+\s*/, '').toLowerCase());
    await expect.poll(first).toEqual(expected.map((name) => name.toLowerCase()));
    await close();
  });

  it('an article that does not exist is refused as such', async () => {
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Premium' });
    await ask('artículo 9999 del Código Civil y Comercial');
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Sin coincidencia', { exact: true }).waitFor();
    await answer
      .getByText(/no existe/)
      .first()
      .waitFor();
    await close();
  });

  it('a foja shows the verbatim text with the quoted words marked, its neighbours and the official link', async () => {
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Premium' });
    await ask('Compré un celular y a los cuatro meses dejó de andar');
    await page
      .getByRole('list', { name: 'Fuentes' })
      .getByRole('button', { name: /art\. 11 LDC/i })
      .click();
    const foja = page.getByRole('complementary', { name: 'Foja' });
    await foja
      .getByText(/TRES \(3\) meses/)
      .first()
      .waitFor();
    expect(await foja.locator('mark').count()).toBeGreaterThan(0);
    await expectAccessible(page, 'a foja with official text');
    await foja.getByRole('navigation', { name: 'Artículos vecinos' }).getByRole('button').last().click();
    await foja.getByRole('heading', { name: /art\. 12 LDC/i }).waitFor();
    await close();
  });
});
