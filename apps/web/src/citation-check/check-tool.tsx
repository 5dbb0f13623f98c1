import type { Role } from '@foja/contracts/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readDocument } from '../anonymization/tool/find-data.ts';
import { Working } from '../anonymization/tool/working.tsx';
import { Card } from '../design-system/card.tsx';
import { documentTextQuery } from '../documents/documents-queries.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { CallFailed } from '../platform/http.ts';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { CheckInput } from './check-input.tsx';
import { CheckResult } from './check-result.tsx';
import { checkHistory, checkTitle } from './kept-check.ts';
import { requestCheck } from './request-check.ts';

interface CheckToolProps {
  owner: string;
  role: Role;
  /** The kept check that is open; null while a text is written. */
  resultId: string | null;
  selected: number | null;
  onResult: (id: string | null) => void;
  onSelect: (place: number | null) => void;
  onOpenSource: (id: string) => void;
  /** The session ended; the text stays in the browser. */
  onSessionExpired: () => void;
}

const count = new Intl.NumberFormat('es-AR');

/** The tool: a text, its check, and the checks that this browser keeps. */
export function CheckTool({ owner, role, resultId, onResult, ...props }: CheckToolProps) {
  const draftKey = storageKeys.toolDraft(owner, 'verificador');
  const [draft, setDraft] = useState(() => localStore.get(draftKey) ?? '');
  const [fileName, setFileName] = useState<string | null>(null);
  const [documentDate, setDocumentDate] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const returnsToInput = useRef(false);
  const queryClient = useQueryClient();
  const history = checkHistory(owner);
  const entries = useToolHistory(history);
  const entry = resultId ? (entries.find(({ id }) => id === resultId) ?? null) : null;

  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    if (work === null && !entry && returnsToInput.current) {
      returnsToInput.current = false;
      input.current?.focus();
    }
  }, [work, entry]);

  function write(text: string, from: string | null, about: string | null = null): void {
    setDraft(text);
    setFileName(from);
    setNote(about);
    setProblem(null);
    if (text) localStore.set(draftKey, text);
    else localStore.remove(draftKey);
  }

  async function run(what: string, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setWork(what);
    try {
      await task(abort.signal);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (failure instanceof CallFailed && failure.status === 401) props.onSessionExpired();
      else setProblem(failureText(failure));
    } finally {
      if (controller.current === abort) setWork(null);
    }
  }

  const open = (file: File) =>
    void run(`Leyendo ${file.name}`, async (signal) => {
      const read = await readDocument(file, signal);
      if (signal.aborted) return;
      returnsToInput.current = true;
      if ('problem' in read) setProblem(read.problem);
      else write(read.text, file.name, read.note);
    });

  const openFromVault = (id: string, name: string) =>
    void run(`Abriendo ${name}`, async (signal) => {
      const { text, isCut } = await queryClient.fetchQuery(documentTextQuery(owner, id));
      if (signal.aborted) return;
      returnsToInput.current = true;
      if (text === '') setProblem('El documento no tiene texto.');
      else write(text, name, isCut ? 'El documento es largo: se abrió solo el comienzo.' : null);
    });

  const check = () =>
    void run(`Verificando las citas de ${count.format(draft.length)} caracteres`, async (signal) => {
      const found = await requestCheck({ text: draft, documentDate: documentDate || null }, signal);
      if (signal.aborted) return;
      const id = crypto.randomUUID();
      const content = { text: draft, fileName, documentDate: documentDate || null, check: found };
      history.add({ id, title: checkTitle(content), createdAt: new Date().toISOString(), content });
      setFreshId(id);
      onResult(id);
    });

  function edit(): void {
    if (entry) {
      write(entry.content.text, entry.content.fileName);
      setDocumentDate(entry.content.documentDate ?? '');
    }
    startAgain();
  }

  function startAgain(): void {
    returnsToInput.current = true;
    onResult(null);
  }

  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Verificador de citas</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-muted">
            Busca cada artículo, ley y fallo que cita un escrito y compara lo que transcribe con el texto oficial. No
            usa ningún modelo ni cuenta como uso; el escrito no se guarda en el servidor.
          </p>
        </div>
        {work !== null ? (
          <Working what={work} onCancel={() => controller.current?.abort()} onEnd={() => setWork(null)} />
        ) : entry ? (
          <CheckResult
            key={entry.id}
            entry={entry}
            fresh={entry.id === freshId}
            selected={props.selected}
            onSelect={props.onSelect}
            onOpenSource={props.onOpenSource}
            onEdit={edit}
          />
        ) : (
          <CheckInput
            owner={owner}
            role={role}
            draft={draft}
            documentDate={documentDate}
            problem={problem}
            note={note}
            inputRef={input}
            onWrite={(text) => write(text, text === '' ? null : fileName, text === '' ? null : note)}
            onDate={setDocumentDate}
            onFile={open}
            onVaultDocument={openFromVault}
            onCheck={check}
          />
        )}
        <Card className="p-2">
          <div className="flex min-h-8 items-center justify-between gap-2 px-2">
            <h2 className="text-sm font-semibold">Verificaciones guardadas</h2>
            {entry && (
              <button
                type="button"
                onClick={startAgain}
                className="rounded-sm text-sm text-primary-ink underline underline-offset-4"
              >
                Nueva
              </button>
            )}
          </div>
          <HistoryList history={history} activeId={entry?.id ?? null} onOpen={onResult} />
        </Card>
      </div>
    </div>
  );
}

function failureText(failure: unknown): string {
  if (failure instanceof CallFailed) return `${failure.said ?? failure.message} Tu texto sigue acá.`;
  return 'No se pudieron verificar las citas. Tu texto sigue acá: volvé a intentar.';
}
