import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { articleKey } from '../corpus/article-key.ts';
import { readDoors } from '../corpus/doors/read-doors.ts';
import { listGuideEntries, listNoteEntries } from '../corpus/list-editorial.ts';
import { readNorm, readNorms } from '../corpus/read-norms.ts';
import { readSource } from '../corpus/read-source.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { html } from '../platform/html.ts';
import { makeHtmlPage, sendHtmlPage } from '../platform/html-page.ts';
import { readSafetyRules } from '../safety/recognize-danger.ts';
import { articlePage } from './article-page.ts';
import { doorsPage } from './doors-page.ts';
import { articlePath } from './editorial-text.ts';
import { fojaPage, pathOfEditorial } from './foja-page.ts';
import { guidePage } from './guide-page.ts';
import { guidesPage } from './guides-page.ts';
import { normPage, normsPage } from './norm-pages.ts';
import { openPageFrame, type PublicPage } from './page-frame.ts';
import { readArticlePage } from './read-article-page.ts';
import { readGuidePage } from './read-guide-page.ts';
import { robots, sitemap } from './sitemap.ts';

export interface PublicPagesDeps {
  config: Config;
  db: Database;
}

const slug = z.string().max(100);
const hide = true;
/** Search engines come often; the corpus changes with a start. */
const sitemapCaching = 'public, max-age=3600';

/** What anybody may read, print, share and find without the application: guides, articles, and what search engines ask for. */
export function publicPagesRoutes({ config, db }: PublicPagesDeps): FastifyPluginAsyncZod {
  const frame = openPageFrame(config);
  const { situations } = readSafetyRules(join(config.projectRoot, 'corpus/safety.yaml'));
  const doors = readDoors(join(config.projectRoot, 'corpus'));
  const render = (page: PublicPage) => makeHtmlPage(frame.render(page));
  const missing = (what: string) =>
    render({
      path: '/guias',
      title: what,
      description: what,
      hidden: true,
      content: html`<div class="lead"><h1>${what}</h1>
<p>Puede que la dirección tenga un error o que la página haya cambiado de lugar.</p>
<ul><li><a href="/guias">Todas las guías</a></li><li><a href="/articulos">Artículos de la ley, explicados</a></li><li><a href="/chatbot">Hacer una consulta</a></li></ul></div>`,
    });

  return async (app) => {
    app.get('/guias', { schema: { hide } }, async (request, reply) =>
      sendHtmlPage(request, reply, render(guidesPage(await listGuideEntries(db), frame))),
    );
    app.get('/guias/:slug', { schema: { hide, params: z.object({ slug }) } }, async (request, reply) => {
      const content = await readGuidePage(db, `guia:${request.params.slug}`, situations, doors);
      if (!content) return sendHtmlPage(request, reply.code(404), missing('No existe esa guía'));
      return sendHtmlPage(request, reply, render(guidePage(content, frame)));
    });
    app.get('/fojas/:id', { schema: { hide, params: z.object({ id: slug }) } }, async (request, reply) => {
      const source = await readSource(db, request.params.id);
      if (!source) return sendHtmlPage(request, reply.code(404), missing('No existe esa foja'));
      const own = pathOfEditorial(source);
      return own ? reply.redirect(own, 302) : sendHtmlPage(request, reply, render(fojaPage(source)));
    });
    app.get('/donde-ir', { schema: { hide } }, (request, reply) =>
      sendHtmlPage(request, reply, render(doorsPage(doors, frame))),
    );
    app.get('/articulos', { schema: { hide } }, async (request, reply) => {
      const [norms, entries] = await Promise.all([readNorms(db), listNoteEntries(db)]);
      return sendHtmlPage(request, reply, render(normsPage(norms, entries, frame)));
    });
    app.get('/articulos/:norm', { schema: { hide, params: z.object({ norm: slug }) } }, async (request, reply) => {
      const [norm, entries] = await Promise.all([readNorm(db, request.params.norm), listNoteEntries(db)]);
      const own = entries.filter((entry) => entry.norm === norm?.code);
      if (!norm || own.length === 0)
        return sendHtmlPage(request, reply.code(404), missing('No hay artículos de esa norma'));
      return sendHtmlPage(request, reply, render(normPage(norm, own, frame)));
    });
    app.get(
      '/articulos/:norm/:article',
      { schema: { hide, params: z.object({ norm: slug, article: slug }) } },
      async (request, reply) => {
        const { norm, article } = request.params;
        const key = articleKey(norm, article);
        const content = await readArticlePage(db, key);
        if (!content) return sendHtmlPage(request, reply.code(404), missing('Foja no explica ese artículo'));
        // One address for each article, however it was written.
        if (key !== `${norm}:${article}`) return reply.redirect(articlePath(key), 301);
        return sendHtmlPage(request, reply, render(articlePage(content, frame)));
      },
    );
    app.get('/robots.txt', { schema: { hide } }, (_, reply) => reply.type('text/plain').send(robots(frame)));
    app.get('/sitemap.xml', { schema: { hide } }, async (_, reply) =>
      reply
        .type('application/xml')
        .header('cache-control', sitemapCaching)
        .send(await sitemap(db, frame)),
    );
  };
}
