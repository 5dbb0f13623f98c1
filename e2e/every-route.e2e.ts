import type { Role } from '@foja/contracts/roles';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toolSlugs } from '../apps/web/src/generators/tool-slugs.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './browser.ts';
import { leadTo, type WithRouter } from './lead-to.ts';
import { startApp } from './start-app.ts';
import { expectKeyboardReachesAll } from './tab-walk.ts';

const app = startApp();

/** What a parameter of an address may be. */
const parameters: Record<string, readonly string[]> = {
  $type: ['privacy', 'terms', 'disclaimer'],
  $slug: toolSlugs,
  $calculator: [
    'vencimientos',
    'prescripcion',
    'liquidacion',
    'vacaciones',
    'aguinaldo',
    'horas-extra',
    'licencia-por-enfermedad',
    'herencia',
    'dejar-el-alquiler',
    'honorarios',
    'intereses',
  ],
  // Nobody's document: what the editor says of one that is not there.
  $id: ['00000000-0000-4000-8000-000000000000'],
  $tab: ['partes'],
  // What the invitation says of a link that is none.
  $token: ['A'.repeat(43)],
};
/** Addresses that only lead on. */
const leadOn = ['/asistente'];

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Every address that the application knows, as it tells itself: a new screen is visited without being named here. */
async function everyAddress(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() => Object.keys((window as unknown as WithRouter).__TSR_ROUTER__.routesByPath));
  return paths
    .filter((path) => path !== '/$')
    .map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path))
    .filter((path, index, all) => all.indexOf(path) === index)
    .flatMap(filledIn);
}

/** The address with each value that its parameters may have. */
function filledIn(path: string): string[] {
  const name = /\$\w+/.exec(path)?.[0];
  if (!name) return [path];
  const values = parameters[name];
  if (!values) throw new Error(`What may ${name} in ${path} be?`);
  return values.flatMap((value) => filledIn(path.replace(name, value)));
}

/** Until the screen stands: its heading is there, and nothing of it is still being read. */
async function screenStands(page: Page): Promise<void> {
  await page.locator('[data-first-paint]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true], .animate-pulse').count()).toBe(0);
}

/** What a visit to all addresses open to somebody brought to light. */
interface Visit {
  titles: Map<string, string>;
  problems: string[];
}

/** Visits, on a phone and in both themes, every address that is open to this visitor. The page is loaded once. */
async function visitAll(role: Role | undefined, wanted: (all: readonly string[]) => readonly string[]): Promise<Visit> {
  const titles = new Map<string, string>();
  const problems: string[] = [];
  const tried = new Set<string>();
  const { page, close } = await app.open({ width: 'phone', path: '/', ...(role ? { role } : {}) });
  for (const address of wanted(await everyAddress(page))) {
    await leadTo(page, address);
    if (pathOf(page) !== address) continue;
    await screenStands(page);
    const where = `${address} (${role ?? 'visitor'})`;
    // All of what is wrong at once: a run through every screen takes its time.
    const check = (checked: Promise<unknown>) =>
      checked.catch((failure: Error) => void problems.push(`${where}: ${failure.message}`));
    titles.set(address, await page.title());
    const headings = await page.getByRole('heading', { level: 1 }).count();
    if (headings !== 1) problems.push(`${where}: ${headings} headings of the first level`);
    await check(expectNoSidewaysScroll(page));
    await check(expectAccessibleInBothThemes(page, 'the screen'));
    await check(expectKeyboardReachesAll(page));
    await check(expectEscapeCloses(page, tried));
  }
  await close();
  return { titles, problems };
}

/** How many openers are tried on one screen. */
const mostOpeners = 4;

/** Opens each menu and panel that a button of the page announces, and closes it by Escape. @param tried those of screens before. */
async function expectEscapeCloses(page: Page, tried: Set<string>): Promise<void> {
  const openers = page.locator('button[aria-haspopup]:not(:disabled):visible');
  const names = await openers.evaluateAll((buttons) =>
    buttons.map(
      (button) => `${button.getAttribute('aria-haspopup')} ${button.getAttribute('aria-label') ?? button.textContent}`,
    ),
  );
  const untried = [...names.keys()].filter((at) => !tried.has(names[at] as string)).slice(0, mostOpeners);
  for (const at of untried) {
    tried.add(names[at] as string);
    const opener = openers.nth(at);
    const opened = page.locator('[role=menu], [role=dialog], [role=listbox]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await opened.first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => opened.count(), { message: 'closed by Escape' }).toBe(0);
    await expect
      .poll(() => opener.evaluate((button) => button === document.activeElement), {
        message: 'the focus is given back',
      })
      .toBe(true);
  }
}

describe('every address', () => {
  it('is accessible in both themes, fits a phone, has one heading and a title of its own, and is used by keyboard alone', async () => {
    let addresses: readonly string[] = [];
    const visitor = await visitAll(undefined, (all) => {
      addresses = all;
      return all;
    });
    // What a visitor saw has been looked at: signed in, it differs by the header, which has its own tests, and by the greeting.
    const signedIn = await visitAll('SuperAdmin', (all) =>
      all.filter((address) => address === '/' || !visitor.titles.has(address)),
    );
    expect([...visitor.problems, ...signedIn.problems]).toEqual([]);
    const titles = new Map([...visitor.titles, ...signedIn.titles]);
    expect(addresses.filter((address) => !titles.has(address) && !leadOn.includes(address))).toEqual([]);
    const all = [...titles];
    const shared = all.filter(([address, title]) => all.some((other) => other[0] !== address && other[1] === title));
    expect(shared, 'titles that are not the address’s own').toEqual([]);
  }, 1_200_000);
});
