import { useLayoutEffect } from 'react';
import { ButtonsSection, IconButtonsSection } from './actions-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { FojaSection, ListsSection } from './lists-section.tsx';
import { MessagesSection, WaitingSection } from './messages-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { showStates } from './show-states.ts';

/** /design: every primitive of the design system, in every state and both themes. For who builds the product. */
export function DesignScreen() {
  useLayoutEffect(showStates, []);
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 py-6 outline-none sm:px-6">
      <h1 className="text-2xl font-semibold tracking-tight">Sistema de diseño</h1>
      <p className="mt-1 mb-8 text-sm text-ink-muted">Cada pieza en cada estado y en los dos temas.</p>
      <div className="grid grid-cols-1 gap-10">
        <FoundationsSection />
        <ButtonsSection />
        <IconButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <MessagesSection />
        <WaitingSection />
        <ListsSection />
        <FojaSection />
        <OverlaysSection />
      </div>
    </main>
  );
}
