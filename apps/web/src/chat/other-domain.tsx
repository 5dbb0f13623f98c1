import { trialDays } from '@foja/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { useSession } from '../platform/session.ts';
import { usagePlanQuery } from '../usage/usage-queries.ts';

interface OtherDomainProps {
  /** The norm that the domain leaves out; null where the answer names it. */
  norm: string | null;
  locked: boolean;
  /** Asks the same question in all domains; null for who does not have them. */
  onWiden: (() => void) | null;
}

/** Below a question of another domain: one step to where it is answered. */
export function OtherDomain({ norm, locked, onWiden }: OtherDomainProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {norm && (
        <p className="w-full text-sm text-ink-soft">
          Es una orientación: los artículos que la rigen ({norm}) están en el dominio «Todas las áreas del derecho».
        </p>
      )}
      {onWiden ? (
        <Button kind="primary" disabled={locked} onClick={onWiden}>
          Preguntar en todas las áreas
        </Button>
      ) : (
        <TryPremium />
      )}
    </div>
  );
}

function TryPremium() {
  const email = useSession()?.user.email;
  const plan = useQuery({ ...usagePlanQuery(email ?? ''), enabled: email !== undefined }).data;
  const hasTrial = email === undefined || plan?.trial.available;
  return (
    <>
      <Link to="/trial" className={buttonClasses('primary')}>
        {hasTrial ? 'Probar Premium gratis' : 'Ver Premium'}
      </Link>
      {hasTrial && <p className="text-sm text-ink-muted">{trialDays} días, sin tarjeta.</p>}
    </>
  );
}
