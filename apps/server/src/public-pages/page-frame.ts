import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@foja/contracts/messages';
import type { Config } from '../platform/config.ts';
import { type Html, html, jsonInHtml } from '../platform/html.ts';
import { publicAddress } from '../platform/public-address.ts';
import { webRoot } from '../platform/web-files.ts';

/** A page that is read without the application. */
export interface PublicPage {
  path: string;
  title: string;
  /** For search engines and previews: a sentence or two, about 160 characters. */
  description: string;
  content: Html;
  /** schema.org, without its context. */
  data?: object[];
  /** Kept out of search engines. */
  hidden?: boolean;
}

export interface PageFrame {
  render(page: PublicPage): string;
  /** The whole address of a path. */
  address(path: string): string;
}

/** What is around every public page: its head, the way back to the application, the notice. */
export function openPageFrame(config: Config): PageFrame {
  const stylesheet = findStylesheet(config);
  const address = (path: string) => publicAddress(config, path);
  return { address, render: (page) => renderPage(page, address, stylesheet) };
}

/** The application's own styles, whose name changes with each build; null where it was not built. */
function findStylesheet(config: Config): string | null {
  try {
    const shell = readFileSync(join(webRoot(config), 'index.html'), 'utf8');
    return /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1] ?? null;
  } catch {
    return null;
  }
}

function renderPage(page: PublicPage, address: PageFrame['address'], stylesheet: string | null): string {
  const title = `${page.title} · Foja`;
  const data = page.data ?? [];
  return html`<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<title>${title}</title>
<meta name="description" content="${page.description}" />
${page.hidden ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${address(page.path)}" />`}
<meta name="theme-color" content="#f6f7fb" />
<meta property="og:type" content="article" />
<meta property="og:site_name" content="Foja" />
<meta property="og:locale" content="es_AR" />
<meta property="og:title" content="${page.title}" />
<meta property="og:description" content="${page.description}" />
<meta property="og:url" content="${address(page.path)}" />
<meta property="og:image" content="${address('/social-preview.png')}" />
<meta name="twitter:card" content="summary_large_image" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
<link rel="manifest" href="/manifest.webmanifest" />
<script src="/theme.js" data-follow></script>
${stylesheet && html`<link rel="stylesheet" href="${stylesheet}" />`}
<link rel="stylesheet" href="/public-page.css" />
<script src="/public-page.js" defer></script>
${data.length > 0 && html`<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': data })}</script>`}
</head>
<body class="public-page">
<a class="skip" href="#content">Saltar al contenido</a>
<header class="site-header">
<a class="brand" href="/" aria-label="Foja, inicio"><img src="/favicon.svg" alt="" width="26" height="26" /><span>Foja</span></a>
<nav aria-label="Principal">
<a href="/guias">Guías</a>
<a href="/calculadoras">Calculadoras</a>
<a href="/donde-ir">Dónde ir</a>
<a href="/chatbot">Preguntar</a>
</nav>
</header>
<main id="content" tabindex="-1">
${page.content}
</main>
<footer class="site-footer">
<p>${messages.notLegalAdvice}</p>
<p class="print-only">${address(page.path)}</p>
<nav aria-label="Información legal">
<a href="/legal/privacy">Privacidad</a>
<a href="/legal/terms">Términos</a>
<a href="/legal/disclaimer">Aviso legal</a>
</nav>
</footer>
</body>
</html>
`.markup;
}
