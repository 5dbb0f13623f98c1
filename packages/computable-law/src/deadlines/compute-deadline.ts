import { WorkingCalendar } from '../calendar/working-calendar.ts';
import { addDays, type CivilDay, daysBetween, earliestDay, latestDay } from '../core/civil-day.ts';
import { refuse } from '../core/refusal.ts';
import { citationsOf, type MissingFact, type Reading, type Step } from '../core/result.ts';
import { type Counted, countCivilDays, countMonths, countWorkingDays } from './count-days.ts';
import { countHours } from './count-hours.ts';
import type {
  CatalogueDeadline,
  DeadlineInput,
  DeadlineLaw,
  DeadlineResult,
  DeadlineUnit,
  Jurisdiction,
} from './deadline.ts';
import { distanceDays } from './distance-days.ts';
import { resolveDeadline } from './find-deadline.ts';
import { nextOpen, notificationDays } from './notification-day.ts';

/** Longest term that is counted day by day: about four years of working days. */
const maxLength = 1100;

/**
 * Computes the day on which a term ends, with every day counted and the readings on which courts divide.
 * @throws RefusedComputation `calendar-missing`, `fact-missing` or `fact-invalid`, with the input's field
 */
export function computeDeadline(input: DeadlineInput, law: DeadlineLaw): DeadlineResult {
  const { jurisdiction, named } = resolveDeadline(law, input);
  if (named && named.from !== null && input.notified < named.from) {
    const message = `«${named.name}» tiene regla cargada sólo desde el ${named.from}.`;
    refuse('rule-missing', 'notified', input.notified, message);
  }
  for (const { from, to } of input.suspended ?? []) {
    if (to < from)
      refuse('fact-invalid', 'suspended.to', to, `La suspensión termina (${to}) antes de empezar (${from}).`);
  }
  const { length, unit } = named ?? bareTerm(input);
  const running = length + extensionOf(input);
  const calendar = calendarOf(law, jurisdiction, unit, named);
  const notifications = notificationDays(
    input,
    jurisdiction,
    isWorkingUnit(unit) ? calendar : noteCalendar(input, law, jurisdiction),
  );
  const [followed, ...otherDays] = notifications;
  if (!followed) throw new Error('A notification has at least one day');

  const added = distanceDays(input.distanceKm, jurisdiction, unit);
  const suspended = input.suspended ?? [];
  const count = (on: CivilDay, extra: number, doubt: 'as-held' | 'all-closed' | 'all-open' = 'as-held'): Term => {
    if (isWorkingUnit(unit)) return countWorkingDays(on, running + extra, calendarFor(calendar), suspended, doubt);
    if (unit === 'horas') return countHours(on, input.hour, running + extra * 24);
    if (unit === 'dias-corridos') return countCivilDays(on, running + extra, suspended);
    const counted = countMonths(
      on,
      unit === 'anios' ? running * 12 : running,
      suspended,
      named?.skipsRecess ? calendar : null,
    );
    return counted;
  };
  const main = extendIfClosed(count(followed.on, added.days), named, calendar);

  const readings: Reading<CivilDay>[] = [];
  for (const { on, reading } of otherDays) {
    if (reading) readings.push({ ...reading, value: extendIfClosed(count(on, added.days), named, calendar).due });
  }
  if (added.reading) {
    readings.push({
      ...added.reading,
      value: extendIfClosed(count(followed.on, added.reading.days), named, calendar).due,
    });
  }
  if (isWorkingUnit(unit))
    readings.push(...doubtReadings(main, (doubt) => count(followed.on, added.days, doubt), calendarFor(calendar)));
  const different = readings.filter(({ value }) => value !== main.due);

  const steps: Step[] = [
    ...followed.steps,
    termStep(length, unit, named, jurisdiction),
    ...extensionSteps(input, unit),
    ...added.steps,
    ...stillSteps(main, named),
    { text: `Vence el ${main.due}.`, citations: [] },
  ];
  const graceUntil = graceDay(main.due, input, jurisdiction, unit, named, calendar);
  const grace = jurisdiction.grace[unit];
  if (graceUntil && grace) {
    steps.push({
      text: `Lo que se presenta el ${graceUntil} en las primeras ${grace.hours} horas del despacho todavía vale.`,
      citations: [grace.article],
    });
  }
  const days = different.map(({ value }) => value);
  return {
    due: main.due,
    dueHour: main.hour ?? null,
    graceUntil,
    notifiedOn: followed.on,
    jurisdiction: jurisdiction.id,
    name: named?.name ?? null,
    length,
    unit,
    addedDays: added.days,
    article: named?.articles[0] ?? jurisdiction.counting[unit] ?? 'ccyc:6',
    effect: named?.effect ?? null,
    peremptory: named?.peremptory ?? null,
    days: main.days,
    notes: notesOf(named, jurisdiction, unit, input, main, calendar),
    readings: different,
    min: earliestDay(main.due, ...days),
    max: latestDay(main.due, ...days),
    missing: missingHour(input, unit, main.due),
    steps,
    citations: citationsOf([{ citations: named?.articles ?? [] }, ...steps, ...different]),
    dataAsOf: dataAsOf(calendar, named, jurisdiction),
  };
}

