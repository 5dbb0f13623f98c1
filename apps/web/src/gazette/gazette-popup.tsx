import { lazy, Suspense } from 'react';
import type { GazettePopupControl } from './use-gazette-popup.ts';

const GazettePopupDialog = lazy(() => import('./gazette-popup-dialog.tsx'));

/** Over the screen while the gazette's window loads, and after it where it was blocked or failed. Fetched when there is something to say. */
export function GazettePopup(control: GazettePopupControl) {
  if (control.state.kind === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <GazettePopupDialog {...control} />
    </Suspense>
  );
}
