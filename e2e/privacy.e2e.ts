import { describe, expect, it } from 'vitest';
import { expectAccessible } from './browser.ts';
import { startApp } from './start-app.ts';

const app = startApp();

const question =
  'Mi inquilino Juan Carlos Pérez, DNI 28.456.789, no paga el alquiler. Su mail es jcperez@correo.example. ¿Puedo desalojarlo?';
const personal = [/Pérez/i, /28\.?456\.?789/, /jcperez/];

describe('personal data', () => {
  it('leaves the browser as placeholders only, and never reaches the log', async () => {
    const { page, send, close } = await app.open();
    await page.getByLabel('Tu consulta').fill(question);
    await page.getByRole('button', { name: 'Ver lo que se envía' }).click();
    const preview = page.getByRole('region', { name: 'Lo que se envía' });
    await preview.getByText('[PERSONA_1]').waitFor();
    await expectAccessible(page, 'the preview of what is sent');

    const [request] = await Promise.all([page.waitForRequest('**/Rag/rag-query'), send(question)]);
    const body = request.postData() ?? '';
    for (const datum of personal) expect(body).not.toMatch(datum);
    expect(request.postDataJSON()).toMatchObject({ isAnonymized: true });
    expect(request.postDataJSON().message).toContain('[PERSONA_1]');

    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    await page.getByText('Juan Carlos Pérez').first().waitFor();
    for (const datum of [...personal, /desalojarlo/]) expect(app.server.output()).not.toMatch(datum);
    await close();
  });
});
