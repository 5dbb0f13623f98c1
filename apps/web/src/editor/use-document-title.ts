import { editorMessages } from '@foja/contracts/editor-limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../design-system/toast.ts';
import { failureText } from './editor-failure.ts';
import { renameEditorDocument } from './editor-queries.ts';

const saveDelayMs = 800;

interface DocumentTitle {
  title: string;
  change: (title: string) => void;
  /** The field was left: an empty title becomes the usual one, and what waits is sent. */
  settle: () => void;
}

/** A document's title, kept as it is typed: by itself, since it has no revisions. */
export function useDocumentTitle(documentId: string, initial: string): DocumentTitle {
  const [title, setTitle] = useState(initial);
  const wanted = useRef(initial);
  const saved = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const next = wanted.current.trim();
    if (next === '' || next === saved.current) return;
    const before = saved.current;
    saved.current = next;
    try {
      await renameEditorDocument(documentId, next);
    } catch (failure) {
      saved.current = before;
      void notify(failureText(failure, 'No se pudo guardar el título. Volvé a intentarlo.'), { kind: 'error' });
    }
  }, [documentId]);

  useEffect(() => {
    const connected = () => void save();
    window.addEventListener('online', connected);
    return () => {
      window.removeEventListener('online', connected);
      void save();
    };
  }, [save]);

  const change = useCallback(
    (next: string) => {
      setTitle(next);
      wanted.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), saveDelayMs);
    },
    [save],
  );
  return {
    title,
    change,
    settle() {
      if (wanted.current.trim() === '') change(editorMessages.untitled);
      void save();
    },
  };
}
