import type { ReactNode } from 'react';

/** How a part of a causa begins: what it is, and what can be added. */
export function TabHead({ title, about, children }: { title: string; about?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{title}</h2>
        {about && <p className="mt-0.5 max-w-prose text-sm text-pretty text-ink-muted">{about}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
