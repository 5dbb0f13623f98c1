import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { isPlanLimit } from './matter-failure.ts';

/** Why something was refused; where the plan is the reason, with the way to the plans. */
export function RefusedByPlan({ failure, text }: { failure: unknown; text: string }) {
  return (
    <FormBanner tone="danger">
      <p>{text}</p>
      {isPlanLimit(failure) && (
        <Link to="/trial" className={`mt-2 ${buttonClasses('secondary', 'small')}`}>
          Ver planes
        </Link>
      )}
    </FormBanner>
  );
}
