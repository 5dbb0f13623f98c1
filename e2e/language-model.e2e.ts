import { generationMessages } from '@foja/contracts/generators/generation-messages';
import { messages } from '@foja/contracts/messages';
import { routes } from '@foja/contracts/routes';
import type { Page, Request } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startStandInOpenAi } from '../apps/server/src/testing/stand-in-openai.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { generate, loadExample, openDocuments, sheetOf } from './documents-page.ts';
import { generateExample, toolPath } from './generator-page.ts';
import { unreachable } from './share-server.ts';
import { knownAdmin } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

// Before the server, which is told where it is.
const model = await startStandInOpenAi();
const app = startApp({
  ...knownAdmin,
  LLM_BASE_URL: model.baseUrl,
  LLM_API_KEY: 'a-key',
  LLM_MODELS: 'gpt-3.5-turbo=llama3.1:8b',
  // What reaches the log is looked at.
  LOG_LEVEL: 'trace',
  // As where another service is down too.
  SAIJ_BASE_URL: unreachable,
});
afterAll(() => model.close());

const question = 'Compré un celular y a los cuatro meses dejó de andar';

async function remaining(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('foja_token'));
  const headers = { ApplicationId: 'foja', authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.url}${routes.usageRemaining}`, { headers });
  return ((await answer.json()) as { remaining: number }).remaining;
}

describe('the chat with a language model', () => {
  it('its answer is shown with its name, and its true citations open', async () => {
    model.script({ kind: 'answer', text: 'Tenés garantía legal según el art. 11 de la Ley 24.240 [1].' });
    const { page, ask, close } = await app.open({ role: 'Premium' });
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
    const { page, ask, close } = await app.open({ role: 'Premium' });
    await ask(question);
    const struck = page.locator('del', { hasText: 'art. 9999 de la Ley 24.240' });
    await struck.waitFor();
    await page.getByText('Cita no verificada: ese artículo no existe en la norma').waitFor();
    await expectAccessible(page, 'an answer with an invented citation');
    await close();
  });

  it('its failure is told in the words of the product, costs no use, and can be tried again', async () => {
    const { page, send, close } = await app.open({ role: 'Professional' });
    const before = await remaining(page);
    model.script({ kind: 'status', status: 500 });
    await send(question);
    await page.getByText(messages.serviceUnavailable).waitFor();
    // Given back once the failure has been told.
    await expect.poll(() => remaining(page)).toBe(before);
    model.script({ kind: 'answer', text: 'Tenés garantía legal según el art. 11 de la Ley 24.240 [1].' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    await expect.poll(() => remaining(page)).toBe(before - 1);
    await close();
  });
});

/** The text that a prompt holds. */
const textSent = (prompt: string) => /<<<TEXTO [^>]*>>>\n([\s\S]*?)\n<<<FIN/.exec(prompt)?.[1] ?? '';

describe('drafting with a language model', () => {
  it('takes its wording of the facts, and gives the own words back at a switch', async () => {
    model.script({
      kind: 'answer',
      text: (prompt) => JSON.stringify({ hechos: textSent(prompt).replace('prestó a', 'entregó en préstamo a') }),
    });
    const { page, close } = await openDocuments(app, 'demanda-cobro');
    await loadExample(page);
    await generate(page);
    await sheetOf(page).getByText('Ana Ejemplo entregó en préstamo a Beto Muestra').waitFor();
    expect(JSON.stringify(model.calls.at(-1)?.body.messages)).not.toContain('Beto Muestra');
    await page.getByRole('switch', { name: 'Usar mis palabras en los hechos' }).click();
    await sheetOf(page).getByText('Ana Ejemplo prestó a Beto Muestra').waitFor();
    await close();
  });

  it('says so and takes no use where the model answers what cannot be read', async () => {
    model.script({ kind: 'answer', text: '{"hechos": "cor' });
    const { page, close } = await openDocuments(app, 'demanda-cobro', { role: 'User' });
    await loadExample(page);
    await generate(page);
    await page.getByText(generationMessages.modelUnreadable).waitFor();
    await page.reload();
    await page.getByText('10 usos restantes').first().waitFor();
    await close();
  });
});

describe('the tools with a language model', () => {
  it('keep the text and give the use back when the model fails; leaving once it has begun costs the use', async () => {
    const path = toolPath('analisis-de-contrato');
    const { page, close } = await app.open({ role: 'Professional', path });
    const before = await remaining(page);
    model.script({ kind: 'answer', text: 'Claro, te ayudo con eso.' });
    await page.getByRole('button', { name: 'Cargar este ejemplo' }).click();
    await page.getByRole('button', { name: 'Generar' }).click();
    await page.getByText(/Tu texto sigue acá\./).waitFor();
    await expectAccessible(page, 'a generation that failed');
    expect(await page.getByRole('textbox').inputValue()).toContain('CONTRATO DE LOCACIÓN');
    // Given back once the failure has been told.
    await expect.poll(() => remaining(page)).toBe(before);

    model.script({ kind: 'hang' });
    const callsBefore = model.calls.length;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('region', { name: 'Generando' }).waitFor();
    await expectAccessible(page, 'a generation under way', { staysBusy: true });
    await expect.poll(() => model.calls.length).toBeGreaterThan(callsBefore);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Generar' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toContain('CONTRATO DE LOCACIÓN');
    await expect.poll(() => remaining(page)).toBe(before - 1);
    for (const datum of [/Florencia/i, /38\.?902\.?117/, /Alvear/])
      expect(JSON.stringify(model.calls)).not.toMatch(datum);
    await close();
  });

  it('answer for another country with the model alone, and say that no corpus backs it', async () => {
    const { page, close } = await app.open({
      role: 'Professional',
      path: toolPath('consulta-por-pais'),
    });
    const answer = 'En Colombia el preaviso depende de la clase de contrato.';
    model.script({ kind: 'answer', text: JSON.stringify({ answer }) });
    await page.getByLabel('País').selectOption('Colombia');
    await generateExample(page);
    await page.getByText(answer).waitFor();
    await page.getByText(/es del modelo de lenguaje solo/).waitFor();
    await expectAccessible(page, 'a consultation on another country');
    await close();
  });
});

const tenancy =
  'Mi inquilino Juan Carlos Pérez, DNI 28.456.789, con domicilio en Belgrano 1450, Rosario, no paga el alquiler. ¿Puedo desalojarlo?';
const personal = [/P[eé]rez/i, /28\.?456\.?789/, /Belgrano/i];

/** Everything that this page sends from now on. */
function sentBy(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const carries = (request: Request) =>
  personal.some((datum) => datum.test(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));

describe('a message of a signed-in lawyer', () => {
  it('is asked with placeholders only, and its answer shows the names', async () => {
    model.script({
      kind: 'answer',
      text: 'Podés iniciar el desalojo contra [PERSONA_1] en [DOMICILIO_1] por falta de pago [1].',
    });
    const { page, ask, close } = await app.open({ role: 'Professional', path: '/dashboard' });
    const sent = sentBy(page);
    await ask(tenancy);

    const query = sent.find((request) => request.url().endsWith(routes.ragQuery));
    expect(query?.postDataJSON()).toMatchObject({ isAnonymized: true });
    expect(query?.postDataJSON().message).toMatch(/\[PERSONA_1\].*\[DNI_1\].*\[DOMICILIO_1\]/);
    // The text goes to the call that anonymizes it, on our own server, and nowhere else.
    expect(new Set(sent.filter(carries).map((request) => request.url()))).toEqual(
      new Set([`${app.url}${routes.anonymizeText}`]),
    );
    for (const datum of personal) expect(JSON.stringify(model.calls)).not.toMatch(datum);

    const answer = page.getByRole('article', { name: 'Respuesta de Foja' });
    await answer.locator('mark[title="Se envió como [PERSONA_1]"]', { hasText: 'Juan Carlos Pérez' }).waitFor();
    await answer.locator('mark[title="Se envió como [DOMICILIO_1]"]', { hasText: 'Belgrano 1450' }).waitFor();
    for (const datum of [...personal, /desalojarlo/]) expect(app.server.output()).not.toMatch(datum);
    await expectAccessible(page, 'an answer with the names put back');
    await close();
  });

  it('is shown before it leaves, exactly as it is asked', async () => {
    model.script({ kind: 'answer', text: 'Sí, podés [1].' });
    const { page, close } = await app.open({ role: 'User' });
    await page.getByLabel('Tu consulta').fill(tenancy);
    await page.getByRole('button', { name: 'Ver lo que se envía' }).click();
    const preview = page.getByRole('region', { name: 'Lo que se envía' });
    await preview.getByText('[PERSONA_1]').waitFor();
    const shown = await preview.locator('p').first().innerText();
    await expectAccessible(page, 'the preview of what is sent');
    const [request] = await Promise.all([
      page.waitForRequest(`**${routes.ragQuery}`),
      page.getByRole('button', { name: 'Enviar consulta' }).click(),
    ]);
    expect(request.postDataJSON().message).toBe(shown);
    await close();
  });

  it('goes nowhere when it cannot be anonymized, and can be asked again', async () => {
    const { page, send, close } = await app.open({ role: 'User' });
    const sent = sentBy(page);
    await page.route(`**${routes.anonymizeText}`, (route) => route.abort());
    await send(tenancy);
    await page
      .getByText('Anonymization required but failed. Cannot proceed with RAG query for data privacy.')
      .waitFor();
    expect(sent.filter((request) => request.url().endsWith(routes.ragQuery))).toEqual([]);
    await page.unroute(`**${routes.anonymizeText}`);
    model.script({ kind: 'answer', text: 'Sí, podés [1].' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: 'Copiar' }).waitFor();
    await close();
  });
});

describe('a text that is transformed', () => {
  it('is shown as a model would see it; a name that was not recognised is replaced there too, and only the answer has it', async () => {
    const { page, close } = await app.open({ role: 'Professional', path: '/dashboard/redaccion' });
    await page.getByRole('button', { name: 'Documento nuevo' }).click();
    await page.getByRole('textbox', { name: 'Texto del documento' }).click();
    await page.keyboard.insertText('Juan Carlos Pérez, DNI 28.456.789, pagó ante la jueza Paz.');
    await page.keyboard.press('Control+a');
    const panel = page.getByRole('complementary', { name: 'Asistente de redacción' });
    await panel.getByRole('tab', { name: 'Transformación' }).click();
    await panel.getByRole('button', { name: 'Ver lo que se envía' }).click();
    const preview = panel.getByRole('region', { name: 'Lo que se envía' });
    await preview.getByText('Datos reemplazados: 2. Quedan visibles: 1.').waitFor();
    await preview.getByText('puede ser un nombre y no se reconoció como tal · 1 vez').waitFor();
    await expectAccessibleInBothThemes(page, 'the preview of a text that is transformed');
    await preview.getByRole('button', { name: 'Reemplazar en todas partes: Paz' }).click();
    await preview.getByText('Datos reemplazados: 3. Quedan visibles: 0.').waitFor();

    const callsBefore = model.calls.length;
    model.script({
      kind: 'answer',
      text: (prompt) => {
        const sentence = /^\[1\] (.*)$/m.exec(textSent(prompt))?.[1] ?? '';
        return JSON.stringify({
          cambios: [{ oracion: 1, texto: sentence.replace('pagó', 'abonó'), motivo: 'Registro' }],
        });
      },
    });
    await panel.getByRole('button', { name: 'Más formal' }).click();
    const suggestions = panel.getByRole('region', { name: 'Sugerencias' });
    await suggestions.getByText('abonó').waitFor();
    await suggestions
      .getByText(/jueza Paz/)
      .first()
      .waitFor();
    const sent = JSON.stringify(model.calls.slice(callsBefore));
    for (const datum of [/P[eé]rez/, /28\.456\.789/, /Paz/]) expect(sent).not.toMatch(datum);
    await close();
  });
});

describe('the anonymization tool', () => {
  it('asks the server in advanced mode, and says what it does', async () => {
    model.script({ kind: 'answer', text: '[]' });
    const { page, close } = await app.open({ role: 'Professional', path: '/anonymization-tool' });
    await page.getByLabel('Modo').selectOption('advanced');
    await page.getByText('El texto va al servidor de Foja').waitFor();
    await page.getByLabel('Texto a anonimizar').fill(tenancy);
    const [request] = await Promise.all([
      page.waitForRequest(`**${routes.anonymizeAdvanced}`),
      page.getByRole('button', { name: 'Anonimizar' }).click(),
    ]);
    expect(request.headers()).toMatchObject({ authorization: 'Bearer foja-public', apikey: 'foja-public' });
    await page.getByRole('region', { name: 'Anonimizado' }).getByText('[PERSONA_1]').waitFor();
    await close();
  });
});

describe('a search of rulings while SAIJ is down', () => {
  it('is answered from the corpus, and says so in a plain sentence', async () => {
    const { page, close } = await app.open({ role: 'User', path: '/dashboard/jurisprudencia?q=vuelo+cancelado' });
    await page.getByText(/SAIJ no respondió/).waitFor();
    await page.getByRole('list', { name: 'Fallos' }).waitFor();
    await expectAccessibleInBothThemes(page, 'results without SAIJ');
    await expectNoSidewaysScroll(page);
    await close();
  });
});
