import type { Calculation } from '@foja/contracts/chat';
import { Link } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { useSession } from '../platform/session.ts';

/** Leads from a figure or a date to the calculator that shows how it came about, with the same inputs. */
export function CalculationLink({ calculation }: { calculation: Calculation | null }) {
  const session = useSession();
  if (calculation === null) return null;
  const { slug, title, inputs } = calculation;
  return (
    <Link
      to={session ? '/dashboard/calculadoras/$calculator' : '/calculadoras/$calculator'}
      params={{ calculator: slug }}
      search={inputs}
      className={buttonClasses('secondary')}
    >
      <Calculator size={16} aria-hidden="true" />
      {title}
    </Link>
  );
}
