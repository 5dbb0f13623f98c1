import type {
  AgendaEntry,
  AgendaFeed,
  AgendaPreferences,
  AgendaResponse,
  AgendaSettings,
  AgendaSummary,
  DeletedAgendaEntry,
} from '@foja/contracts/agenda';
import type { MatterSharing } from '@foja/contracts/matter-sharing';
import type { Matter, MattersResponse } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';

const keyOf = (email: string) => ['agenda', email] as const;
const summaryStaleMs = 60_000;
const summaryAgainMs = 5 * 60_000;

/** GET /api/agenda: of a stretch of days, or of one causa. */
export const agendaQuery = (email: string, asked: { from: string; to: string } | { matterId: string }) =>
  queryOptions({
    queryKey: [...keyOf(email), 'list', asked],
    queryFn: ({ signal }) =>
      callJson<AgendaResponse>(`${routes.agenda}?${new URLSearchParams({ ...asked })}`, { signal }),
    retry: false,
  });

/** GET /api/agenda/entries/:id. Read anew each time that it is opened: another tab may have changed it. */
export const agendaEntryQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'entry', id],
    queryFn: ({ signal }) => callJson<AgendaEntry>(routes.agendaEntry(id), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** GET /api/agenda/summary: read again now and then, for a day that comes or a change that the server made. */
export const agendaSummaryQuery = (email: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'summary'],
    queryFn: ({ signal }) => callJson<AgendaSummary>(routes.agendaSummary, { signal }),
    staleTime: summaryStaleMs,
    refetchInterval: summaryAgainMs,
    retry: false,
  });

export const agendaSettingsQuery = (email: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'settings'],
    queryFn: ({ signal }) => callJson<AgendaSettings>(routes.agendaPreferences, { signal }),
    retry: false,
  });

/** The causas that an entry can belong to. */
export const matterChoicesQuery = (email: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'matters'],
    queryFn: ({ signal }) => callJson<MattersResponse>(routes.matters, { signal }),
    retry: false,
  });

/** A causa that is none of the choices: one that is archived, or in which one only reads. */
export const matterOfEntryQuery = (email: string, id: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'matter', id],
    queryFn: ({ signal }) => callJson<Matter>(routes.matter(id), { signal }),
    retry: false,
  });

/** Who may be responsible for an entry of a causa, and which of them is oneself. */
export const responsibleChoicesQuery = (email: string, matterId: string) =>
  queryOptions({
    queryKey: [...keyOf(email), 'people', matterId],
    queryFn: ({ signal }) => callJson<MatterSharing>(routes.matterSharing(matterId), { signal }),
    retry: false,
  });

/** Everything of the agenda but what is being written, and the causas, which say what is due next. */
export async function refreshAgenda(client: QueryClient, email: string): Promise<void> {
  const keys = [
    [...keyOf(email), 'list'],
    [...keyOf(email), 'summary'],
    ['matters', email],
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** What a form sends: the server reads and bounds it. */
export type WrittenEntry = Record<string, unknown>;

/** @throws {CallFailed} */
export function createEntry(body: WrittenEntry): Promise<AgendaEntry> {
  return callJson<AgendaEntry>(routes.agendaEntries, { method: 'POST', body });
}

/** @throws {CallFailed} 409 where it was saved elsewhere meanwhile, with what the server has. */
export function saveEntry(id: string, version: number, entry: WrittenEntry): Promise<AgendaEntry> {
  return callJson<AgendaEntry>(routes.agendaEntry(id), { method: 'PUT', body: { version, entry } });
}

/** @throws {CallFailed} */
export function deleteEntry(id: string): Promise<DeletedAgendaEntry> {
  return callJson<DeletedAgendaEntry>(routes.agendaEntry(id), { method: 'DELETE' });
}

/** @throws {CallFailed} 404 once the time to undo has passed. */
export function restoreEntry(id: string): Promise<AgendaEntry> {
  return callJson<AgendaEntry>(routes.agendaEntryRestore(id), { method: 'POST' });
}

/** @throws {CallFailed} */
export function seeNotices(ids: string[]): Promise<AgendaSummary> {
  return callJson<AgendaSummary>(routes.agendaNoticesSeen, { method: 'POST', body: { ids } });
}

/** @throws {CallFailed} */
export function changePreferences(body: AgendaPreferences): Promise<AgendaSettings> {
  return callJson<AgendaSettings>(routes.agendaPreferences, { method: 'PUT', body });
}

/** @throws {CallFailed} */
export function makeFeed(): Promise<AgendaFeed> {
  return callJson<AgendaFeed>(routes.agendaFeed, { method: 'POST' });
}

/** @throws {CallFailed} */
export function revokeFeed(): Promise<AgendaSettings> {
  return callJson<AgendaSettings>(routes.agendaFeed, { method: 'DELETE' });
}
