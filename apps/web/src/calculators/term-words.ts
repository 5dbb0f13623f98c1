import type { DeadlineRequest } from '@foja/contracts/calculators';
import { formatDay } from '../platform/dates.ts';
import type { CalculatorSearch } from './calculator-search.ts';

export const noticeLabels: Record<DeadlineRequest['by'], string> = {
  cedula: 'Cédula',
  electronica: 'Notificación electrónica',
  personal: 'Personal',
  'carta-documento': 'Carta documento',
  telegrama: 'Telegrama',
  'acta-notarial': 'Acta notarial',
  edictos: 'Edictos',
  'ministerio-de-la-ley': 'Por ministerio de la ley',
};
export const unitLabels: Record<NonNullable<DeadlineRequest['unit']>, string> = {
  'dias-habiles-judiciales': 'Días hábiles judiciales',
  'dias-habiles-administrativos': 'Días hábiles administrativos',
  'dias-habiles-laborales': 'Días hábiles laborales',
  'dias-corridos': 'Días corridos',
  meses: 'Meses',
  anios: 'Años',
  horas: 'Horas',
};

/** What a term is computed from, in one line: "apelar · desde el 20/11/2026 a las 10:00 · Cédula · prórroga: 2". */
export function sayTerm(inputs: CalculatorSearch): string {
  const { deadline, length, notified, by = 'cedula', hour, jurisdiction, distanceKm, extension } = inputs;
  const unit = (unitLabels as Record<string, string>)[inputs.unit ?? 'dias-habiles-judiciales'] ?? '';
  const suspended = (inputs.suspended ?? []).filter(({ from, to }) => from && to);
  return [
    deadline || (length ? `${length} ${unit.toLowerCase()}` : ''),
    notified && `desde el ${formatDay(notified)}${hour ? ` a las ${hour}` : ''}`,
    (noticeLabels as Record<string, string>)[by] ?? by,
    jurisdiction,
    distanceKm && `${distanceKm} km`,
    extension && `prórroga: ${extension}`,
    ...suspended.map(({ from = '', to = '' }) => `suspendido del ${formatDay(from)} al ${formatDay(to)}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
