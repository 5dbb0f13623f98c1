import type { DoneResponse } from '@foja/contracts/accounts';
import { type Job, type JobsResponse, jobPaths } from '@foja/contracts/admin-jobs';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

const busyPollMs = 2_000;
const idlePollMs = 30_000;
const isBusy = ({ state }: Job) => state === 'running' || state === 'queued';

/** Asked again and again, often while something is under way. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'jobs'],
    queryFn: ({ signal }) => callJson<JobsResponse>(jobPaths.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isBusy) ? busyPollMs : idlePollMs),
  });

export const actOnJob = (id: string, action: 'cancel' | 'run') =>
  callJson<DoneResponse>(jobPaths.action(id, action), { method: 'POST' });
