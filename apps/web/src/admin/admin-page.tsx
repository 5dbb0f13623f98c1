import type { ReactNode } from 'react';

interface AdminPageProps {
  title: string;
  description: ReactNode;
  /** What can be done with the whole page, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of administration: its title, what it is for, and its content. */
export function AdminPage({ title, description, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-0.5 max-w-[68ch] text-sm text-ink-muted">{description}</p>
        </div>
        {actions}
      </header>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </>
  );
}
