import { type CitationStatus, citationStatuses } from '@foja/contracts/editor/content';
import { type Editor, useEditorState } from '@tiptap/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { SideSheet } from '../../design-system/side-sheet.tsx';
import { formatDay } from '../../platform/dates.ts';
import { failureText } from '../editor-failure.ts';
import { citationsOf, type FoundCitation } from '../schema/numbering.ts';
import { acceptCitation, type CheckedCitations, checkDocumentCitations } from './check-document-citations.ts';
import { statusWords } from './citation-status.ts';
import { TypedReferenceList } from './typed-reference-list.tsx';
import { checkTypedReferences, type TypedReference } from './typed-references.ts';

interface CitationsPanelProps {
  editor: Editor;
  onOpenSource: (id: string) => void;
  /** Makes a live citation of the reference that is selected. */
  onConvert: () => void;
  onClose: () => void;
}

/** What the document cites and in what state it is, asked anew when this opens and on request. */
export default function CitationsPanel({ editor, onOpenSource, onConvert, onClose }: CitationsPanelProps) {
  const citations = useEditorState({ editor, selector: ({ editor: current }) => citationsOf(current.state.doc) });
  const [checked, setChecked] = useState<CheckedCitations>(new Map());
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [typed, setTyped] = useState<readonly TypedReference[]>([]);
  const call = useRef<AbortController | null>(null);

  async function check(): Promise<void> {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setIsChecking(true);
    setProblem(null);
    try {
      const [live, written] = await Promise.all([
        checkDocumentCitations(editor),
        checkTypedReferences(editor, own.signal),
      ]);
      setChecked(live);
      setTyped(written);
      setIsDone(true);
    } catch (failure) {
      if (own.signal.aborted) return;
      setProblem(failureText(failure, 'No se pudieron verificar las citas. Volvé a intentarlo.'));
    } finally {
      if (call.current === own) setIsChecking(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens; then on request
  useEffect(() => {
    void check();
    return () => call.current?.abort();
  }, [editor]);

  return (
    <SideSheet
      title="Citas del documento"
      closeLabel="Cerrar las citas"
      contentLabel="Lista de citas"
      contentKey="citations"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 p-5">
        {citations.length === 0 && typed.length === 0 && isDone ? (
          <EmptyState title="El documento no tiene citas.">
            Insertá una desde la barra, o escribila en el texto: art. 1757 CCyC, Fallos: 329:2316.
          </EmptyState>
        ) : (
          <>
            <Button busy={isChecking} className="justify-self-start" onClick={() => void check()}>
              {!isChecking && <RefreshCw size={16} aria-hidden="true" />}
              Verificar citas
            </Button>
            <p role="status" className="text-sm text-paper-ink">
              {isChecking ? 'Verificando…' : isDone ? summary(citations, typed.length) : ''}
            </p>
            {problem && (
              <p role="alert" className="text-sm text-danger">
                {problem}
              </p>
            )}
            {typed.length > 0 && (
              <TypedReferenceList
                editor={editor}
                references={typed}
                onOpenSource={onOpenSource}
                onConvert={onConvert}
              />
            )}
            <ul aria-label="Citas" className="divide-y divide-paper-line border-y border-paper-line empty:hidden">
              {citations.map(({ position, attrs }) => (
                <li key={position} className="grid gap-1.5 py-3">
                  <div className="flex flex-wrap items-start justify-between gap-2">
                    <p className="min-w-0 text-sm font-medium text-paper-ink">{attrs.label}</p>
                    <Badge tone={statusWords[attrs.status].tone}>{statusWords[attrs.status].short}</Badge>
                  </div>
                  <CheckedFacts checked={attrs.key === null ? undefined : checked.get(attrs.key)} />
                  <div className="flex flex-wrap gap-1">
                    <Button
                      size="small"
                      kind="quiet"
                      aria-label={`Ir a ${attrs.label} en el texto`}
                      onClick={() => editor.chain().setNodeSelection(position).scrollIntoView().focus().run()}
                    >
                      Ir al texto
                    </Button>
                    {attrs.key !== null && (
                      <Button
                        size="small"
                        kind="quiet"
                        aria-label={`Abrir la foja de ${attrs.label}`}
                        onClick={() => onOpenSource(attrs.key as string)}
                      >
                        Abrir la foja
                      </Button>
                    )}
                    {attrs.status === 'amended' && attrs.key !== null && (
                      <Button size="small" onClick={() => acceptCitation(editor, attrs.key as string)}>
                        Dar por revisada
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            <p className="text-xs text-paper-muted">
              Que una norma o un fallo no esté en nuestro corpus no dice nada sobre su existencia.
            </p>
          </>
        )}
      </div>
    </SideSheet>
  );
}

function CheckedFacts({ checked }: { checked: ReturnType<CheckedCitations['get']> }) {
  if (!checked) return null;
  const facts = [
    checked.heading,
    checked.status === 'unchecked' && 'El texto oficial no está cargado: no hay con qué comparar.',
    checked.validFrom && `Texto vigente desde el ${formatDay(checked.validFrom)}`,
    checked.changedAt && `Foja registró el cambio el ${formatDay(checked.changedAt)}`,
    checked.suspect && 'El texto importado presenta irregularidades: comparalo con el oficial.',
  ].filter(Boolean);
  return facts.length === 0 ? null : <p className="text-xs text-paper-muted">{facts.join(' · ')}</p>;
}

/** "4 citas: 2 vigentes, 1 derogada, 1 fuera de nuestro corpus." */
function summary(citations: readonly FoundCitation[], typed: number): string {
  const written =
    typed === 0 ? '' : `${typed === 1 ? '1 referencia escrita' : `${typed} referencias escritas`} en el texto.`;
  if (citations.length === 0) return written;
  const names: Record<CitationStatus, (count: number) => string> = {
    unchecked: (count) => `${count} sin verificar`,
    current: (count) => `${count} ${count === 1 ? 'vigente' : 'vigentes'}`,
    amended: (count) => `${count} ${count === 1 ? 'modificada desde que la citó' : 'modificadas desde que las citó'}`,
    repealed: (count) => `${count} ${count === 1 ? 'derogada' : 'derogadas'}`,
    'not-in-corpus': (count) => `${count} que no ${count === 1 ? 'está' : 'están'} en nuestro corpus`,
  };
  const parts = citationStatuses
    .map((status) => [status, citations.filter(({ attrs }) => attrs.status === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => names[status](count));
  return `${citations.length === 1 ? '1 cita' : `${citations.length} citas`}: ${parts.join(', ')}. ${written}`.trim();
}
