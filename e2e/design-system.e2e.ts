import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, widths } from './browser.ts';
import { comparePictures, reducePicture } from './compare-pictures.ts';
import { borrowProfile } from './lend-profile.ts';
import { leaveBrowser, openBrowser } from './open-browser.ts';
import { type DesignPage, startDesign } from './start-design.ts';
import { projectRoot } from './start-server.ts';

// The pictures of e2e/screens say how the design system looks. After a wanted change, RENEW_SCREENS=1 draws them anew; look at what
// changed before it is committed. Where one differs, what was seen lies in test-results/screens.
const keptFolder = join(import.meta.dirname, 'screens');
const seenFolder = join(projectRoot, 'test-results/screens');
const renew = process.env.RENEW_SCREENS === '1';

const sections = [
  'foundations',
  'buttons',
  'icon-buttons',
  'fields',
  'choices',
  'messages',
  'waiting',
  'lists',
  'foja',
] as const;

/** What lies over the page: the button that opens it, and what then is there. */
const overlays = [
  { name: 'menu', button: 'Menú', opened: '[role=menu]' },
  { name: 'export-menu', button: 'Exportar', opened: '[role=menu]' },
  { name: 'dialog', button: 'Diálogo', opened: '[role=dialog]' },
  { name: 'wide-dialog', button: 'Diálogo ancho', opened: '[role=dialog]' },
  { name: 'shortcuts', button: 'Atajos', opened: '[role=dialog]' },
  { name: 'alert-dialog', button: 'Confirmación', opened: '[role=alertdialog]' },
  { name: 'drawer', button: 'Panel lateral', opened: '[role=dialog]' },
  { name: 'toast', button: 'Aviso pasajero', opened: '[data-sonner-toast]' },
  { name: 'toast-failure', button: 'Aviso de falla', opened: '[data-sonner-toast]' },
] as const;

/** Every state of a button is there, the busy one for ever. */
const showsBusy = { staysBusy: true };

let design: DesignPage;
let browser: Browser;
beforeAll(async () => {
  // Letters as they are, not as a machine's settings would fit them to its screen.
  [design, browser] = await Promise.all([startDesign(), openBrowser()]);
});
afterAll(async () => {
  await design?.stop();
  await leaveBrowser(browser);
});

async function openDesign(theme: 'light' | 'dark' = 'light', width: keyof typeof widths = 'desktop') {
  const { page, giveBack } = await borrowProfile(browser, new URL(design.url).origin);
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(widths[width]);
  await page.goto(design.url);
  await page.getByRole('heading', { level: 1, name: 'Sistema de diseño' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { page, close: giveBack };
}

const drawSection = async (page: Page, section: string) =>
  reducePicture(page, await page.locator(`[data-section=${section}]`).screenshot());

/** How often what differs is drawn again. */
const mostDrawings = 10;

/** Puts the page on a layer of its own and back, so that every tile is painted anew. */
const paintAnew = (page: Page) =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    style.willChange = 'opacity';
    await drawn();
    style.willChange = '';
    await drawn();
  });

/** Compares with the kept picture, or keeps this one where pictures are being renewed. */
async function expectAsKept(page: Page, name: string, draw: () => Promise<Buffer>): Promise<void> {
  const path = join(keptFolder, `${name}.png`);
  let picture = await draw();
  if (renew) {
    mkdirSync(keptFolder, { recursive: true });
    writeFileSync(path, picture);
    return;
  }
  if (!existsSync(path)) throw new Error(`There is no e2e/screens/${name}.png; RENEW_SCREENS=1 draws it.`);
  const kept = readFileSync(path);
  let { same, difference } = await comparePictures(page, kept, picture);
  // On a busy machine the browser may hand over a picture whose tiles are not all painted: what was not painted is by then.
  for (let drawn = 1; !same && drawn < mostDrawings; drawn += 1) {
    await paintAnew(page);
    picture = await draw();
    ({ same, difference } = await comparePictures(page, kept, picture));
  }
  if (!same) {
    mkdirSync(seenFolder, { recursive: true });
    writeFileSync(join(seenFolder, `${name}.png`), picture);
  }
  expect(same, `${name} does not look as kept: ${difference}`).toBe(true);
}

describe('the design system', () => {
  it('looks as kept, every primitive in every state and both themes', async () => {
    const { page, close } = await openDesign();
    for (const section of sections) await expectAsKept(page, section, () => drawSection(page, section));
    // None is missing from the list above.
    const drawn = page.locator('[data-section]');
    expect(await drawn.evaluateAll((found) => found.map((section) => section.getAttribute('data-section')))).toEqual([
      ...sections,
      'overlays',
    ]);
    await close();
  });

  it.each(['light', 'dark'] as const)('looks as kept where it lies over the page, in the %s theme', async (theme) => {
    const { page, close } = await openDesign(theme);
    for (const { name, button, opened } of overlays) {
      await page.getByRole('button', { name: button, exact: true }).click();
      const overlay = page.locator(opened).first();
      await overlay.waitFor();
      // A notice slides in by its own clock; what stands in an overlay may come in by itself.
      const moving = () =>
        overlay.evaluate(
          (element) =>
            element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
        );
      await expect.poll(moving).toBe(0);
      // The page under it has a test of its own; all that is not colour is the same in both themes.
      const overlayAlone = { ...showsBusy, within: opened, onlyColours: theme === 'dark' };
      await expectAccessible(page, `${name} (${theme})`, overlayAlone);
      await expectAsKept(page, `${name}-${theme}`, async () => reducePicture(page, await overlay.screenshot()));
      if (opened === '[data-sonner-toast]') await page.reload();
      else await page.keyboard.press('Escape');
      await expect.poll(() => page.locator(opened).count()).toBe(0);
    }
    await close();
  });

  const changes = [
    ['a colour', ':root, [data-theme] { --primary-ink: #d06010 !important }', 'buttons'],
    ['a missing focus ring', ':is(button, input) { outline: none !important }', 'buttons'],
    ['a fainter text', '[data-theme=light] { --ink-muted: #9aa0b8 !important }', 'choices'],
    ['the mark of an error', 'input { border-color: #8087a6 !important }', 'fields'],
    ['four pixels more in a button', 'button { padding-inline: 20px !important }', 'buttons'],
    ['another letter', '* { font-family: serif !important }', 'fields'],
  ] as const;

  it(`does not look as kept with ${changes.map(([change]) => change).join(', ')}`, async () => {
    const { page, close } = await openDesign();
    const before = new Map<string, Buffer>();
    for (const section of new Set(changes.map(([, , section]) => section))) {
      before.set(section, await drawSection(page, section));
    }
    for (const [change, content, section] of changes) {
      const style = await page.addStyleTag({ content });
      const now = await drawSection(page, section);
      expect(await comparePictures(page, before.get(section) as Buffer, now), change).toMatchObject({ same: false });
      await style.evaluate((element) => (element as Element).remove());
    }
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'is accessible, and never scrolls sideways on a phone, in the %s theme',
    async (theme) => {
      const { page, close } = await openDesign(theme, 'phone');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `the design page (${theme})`, showsBusy);
      await close();
    },
  );
});
