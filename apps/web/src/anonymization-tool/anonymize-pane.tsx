import type { Role } from '@foja/contracts/roles';
import { type Dispatch, useRef, useState } from 'react';
import type { ServerMode } from '../anonymization/request-anonymization.ts';
import { CallFailed } from '../platform/http.ts';
import { isTooLong, type TextBounds } from '../text-source/text-bounds.ts';
import type { TextOrigin } from '../text-source/text-origin.ts';
import { useTextWork } from '../text-source/use-text-work.ts';
import { Working } from '../text-source/working.tsx';
import type { Decision } from './decisions.ts';
import { findData, maxCharacters } from './find-data.ts';
import { ReviewPane } from './review-pane.tsx';
import { TextInput } from './text-input.tsx';
import type { ToolAction, ToolState } from './tool-state.ts';

interface AnonymizePaneProps {
  role: Role;
  state: ToolState;
  dispatch: Dispatch<ToolAction>;
  /** What is replaced wherever it stands, besides what is found. */
  known: readonly Decision[];
}

const count = new Intl.NumberFormat('es-AR');

/** From a text or a file to its review; the work is done elsewhere and can be cancelled. */
export function AnonymizePane({ role, state, dispatch, known }: AnonymizePaneProps) {
  const [mode, setMode] = useState<ServerMode>('basic');
  const work = useTextWork(failureText);
  /** Of a text that was brought and is not reviewed yet. */
  const [origin, setOrigin] = useState<TextOrigin | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const bounds = boundsOf(mode);

  function review(text: string, from: TextOrigin | null): void {
    const what =
      mode === 'basic'
        ? `Buscando datos personales en ${count.format(text.length)} caracteres`
        : 'El servidor busca los datos y el modelo revisa el texto ya anonimizado';
    work.run(what, async (signal) => {
      const found = await findData(text, mode, signal);
      if (signal.aborted) return;
      setOrigin(null);
      const note = from && from.notes.length > 0 ? from.notes.join(' ') : null;
      dispatch({ kind: 'review', text, note, found, fresh: from !== null || state.review === null, known });
    });
  }

  function write(draft: string, from: TextOrigin | null): void {
    work.forgetProblem();
    setOrigin(from);
    dispatch({ kind: 'write', draft });
  }

  if (work.what !== null) return <Working what={work.what} onCancel={work.cancel} />;
  if (state.review && !state.editing) return <ReviewPane review={state.review} dispatch={dispatch} />;
  return (
    <TextInput
      role={role}
      mode={mode}
      bounds={bounds}
      draft={state.draft}
      origin={origin}
      problem={work.problem}
      inputRef={input}
      onMode={setMode}
      onWrite={(draft) => write(draft, draft === '' ? null : origin)}
      onBring={(text, from) => {
        write(text, from);
        // A document needs nothing more; what stood there before it is only given back.
        if (from && text.trim() !== '' && !isTooLong(text, bounds)) review(text, from);
      }}
      onAnonymize={() => review(state.draft, origin)}
      onCancel={
        state.review
          ? () => {
              setOrigin(null);
              dispatch({ kind: 'leave-edit' });
            }
          : null
      }
    />
  );
}

function boundsOf(mode: ServerMode): TextBounds {
  const name = mode === 'basic' ? 'básico' : 'avanzado';
  return {
    minCharacters: 1,
    maxCharacters: maxCharacters[mode],
    tooLong: `El modo ${name} admite hasta ${count.format(maxCharacters[mode])} caracteres: dejá menos texto o dividilo en partes.`,
  };
}

function failureText(failure: unknown): string {
  if (failure instanceof CallFailed) {
    return failure.status === 401 ? 'Tu sesión venció. Iniciá sesión de nuevo.' : (failure.said ?? failure.message);
  }
  return 'No se pudo anonimizar el texto. Volvé a intentar.';
}
