import { CalendarClock, Clock, Gift, Hourglass, ReceiptText, Stethoscope, TreePalm } from 'lucide-react';

/** The calculators that there are, in the order of the list. */
export const calculators = [
  {
    slug: 'vencimientos',
    title: 'Vencimientos',
    summary: 'Hasta qué día y hora se puede presentar, día por día y con sus artículos.',
    icon: CalendarClock,
    needsAccount: false,
  },
  {
    slug: 'prescripcion',
    title: 'Prescripción y caducidad',
    summary: 'Cuándo se extingue un reclamo, con lo que suspende o interrumpe el plazo.',
    icon: Hourglass,
    needsAccount: false,
  },
  {
    slug: 'liquidacion',
    title: 'Liquidación laboral',
    summary: 'Qué se debe al terminar un contrato de trabajo: despido, renuncia, acuerdo y las demás causas.',
    icon: ReceiptText,
    needsAccount: true,
  },
  {
    slug: 'vacaciones',
    title: 'Vacaciones',
    summary: 'Cuántos días corresponden en el año y cuánto se cobra por ellos.',
    icon: TreePalm,
    needsAccount: false,
  },
  {
    slug: 'aguinaldo',
    title: 'Aguinaldo',
    summary: 'La cuota del semestre, o la parte que se debe al terminar el contrato.',
    icon: Gift,
    needsAccount: false,
  },
  {
    slug: 'horas-extra',
    title: 'Horas extra',
    summary: 'Cuánto valen con su recargo, según el día y la hora.',
    icon: Clock,
    needsAccount: false,
  },
  {
    slug: 'licencia-por-enfermedad',
    title: 'Licencia por enfermedad',
    summary: 'Cuántos meses se cobran por una enfermedad que no es del trabajo.',
    icon: Stethoscope,
    needsAccount: false,
  },
] as const;
