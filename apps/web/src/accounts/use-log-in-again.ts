import { useNavigate } from '@tanstack/react-router';
import { notify } from '../design-system/toast.ts';
import { clearSession } from '../platform/session.ts';

/**
 * Leads to the sign-in and back, where the session ended under one's hands.
 * @param kept what was not lost with it: `tu texto quedó guardado`.
 * @param returnUrl where to come back to.
 */
export function useLogInAgain(kept: string, returnUrl: string): () => void {
  const navigate = useNavigate();
  return () => {
    void notify(`Tu sesión venció. Iniciá sesión de nuevo; ${kept}.`, { kind: 'error' });
    clearSession();
    void navigate({ to: '/login', search: { returnUrl } });
  };
}
