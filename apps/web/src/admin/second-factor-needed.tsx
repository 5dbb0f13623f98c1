import { secondFactorMessages } from '@foja/contracts/second-factor';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { secondFactorAnchor } from '../accounts/second-factor/second-factor-anchor.ts';
import { buttonClasses } from '../design-system/button.tsx';
import { AdminPage } from './admin-page.tsx';

/** In the place of every screen of administration until the second factor that the installation asks for is set up. */
export function SecondFactorNeeded() {
  return (
    <AdminPage title="Falta la verificación en dos pasos" description={secondFactorMessages.required}>
      <Link to="/profile" hash={secondFactorAnchor} className={`${buttonClasses('primary')} justify-self-start`}>
        <ShieldCheck size={16} aria-hidden="true" />
        Activarla en mi perfil
      </Link>
    </AdminPage>
  );
}
