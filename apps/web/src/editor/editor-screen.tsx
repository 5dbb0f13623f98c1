import type { EditorDocument } from '@foja/contracts/editor';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { buttonClasses } from '../design-system/button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { CallFailed } from '../platform/http.ts';
import { type SessionUser, useSession } from '../platform/session.ts';
import { DocumentEditor } from './document-editor.tsx';
import { failureText } from './editor-failure.ts';
import { editorDocumentQuery } from './editor-queries.ts';
import { waitingBackup } from './saving/use-saving.ts';

/** /dashboard/redaccion/$id: one document, with the foja beside it (`foja`). */
export function EditorScreen() {
  const session = useSession();
  const { id } = useParams({ from: '/dashboard/redaccion/$id' });
  if (!session) return null;
  return <OpenDocument key={`${session.user.email} ${id}`} user={session.user} id={id} />;
}

function OpenDocument({ user, id }: { user: SessionUser; id: string }) {
  const { data, error, isFetching, refetch } = useQuery(editorDocumentQuery(user.email, id));
  if (data) return <LoadedDocument user={user} document={data} />;
  if (!error) return <Loading />;
  const isGone = error instanceof CallFailed && (error.status === 404 || error.status === 400);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-10">
      <h1 className="sr-only">Redacción</h1>
      {isGone ? (
        <div role="alert" className="mx-auto max-w-md text-center">
          <p className="text-base font-medium">El documento no existe o fue eliminado.</p>
          <Link to="/dashboard/redaccion" className={`${buttonClasses('secondary')} mt-4`}>
            Ver tus documentos
          </Link>
        </div>
      ) : (
        <LoadFailure
          title="No se pudo abrir el documento."
          reason={failureText(error, 'El servidor no respondió como se esperaba.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </div>
  );
}

function LoadedDocument({ user, document: read }: { user: SessionUser; document: EditorDocument }) {
  const navigate = useNavigate();
  const { foja } = useSearch({ from: '/dashboard/redaccion/$id' });
  // What is open stays as it was read: from here on the editor is what changes it.
  const [document] = useState(read);
  const [backup] = useState(() => waitingBackup(user.email, read));
  const { id } = document;

  const openSource = useCallback(
    (source: string | null) =>
      void navigate({
        to: '/dashboard/redaccion/$id',
        params: { id },
        search: { foja: source ?? undefined },
        replace: true,
      }),
    [navigate, id],
  );

  const logIn = useLogInAgain('lo que escribiste quedó guardado', `/dashboard/redaccion/${id}`);

  return (
    <DocumentEditor
      email={user.email}
      role={user.role}
      document={document}
      backup={backup}
      foja={foja ?? null}
      onOpenSource={openSource}
      onOpenDocument={(other) => void navigate({ to: '/dashboard/redaccion/$id', params: { id: other } })}
      onSessionExpired={logIn}
    />
  );
}

function Loading() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p role="status" className="sr-only">
        Abriendo el documento…
      </p>
      <Skeleton className="m-2 h-10 w-72 max-w-full" />
      <Skeleton className="h-10 w-full" />
      <div className="flex-1 bg-sunken p-6">
        <Skeleton className="mx-auto h-full max-w-3xl" />
      </div>
    </div>
  );
}
