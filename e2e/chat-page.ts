import type { Role } from '@foja/contracts/roles';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signToken } from '../apps/server/src/accounts/tokens.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { widths } from './browser.ts';

/** Signs the tokens of a server that was started with it, so that a journey may be a role without an account screen. */
export const knownJwtSecret = 'a-secret-that-only-journeys-use-0123456789';

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
}

let profiles = 0;

/** A new browser profile on the chat screen, told from the others by its traits: each guest is another person. */
export async function openChat(browser: Browser, url: string, options: OpenOptions = {}): Promise<ChatPage> {
  const context = await browser.newContext({
    viewport: widths[options.width ?? 'desktop'],
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Journey/${process.pid}.${profiles++}`,
  });
  if (options.role) await signIn(context, options.role);
  const page = await context.newPage();
  await page.goto(`${url}${options.path ?? '/chatbot'}`);
  const send = async (question: string) => {
    await page.getByLabel('Tu consulta').fill(question);
    await page.keyboard.press('Enter');
  };
  return {
    page,
    send,
    async ask(question) {
      const before = await page.getByRole('button', { name: 'Copiar' }).count();
      await send(question);
      await page.getByRole('button', { name: 'Copiar' }).nth(before).waitFor({ timeout: 20_000 });
    },
    close: () => context.close(),
  };
}

/** Puts a session into the browser as the login screen keeps it. */
export async function signIn(context: BrowserContext, role: Role, lifetimeMs = 1_800_000): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const token = await signToken(
    { jwtSecret: knownJwtSecret, clock: systemClock },
    { kind: 'user', sub: `journey-${role}`, role },
    expiresAt,
  );
  const user = { email: 'ana@estudio.example', firstName: 'Ana', lastName: 'Díaz', role };
  await context.addInitScript(
    ([kept, signed, until]) => {
      // Only where nothing is kept, so that a page which clears its session stays signed out.
      if (sessionStorage.getItem('journey-signed-in')) return;
      sessionStorage.setItem('journey-signed-in', 'yes');
      sessionStorage.setItem('foja_token', signed);
      sessionStorage.setItem('foja_user', kept);
      sessionStorage.setItem('foja_refresh', '');
      sessionStorage.setItem('foja_expires_at', until);
    },
    [JSON.stringify(user), token, expiresAt.toISOString()] as const,
  );
}
