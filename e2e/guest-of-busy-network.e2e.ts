import { expect, it } from 'vitest';
import { expectAccessible } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp({ GUEST_TOKENS_PER_NETWORK: '1' });
const question = 'Compré un celular y a los cuatro meses dejó de andar';

it('the second guest of a network that may have one works for the access, and is answered without doing anything', async () => {
  const first = await app.open();
  await first.ask(question);
  await first.close();

  const { page, ask, close } = await app.open({ width: 'phone' });
  const proofs: boolean[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/guest-token')) proofs.push('proof' in (request.postDataJSON() ?? {}));
  });
  page.on('console', (message) => void said.push(message.text()));
  await ask(question);
  await page.getByRole('article', { name: 'Respuesta de Foja' }).getByText('Fundado', { exact: true }).waitFor();
  expect(proofs).toEqual([false, true]);
  // The browser itself reports the 428; nothing else is said, by the policy for scripts and workers least of all.
  expect(said.filter((text) => !text.includes('428'))).toEqual([]);
  await expectAccessible(page, 'the chat of a guest of a busy network');
  await close();
});
