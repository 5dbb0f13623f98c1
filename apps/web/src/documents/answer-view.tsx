import type { DocumentCitation } from '@foja/contracts/documents';
import { messages } from '@foja/contracts/messages';
import { BadgeCheck, CircleSlash, Copy, Info } from 'lucide-react';
import { createContext, use, useMemo } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { annotateAnswer } from '../answer-view/annotate-answer.ts';
import { ModelTag } from '../answer-view/answer-tags.tsx';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { copyText } from '../design-system/copy-text.ts';
import { formatMoment } from '../platform/dates.ts';
import { answerText, citationPlace } from './answer-text.ts';
import type { AnsweredQuestion } from './ask-documents.ts';
import { documentsText } from './document-texts.ts';

interface AnswerViewProps {
  asked: AnsweredQuestion;
  createdAt: string;
  onOpenPassage: (citation: DocumentCitation) => void;
}

/** An answer over documents: `[n]` and the chips under it open the passage that each stands on. */
export function AnswerView({ asked, createdAt, onOpenPassage }: AnswerViewProps) {
  const { question, scope, response } = asked;
  const { answer, citations, isGrounded, model, notice, documentsWithoutText } = response;
  const plugins = useMemo(() => {
    const sourceCount = Math.max(0, ...citations.map(({ number }) => number));
    return [annotateAnswer({ content: answer, citations: [], sourceCount, placeholders: {} })];
  }, [answer, citations]);
  return (
    <article aria-label="Respuesta" className="grid grid-cols-1 gap-3">
      <header>
        <h2 className="text-base font-semibold wrap-anywhere">{question}</h2>
        <p className="figures mt-0.5 text-xs wrap-anywhere text-ink-muted">
          {formatMoment(createdAt)} · {scope === null ? 'Todos los documentos' : scope.join(', ')}
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        {isGrounded ? (
          <Badge tone="ok" icon={<BadgeCheck size={13} aria-hidden="true" />}>
            Fundado en tus documentos
          </Badge>
        ) : (
          <Badge tone="warning" icon={<CircleSlash size={13} aria-hidden="true" />}>
            Sin coincidencia
          </Badge>
        )}
        <ModelTag model={model} />
      </div>
      <AnswerContext value={{ citations, onOpenPassage }}>
        <div className="legal-prose">
          <ReactMarkdown remarkPlugins={plugins} components={components}>
            {answer}
          </ReactMarkdown>
        </div>
      </AnswerContext>
      {notice && <Notice>{notice}</Notice>}
      {documentsWithoutText > 0 && (
        <Notice>
          {documentsWithoutText === 1
            ? '1 documento no tiene texto y no se leyó.'
            : `${documentsText(documentsWithoutText)} no tienen texto y no se leyeron.`}
        </Notice>
      )}
      {citations.length > 0 && (
        <ol aria-label="Citas" className="flex flex-wrap gap-2 border-t border-line pt-3">
          {citations.map((citation) => (
            <li key={citation.number} className="max-w-full">
              <button
                type="button"
                onClick={() => onOpenPassage(citation)}
                title={citation.quote}
                className="flex h-8 max-w-full items-center gap-2 rounded-field border border-line bg-surface pr-3 pl-1.5 text-sm text-ink-soft transition duration-150 hover:border-line-strong hover:text-ink"
              >
                <span className="figures inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-primary-wash text-xs font-semibold text-primary-ink">
                  {citation.number}
                </span>{' '}
                <span className="truncate">{citation.fileName}</span>{' '}
                {citation.page !== null && (
                  <span className="figures shrink-0 text-ink-muted">pág. {citation.page}</span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">{messages.notLegalAdvice}</p>
        <Button kind="quiet" size="small" onClick={() => void copyText(answerText(asked))}>
          <Copy size={15} aria-hidden="true" />
          Copiar
        </Button>
      </div>
    </article>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-muted">
      <Info size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

const AnswerContext = createContext<{
  citations: readonly DocumentCitation[];
  onOpenPassage: (citation: DocumentCitation) => void;
}>({ citations: [], onOpenPassage: () => undefined });

function CitationMark({ node }: ExtraProps) {
  const { citations, onOpenPassage } = use(AnswerContext);
  const number = Number(node?.properties?.dataSource);
  const citation = citations.find((one) => one.number === number);
  if (!citation) return null;
  return (
    <button
      type="button"
      onClick={() => onOpenPassage(citation)}
      aria-label={`Cita ${number}: ${citationPlace(citation)}`}
      className="figures relative -top-[0.38em] ml-0.5 inline-flex h-[1.15rem] min-w-[1.15rem] items-center justify-center rounded-full bg-primary-wash px-1 align-baseline font-sans text-[0.6875rem] leading-none font-semibold text-primary-ink transition-colors duration-150 hover:bg-primary-ink hover:text-ground"
    >
      {number}
    </button>
  );
}

// Constant, so that a new render keeps the buttons of the text, and with them the focus.
const components: Components = {
  sup: CitationMark,
  // What a document says of an address or a picture is words of that document: nothing of it is fetched or followed.
  a: ({ children }) => children,
  img: ({ alt }) => alt ?? null,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  // Said under every answer already.
  p: ({ children }) => (children === messages.notLegalAdvice ? null : <p>{children}</p>),
};
