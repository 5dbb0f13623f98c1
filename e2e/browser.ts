import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;

/** A real Chromium; `npm test` finds it and sets CHROMIUM_PATH. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails on any violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // The page's policy lets no foreign script tag in, but the debugger may evaluate.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await axe.run({ runOnly: { type: 'tag', values: tags } })).violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => node.html.slice(0, 160)),
    }));
  });
  expect(violations, `accessibility of ${where}`).toEqual([]);
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}

/** Fails where the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(view);
}
