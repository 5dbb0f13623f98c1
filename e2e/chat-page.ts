import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@foja/contracts/accounts';
import type { Role } from '@foja/contracts/roles';
import type { Browser, Page } from 'playwright-core';
import { openContext, widths } from './browser.ts';
import { borrowProfile } from './lend-profile.ts';
import { signInAs } from './sign-in-as.ts';

export interface ChatPage {
  page: Page;
  /** Sends a question and waits until its answer is whole on the screen. */
  ask(question: string): Promise<void>;
  /** Sends a question and does not wait. */
  send(question: string): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  width?: keyof typeof widths;
  theme?: 'light' | 'dark';
  /** A signed-in user of this role; a guest without it. */
  role?: Role;
  /** Somebody who has an account already, signed in. */
  session?: SessionResponse;
  path?: string;
  /** Words still come one by one. */
  motion?: boolean;
  /** With the worker of an installed application. */
  worker?: boolean;
  /** For what reaches beyond a page: other tabs, and the profile's connection. */
  ownProfile?: boolean;
}

/** A profile on the chat screen in which nothing is kept, told from the others by its traits: each guest is another person. */
export async function openChat(browser: Browser, url: string, options: OpenOptions = {}): Promise<ChatPage> {
  const { page, close } = await (options.ownProfile || options.worker ? openOwn : openLent)(browser, url, options);
  await page.goto(`${url}${options.path ?? '/chatbot'}`);
  // What is typed before the application runs would be lost with the page's first paint, which lets nobody type.
  const runs = () => page.locator('[data-first-paint]').waitFor({ state: 'detached' });
  await runs();
  const send = async (question: string) => {
    await runs();
    await page.getByLabel('Tu consulta').fill(question);
    await page.keyboard.press('Enter');
  };
  return {
    page,
    send,
    async ask(question) {
      const before = await page.getByRole('button', { name: 'Copiar' }).count();
      await send(question);
      await page.getByRole('button', { name: 'Copiar' }).nth(before).waitFor();
    },
    close,
  };
}

const someAgent = () =>
  `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Journey/${randomUUID()}`;

type Opened = Pick<ChatPage, 'page' | 'close'>;

/** In a profile that other tests had before. */
async function openLent(browser: Browser, url: string, options: OpenOptions): Promise<Opened> {
  const { width = 'desktop', theme = 'light', motion, role, session } = options;
  const { context, page, giveBack } = await borrowProfile(browser, url);
  await (await context.newCDPSession(page)).send('Emulation.setUserAgentOverride', { userAgent: someAgent() });
  if (width !== 'desktop') await page.setViewportSize(widths[width]);
  if (theme !== 'light' || motion) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce' });
  }
  const kept = role ? await signInAs(url, role) : session;
  if (kept) await page.evaluate(keepSession, kept);
  return { page, close: giveBack };
}

/** In a profile that nobody had before. */
async function openOwn(browser: Browser, url: string, options: OpenOptions): Promise<Opened> {
  const context = await openContext(browser, {
    viewport: widths[options.width ?? 'desktop'],
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers: options.worker ? 'allow' : 'block',
    userAgent: someAgent(),
  });
  const kept = options.role ? await signInAs(url, options.role) : options.session;
  // In each of its tabs.
  if (kept) await context.addInitScript(keepSession, kept);
  return { page: await context.newPage(), close: () => context.close() };
}

/** Keeps a session in a tab, as the login screen does. */
function keepSession(kept: SessionResponse): void {
  // Once in each, so that a page which clears its session stays signed out.
  if (sessionStorage.getItem('journey-signed-in')) return;
  sessionStorage.setItem('journey-signed-in', 'yes');
  sessionStorage.setItem('foja_token', kept.token);
  sessionStorage.setItem('foja_user', JSON.stringify(kept.user));
  sessionStorage.setItem('foja_refresh', kept.refreshToken);
  sessionStorage.setItem('foja_expires_at', kept.expiresAt);
}
