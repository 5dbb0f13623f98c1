import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { fromNetwork } from './network-of-file.ts';

export const widths = {
  phone: { width: 360, height: 740 },
  tablet: { width: 700, height: 900 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The bound only ends what would hang: each step waits for what it needs, however slow the machine. */
const boundMs = 240_000;

/** A browser profile of its own. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: fromNetwork() });
  context.setDefaultTimeout(boundMs);
  return context;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose outcome depends on the theme; all others speak of what both themes share. */
const colours = { type: 'rule', values: ['color-contrast'] } as const;
/** WCAG 2.2 AA. */
const everything = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;

/**
 * Fails on any violation of WCAG 2.2 AA on the page as it stands.
 * @param staysBusy whether the test holds a button busy on purpose, which is not waited for then.
 * @param within a selector of the only part that is looked at, where the rest of the page has been.
 * @param onlyColours where all that does not depend on colours has been looked at in the other theme.
 */
export async function expectAccessible(
  page: Page,
  where: string,
  {
    staysBusy = false,
    within,
    onlyColours = false,
  }: { staysBusy?: boolean; within?: string; onlyColours?: boolean } = {},
): Promise<void> {
  await comeToRest(page, staysBusy);
  await expectNoViolation(page, where, onlyColours ? colours : everything, within);
}

/** The same in both themes of the system, beginning with the one that the page stands in; leaves it in the other. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.dataset.theme);
  const other = shown === 'dark' ? 'light' : 'dark';
  await expectAccessible(page, `${where} (${shown})`);
  await showTheme(page, other);
  await comeToRest(page, false);
  await expectNoViolation(page, `${where} (${other})`, colours);
}

/** Switches the system's theme, until the page stands in its colours. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // At once: to draw a whole page in the colours between two themes, frame by frame, costs more than to look at it.
  const atOnce = await page.addStyleTag({ content: '* { transition: none !important }' });
  await page.emulateMedia({ colorScheme: theme });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
  // What a closed `<details>` holds stays listed after its end.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await atOnce.evaluate((style) => (style as Element).remove());
}

/** Longer than what a button waits for that was just pressed. */
const restWithinMs = 60_000;

/** Until no button is busy and nothing fades: in between, a button is pale and no longer disabled. */
async function comeToRest(page: Page, staysBusy: boolean): Promise<void> {
  const isAtRest = (mayBeBusy: boolean) =>
    (mayBeBusy || document.querySelector('button[aria-busy=true]') === null) &&
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  await page.waitForFunction(isAtRest, staysBusy, { timeout: restWithinMs }).catch(() => {});
}

async function expectNoViolation(
  page: Page,
  where: string,
  runOnly: typeof colours | typeof everything,
  within?: string,
): Promise<void> {
  // The page's policy lets no foreign script tag in, but the debugger may evaluate.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([rules, part]) => {
      const { axe } = window as unknown as { axe: Axe };
      const found = await axe.run(part ?? document, {
        runOnly: rules,
        resultTypes: ['violations'],
        // To find words for where each element stands, sound ones too, took a fifth of the time.
        selectors: false,
      });
      return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
    },
    [runOnly, within] as const,
  );
  const rules = violations.map(({ id, where: [first] }) => `${id}: ${first}`);
  expect(violations, `accessibility of ${where} ${rules.join('; ')}`).toEqual([]);
}

interface Axe {
  run(where: string | Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** Fails where the page can be scrolled sideways, and names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view, beyond } = await page.evaluate(() => {
    const view = document.documentElement.clientWidth;
    return {
      content: document.documentElement.scrollWidth,
      view,
      beyond: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > view)
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(content, `width of the page; beyond it: ${beyond.slice(-3).join(' ')}`).toBeLessThanOrEqual(view);
}
