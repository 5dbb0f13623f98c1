import { messages } from '@foja/contracts/messages';
import type { ArticleLinks } from './editorial-text.ts';
import type { PageFrame } from './page-frame.ts';

const licence = 'https://creativecommons.org/licenses/by/4.0/';

interface EditorialPage {
  path: string;
  title: string;
  description: string;
  /** ISO date on which it was last compared with the law. */
  checkedOn: string;
  /** Articles that it stands on. */
  keys: readonly string[];
}

/** An editorial text for search engines (schema.org Article), with the law that it stands on. */
export function editorialArticle(page: EditorialPage, links: ArticleLinks, frame: PageFrame): object {
  const foja = { '@type': 'Organization', name: 'Foja', url: frame.address('/') };
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    inLanguage: 'es-AR',
    dateModified: page.checkedOn,
    author: foja,
    publisher: foja,
    mainEntityOfPage: frame.address(page.path),
    image: frame.address('/social-preview.png'),
    license: licence,
    isAccessibleForFree: true,
    genre: messages.editorialLabel,
    citation: page.keys.map((key) => {
      const href = links.href(key);
      const url = href?.startsWith('/') ? frame.address(href) : href;
      return { '@type': 'Legislation', name: links.label(key), ...(url && { url }) };
    }),
  };
}

/** Where a page stands (schema.org BreadcrumbList). */
export function breadcrumbs(steps: readonly { name: string; path: string }[], frame: PageFrame): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: frame.address(path),
    })),
  };
}
