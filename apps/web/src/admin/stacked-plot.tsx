import type { Overview } from '@foja/contracts/admin';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../platform/count-of.ts';
import { formatDay } from '../platform/dates.ts';
import { useReducedMotion } from '../platform/media.ts';
import type { Series } from './chart-series.ts';

const shortDay = (iso: string) => formatDay(iso).slice(0, 5);
const ink = { fill: 'var(--ink-muted)' };

/** Bars of one day each, their parts on top of one another. For the eye: the table under it says the same to everybody. */
export default function StackedPlot({ days, series }: { days: Overview['days']; series: Series[] }) {
  const still = useReducedMotion();
  return (
    <div aria-hidden="true" className="figures h-full w-full text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} margin={{ top: 4, right: 4, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="date"
            tickFormatter={shortDay}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            tick={ink}
            minTickGap={28}
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={formatCount}
            tickLine={false}
            axisLine={false}
            tick={ink}
            width={36}
          />
          <Tooltip
            cursor={{ fill: 'var(--sunken)' }}
            labelFormatter={(label) => formatDay(String(label))}
            formatter={(value, name) => [formatCount(Number(value)), String(name)]}
            itemStyle={{ color: 'var(--ink-soft)' }}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              color: 'var(--ink)',
            }}
          />
          {series.map(({ label, colour, of }) => (
            <Bar
              key={label}
              name={label}
              dataKey={of}
              stackId="day"
              fill={colour}
              maxBarSize={32}
              isAnimationActive={!still}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
