import type { OwnTemplateSummary } from '@foja/contracts/own-templates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { useSession } from '../platform/session.ts';
import {
  deleteOwnTemplate,
  ownTemplateQuery,
  ownTemplatesQuery,
  refreshOwnTemplates,
  restoreOwnTemplate,
} from './own-templates-queries.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';

const path = '/dashboard/modelos';
const newOne = 'nuevo';
const undoMs = 12_000;

/** /dashboard/modelos: own templates and clauses; `m` says which one is open. */
export function OwnTemplatesScreen() {
  const session = useSession();
  const { m } = useSearch({ from: '/dashboard/modelos' });
  if (!session) return null;
  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6">
        <Templates key={session.user.email} email={session.user.email} open={m ?? null} />
      </div>
    </div>
  );
}

function Templates({ email, open }: { email: string; open: string | null }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const list = useQuery(ownTemplatesQuery(email));
  const isOld = open !== null && open !== newOne;
  const opened = useQuery({ ...ownTemplateQuery(email, open ?? ''), enabled: isOld });
  const show = (m: string | undefined) => void navigate({ to: path, search: { m } });
  const refresh = () => refreshOwnTemplates(client, email);

  async function restore({ id, name }: OwnTemplateSummary): Promise<void> {
    await restoreOwnTemplate(id).catch((failure: unknown) =>
      notify(failureText(failure, `No se pudo recuperar «${name}».`), { kind: 'error' }),
    );
    await refresh();
  }

  async function remove(template: OwnTemplateSummary): Promise<void> {
    try {
      await deleteOwnTemplate(template.id);
      void notify(`«${template.name}» se eliminó.`, {
        durationMs: undoMs,
        action: { label: 'Deshacer', run: () => void restore(template) },
      });
    } catch (failure) {
      void notify(failureText(failure, `No se pudo eliminar «${template.name}».`), { kind: 'error' });
    }
    await refresh();
  }

  if (open === newOne || opened.data) {
    return (
      <TemplateForm
        key={open}
        template={isOld ? (opened.data ?? null) : null}
        onSaved={({ id }) => {
          void refresh();
          if (!isOld) show(id);
        }}
        onBack={() => show(undefined)}
      />
    );
  }
  const failure = isOld ? opened : list;
  if (failure.isError) {
    return (
      <LoadFailure
        title={isOld ? 'No se pudo abrir el modelo.' : 'No se pudieron leer tus modelos.'}
        isRetrying={failure.isFetching}
        onRetry={() => void failure.refetch()}
      />
    );
  }
  if (isOld || !list.data) return <Skeleton className="h-40" />;
  return (
    <TemplateList
      templates={list.data.templates}
      onOpen={show}
      onNew={() => show(newOne)}
      onDelete={(template) => void remove(template)}
    />
  );
}
