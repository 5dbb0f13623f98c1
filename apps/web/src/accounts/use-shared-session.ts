import { useEffect } from 'react';
import { currentSession, forgetReadSession, keepSession } from '../platform/session.ts';
import { askTabs, hearTabs } from '../platform/session-channel.ts';

const waitMs = 500;

/**
 * The login page takes over a session of another tab: one that is there already, and one that is opened meanwhile
 * (specification 2.4).
 */
export function useSharedSession(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void askTabs(waitMs, undefined, leaving.signal).then((session) => {
      if (session && !leaving.signal.aborted && !currentSession()) keepSession(session, 'tab');
    });
    const stop = hearTabs((message) => {
      if (message.kind !== 'signed-in' || currentSession()) return;
      if (message.place === 'browser') forgetReadSession();
      if (!currentSession()) keepSession(message.session, 'tab');
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, []);
}
