import type { AnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../design-system/toast.ts';
import { useSession } from '../platform/session.ts';
import { accountSettingsQuery, saveAccountSettings } from './account-settings.ts';
import { adoptSettings, anonymizationSettings, useKeptSettings } from './settings.ts';

/** The settings of whoever uses the page: an account's as the server keeps them, a guest's as this browser does. */
export function useAnonymizationSettings(): AnonymizationSettings {
  const session = useSession();
  useQuery({ ...accountSettingsQuery(session?.user.email ?? ''), enabled: session !== null });
  return useKeptSettings();
}

/**
 * Changes the settings at once and, for an account, on the server. A change that could not be saved is taken back, and said.
 * @returns what to call with the function that makes the change.
 */
export function useChangeSettings(): (change: () => void) => void {
  const session = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = accountSettingsQuery(session?.user.email ?? '');
  const saving = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'anonymization-settings' },
    mutationFn: ({ settings }: { settings: AnonymizationSettings; before: AnonymizationSettings }) =>
      saveAccountSettings(settings),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: (_failure, { before }) => {
      adoptSettings(before);
      void notify('No se pudo guardar el cambio en tu cuenta. La anonimización quedó como estaba.', { kind: 'error' });
    },
  });
  return (change) => {
    const before = anonymizationSettings();
    change();
    const settings = anonymizationSettings();
    if (!session || settings === before) return;
    // A reading that is under way would bring the old settings back.
    void queryClient.cancelQueries({ queryKey });
    saving.mutate({ settings, before });
  };
}
