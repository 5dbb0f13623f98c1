import type { Role } from '@foja/contracts/roles';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../platform/http.ts';
import type { ServerMode } from '../request-anonymization.ts';
import { findData, maxCharacters, readDocument } from './find-data.ts';
import { ReviewPane } from './review-pane.tsx';
import { TextInput } from './text-input.tsx';
import type { ToolAction, ToolState } from './tool-state.ts';
import { Working } from './working.tsx';

interface AnonymizePaneProps {
  role: Role;
  state: ToolState;
  dispatch: Dispatch<ToolAction>;
}

const count = new Intl.NumberFormat('es-AR');

/** From a text or a file to its review; the work is done elsewhere and can be cancelled. */
export function AnonymizePane({ role, state, dispatch }: AnonymizePaneProps) {
  const [mode, setMode] = useState<ServerMode>('basic');
  const [work, setWork] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  async function run(what: string, task: (signal: AbortSignal) => Promise<string | null>): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    setWork(what);
    try {
      const refusal = await task(abort.signal);
      if (!abort.signal.aborted) setProblem(refusal);
    } catch (failure) {
      if (abort.signal.aborted) return;
      setProblem(failureText(failure));
    } finally {
      if (controller.current === abort) setWork(null);
    }
  }

  async function review(
    text: string,
    note: string | null,
    fresh: boolean,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (text.length > maxCharacters[mode]) {
      return `El modo ${mode === 'basic' ? 'básico' : 'avanzado'} admite hasta ${count.format(maxCharacters[mode])} caracteres; este texto tiene ${count.format(text.length)}.`;
    }
    setWork(
      mode === 'basic'
        ? `Buscando datos personales en ${count.format(text.length)} caracteres`
        : 'El servidor busca los datos y el modelo revisa el texto ya anonimizado',
    );
    const found = await findData(text, mode, signal);
    if (!signal.aborted) dispatch({ kind: 'review', text, note, found, fresh });
    return null;
  }

  const anonymizeDraft = () =>
    void run('Preparando el texto', (signal) => review(state.draft, null, state.review === null, signal));

  const open = (file: File) =>
    void run(`Leyendo ${file.name}`, async (signal) => {
      const read = await readDocument(file, signal);
      return 'problem' in read ? read.problem : review(read.text, read.note, true, signal);
    });

  if (work !== null)
    return <Working what={work} onCancel={() => controller.current?.abort()} onEnd={() => setWork(null)} />;
  if (state.review && !state.editing) {
    return <ReviewPane review={state.review} dispatch={dispatch} />;
  }
  return (
    <TextInput
      role={role}
      mode={mode}
      draft={state.draft}
      problem={problem}
      onMode={setMode}
      onWrite={(draft) => {
        setProblem(null);
        dispatch({ kind: 'write', draft });
      }}
      onFile={open}
      onAnonymize={anonymizeDraft}
      onCancel={state.review ? () => dispatch({ kind: 'leave-edit' }) : null}
    />
  );
}

function failureText(failure: unknown): string {
  if (failure instanceof CallFailed) {
    return failure.status === 401 ? 'Tu sesión venció. Iniciá sesión de nuevo.' : (failure.said ?? failure.message);
  }
  return 'No se pudo anonimizar el texto. Volvé a intentar.';
}
