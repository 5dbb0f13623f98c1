import type { Citation } from '@foja/contracts/chat';
import { messages } from '@foja/contracts/messages';
import type { Source } from '@foja/contracts/sources';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import type { PlaceholderMap } from '../anonymization/anonymize-message.ts';
import { annotateAnswer } from './annotate-answer.ts';
import { CitationButton, UnverifiedCitation } from './citation-marks.tsx';
import { foldDetails, hideHelpList } from './fold-details.ts';
import { FoldedDetails } from './folded-details.tsx';
import { SourceMark } from './source-mark.tsx';

export interface AnswerProseProps {
  content: string;
  /** Characters on screen; all of them once the answer is complete. */
  visible: number;
  sources: readonly Source[];
  citations: readonly Citation[];
  placeholders: PlaceholderMap;
  onOpenSource: (id: string) => void;
}

interface Prose {
  sources: readonly Source[];
  citations: readonly Citation[];
  onOpenSource: (id: string) => void;
}

const ProseContext = createContext<Prose>({ sources: [], citations: [], onOpenSource: () => undefined });

/** The answer, typeset: `[n]` opens its source, a citation opens its article or says why it is not good. */
export default function AnswerProse({
  content,
  visible,
  sources,
  citations,
  placeholders,
  onOpenSource,
}: AnswerProseProps) {
  const plugins = useMemo(
    () => [
      annotateAnswer({ content, citations, sourceCount: sources.length, placeholders }),
      foldDetails,
      hideHelpList,
    ],
    [content, citations, sources.length, placeholders],
  );
  return (
    <ProseContext value={{ sources, citations, onOpenSource }}>
      <div className="legal-prose">
        <ReactMarkdown remarkPlugins={plugins} components={components}>
          {content.slice(0, visible)}
        </ReactMarkdown>
      </div>
    </ProseContext>
  );
}

interface MarkProps extends ExtraProps {
  children?: ReactNode;
}

function dataOf(node: ExtraProps['node'], name: string): string {
  return String(node?.properties?.[name] ?? '');
}

function NumberedSource({ node }: MarkProps) {
  const { sources, onOpenSource } = useContext(ProseContext);
  const number = Number(dataOf(node, 'dataSource'));
  const source = sources[number - 1];
  return source ? <SourceMark number={number} source={source} onOpen={() => onOpenSource(source.id)} /> : null;
}

function VerifiedCitation({ node, children }: MarkProps) {
  const { citations, onOpenSource } = useContext(ProseContext);
  const source = citations[Number(dataOf(node, 'dataCitation'))]?.source;
  return source ? <CitationButton onOpen={() => onOpenSource(source)}>{children}</CitationButton> : children;
}

function BadCitation({ node, children }: MarkProps) {
  const { citations } = useContext(ProseContext);
  const problem = citations[Number(dataOf(node, 'dataCitation'))]?.problem ?? null;
  return <UnverifiedCitation problem={problem}>{children}</UnverifiedCitation>;
}

function RestoredName({ node, children }: MarkProps) {
  return (
    <mark
      title={`Se envió como ${dataOf(node, 'dataPlaceholder')}`}
      className="rounded-sm bg-info-wash px-0.5 text-inherit"
    >
      {children}
    </mark>
  );
}

// Constant, so that a new render keeps the buttons of the text, and with them the focus.
const components: Components = {
  sup: NumberedSource,
  cite: VerifiedCitation,
  del: BadCitation,
  mark: RestoredName,
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  ),
  // A picture in an answer could only come from elsewhere, and would tell that place who reads it.
  img: ({ alt }) => alt ?? null,
  p: ({ children }) =>
    children === messages.notLegalAdvice ? (
      <p className="font-sans text-sm text-ink-muted">{children}</p>
    ) : (
      <p>{children}</p>
    ),
  details: FoldedDetails,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
};
