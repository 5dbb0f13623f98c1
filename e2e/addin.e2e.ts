import { officeScriptUrl } from '@foja/contracts/addin';
import { buildSync } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { standInWord } from '../apps/web/src/testing/stand-in-word.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, openContext, showTheme } from './browser.ts';
import { journeyPassword, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';
import { projectRoot } from './start-server.ts';

const app = startApp();
/** Word's own width of a task pane, nearly. */
const pane = { width: 320, height: 760 };

const facts =
  'El pasajero viajaba en el tren de la demandada y cayó al andén porque las puertas iban abiertas: el transportista responde por el daño al pasajero. La verdad, el dueño estaba re enojado. Me di cuenta de que el contrato era trucho!';
const document = [facts, 'Por lo expuesto, solicito se haga lugar a la demanda.'];

declare global {
  interface Window {
    standIn: ReturnType<typeof standInWord>;
    /** The address as Office.js sees it, which reads in it where it is. */
    addressSeen: string;
  }
}

/** In the place of Office.js: the same stand-in that the tests of the screen use. */
function officeScript(host: string | null): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { standInWord } from './apps/web/src/testing/stand-in-word.ts';
        window.standIn = standInWord(window, ${JSON.stringify({ text: document, host })});
        window.addressSeen = window.location.search;
        window.history.pushState = null;
        window.history.replaceState = null;`,
      resolveDir: projectRoot,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

async function openPane(host: string | null = 'Word'): Promise<BrowserContext> {
  const context = await openContext(app.browser, { viewport: pane, colorScheme: 'light', reducedMotion: 'reduce' });
  const body = officeScript(host);
  await context.route(officeScriptUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return context;
}

/** Opens a page, and notes what its policy has refused. */
async function open(context: BrowserContext, path: string): Promise<{ page: Page; refused: string[] }> {
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${app.url}${path}`);
  return { page, refused };
}

async function expectFitInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessibleInBothThemes(page, where);
  await showTheme(page, 'light');
  await expectNoSidewaysScroll(page);
}

const lines = (page: Page) => page.evaluate(() => window.standIn.lines());

describe('the task pane in Word', () => {
  it('signs in by a dialog, cites a ruling at the foot, and applies one suggestion of several', async () => {
    const { user } = await signInAs(app.url, 'Professional');
    const context = await openPane();
    const { page, refused } = await open(context, '/addin?_host_Info=Word$Web$16.01$es-AR$guid$$$0');
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    expect(await page.evaluate(() => window.addressSeen)).toContain('_host_Info=Word$Web$16.01$es-AR$guid$$$0');
    await expectFitInBothThemes(page, 'the pane of somebody signed out');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    const address = await page.evaluate(() => window.standIn.dialogs[0]?.address ?? '');
    expect(address).toBe(`${app.url}/login?source=addin`);

    const dialog = await open(
      context,
      `${address.slice(app.url.length)}&_host_Info=Word$Web$16.00$es-AR$guid$isDialog$$0`,
    );
    await dialog.page.getByLabel('Email').fill(user.email);
    await dialog.page.getByLabel(/^Contraseña/).fill(journeyPassword);
    await dialog.page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await dialog.page.getByText('¡Autenticado correctamente!').waitFor();
    const told = await dialog.page.evaluate(() => window.standIn.told[0]?.message ?? '');
    expect(
      await dialog.page.evaluate(() => sessionStorage.getItem('foja_token') ?? localStorage.getItem('foja_token')),
    ).toBeNull();
    expect(await dialog.page.evaluate(() => window.addressSeen)).toMatch(
      /^\?source=addin&_host_Info=.*\$isDialog\$\$0$/,
    );
    expect(dialog.refused).toEqual([]);
    await dialog.page.close();

    await page.evaluate((message) => void window.standIn.tell(message, window.location.origin), told);
    await page.getByRole('region', { name: 'Asistente de redacción' }).waitFor();
    await expectFitInBothThemes(page, 'the pane before a search');

    await page.evaluate((words) => window.standIn.select(words), facts);
    await page.getByRole('button', { name: 'Buscar por contexto' }).click();
    const cite = page.getByRole('button', { name: /^Insertar cita/ }).first();
    await cite.waitFor();
    await expectFitInBothThemes(page, 'the pane with results');
    await cite.click();
    await expect.poll(() => page.evaluate(() => window.standIn.notes().length)).toBe(1);
    expect((await lines(page))[0]).toBe(`${facts}[1]`);

    await page.evaluate((words) => window.standIn.select(words), facts);
    await page.getByRole('tab', { name: 'Transformación' }).click();
    await page.getByRole('button', { name: 'Más formal' }).click();
    await page.getByRole('button', { name: /^Aplicar sugerencia 1/ }).waitFor();
    await expectFitInBothThemes(page, 'the pane with suggestions');
    const count = await page.getByRole('button', { name: /^Aplicar sugerencia/ }).count();
    await page.getByRole('button', { name: /^Aplicar sugerencia 1/ }).click();
    await expect.poll(() => page.evaluate(() => window.standIn.changes().length)).toBe(1);
    expect(await page.evaluate(() => window.standIn.changes()[0]?.mode)).toBe('TrackAll');
    await expect.poll(() => page.getByRole('button', { name: /^Aplicar sugerencia/ }).count()).toBe(count - 1);
    await page.getByRole('button', { name: /^Descartar sugerencia 1/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Aplicar sugerencia/ }).count()).toBe(count - 2);
    expect(await page.evaluate(() => window.standIn.changes().length)).toBe(1);
    expect((await lines(page))[1]).toBe(document[1]);
    expect(await page.evaluate(() => window.standIn.notes().length)).toBe(1);

    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
    expect(refused).toEqual([]);
    await context.close();
  });
});

describe('the page of the pane in a browser', () => {
  it('says that it is for Word, and that this installation gives no manifest without https', async () => {
    const context = await openPane(null);
    const { page, refused } = await open(context, '/addin');
    await page.getByText(/funciona dentro de Word/).waitFor();
    await page.getByText(/PUBLIC_URL no es una dirección https/).waitFor();
    await expectFitInBothThemes(page, 'the pane outside Word');
    expect(await page.title()).toBe('Foja para Word · Foja');
    expect(refused).toEqual([]);
    await context.close();
  });

  it('says that Office.js did not come where the network does not let it', async () => {
    const context = await openPane();
    await context.unroute(officeScriptUrl);
    await context.route(officeScriptUrl, (route) => route.abort());
    const { page } = await open(context, '/addin');
    await page.getByText('No se pudo cargar Office.js.').waitFor();
    await expectFitInBothThemes(page, 'the pane without Office.js');
    await context.close();
  });

  it('is the only one that lets Office.js in', async () => {
    const context = await openPane();
    const { page, refused } = await open(context, '/legal/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate((src) => {
      const script = window.document.createElement('script');
      script.src = src;
      window.document.head.append(script);
    }, officeScriptUrl);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'standIn' in window)).toBe(false);
    await context.close();
  });
});
