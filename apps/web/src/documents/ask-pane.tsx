import { documentQuestionMaxCharacters, documentQuestionMinCharacters } from '@foja/contracts/document-limits';
import type { DocumentCitation } from '@foja/contracts/documents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { knownForWork } from '../anonymization/anonymize-message.ts';
import { SelectionPreview } from '../anonymization/selection-preview.tsx';
import { effectiveMode } from '../anonymization/settings.ts';
import { useAnonymizationSettings } from '../anonymization/use-anonymization-settings.ts';
import { Button } from '../design-system/button.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { useSession } from '../platform/session.ts';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { AnswerView } from './answer-view.tsx';
import { askDocuments, askedQuestions } from './ask-documents.ts';
import { failureText, hasText } from './document-texts.ts';
import { documentsQuery } from './documents-queries.ts';
import { QuestionScope } from './question-scope.tsx';

interface AskPaneProps {
  email: string;
  /** Documents that the question is about; all where none is chosen. */
  chosen: readonly string[];
  onChosen: (fileIds: readonly string[]) => void;
  onOpenPassage: (citation: DocumentCitation) => void;
  onOpenDocuments: () => void;
}

const examples = [
  '¿Qué plazos hay y desde cuándo corren?',
  '¿Qué pasa si una de las partes no cumple?',
  '¿Cuánto se paga y cómo se actualiza?',
];

const withinWork = { anonymizer: 'within-work', conversationId: null } as const;

const count = new Intl.NumberFormat('es-AR');

/** Questions over the account's documents: about all or some of them, the answer, and those asked before. */
export function AskPane({ email, chosen, onChosen, onOpenPassage, onOpenDocuments }: AskPaneProps) {
  const { data } = useQuery(documentsQuery(email));
  const history = askedQuestions(email);
  const asked = useToolHistory(history);
  const [question, setQuestion] = useState('');
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const historyTitle = useId();
  useEffect(() => () => asking?.abort(), [asking]);

  const role = useSession()?.user.role ?? 'User';
  const hidesData = effectiveMode(useAnonymizationSettings(), 'documentUpload', role) !== 'none';
  const readable = data?.documents.filter(hasText) ?? [];
  // A document may have gone since it was chosen.
  const scope = readable.filter(({ fileId }) => chosen.includes(fileId));
  const words = question.trim();
  const isTooLong = words.length > documentQuestionMaxCharacters;
  const open = asked.find(({ id }) => id === openId);

  async function ask(): Promise<void> {
    if (asking || words.length < documentQuestionMinCharacters || isTooLong) return;
    const controller = new AbortController();
    setAsking(controller);
    setProblem(null);
    setAnnounced('');
    setOpenId(null);
    try {
      const of = scope.length > 0 ? { fileIds: scope.map(({ fileId }) => fileId) } : {};
      const response = await askDocuments({ question: words, ...of, ...(await knownForWork()) }, controller.signal);
      const id = crypto.randomUUID();
      history.add({
        id,
        title: words,
        createdAt: new Date().toISOString(),
        content: { question: words, scope: scope.length > 0 ? scope.map(({ fileName }) => fileName) : null, response },
      });
      setOpenId(id);
      setQuestion('');
      setAnnounced('La respuesta está lista.');
    } catch (failure) {
      // The button that was pressed is gone.
      if (controller.signal.aborted) focusInput();
      else setProblem(failureText(failure, 'No se pudo responder la pregunta. Volvé a intentarlo.'));
    } finally {
      setAsking(null);
    }
  }

  function focusInput(): void {
    form.current?.querySelector('textarea')?.focus();
  }

  function write(example: string): void {
    setQuestion(example);
    focusInput();
  }

  if (data?.total === 0 && asked.length === 0) {
    return (
      <EmptyState title="Todavía no hay documentos sobre los que preguntar.">
        <p>Subí un contrato, un escrito o una sentencia y preguntá con tus palabras.</p>
        <Button className="mt-4" onClick={onOpenDocuments}>
          Ir a los documentos
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        ref={form}
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <QuestionScope documents={readable} chosen={scope} onChosen={onChosen} />
        <TextArea
          label="Tu pregunta"
          rows={2}
          value={question}
          readOnly={asking !== null}
          error={
            isTooLong
              ? `La pregunta puede tener hasta ${count.format(documentQuestionMaxCharacters)} caracteres.`
              : undefined
          }
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              void ask();
            }
          }}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-muted">Preguntar no descuenta usos.</p>
          <div className="flex gap-2">
            {asking && <Button onClick={() => asking.abort()}>Cancelar</Button>}
            <Button
              type="submit"
              kind="primary"
              busy={asking !== null}
              disabled={words.length < documentQuestionMinCharacters || isTooLong || readable.length === 0}
            >
              Preguntar
            </Button>
          </div>
        </div>
        {readable.length > 0 && !hidesData && (
          <p className="text-xs text-ink-muted">
            La anonimización está desactivada: la pregunta se envía tal como está.
          </p>
        )}
        {readable.length > 0 && hidesData && words !== '' && !isTooLong && (
          <SelectionPreview text={words} privacy={withinWork} />
        )}
        {data && data.total > 0 && readable.length === 0 && (
          <p className="text-sm text-warning">Ninguno de tus documentos tiene texto sobre el que se pueda preguntar.</p>
        )}
      </form>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      {asking && <AnswerLoading />}
      {open && <AnswerView asked={open.content} createdAt={open.createdAt} onOpenPassage={onOpenPassage} />}
      {!open && !asking && readable.length > 0 && (
        <div>
          <p className="text-sm text-ink-muted">Por ejemplo:</p>
          <ul aria-label="Ejemplos" className="mt-2 flex flex-wrap gap-2">
            {examples.map((example) => (
              <li key={example}>
                <Button
                  size="small"
                  className="h-auto min-h-8 py-1 text-left whitespace-normal"
                  onClick={() => write(example)}
                >
                  {example}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked.length > 0 && (
        <section aria-labelledby={historyTitle} className="border-t border-line pt-4">
          <h2 id={historyTitle} className="mb-2 text-sm font-semibold text-ink-soft">
            Preguntas anteriores
          </h2>
          <HistoryList history={history} activeId={openId} onOpen={setOpenId} />
        </section>
      )}
    </div>
  );
}

function AnswerLoading() {
  return (
    <div className="grid max-w-prose gap-3">
      <p role="status" className="text-sm text-ink-muted">
        Buscando en tus documentos…
      </p>
      {['w-full', 'w-11/12', 'w-10/12', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
