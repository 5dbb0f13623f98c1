import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BriefcaseBusiness, X } from 'lucide-react';
import { matterQuery } from '../matter-reading/read-matter.ts';

/** Which causa a tool was opened from: what is kept is kept there, unless another is chosen. */
export default function MatterChip({ email, id }: { email: string; id: string }) {
  const { data: matter, isError } = useQuery(matterQuery(email, id));
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '.', search: (now) => ({ ...now, causa: undefined }), replace: true });
  return (
    <div
      title="Al anonimizar un texto, los nombres de las partes se reemplazan antes de enviarlo."
      className="flex items-center gap-2 border-b border-line bg-primary-wash px-4 py-1.5 text-sm text-primary-ink print:hidden"
    >
      <BriefcaseBusiness size={15} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {isError ? (
          'Esa causa no existe, o ya no tenés acceso.'
        ) : (
          <>
            Causa:{' '}
            <Link
              to="/dashboard/causas/$id/$tab"
              params={{ id, tab: 'resumen' }}
              search={{}}
              className="font-medium underline underline-offset-4"
            >
              {matter?.title ?? '…'}
            </Link>
          </>
        )}
      </span>
      <button
        type="button"
        aria-label="Dejar de trabajar en la causa"
        onClick={leave}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-field hover:bg-surface"
      >
        <X size={15} aria-hidden="true" />
      </button>
    </div>
  );
}
