import { articleName, normShortName } from '../sources/source-label.ts';

/** The articles behind some words; each opens its foja. */
export function ArticleLinks({ articles, onOpen }: { articles: readonly string[]; onOpen: (id: string) => void }) {
  if (articles.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
      {articles.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onOpen(key)}
          className="rounded-sm py-0.5 font-sans text-xs text-primary-ink underline underline-offset-2"
        >
          {articleLabel(key)}
        </button>
      ))}
    </span>
  );
}

function articleLabel(key: string): string {
  const [norm = '', article = ''] = key.split(':');
  return `art. ${articleName(article)} ${normShortName(norm)}`;
}
