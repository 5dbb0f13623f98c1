import type { CaseEvaluation } from '@foja/contracts/evaluation';
import { classNames } from '../design-system/class-names.ts';
import { bandText, type ProbabilityTone, probabilityClass } from './case-evaluation.ts';

const fills: Record<ProbabilityTone, string> = {
  ok: 'bg-ok',
  info: 'bg-info',
  warning: 'bg-warning',
  danger: 'bg-danger',
};
const inks: Record<ProbabilityTone, string> = {
  ok: 'text-ok',
  info: 'text-info',
  warning: 'text-warning',
  danger: 'text-danger',
};

/** The success probability: its number on the scale, the band in which it may lie, and its class in words. */
export function ProbabilityBar({ successProbability, band }: Pick<CaseEvaluation, 'successProbability' | 'band'>) {
  const { text, tone } = probabilityClass(successProbability);
  return (
    <div>
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-ink-muted">Probabilidad de éxito</span>
        <span className="text-lg font-semibold text-ink">{successProbability} %</span>
      </div>
      <div
        role="progressbar"
        aria-label="Probabilidad de éxito"
        aria-valuenow={successProbability}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${successProbability} %, entre ${band.low} % y ${band.high} %. ${text}.`}
        className="relative my-1.5 h-2.5"
      >
        <span className="absolute inset-0 overflow-hidden rounded-full bg-sunken">
          <span
            className={classNames('absolute inset-y-0 left-0', fills[tone])}
            style={{ width: `${Math.min(band.low, successProbability)}%` }}
          />
          <span
            className={classNames('absolute inset-y-0 opacity-40', fills[tone])}
            style={{ left: `${band.low}%`, width: `${band.high - band.low}%` }}
          />
        </span>
        <span
          className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-full bg-ink ring-2 ring-surface"
          style={{ left: `${successProbability}%` }}
        />
      </div>
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className={classNames('font-medium', inks[tone])}>{text}</span>
        <span className="text-ink-muted">Banda: {bandText(band)}</span>
      </div>
    </div>
  );
}
