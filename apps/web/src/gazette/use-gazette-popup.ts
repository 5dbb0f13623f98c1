import { useEffect, useRef, useState } from 'react';
import { notify } from '../design-system/toast.ts';
import { formatGazetteDate } from './gazette-date.ts';
import { openGazettePopup } from './open-gazette-popup.ts';

export interface GazettePopupControl {
  state: { kind: 'idle' } | { kind: 'loading' } | { kind: 'blocked' } | { kind: 'failed'; message: string };
  /** To be called in the click itself. */
  open: () => void;
  /** Stops a download that runs, and takes away what the dialog says. */
  dismiss: () => void;
}

/** The gazette's window and what has to be said about it; {@link GazettePopup} says it. */
export function useGazettePopup(): GazettePopupControl {
  const [state, setState] = useState<GazettePopupControl['state']>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  // What opened it may be disabled while it runs, and would not get the focus back from the dialog.
  useEffect(() => {
    if (state.kind === 'idle' && opener.current instanceof HTMLElement) opener.current.focus();
  }, [state]);
  const open = async () => {
    running.current?.abort();
    const download = new AbortController();
    running.current = download;
    if (state.kind === 'idle') opener.current = document.activeElement;
    setState({ kind: 'loading' });
    const outcome = await openGazettePopup(download.signal);
    // A later click took over.
    if (running.current !== download) return;
    running.current = null;
    setState(outcome.kind === 'blocked' || outcome.kind === 'failed' ? outcome : { kind: 'idle' });
    if (outcome.kind === 'shown' && outcome.date !== outcome.requested) {
      void notify(
        `Hoy no hay edición del Boletín Oficial. Se abrió la última, del ${formatGazetteDate(outcome.date)}.`,
      );
    }
  };
  return {
    state,
    open: () => void open(),
    dismiss: () => {
      running.current?.abort();
      setState({ kind: 'idle' });
    },
  };
}
