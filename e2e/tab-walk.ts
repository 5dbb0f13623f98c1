import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a person needs the keyboard for, in the order in which it stands; one radio button of a group stands for all. */
const reachable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled):not([type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]:not([tabindex^="-"])',
].join(',');

interface Walk {
  /** Ends what listens to the focus. */
  end: AbortController;
  expected: Element[];
  met: Set<Element>;
  unmarked: string[];
}

/** Walks through the page by Tab alone; fails where a control is not met, or where the focus on it cannot be seen. */
export async function expectKeyboardReachesAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { transition: none !important }' });
  const stops = await page.evaluate((selector) => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    const looks = (element: Element | null) => {
      if (!element) return '';
      const { outline, outlineOffset, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
      return [outline, outlineOffset, boxShadow, borderColor, backgroundColor].join('|');
    };
    // A frame around the field, or the label of a hidden radio button, may show the focus in its place.
    const around = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement, element.closest('label, form > div')]
        .map((each) => looks(each ?? null))
        .join(' / ');
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
    const groups = new Set<string>();
    const expected = [...document.querySelectorAll(selector)].filter((element) => {
      if (!visible(element) || element.getAttribute('tabindex')?.startsWith('-')) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true;
      if (groups.has(element.name)) return false;
      groups.add(element.name);
      return true;
    });
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    const atRest = new Map(expected.map((element) => [element, around(element)]));
    const walk: Walk = { end: new AbortController(), expected, met: new Set(), unmarked: [] };
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const radio = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : null;
      const stop = radio
        ? expected.find((element) => element instanceof HTMLInputElement && element.name === radio)
        : target;
      if (!stop) return;
      walk.met.add(stop);
      // A group of tabs passes the focus on to the one that is chosen.
      if (target !== stop || document.activeElement !== target) return;
      if (atRest.get(stop) === around(stop)) walk.unmarked.push(describe(stop));
    };
    document.addEventListener('focusin', follow, { signal: walk.end.signal });
    Object.assign(window, { tabWalk: walk });
    // Day, month, year and the calendar's button of a date are stops of one field.
    const inner = expected.filter(
      (element) => element instanceof HTMLInputElement && /^(date|time)$/.test(element.type),
    );
    return expected.length + 3 * inner.length;
  }, reachable);
  // From the top: the skip link is the first stop. A few more, for what appears only with the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  // One after the other, and none waits for the frame that the one before is drawn in: to draw each costs ten times the walk.
  await Promise.all(Array.from({ length: stops + 3 }, () => page.keyboard.press('Tab')));
  const problems = await page.evaluate(() => {
    const { end, expected, met, unmarked } = (window as unknown as { tabWalk: Walk }).tabWalk;
    end.abort();
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`;
    const missed = expected.filter((element) => !met.has(element) && element.isConnected).map(describe);
    return [
      ...missed.map((name) => `Tab misses ${name}`),
      ...unmarked.map((name) => `the focus is not seen on ${name}`),
    ];
  });
  expect(problems, problems.join('; ')).toEqual([]);
}
