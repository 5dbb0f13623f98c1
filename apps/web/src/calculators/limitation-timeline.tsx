import { type CivilDay, compareDays, daysBetween, isCivilDay } from '@foja/computable-law/core/civil-day';
import { classNames } from '../design-system/class-names.ts';
import { Section } from './account.tsx';
import { dayInWords } from './day-in-words.ts';

interface LimitationTimelineProps {
  since: string;
  events: readonly { label: string; date: string; until?: string | undefined }[];
  /** Last day; null where it is not known yet. */
  due: string | null;
  asOf: string;
}

interface Mark {
  day: CivilDay;
  label: string;
  tone: 'plain' | 'event' | 'due' | 'today';
}

const tones: Record<Mark['tone'], string> = {
  plain: 'fill-ink-muted',
  event: 'fill-primary',
  due: 'fill-danger',
  today: 'fill-ok',
};
const dots: Record<Mark['tone'], string> = {
  plain: 'bg-ink-muted',
  event: 'bg-primary',
  due: 'bg-danger',
  today: 'bg-ok',
};
const width = 600;
const margin = 10;

/** The life of a claim in order of time: a drawing to scale, and the same as a list that is read aloud. */
export function LimitationTimeline({ since, events, due, asOf }: LimitationTimelineProps) {
  const marks = marksOf({ since, events, due, asOf });
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined || marks.length < 2) return null;
  const whole = Math.max(1, daysBetween(first.day, last.day));
  const at = (day: CivilDay) => margin + (daysBetween(first.day, day) / whole) * (width - 2 * margin);
  const running = due !== null && isCivilDay(due) ? at(due) : at(last.day);
  const still = events.flatMap(({ date, until }) =>
    until && isCivilDay(date) && isCivilDay(until) ? [{ from: at(date), to: Math.min(at(until), running) }] : [],
  );
  return (
    <Section title="Línea de tiempo">
      <svg viewBox={`0 0 ${width} 28`} className="mb-3 w-full" aria-hidden="true">
        <line x1={margin} x2={width - margin} y1={14} y2={14} className="stroke-line-strong" strokeWidth={2} />
        <line x1={at(first.day)} x2={running} y1={14} y2={14} className="stroke-primary" strokeWidth={6} />
        {still.map(({ from, to }) => (
          <line
            key={from}
            x1={from}
            x2={to}
            y1={14}
            y2={14}
            className="stroke-surface"
            strokeWidth={3}
            strokeDasharray="4 3"
          />
        ))}
        {marks.map(({ day, label, tone }) => (
          <circle key={`${day} ${label}`} cx={at(day)} cy={14} r={7} className={tones[tone]} />
        ))}
      </svg>
      <ol className="grid gap-2">
        {marks.map(({ day, label, tone }) => (
          <li key={`${day} ${label}`} className="flex items-baseline gap-3 text-sm">
            <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', dots[tone])} />
            <span className="min-w-0">
              <span className="font-medium">{label}</span>, <time dateTime={day}>{dayInWords(day)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function marksOf({ since, events, due, asOf }: LimitationTimelineProps): Mark[] {
  const mark = (day: string | null | undefined, label: string, tone: Mark['tone']): Mark[] =>
    day && isCivilDay(day) ? [{ day, label, tone }] : [];
  return [
    ...mark(since, 'Empieza a correr', 'plain'),
    ...events.flatMap(({ date, until, label }) => [
      ...mark(date, label, 'event'),
      ...mark(until, `${label}: acta disponible`, 'event'),
    ]),
    ...mark(due, 'Último día', 'due'),
    ...mark(asOf, 'Día de la consulta', 'today'),
  ].sort((left, right) => compareDays(left.day, right.day));
}