interface Term extends Counted {
  hour?: string | null;
  stillDays?: number;
}

function isWorkingUnit(unit: DeadlineUnit): boolean {
  return unit.startsWith('dias-habiles');
}

function bareTerm({ length, unit }: DeadlineInput): { length: number; unit: DeadlineUnit } {
  if (length === undefined)
    refuse('fact-missing', 'length', 'length', 'Falta la extensión del plazo (length) o su nombre (deadline).');
  if (unit === undefined) refuse('fact-missing', 'unit', 'unit', 'Falta la unidad del plazo (unit).');
  if (!Number.isInteger(length) || length < 1 || length > maxLength) {
    refuse('fact-invalid', 'length', String(length), `La extensión debe ser un entero entre 1 y ${maxLength}.`);
  }
  return { length, unit };
}

function extensionOf({ extension }: DeadlineInput): number {
  if (extension === undefined) return 0;
  if (!Number.isInteger(extension) || extension < 1 || extension > maxLength) {
    refuse('fact-invalid', 'extension', String(extension), `La prórroga debe ser un entero entre 1 y ${maxLength}.`);
  }
  return extension;
}

function extensionSteps({ extension }: DeadlineInput, unit: DeadlineUnit): Step[] {
  if (extension === undefined) return [];
  return [
    { text: `Se suma la prórroga concedida: ${extension} ${nameOfUnit(unit)}.`, citations: [], facts: ['extension'] },
  ];
}

/** Working days of the unit; for a civil term, those that its own article needs. */
function calendarOf(
  law: DeadlineLaw,
  jurisdiction: Jurisdiction,
  unit: DeadlineUnit,
  named: CatalogueDeadline | null,
): WorkingCalendar | null {
  if (isWorkingUnit(unit)) {
    const spec = jurisdiction.workingDays[unit];
    if (!spec) {
      return refuse(
        'fact-invalid',
        'unit',
        unit,
        `En ${jurisdiction.label} no se cuentan plazos en ${nameOfUnit(unit)}.`,
      );
    }
    return new WorkingCalendar(law.calendars, spec);
  }
  if (!named?.skipsRecess && !named?.extendsOnClosedDay) return null;
  const spec = jurisdiction.workingDays[jurisdiction.defaultUnit];
  return spec ? new WorkingCalendar(law.calendars, spec) : null;
}

/** A civil term notified by force of law still needs the days of note of the courts. */
function noteCalendar(input: DeadlineInput, law: DeadlineLaw, jurisdiction: Jurisdiction): WorkingCalendar | null {
  if (input.by !== 'ministerio-de-la-ley') return null;
  const spec = jurisdiction.workingDays[jurisdiction.defaultUnit];
  return spec ? new WorkingCalendar(law.calendars, spec) : null;
}

function calendarFor(calendar: WorkingCalendar | null): WorkingCalendar {
  if (!calendar) throw new Error('A term of working days has a calendar');
  return calendar;
}

function extendIfClosed(term: Term, named: CatalogueDeadline | null, calendar: WorkingCalendar | null): Term {
  if (!named?.extendsOnClosedDay || !calendar) return term;
  return { ...term, due: nextOpen(calendar, term.due) };
}

