export const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** The head of a table whose rows are weeks, from Monday on. */
export function WeekdayHead() {
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col" className="pb-1 text-xs font-normal text-ink-muted">
            <abbr title={weekday} className="no-underline">
              {weekday.slice(0, 2)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
