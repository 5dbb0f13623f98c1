import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { requestSave, useSaveRequest } from '../matter-saving/save-request.ts';
import { useSession } from '../platform/session.ts';
import { useCommandPalette } from './command-palette/use-command-palette.ts';
import { Header } from './header.tsx';
import { useWindowTitle } from './route-title.ts';

/** Fetched when it is first opened. */
const CommandPalette = lazy(() => import('./command-palette/command-palette.tsx'));

/** As above. */
const SaveInMatterDialog = lazy(() => import('../matters/save-in-matter-dialog.tsx'));

/** Tools that stand in the dashboard's frame under a path of their own. */
const framedTools: readonly string[] = ['/anonymization-tool', '/upload'];

/** Whether a path belongs to the dashboard, which fills the window and brings its own header. */
const isDashboard = (path: string) =>
  path === '/dashboard' || path.startsWith('/dashboard/') || framedTools.includes(path);

/** Word's task pane: it stands in Word's own frame. */
const isAddin = (path: string) => /^\/addin\/?$/.test(path);

export function RootLayout() {
  const path = useLocation({ select: (location) => location.pathname });
  const [paletteOpen, closePalette] = useCommandPalette();
  useWindowTitle();
  return (
    // The chat and the dashboard fill the window and scroll inside; other screens scroll as pages do.
    <div
      className={classNames(
        'flex flex-col',
        path === '/chatbot' || isDashboard(path) || isAddin(path) ? 'h-dvh overflow-hidden' : 'min-h-dvh',
      )}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-field focus:bg-surface focus:px-4 focus:py-2 focus:shadow-raised"
      >
        Saltar al contenido
      </a>
      {!isDashboard(path) && !isAddin(path) && <Header />}
      <Outlet />
      <SaveInMatter />
      {paletteOpen && !isAddin(path) && (
        <Suspense fallback={null}>
          <CommandPalette onClose={closePalette} />
        </Suspense>
      )}
    </div>
  );
}

/** What a tool has asked to be kept in a causa. */
function SaveInMatter() {
  const request = useSaveRequest();
  const session = useSession();
  if (!request || !session) return null;
  return (
    <Suspense fallback={null}>
      <SaveInMatterDialog email={session.user.email} request={request} onClose={() => requestSave(null)} />
    </Suspense>
  );
}
