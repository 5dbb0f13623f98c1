import { isJobUnderWay } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { classNames } from '../design-system/class-names.ts';
import { IconButton } from '../design-system/icon-button.tsx';
import { deleteJob, jobsQuery, refreshJobs } from '../documents/document-jobs-queries.ts';
import { stageText } from '../documents/job-texts.ts';
import { formatMoment } from '../platform/dates.ts';

interface JobListProps {
  owner: string;
  task: DocumentJob['task'];
  activeId: string | null;
  /** Null closes what was open: the job that is shown has just been deleted. */
  onOpen: (id: string | null) => void;
}

const ends = { asking: 'Espera tu respuesta', done: 'Listo', failed: 'No se pudo hacer', cancelled: 'Cancelado' };

function told(job: DocumentJob): string {
  return isJobUnderWay(job.state) ? stageText(job) : ends[job.state as keyof typeof ends];
}

/** Long files of a tool, those under way among them: open one, delete one that is over. Nothing where there is none. */
export function JobList({ owner, task, activeId, onOpen }: JobListProps) {
  const client = useQueryClient();
  const { data } = useQuery(jobsQuery(owner));
  const removing = useMutation({
    mutationFn: deleteJob,
    onMutate: (id) => {
      if (id === activeId) onOpen(null);
    },
    onSettled: () => refreshJobs(client, owner),
  });
  const jobs = data?.jobs.filter((job) => job.task === task) ?? [];
  if (jobs.length === 0) return null;
  return (
    <div>
      <h3 className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">Archivos extensos</h3>
      <ul aria-label="Archivos extensos" className="grid grid-cols-1 gap-0.5">
        {jobs.map((job) => (
          <li
            key={job.id}
            className={classNames(
              'flex items-center rounded-field pr-1',
              job.id === activeId ? 'bg-primary-wash' : 'hover:bg-sunken',
            )}
          >
            <button
              type="button"
              onClick={() => onOpen(job.id)}
              aria-current={job.id === activeId ? 'true' : undefined}
              className="min-w-0 flex-1 rounded-field px-3 py-2 text-left"
            >
              <span className="block truncate text-sm text-ink-soft">{job.fileName}</span>
              <span className="figures block text-xs text-ink-muted">
                {told(job)} · {formatMoment(job.createdAt)}
              </span>
            </button>
            {!isJobUnderWay(job.state) && (
              <IconButton
                size="small"
                label={`Eliminar ${job.fileName}`}
                icon={<Trash2 size={14} aria-hidden="true" />}
                onClick={() => removing.mutate(job.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
