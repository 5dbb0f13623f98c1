import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@foja/contracts/accounts';
import type { Role } from '@foja/contracts/roles';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext, widths } from './browser.ts';
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
  path?: string;
  /** Words still come one by one. */
  motion?: boolean;
  /** With the worker of an installed application. */
  worker?: boolean;
}

/** A new browser profile on the chat screen, told from the others by its traits: each guest is another person. */
export async function openChat(browser: Browser, url: string, options: OpenOptions = {}): Promise<ChatPage> {
  const context = await openContext(browser, {
    viewport: widths[options.width ?? 'desktop'],
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    // A worker that has taken the page over asks the network itself, past the answers that a test gives in its place.
    serviceWorkers: options.worker ? 'allow' : 'block',
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Journey/${randomUUID()}`,
  });
  if (options.role) await signIn(context, url, options.role);
  const page = await context.newPage();
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
    close: () => context.close(),
  };
}

/** Puts the session of a new account into the browser as the login screen keeps it. */
export async function signIn(context: BrowserContext, url: string, role: Role): Promise<SessionResponse> {
  const session = await signInAs(url, role);
  await context.addInitScript((kept) => {
    // Only where nothing is kept, so that a page which clears its session stays signed out.
    if (sessionStorage.getItem('journey-signed-in')) return;
    sessionStorage.setItem('journey-signed-in', 'yes');
    sessionStorage.setItem('foja_token', kept.token);
    sessionStorage.setItem('foja_user', JSON.stringify(kept.user));
    sessionStorage.setItem('foja_refresh', kept.refreshToken);
    sessionStorage.setItem('foja_expires_at', kept.expiresAt);
  }, session);
  return session;
}
