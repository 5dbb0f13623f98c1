import type { Browser } from './browser.ts';

/** Where somebody signs in: the browser, and what is counted of its network address. */
export interface SignInPlace {
  browser: Browser;
  network: string;
}
