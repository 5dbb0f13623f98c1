import ReactMarkdown from 'react-markdown';

/** The headings of a result stand under the page's and the part's own. */
const components = { h1: 'h3', h2: 'h4', h3: 'h5' } as const;

/** What a tool gave, typeset. */
export function SavedText({ text }: { text: string }) {
  return (
    <div className="legal-prose min-w-0 wrap-anywhere">
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  );
}
