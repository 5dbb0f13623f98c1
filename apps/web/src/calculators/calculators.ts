import { CalendarClock, Hourglass } from 'lucide-react';

/** The calculators that there are, in the order of the list. */
export const calculators = [
  {
    slug: 'vencimientos',
    title: 'Vencimientos',
    summary: 'Hasta qué día y hora se puede presentar, día por día y con sus artículos.',
    icon: CalendarClock,
  },
  {
    slug: 'prescripcion',
    title: 'Prescripción y caducidad',
    summary: 'Cuándo se extingue un reclamo, con lo que suspende o interrumpe el plazo.',
    icon: Hourglass,
  },
] as const;
