import type { Browser } from './browser.ts';

/** Where somebody signs in: the browser, what is counted of its network address, and the mark by which the device is known again. */
export interface SignInPlace {
  browser: Browser;
  network: string;
  device: string;
}
