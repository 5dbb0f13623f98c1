import { messages } from '@foja/contracts/messages';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInOpenAi, startStandInOpenAi } from '../apps/server/src/testing/stand-in-openai.ts';
import { closeBrowser, expectAccessible, openBrowser } from './browser.ts';
import { openChat } from './chat-page.ts';
import { knownAdmin } from './sign-in-as.ts';
import { type RunningServer, startPreparedServer, stopAndRemove } from './start-server.ts';

let server: RunningServer;
let browser: Browser;
let model: StandInOpenAi;
beforeAll(async () => {
  model = await startStandInOpenAi();
  const environment = {
    ...knownAdmin,
    LLM_BASE_URL: model.baseUrl,
    LLM_API_KEY: 'a-key',
    LLM_MODELS: 'gpt-3.5-turbo=llama3.1:8b',
  };
  [server, browser] = await Promise.all([startPreparedServer(environment), openBrowser()]);
});
afterAll(async () => {
  await stopAndRemove(server);
  await model?.close();
  await closeBrowser(browser);
});

const question = 'Compré un celular y a los cuatro meses dejó de andar';

describe('with a language model', () => {
  it('its answer is shown with its name, and its true citations open', async () => {
    model.script({ kind: 'answer', text: 'Tenés garantía legal según el art. 11 de la Ley 24.240 [1].' });
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Premium' });
    await ask(question);
    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.getByText('Fundado', { exact: true }).waitFor();
    expect(await answer.getByText('Motor local', { exact: true }).count()).toBe(0);
    expect(model.calls.at(-1)?.body.model).toBe('llama3.1:8b');
    await answer
      .getByRole('button', { name: /art\. 11/ })
      .first()
      .click();
    await page.getByRole('complementary', { name: 'Foja' }).waitFor();
    await close();
  });

  it('an article that it invents is struck, with the reason beside it', async () => {
    model.script({
      kind: 'answer',
      text: 'La garantía surge del art. 11 de la Ley 24.240 [1] y también del art. 9999 de la Ley 24.240.',
    });
    const { page, ask, close } = await openChat(browser, server.url, { role: 'Premium' });
    await ask(question);
    const struck = page.locator('del', { hasText: 'art. 9999 de la Ley 24.240' });
    await struck.waitFor();
    await page.getByText('Cita no verificada: ese artículo no existe en la norma').waitFor();
    await expectAccessible(page, 'an answer with an invented citation');
    await close();
  });

  it('its failure is told in the words of the product, costs no use, and can be tried again', async () => {
    const { page, send, close } = await openChat(browser, server.url, { role: 'Professional' });
    const remaining = async () => {
      const token = await page.evaluate(() => sessionStorage.getItem('foja_token'));
      const headers = { ApplicationId: 'foja', authorization: `Bearer ${token}` };
      const body = (await (await fetch(`${server.url}/api/usage/remaining`, { headers })).json()) as {
        remaining: number;
      };
      return body.remaining;
    };
    const before = await remaining();
    model.script({ kind: 'status', status: 500 });
    await send(question);
    await page.getByText(messages.serviceUnavailable).waitFor();
    expect(await remaining()).toBe(before);
    model.script({ kind: 'answer', text: 'Tenés garantía legal según el art. 11 de la Ley 24.240 [1].' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    expect(await remaining()).toBe(before - 1);
    await close();
  });
});
