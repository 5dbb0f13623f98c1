import { calculatorSummaries, calculatorTitles } from '@foja/contracts/calculator-names';
import {
  CalendarClock,
  Clock,
  DoorOpen,
  Gift,
  Hourglass,
  Percent,
  ReceiptText,
  Scale,
  Stethoscope,
  TreePalm,
  Users,
} from 'lucide-react';

const entries = [
  {
    slug: 'vencimientos',
    icon: CalendarClock,
    needsAccount: false,
  },
  {
    slug: 'prescripcion',
    icon: Hourglass,
    needsAccount: false,
  },
  {
    slug: 'liquidacion',
    icon: ReceiptText,
    needsAccount: true,
  },
  {
    slug: 'vacaciones',
    icon: TreePalm,
    needsAccount: false,
  },
  {
    slug: 'aguinaldo',
    icon: Gift,
    needsAccount: false,
  },
  {
    slug: 'horas-extra',
    icon: Clock,
    needsAccount: false,
  },
  {
    slug: 'licencia-por-enfermedad',
    icon: Stethoscope,
    needsAccount: false,
  },
  {
    slug: 'herencia',
    icon: Users,
    needsAccount: true,
  },
  {
    slug: 'dejar-el-alquiler',
    icon: DoorOpen,
    needsAccount: true,
  },
  {
    slug: 'honorarios',
    icon: Scale,
    needsAccount: true,
  },
  {
    slug: 'intereses',
    icon: Percent,
    needsAccount: true,
  },
] as const;

/** The calculators that there are, in the order of the list. `needsAccount`: a guest is invited to register. */
export const calculators = entries.map((entry) => ({
  ...entry,
  title: calculatorTitles[entry.slug],
  summary: calculatorSummaries[entry.slug],
}));
