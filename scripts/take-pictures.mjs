// Takes the landing's pictures from the running product: `npx tsx scripts/take-pictures.mjs`. Starts a server of its own on a new
// data folder, with the starter corpus alone, and writes apps/web/src/landing/pictures/*.webp.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { signInAs } from '../e2e/sign-in-as.ts';
import { projectRoot, startServer, stopAndRemove } from '../e2e/start-server.ts';
import { findChromium } from './find-chromium.mjs';

const folder = join(projectRoot, 'apps/web/src/landing/pictures');
const themes = ['light', 'dark'];
const question = 'Compré un celular y a los cuatro meses dejó de andar';
const writ = `Juan Carlos Pereyra, DNI 24.567.890, con domicilio real en Av. Rivadavia 4520, piso 3, CABA, por derecho propio, se presenta y dice:

Que promueve demanda contra Electro Sur S.R.L., CUIT 30-71234567-1, con domicilio en Belgrano 1180, Rosario, por el cambio de un televisor que dejó de funcionar a los dos meses de comprado.

Constituye domicilio electrónico en jc.pereyra@correo.example y denuncia el teléfono 341 555-0148. Pide que el reintegro se deposite en el CBU 2850590940090418135201.`;

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const converter = await browser.newPage();
  await askInChat('chat', { width: 1_280, height: 800 }, 1.5, converter);
  await askInChat('chat-phone', { width: 360, height: 700 }, 2, converter);
  await anonymizeWrit({ width: 1_080, height: 800 }, 1.5, converter);
} finally {
  await browser.close();
  await stopAndRemove(server);
}

async function askInChat(name, viewport, deviceScaleFactor, converter) {
  for (const theme of themes) {
    // Its own traits: each is another guest, with uses of its own.
    const userAgent = `Mozilla/5.0 (X11; Linux x64) Chrome/150.0 Pictures/${name}-${theme}`;
    const context = await open({ viewport, deviceScaleFactor, userAgent, colorScheme: theme });
    const page = await context.newPage();
    await page.goto(`${server.url}/chatbot`);
    await page.locator('[data-first-paint]').waitFor({ state: 'detached' });
    await page.getByLabel('Tu consulta').fill(question);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Copiar' }).waitFor({ timeout: 30_000 });
    if (viewport.width >= 1_024) {
      await page.getByRole('list', { name: 'Fuentes' }).getByRole('button', { name: 'art. 17 LDC' }).click();
      await page.getByRole('complementary', { name: 'Foja' }).getByRole('heading', { name: 'art. 17 LDC' }).waitFor();
      await page.waitForTimeout(400);
    }
    await scrollAnswerToTop(page);
    await takePicture(page, `${name}-${theme}`, converter);
    await context.close();
  }
}

async function anonymizeWrit(viewport, deviceScaleFactor, converter) {
  const session = await signInAs(server.url, 'User');
  for (const theme of themes) {
    const context = await open({ viewport, deviceScaleFactor, colorScheme: theme });
    await context.addInitScript((kept) => {
      sessionStorage.setItem('foja_token', kept.token);
      sessionStorage.setItem('foja_user', JSON.stringify(kept.user));
      sessionStorage.setItem('foja_expires_at', kept.expiresAt);
      localStorage.setItem('foja_sidebar_collapsed', 'true');
    }, session);
    const page = await context.newPage();
    await page.goto(`${server.url}/anonymization-tool`);
    await page.getByLabel('Texto a anonimizar').fill(writ);
    await page.getByRole('button', { name: 'Anonimizar', exact: true }).click();
    await page.getByText('[PERSONA_1]').first().waitFor();
    await takePicture(page, `anonymization-${theme}`, converter);
    await context.close();
  }
}

function open(options) {
  return browser.newContext({ locale: 'es-AR', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
}

/** The messages scroll inside the screen; the picture begins with the question. */
async function scrollAnswerToTop(page) {
  await page.evaluate(() => {
    const messages = document.querySelector('main article')?.closest('.overflow-y-auto');
    if (messages) messages.scrollTop = 0;
    document.activeElement?.blur();
  });
  await page.waitForTimeout(300);
}

/** Browsers take pictures as PNG; the canvas writes WebP, at a third of the size. */
async function takePicture(page, name, converter) {
  await page.mouse.move(0, 0);
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const webp = await converter.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, png);
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp));
  console.log(`${name}.webp: ${Math.round(webp.length / 1_000)} kB`);
}
