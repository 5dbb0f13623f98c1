import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { escapeHtml } from './html.ts';
import { type HtmlPage, makeHtmlPage, sendHtmlPage } from './html-page.ts';
import { publicAddress } from './public-address.ts';

/** Paths whose page shows its screen before any script has run; the build writes them under first-paint/. */
const firstPaints: Record<string, string> = { '/': 'landing.html', '/chatbot': 'chatbot.html' };

/** What search engines and previews are told of a screen of the application. */
export interface ScreenHead {
  path: string;
  title: string;
  description: string;
}

/**
 * The pages of the application, ready to be sent; whole addresses in them are those of this installation.
 * @param heads screens whose page has a title and a description of its own.
 */
export function readWebPages(
  root: string,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  heads: readonly ScreenHead[] = [],
) {
  const read = (file: string): string =>
    // Readers of previews take whole addresses only.
    readFileSync(join(root, file), 'utf8').replace(
      /(<meta property="og:(?:url|image)" content=")(\/[^"]*)/g,
      (_, before: string, path: string) => before + publicAddress(config, path),
    );
  const shell = read('index.html');
  const pages = new Map<string, HtmlPage>();
  for (const head of heads) pages.set(head.path, makeHtmlPage(withHead(shell, head, publicAddress(config, head.path))));
  for (const [path, name] of Object.entries(firstPaints)) {
    const file = join('first-paint', name);
    if (existsSync(join(root, file))) pages.set(path, makeHtmlPage(read(file)));
  }
  const anyPage = makeHtmlPage(shell);

  return {
    /** Answers with the page for a path; every path that is not a file is the application's own to route. */
    send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      return sendHtmlPage(request, reply, pages.get(request.url.split('?', 1)[0] ?? '') ?? anyPage);
    },
  };
}

function withHead(shell: string, head: ScreenHead, address: string): string {
  const title = escapeHtml(`${head.title} · Foja`);
  const description = escapeHtml(head.description);
  const canonical = `<link rel="canonical" href="${escapeHtml(address)}" />`;
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${canonical}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, before: string) => before + description)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, before: string) => before + title)
    .replace(/(<meta property="og:description" content=")[^"]*/, (_, before: string) => before + description)
    .replace(/(<meta property="og:url" content=")[^"]*/, (_, before: string) => before + escapeHtml(address));
}
