import type { AgendaPreferences } from '@foja/contracts/agenda';
import { type ReminderLead, reminderLeads } from '@foja/contracts/agenda-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Checkbox } from '../design-system/checkbox.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { Switch } from '../design-system/switch.tsx';
import { failureText } from '../editor/editor-failure.ts';
import { formatMoment } from '../platform/dates.ts';
import { agendaSettingsQuery, changePreferences, makeFeed, revokeFeed } from './agenda-queries.ts';

const leadLabels: Record<ReminderLead, string> = {
  7: 'Siete días antes',
  3: 'Tres días antes',
  1: 'El día anterior',
  0: 'El mismo día',
};

/** How the agenda reminds, and the address by which a program of calendars reads it. */
export function SettingsDialog({ email, open, onClose }: { email: string; open: boolean; onClose: () => void }) {
  const client = useQueryClient();
  const settings = useQuery({ ...agendaSettingsQuery(email), enabled: open });
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const preferences = settings.data?.preferences;

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo guardar. Volvé a intentar.'));
    } finally {
      setIsBusy(false);
    }
  }
  const { queryKey } = agendaSettingsQuery(email);
  const change = (part: Partial<AgendaPreferences>) =>
    void attempt(async () => {
      if (preferences) client.setQueryData(queryKey, await changePreferences({ ...preferences, ...part }));
    });
  const make = () =>
    void attempt(async () => {
      setAddress((await makeFeed()).address);
      await client.invalidateQueries({ queryKey });
    });
  const revoke = () =>
    void attempt(async () => {
      client.setQueryData(queryKey, await revokeFeed());
      setAddress(null);
    });

  return (
    <Dialog open={open} onClose={onClose} title="Avisos y calendario">
      {settings.isError && (
        <LoadFailure
          title="No se pudo leer cómo se avisa."
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isPending && <Skeleton className="h-40" />}
      {settings.data && preferences && (
        <div className="grid gap-6">
          {problem && <FormBanner tone="danger">{problem}</FormBanner>}
          <section aria-label="Avisos por mail" className="grid gap-4">
            <Switch
              label="Recordatorios por mail"
              help={`A ${email}, a partir de las siete de la mañana, una sola vez cada uno.`}
              checked={preferences.mailReminders}
              disabled={isBusy}
              onChange={(mailReminders) => change({ mailReminders })}
            />
            <fieldset className="grid gap-2" disabled={!preferences.mailReminders}>
              <legend className="mb-1 text-sm font-medium">Cuándo</legend>
              {reminderLeads.map((lead) => (
                <Checkbox
                  key={lead}
                  label={leadLabels[lead]}
                  checked={preferences.leads.includes(lead)}
                  disabled={isBusy || !preferences.mailReminders}
                  onChange={({ target }) =>
                    change({
                      leads: reminderLeads.filter((one) =>
                        one === lead ? target.checked : preferences.leads.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </fieldset>
            <Switch
              label="Decir el título en el mail"
              help="Apagado, el mail dice qué día vence algo, y no qué. El mail viaja y queda en tu casilla."
              checked={preferences.mailTitles}
              disabled={isBusy}
              onChange={(mailTitles) => change({ mailTitles })}
            />
            <p className="text-sm text-ink-muted">
              Si un feriado o una feria mueve un vencimiento, se te avisa siempre, acá y por mail.
            </p>
          </section>
          <section aria-label="Calendario" className="grid gap-3">
            <h3 className="text-sm font-semibold">Ver la agenda en tu calendario</h3>
            <p className="text-sm text-ink-muted">
              Una dirección secreta para Google Calendar, Outlook o el teléfono. Quien la tenga ve tu agenda sin
              contraseña: si se filtra, anulala o hacé otra.
            </p>
            <Switch
              label="Mostrar los títulos en el calendario"
              checked={preferences.feedTitles}
              disabled={isBusy}
              onChange={(feedTitles) => change({ feedTitles })}
            />
            {address && (
              <div className="grid gap-2">
                <FormBanner tone="ok">
                  <p>Copiala ahora: no se vuelve a mostrar.</p>
                  <p className="mt-1 font-mono text-xs break-all">{address}</p>
                </FormBanner>
                <div>
                  <CopyButton text={() => address} label="Copiar la dirección" />
                </div>
              </div>
            )}
            {settings.data.feedCreatedAt && !address && (
              <p className="text-sm">Hay una dirección hecha el {formatMoment(settings.data.feedCreatedAt)}.</p>
            )}
            <div className="flex flex-wrap gap-2">
              <Button size="small" busy={isBusy} onClick={make}>
                {settings.data.feedCreatedAt ? 'Hacer otra y anular la anterior' : 'Hacer una dirección'}
              </Button>
              {settings.data.feedCreatedAt && (
                <Button size="small" kind="danger" disabled={isBusy} onClick={revoke}>
                  Anular
                </Button>
              )}
            </div>
          </section>
        </div>
      )}
    </Dialog>
  );
}
