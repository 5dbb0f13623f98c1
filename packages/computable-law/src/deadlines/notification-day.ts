import type { WorkingCalendar } from '../calendar/working-calendar.ts';
import { addDays, type CivilDay, weekdayOf } from '../core/civil-day.ts';
import { refuse } from '../core/refusal.ts';
import type { Step } from '../core/result.ts';
import type { DeadlineInput, Jurisdiction } from './deadline.ts';

/** A day on which a notification may be held to take effect, and the first day from which the term may count. */
export interface NotificationDay {
  /** Day that is not counted: the term runs from the next one. */
  on: CivilDay;
  /** Null for the reading that is followed. */
  reading: { id: string; label: string; because: string; citations: string[] } | null;
  steps: Step[];
}

/**
 * When a notification takes effect: the followed reading first, then the others.
 * @param calendar working days of the unit; null for a civil term, which needs none
 */
export function notificationDays(
  input: DeadlineInput,
  jurisdiction: Jurisdiction,
  calendar: WorkingCalendar | null,
): NotificationDay[] {
  const { notified, by } = input;
  if (by === 'ministerio-de-la-ley') return byForceOfLaw(notified, jurisdiction, calendar);
  if (by === 'edictos' && jurisdiction.edicts) {
    const { daysAfterLast, article } = jurisdiction.edicts;
    const on = addDays(notified, daysAfterLast);
    const text = `Edictos: la notificación se tiene por hecha el ${on}, ${daysAfterLast} día(s) después de la última publicación.`;
    return [{ on, reading: null, steps: [{ text, citations: [article], facts: ['notified', 'by'] }] }];
  }
  const steps: Step[] = [
    { text: `Notificado el ${notified}, día que no se cuenta.`, citations: [], facts: ['notified', 'by'] },
  ];
  const followed: NotificationDay = { on: notified, reading: null, steps };
  if (!calendar) return [followed];
  if (by === 'electronica' && jurisdiction.electronic?.effective === 'next-working-day') {
    const { article } = jurisdiction.electronic;
    const on = nextOpen(calendar, addDays(notified, 1));
    return [
      followed,
      {
        on,
        reading: {
          id: 'dia-siguiente-al-de-la-notificacion',
          label: 'Contando desde el día siguiente al primer día hábil',
          because: `La cuenta se tiene por notificada el primer día hábil siguiente (${on}); si además el plazo corre desde el día siguiente a esa notificación, vence un día después.`,
          citations: [article],
        },
        steps: [],
      },
    ];
  }
  if (calendar.isOpen(notified)) return [followed];
  const on = nextOpen(calendar, notified);
  return [
    followed,
    {
      on,
      reading: {
        id: 'notificacion-en-dia-inhabil',
        label: 'Notificación tenida por hecha el primer día hábil',
        because: `El ${notified} no es hábil: si la notificación se tiene por hecha el primer día hábil siguiente (${on}), el plazo corre desde el posterior.`,
        citations: [],
      },
      steps: [],
    },
  ];
}

function byForceOfLaw(
  ruling: CivilDay,
  { note, label }: Jurisdiction,
  calendar: WorkingCalendar | null,
): NotificationDay[] {
  if (!note || !calendar) {
    return refuse(
      'fact-invalid',
      'by',
      'ministerio-de-la-ley',
      `En ${label} no hay notificación por ministerio de la ley para un plazo de esta clase.`,
    );
  }
  const from = (day: CivilDay): CivilDay => {
    let candidate = day;
    while (!note.weekdays.includes(weekdayOf(candidate))) candidate = addDays(candidate, 1);
    if (calendar.isOpen(candidate)) return candidate;
    return note.onHoliday === 'next-working-day' ? nextOpen(calendar, candidate) : from(addDays(candidate, 1));
  };
  const on = from(addDays(ruling, 1));
  const step: Step = {
    text: `Resolución del ${ruling}: queda notificada por ministerio de la ley el ${on}, día de nota.`,
    citations: [note.article],
    facts: ['notified', 'by'],
  };
  const followed: NotificationDay = { on, reading: null, steps: [step] };
  if (!note.weekdays.includes(weekdayOf(ruling)) || !calendar.isOpen(ruling)) return [followed];
  return [
    followed,
    {
      on: ruling,
      reading: {
        id: 'nota-del-mismo-dia',
        label: 'Notificada el mismo día de nota en que se dictó',
        because: `La resolución es de un día de nota (${ruling}): hay quien la tiene por notificada ese mismo día.`,
        citations: [note.article],
      },
      steps: [],
    },
  ];
}

/** The first open day from the given one on. */
export function nextOpen(calendar: WorkingCalendar, day: CivilDay): CivilDay {
  let candidate = day;
  while (!calendar.isOpen(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}
