import type { SessionResponse } from '@foja/contracts/accounts';
import { addinSource } from '@foja/contracts/addin';
import { useCallback, useState } from 'react';
import { loadOffice } from '../platform/office/load-office.ts';
import { sessionMessage } from '../platform/office/session-message.ts';
import { useOffice } from '../platform/office/use-office.ts';
import { sessionFrom } from '../platform/renew-session.ts';
import type { Session, SessionPlace } from '../platform/session.ts';
import { openSession } from './open-session.ts';

interface AddinSession {
  /** Whether the page is in a dialog of Word's. Only a page that was asked for by the add-in asks at all. */
  host: 'word' | 'none' | 'unknown';
  /** The add-in has been given its session. */
  isHandedOver: boolean;
  /** What the login page does with a new session: it is the add-in's where Word asked for it, and this browser's otherwise. */
  takeSession: (answer: SessionResponse, place: SessionPlace) => Promise<void>;
}

/** The login page as the add-in's dialog or pop-up (specification 2.4). */
export function useAddinSession(isPopup: boolean, source: string | undefined): AddinSession {
  const asksOffice = source === addinSource;
  const office = useOffice(asksOffice);
  const [isHandedOver, setIsHandedOver] = useState(false);

  const takeSession = useCallback(
    async (answer: SessionResponse, place: SessionPlace) => {
      const session = sessionFrom(answer);
      if (asksOffice && (await tellWord(session, place))) {
        // Not kept here as well: the dialog's storage may be that of a browser in which somebody else goes on.
        setIsHandedOver(true);
        return;
      }
      openSession(answer, place);
      if (isPopup) tellOpener(session, place);
    },
    [asksOffice, isPopup],
  );

  if (!asksOffice) return { host: 'none', isHandedOver, takeSession };
  const host = office === null ? 'unknown' : office.kind === 'ready' ? 'word' : 'none';
  return { host, isHandedOver, takeSession };
}

/** @returns false where the page is in no dialog of Word's. */
async function tellWord(session: Session, place: SessionPlace): Promise<boolean> {
  const state = await loadOffice();
  if (state.kind !== 'ready') return false;
  const { requirements, ui } = state.office.context;
  const message = JSON.stringify(sessionMessage(session, place));
  if (requirements.isSetSupported('DialogOrigin', '1.1')) {
    ui.messageParent(message, { targetOrigin: window.location.origin });
  } else ui.messageParent(message);
  return true;
}

/** A page of ours that has opened this window; no other one can read it. */
function tellOpener(session: Session, place: SessionPlace): void {
  const opener = window.opener as Partial<Window> | null | undefined;
  opener?.postMessage?.(sessionMessage(session, place), window.location.origin);
}
