import type { ReactNode } from 'react';
import { Card } from '../design-system/card.tsx';
import { ScrollRegion } from '../design-system/scroll-region.tsx';

interface TextPaneProps {
  id: 'original' | 'anonymized' | 'restored';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A sheet of text under its title; it scrolls by itself. */
export function TextPane({ id, title, actions, children }: TextPaneProps) {
  return (
    <Card className="flex min-w-0 flex-col">
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 sm:px-5">
        <h2 className="text-sm font-semibold">{title}</h2>
        {actions}
      </header>
      <ScrollRegion label={title} data-pane={id} className="max-h-[60dvh] min-h-40 overflow-y-auto px-4 py-4 sm:px-5">
        {children}
      </ScrollRegion>
    </Card>
  );
}
