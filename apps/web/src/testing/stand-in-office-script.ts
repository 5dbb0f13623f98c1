import { vi } from 'vitest';
import { forgetOffice } from '../platform/office/load-office.ts';
import { type StandInOptions, standInWord } from './stand-in-word.ts';

/**
 * What the page gets where it asks for Office.js: the stand-in, or an error for null. jsdom fetches no scripts.
 * `asked`: the addresses of scripts that the page has put into itself.
 */
export function serveOffice(options: StandInOptions | null) {
  forgetOffice();
  vi.stubGlobal('Office', undefined);
  vi.stubGlobal('Word', undefined);
  const asked: string[] = [];
  let word: ReturnType<typeof standInWord> | null = null;
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes.find((node) => node instanceof HTMLScriptElement);
    if (!script) return append(...nodes);
    asked.push(script.src);
    queueMicrotask(() => {
      if (options) {
        word = standInWord(window, options);
        // As Office.js does.
        Object.assign(window.history, { pushState: null, replaceState: null });
      }
      script.dispatchEvent(new Event(options ? 'load' : 'error'));
    });
  });
  return {
    asked,
    /** The document, once the page has loaded the script. */
    get word() {
      if (!word) throw new Error('The page has not loaded Office.js');
      return word;
    },
  };
}
