import { can } from '@foja/contracts/roles';
import { lazy, Suspense } from 'react';
import { useSession } from '../platform/session.ts';
import { ComingSoonScreen } from './coming-soon-screen.tsx';

const VaultScreen = lazy(() => import('./vault-screen.tsx'));

/** /upload: the document vault for the plans that have it, for the others what it is and where to get it. */
export function UploadScreen() {
  const session = useSession();
  if (!session) return null;
  const { email, role } = session.user;
  if (!can(role, 'document-vault')) return <ComingSoonScreen email={email} />;
  return (
    <Suspense fallback={null}>
      <VaultScreen key={email} email={email} />
    </Suspense>
  );
}
