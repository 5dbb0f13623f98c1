import { type ReactNode, useId } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { signedInFailureText } from '../auth-failure-text.ts';

/** One matter of the profile: its name and what it is about on the left, its content on the right. */
export function ProfileCard({
  title,
  about,
  anchor,
  children,
}: {
  title: string;
  about: string;
  /** By which an address leads to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card>
      <section
        id={anchor}
        aria-labelledby={id}
        className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-6"
      >
        <div>
          <h2 id={id} className="text-base font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-1 text-sm text-ink-muted text-pretty">{about}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </section>
    </Card>
  );
}

/** In place of what could not be read. */
export function ReadFailed({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <FormBanner tone="danger">
      <p>{signedInFailureText(failure)}</p>
      <Button size="small" className="mt-2.5" onClick={onRetry}>
        Probar de nuevo
      </Button>
    </FormBanner>
  );
}
