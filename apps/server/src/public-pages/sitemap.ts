import { listGuideEntries, listNoteEntries } from '../corpus/list-editorial.ts';
import type { Database } from '../platform/database/database.ts';
import { html } from '../platform/html.ts';
import { articlePath } from './editorial-text.ts';
import { guidePath } from './guide-page.ts';
import type { PageFrame } from './page-frame.ts';
import { screenHeads } from './screen-heads.ts';

/** Screens of the application that search engines are told of: what a visitor may read without an account. */
const publicScreens = [
  '/',
  '/chatbot',
  '/boletin-oficial-republica-argentina-primera-seccion',
  '/trial',
  '/legal/privacy',
  '/legal/terms',
  '/legal/disclaimer',
  ...screenHeads.map(({ path }) => path),
];

/** The API, and screens that are nobody's to find: accounts', and those that a mail leads to. */
const privatePaths = [
  '/api/',
  '/Rag/',
  '/admin',
  '/dashboard',
  '/profile',
  '/change-password',
  '/reset-password',
  '/confirm-email',
  '/anonymization-tool',
  '/upload',
];

/** robots.txt. */
export function robots(frame: PageFrame): string {
  return [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${frame.address('/sitemap.xml')}`,
    '',
  ].join('\n');
}

interface Place {
  path: string;
  /** ISO date on which its text was last compared with the law. */
  changedOn?: string;
}

/** sitemap.xml: the public screens, the guides and the articles that the corpus explains. */
export async function sitemap(db: Database, frame: PageFrame): Promise<string> {
  const [guides, notes] = await Promise.all([listGuideEntries(db), listNoteEntries(db)]);
  const norms = [...new Set(notes.map(({ norm }) => norm))];
  const places: Place[] = [
    ...publicScreens.map((path) => ({ path })),
    { path: '/guias' },
    { path: '/donde-ir' },
    ...guides.map(({ id, checkedOn }) => ({ path: guidePath(id), changedOn: checkedOn })),
    { path: '/articulos' },
    ...norms.map((code) => ({ path: `/articulos/${code}` })),
    ...notes.map(({ articleId, checkedOn }) => ({ path: articlePath(articleId), changedOn: checkedOn })),
  ];
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${places.map(
  ({ path, changedOn }) =>
    html`<url><loc>${frame.address(path)}</loc>${changedOn !== undefined && html`<lastmod>${changedOn}</lastmod>`}</url>
`,
)}</urlset>
`.markup;
}
