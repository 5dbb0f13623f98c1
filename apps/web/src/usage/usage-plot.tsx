import type { DailyUsage } from '@foja/contracts/usage';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay } from '../platform/dates.ts';
import { useReducedMotion } from '../platform/media.ts';

const shortDay = (iso: string) => formatDay(iso).slice(0, 5);

/** Uses by day as bars. It is for the eye: the table beside it says the same to everybody. */
export default function UsagePlot({ days }: { days: readonly DailyUsage[] }) {
  const still = useReducedMotion();
  return (
    <div aria-hidden="true" className="h-56 w-full text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} margin={{ top: 8, right: 4, bottom: 0, left: -24 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="date"
            tickFormatter={shortDay}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            tick={{ fill: 'var(--ink-muted)' }}
            minTickGap={24}
          />
          <YAxis allowDecimals={false} tickLine={false} axisLine={false} tick={{ fill: 'var(--ink-muted)' }} />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            labelFormatter={(label) => formatDay(String(label))}
            formatter={(value) => [String(value), 'Usos']}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              color: 'var(--ink)',
            }}
          />
          <Bar dataKey="used" fill="var(--primary)" radius={[4, 4, 0, 0]} isAnimationActive={!still} maxBarSize={36} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
