import { createRootRoute } from '@tanstack/react-router';
import { sessionRestored } from '../platform/restore-session.ts';
import { FrameBroke } from './error-boundary.tsx';
import { RootLayout } from './root-layout.tsx';

/** What every address stands under. */
export const rootRoute = createRootRoute({
  // No screen shows a guest's view to somebody whose session is about to be restored.
  beforeLoad: sessionRestored,
  component: RootLayout,
  errorComponent: FrameBroke,
});