function doubtReadings(
  main: Term,
  count: (doubt: 'all-closed' | 'all-open') => Term,
  calendar: WorkingCalendar,
): Reading<CivilDay>[] {
  if (main.disputed.length === 0) return [];
  return (['all-open', 'all-closed'] as const).map((doubt) => {
    const { due, disputed } = count(doubt);
    const named = disputed.map((day) => calendar.statusOf(day).name).filter((name) => name !== null);
    return {
      id: doubt === 'all-open' ? 'dias-dudosos-contados' : 'dias-dudosos-no-contados',
      label: doubt === 'all-open' ? 'Contando los días dudosos como hábiles' : 'Sin contar los días dudosos',
      because: [calendar.dispute, `Días en duda: ${disputed.join(', ')}.`, ...new Set(named)]
        .filter((one) => one !== null)
        .join(' '),
      value: due,
      citations: [],
    };
  });
}

function termStep(
  length: number,
  unit: DeadlineUnit,
  named: CatalogueDeadline | null,
  jurisdiction: Jurisdiction,
): Step {
  const counting = jurisdiction.counting[unit] ?? 'ccyc:6';
  const text = `${named ? `${named.name}: ` : ''}${length} ${nameOfUnit(unit)}, desde el día siguiente.`;
  return {
    text,
    citations: named ? [...named.articles.slice(0, 1), counting] : [counting],
    facts: ['deadline', 'length', 'unit'],
  };
}

function stillSteps({ stillDays, days }: Term, named: CatalogueDeadline | null): Step[] {
  if (stillDays) {
    return [
      { text: `Se agregan ${stillDays} días en que el plazo no corrió.`, citations: named?.articles.slice(1) ?? [] },
    ];
  }
  const closed = days.filter(
    ({ kind, count }) => count === null && ['feriado', 'no-laborable', 'inhabil', 'feria'].includes(kind),
  );
  if (closed.length === 0) return [];
  const names = [...new Set(closed.map(({ name }) => name).filter((name) => name !== null))];
  return [
    {
      text: `${closed.length === 1 ? 'No se cuenta 1 día' : `No se cuentan ${closed.length} días`}: ${names.join(', ')}.`,
      citations: [],
      facts: ['jurisdiction'],
    },
  ];
}

/** The next working day, in whose first hours the filing still counts. */
function graceDay(
  due: CivilDay,
  { by }: DeadlineInput,
  jurisdiction: Jurisdiction,
  unit: DeadlineUnit,
  named: CatalogueDeadline | null,
  calendar: WorkingCalendar | null,
): CivilDay | null {
  const grace = jurisdiction.grace[unit];
  if (!grace || !calendar || named?.grace === false || grace.notBy.includes(by)) return null;
  return nextOpen(calendar, addDays(due, 1));
}

function notesOf(
  named: CatalogueDeadline | null,
  jurisdiction: Jurisdiction,
  unit: DeadlineUnit,
  { by, extension }: DeadlineInput,
  main: Term,
  calendar: WorkingCalendar | null,
): string[] {
  const notes: string[] = [];
  if (extension) {
    notes.push(
      'La prórroga se cuenta a continuación del plazo y en su misma unidad. Si la resolución que la concede la fija de otro modo, seguí la resolución.',
    );
  }
  if (named?.note) notes.push(named.note);
  const grace = jurisdiction.grace[unit];
  if (grace?.note && named?.grace !== false && grace.notBy.includes(by)) notes.push(grace.note);
  if (calendar) {
    for (const day of main.disputed) {
      const { treatment, name } = calendar.statusOf(day);
      if (treatment === 'open-disputed' && name) notes.push(name);
    }
  }
  return [...new Set(notes)];
}

function missingHour({ hour }: DeadlineInput, unit: DeadlineUnit, due: CivilDay): MissingFact<CivilDay>[] {
  if (unit !== 'horas' || hour !== undefined) return [];
  const question = '¿A qué hora se hizo la notificación?';
  return [{ fact: 'hour', question, min: due, max: due, swing: daysBetween(due, due) }];
}

function dataAsOf(
  calendar: WorkingCalendar | null,
  named: CatalogueDeadline | null,
  jurisdiction: Jurisdiction,
): CivilDay {
  const days = [calendar?.dataAsOf, named?.checked].filter((day) => day !== null && day !== undefined);
  return earliestDay(jurisdiction.checked, ...days);
}

/** "dias-habiles-judiciales" as a person writes it. */
function nameOfUnit(unit: string): string {
  return unit.replaceAll('-', ' ').replace('dias', 'días').replace('habiles', 'hábiles').replace('anios', 'años');
}
