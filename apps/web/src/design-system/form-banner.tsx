import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  ok: { Icon: CircleCheck, classes: 'bg-ok-wash text-ok' },
  danger: { Icon: CircleAlert, classes: 'bg-danger-wash text-danger' },
  info: { Icon: Info, classes: 'bg-info-wash text-info' },
};

/** What a form has to say as a whole; announced when it appears. */
export function FormBanner({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  const { Icon, classes } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2.5 rounded-field px-3.5 py-3 text-sm wrap-anywhere', classes)}
    >
      <Icon size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
