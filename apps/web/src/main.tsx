import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { keepSessionAlive } from './platform/keep-session-alive.ts';
import { registerOfflinePage } from './platform/register-offline-page.ts';
import { followTheme } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
keepSessionAlive();
followTheme();
if (import.meta.env.PROD) registerOfflinePage();
const router = createAppRouter();
// The first screen is fetched before anything is drawn: what the page already shows of it stays until it can be replaced whole. Not
// awaited: its chunk needs this module to have run.
void router
  .load()
  .catch((failure: unknown) => console.error('The first screen did not load', failure))
  .then(() => {
    // In slices: the page answers to touch and scroll meanwhile.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
      ),
    );
  });
