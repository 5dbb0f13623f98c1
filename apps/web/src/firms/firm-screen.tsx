import { firmMessages } from '@foja/contracts/firm-words';
import type { Firm } from '@foja/contracts/firms';
import { can } from '@foja/contracts/roles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { type Session, useSession } from '../platform/session.ts';
import { EndOfFirm } from './end-of-firm.tsx';
import { FirmUsesCard } from './firm-uses.tsx';
import { createFirm, firmFailure, firmQuery, refreshFirm } from './firms-queries.ts';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';

/** /dashboard/estudio: the firm that one works in, or how to have one. */
export function FirmScreen() {
  const session = useSession();
  if (!session) return null;
  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6">
        <OwnFirm key={session.user.email} user={session.user} />
      </div>
    </div>
  );
}

function OwnFirm({ user }: { user: Session['user'] }) {
  const { data, isError, error, isFetching, refetch } = useQuery(firmQuery(user.email));
  if (data?.firm) return <OneFirm firm={data.firm} email={user.email} />;
  return (
    <>
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Estudio</h1>
        <p className="mt-1 max-w-prose text-sm text-pretty text-ink-muted">
          Un lugar común para quienes trabajan juntos: causas compartidas, comentarios entre colegas y clientes que leen
          sólo lo que les muestren.
        </p>
      </div>
      {data && <FoundFirm user={user} />}
      {isError && (
        <LoadFailure
          title="No se pudo leer tu estudio."
          reason={firmFailure(error, 'El servidor no respondió como se esperaba.')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
    </>
  );
}

function OneFirm({ firm, email }: { firm: Firm; email: string }) {
  return (
    <>
      <div>
        <p className="text-sm text-ink-muted">Estudio</p>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{firm.name}</h1>
      </div>
      <Members firm={firm} email={email} />
      {firm.role === 'titular' && <Invitations firm={firm} email={email} />}
      <FirmUsesCard firm={firm} email={email} />
      <EndOfFirm firm={firm} email={email} />
    </>
  );
}

/** Who has a plan with firms gives theirs a name; others are told what it takes, or to wait for an invitation. */
function FoundFirm({ user }: { user: Session['user'] }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  if (!can(user.role, 'found-firm')) {
    return (
      <Card className="grid justify-items-start gap-3 p-4 sm:p-5">
        <h2 className="text-base font-semibold">Crear un estudio</h2>
        <p className="max-w-prose text-sm text-ink-soft">
          {firmMessages.planNeeded} Si un estudio te invita, podés ser parte con cualquier plan: abrí el enlace del mail
          que te llegue.
        </p>
        <Link to="/trial" className={buttonClasses('primary')}>
          Ver los planes
        </Link>
      </Card>
    );
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (name.trim().length < 2) {
      setProblem('Escribí el nombre del estudio.');
      return;
    }
    setProblem(null);
    setIsSaving(true);
    try {
      await createFirm(name.trim());
      void notify('El estudio se creó.');
      await refreshFirm(client, user.email);
    } catch (failure) {
      setProblem(firmFailure(failure, 'No se pudo crear el estudio. Volvé a intentar.'));
      setIsSaving(false);
    }
  }

  return (
    <Card className="p-4 sm:p-5">
      <form noValidate aria-label="Crear un estudio" onSubmit={(event) => void save(event)} className="grid gap-4">
        <h2 className="text-base font-semibold">Crear un estudio</h2>
        <TextField
          label="Nombre del estudio"
          required
          autoComplete="organization"
          maxLength={120}
          value={name}
          help="Lo ven sus integrantes y a quienes invites."
          onChange={(event) => setName(event.target.value)}
        />
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
        <div>
          <Button type="submit" kind="primary" busy={isSaving}>
            Crear el estudio
          </Button>
        </div>
      </form>
    </Card>
  );
}
