import { firmRoleLabels } from '@foja/contracts/firm-words';
import type { MatterAccessKind, MatterSharing } from '@foja/contracts/matter-sharing';
import { mayInMatter } from '@foja/contracts/matter-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { Select } from '../../design-system/select.tsx';
import { Skeleton } from '../../design-system/skeleton.tsx';
import { notify } from '../../design-system/toast.ts';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-tabs.ts';
import { refreshMatters, saveMatter } from '../matters-queries.ts';
import { shareMatter, sharingQuery } from '../sharing-queries.ts';
import { SharingClient } from './sharing-client.tsx';

const accessLabels: Record<MatterAccessKind, string> = {
  private: 'Sólo quien la abrió',
  firm: 'Todo el estudio',
  chosen: 'Algunas personas del estudio',
};

/** Who sees a causa, who is responsible for it, and its client. */
export function SharingPanel({ email, matter }: MatterTabProps) {
  const { data, isError, error, isFetching, refetch } = useQuery(sharingQuery(email, matter.id));
  if (isError) {
    return (
      <LoadFailure
        title="No se pudo leer quién ve la causa."
        reason={matterFailure(error, 'El servidor no respondió como se esperaba.')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-36 w-full" />;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h2 className="text-base font-semibold">Quién la ve</h2>
      {data.firm ? (
        <Access key={data.access} email={email} matter={matter} sharing={data} />
      ) : (
        <p className="text-sm text-ink-muted">
          Sólo vos.{' '}
          <Link to="/dashboard/estudio" className="rounded-sm text-primary-ink underline underline-offset-4">
            Con un estudio
          </Link>{' '}
          la podés compartir con colegas, y con tu cliente.
        </p>
      )}
      {data.people.length > 1 && <Responsible email={email} matter={matter} people={data.people} />}
      {data.access !== 'private' && <SharingClient email={email} matter={matter} sharing={data} />}
    </Card>
  );
}

type AccessProps = MatterTabProps & { sharing: MatterSharing };

function Access({ email, matter, sharing }: AccessProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { access, firm, colleagues, may } = sharing;
  const [wanted, setWanted] = useState(access);
  const [chosen, setChosen] = useState(
    () => new Set(colleagues.filter(({ isChosen }) => isChosen).map(({ accountId }) => accountId)),
  );
  const [isSaving, setIsSaving] = useState(false);
  if (!may.share) {
    return (
      <p className="text-sm text-ink-soft">
        {access === 'private' ? accessLabels.private : `${accessLabels[access]} (${firm?.name ?? ''}).`}
      </p>
    );
  }
  const others = colleagues.filter(({ accountId }) => accountId !== matter.owner?.accountId);

  async function share(next: MatterAccessKind, accountIds: readonly string[]): Promise<void> {
    setIsSaving(true);
    try {
      const { sharing: now } = await shareMatter(matter.id, { access: next, accountIds: [...accountIds] });
      void notify('Se guardó quién ve la causa.');
      if (now === null) await navigate({ to: '/dashboard/causas' });
    } catch (failure) {
      setWanted(access);
      void notify(matterFailure(failure, 'No se pudo guardar quién ve la causa.'), { kind: 'error' });
    }
    await refreshMatters(client, email);
    setIsSaving(false);
  }

  return (
    <div className="grid gap-3">
      <Select
        label="Compartida con"
        value={wanted}
        disabled={isSaving}
        options={[
          { value: 'private', label: accessLabels.private, disabled: access !== 'private' && !may.takeOut },
          { value: 'firm', label: `${accessLabels.firm} (${firm?.name ?? ''})` },
          { value: 'chosen', label: accessLabels.chosen },
        ]}
        help={
          access !== 'private' && !may.takeOut ? 'Una vez compartida, sólo un titular la saca del estudio.' : undefined
        }
        onChange={(next) => {
          setWanted(next);
          if (next !== 'chosen') void share(next, []);
        }}
      />
      {wanted === 'chosen' && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-sm font-medium">Quiénes, además de quien la abrió y de su responsable</legend>
          {others.map(({ accountId, name, role }) => (
            <Checkbox
              key={accountId}
              label={`${name} (${firmRoleLabels[role].toLowerCase()})`}
              checked={chosen.has(accountId)}
              disabled={isSaving}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(accountId);
                else next.delete(accountId);
                setChosen(next);
              }}
            />
          ))}
          <div>
            <Button size="small" busy={isSaving} onClick={() => void share('chosen', [...chosen])}>
              Guardar quiénes la ven
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

function Responsible({ email, matter, people }: MatterTabProps & { people: MatterSharing['people'] }) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const { title, fileNumber, court, clientName, side, summary, forum, state, version } = matter;

  async function change(accountId: string): Promise<void> {
    setIsSaving(true);
    try {
      await saveMatter(matter.id, {
        version,
        head: { title, fileNumber, court, clientName, side, summary },
        forum,
        state,
        responsibleAccountId: accountId === '' ? null : accountId,
      });
      void notify('Se guardó quién es responsable.');
    } catch (failure) {
      void notify(matterFailure(failure, 'No se pudo guardar quién es responsable.'), { kind: 'error' });
    }
    await refreshMatters(client, email);
    setIsSaving(false);
  }

  return (
    <Select
      label="Responsable"
      value={matter.responsible?.accountId ?? ''}
      disabled={isSaving || !mayInMatter(matter.role, 'write')}
      options={[
        { value: '', label: 'Sin indicar' },
        ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
      ]}
      onChange={(accountId) => void change(accountId)}
    />
  );
}
