import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  /** 0–100. */
  percent: number;
  tone?: 'ok' | 'warning' | 'danger';
}

const bars = { ok: 'bg-ok', warning: 'bg-warning', danger: 'bg-danger' };

export function Progress({ label, percent, tone = 'ok' }: ProgressProps) {
  return (
    <div>
      <div className="figures mb-1.5 flex justify-between gap-4 text-sm">
        <span className="text-ink-muted">{label}</span>
        <span className="font-medium text-ink">{percent} %</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className={classNames('h-full rounded-full', bars[tone])} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
