import { Link } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { buttonClasses } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import type { MatterTabProps } from '../matter-screen.tsx';
import { SavedResults } from '../saved-results.tsx';
import { TabHead } from '../tab-head.tsx';

/** What was computed and kept in the causa. */
export function CalculationsTab({ email, matter }: MatterTabProps) {
  return (
    <div className="grid gap-4">
      <TabHead title="Cálculos">
        <Link to="/dashboard/calculadoras" className={buttonClasses('secondary')}>
          <Calculator size={16} aria-hidden="true" />
          Calculadoras
        </Link>
      </TabHead>
      <SavedResults
        email={email}
        matter={matter}
        kind="calculation"
        label="Cálculos"
        empty={<EmptyState title="Todavía no hay cálculos guardados." />}
      />
    </div>
  );
}
