import { CalendarClock, DoorOpen, Hourglass, Percent, Scale, Users } from 'lucide-react';

/** The calculators that there are, in the order of the list. `needsAccount`: a guest is invited to register. */
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
  {
    slug: 'herencia',
    title: 'Partes de una herencia',
    summary: 'Quiénes heredan sin testamento, cuánto cada uno, y de qué se puede disponer.',
    icon: Users,
    needsAccount: true,
  },
  {
    slug: 'dejar-el-alquiler',
    title: 'Dejar el alquiler antes',
    summary: 'Cuánto paga el inquilino que se va antes del fin del contrato.',
    icon: DoorOpen,
    needsAccount: true,
  },
  {
    slug: 'honorarios',
    title: 'Honorarios de abogados',
    summary: 'Escala, mínimos y etapas en la justicia nacional y federal, en UMA y en pesos.',
    icon: Scale,
    needsAccount: true,
  },
  {
    slug: 'intereses',
    title: 'Actualización e intereses',
    summary: 'Una deuda a hoy: índice, tasa, capitalización y pagos, paso por paso.',
    icon: Percent,
    needsAccount: true,
  },
] as const;
