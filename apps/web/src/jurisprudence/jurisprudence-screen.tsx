import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { useSession } from '../platform/session.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import type { JurisprudenceSearch } from './address/jurisprudence-search.ts';
import { JurisprudenceTool } from './jurisprudence-tool.tsx';

const path = '/dashboard/jurisprudencia';
const noQuotes: readonly string[] = [];

/** /dashboard/jurisprudencia: the search, the kept search or the empty form that the address says, and a foja beside it. */
export function JurisprudenceScreen() {
  const session = useSession();
  const search = useSearch({ from: path });
  const address = useLocation({ select: (location) => location.href });
  const navigate = useNavigate({ from: path });
  /** The words of the open foja that the search found. */
  const [quoted, setQuoted] = useState<{ id: string; quotes: readonly string[] } | null>(null);

  const openSearch = useCallback((next: JurisprudenceSearch) => void navigate({ search: next }), [navigate]);
  const openOrder = useCallback(
    (orden: JurisprudenceSearch['orden']) => void navigate({ search: (now) => ({ ...now, orden }), replace: true }),
    [navigate],
  );
  const openFoja = useCallback(
    (foja: string | null, quotes: readonly string[] = noQuotes) => {
      setQuoted(foja && quotes.length > 0 ? { id: foja, quotes } : null);
      void navigate({ search: (now) => ({ ...now, foja: foja ?? undefined }), replace: true });
    },
    [navigate],
  );
  const logIn = useLogInAgain('tu búsqueda quedó guardada', address);
  if (!session) return null;
  const { email, role } = session.user;

  const { foja } = search;
  return (
    <div className="flex min-h-0 flex-1">
      <JurisprudenceTool
        // An account has its own searches.
        key={email}
        owner={email}
        role={role}
        search={search}
        onSearch={openSearch}
        onOrder={openOrder}
        onOpenSource={openFoja}
        onSessionExpired={logIn}
      />
      <FojaBeside id={foja} quotes={quoted?.id === foja ? quoted?.quotes : undefined} onOpen={openFoja} />
    </div>
  );
}
