import type { FirmUses, StaffRole } from '@foja/contracts/firm-words';
import type {
  AcceptedInvitation,
  FirmInvitation,
  FirmResponse,
  InvitationPreview,
  InviteRequest,
} from '@foja/contracts/firms';
import { routes } from '@foja/contracts/routes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callJson } from '../platform/http.ts';
import { CallFailed } from '../platform/send-call.ts';

/** GET /api/firm */
export const firmQuery = (email: string) =>
  queryOptions({
    queryKey: ['firm', email],
    queryFn: ({ signal }) => callJson<FirmResponse>(routes.firm, { signal }),
    retry: false,
  });

/** Reads again what is shown of one's firm, and what depends on it: its causas and its uses. */
export async function refreshFirm(client: QueryClient, email: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['firm', email] }),
    client.invalidateQueries({ queryKey: ['matters', email] }),
    client.invalidateQueries({ queryKey: ['usage'] }),
  ]);
}

/** POST /api/firm-invitations/preview: anybody who holds the link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['firm-invitation', token],
    queryFn: ({ signal }) =>
      callJson<InvitationPreview>(routes.invitationPreview, { method: 'POST', body: { token }, token: null, signal }),
    retry: false,
  });

/** @throws {CallFailed} */
export function acceptInvitation(token: string): Promise<AcceptedInvitation> {
  return callJson<AcceptedInvitation>(routes.invitationAccept, { method: 'POST', body: { token } });
}

/** @throws {CallFailed} 403 `premium_required`; 409 for who is in a firm. */
export function createFirm(name: string): Promise<FirmResponse> {
  return callJson<FirmResponse>(routes.firm, { method: 'POST', body: { name } });
}

/** @throws {CallFailed} */
export function changeFirm(change: { name?: string; uses?: FirmUses }): Promise<FirmResponse> {
  return callJson<FirmResponse>(routes.firm, { method: 'PATCH', body: change });
}

/** @throws {CallFailed} 409 where the name is not the firm's. */
export async function deleteFirm(name: string): Promise<void> {
  await call(routes.firmDelete, { method: 'POST', body: { name } });
}

/** @throws {CallFailed} 409 for the last titular. */
export async function leaveFirm(handOverTo: string | undefined): Promise<void> {
  await call(routes.firmLeave, { method: 'POST', body: { handOverTo } });
}

/** @throws {CallFailed} */
export async function removeMember(accountId: string, handOverTo: string | undefined): Promise<void> {
  await call(routes.firmMemberRemove(accountId), { method: 'POST', body: { handOverTo } });
}

/** @throws {CallFailed} 409 where no titular would be left. */
export async function changeMemberRole(accountId: string, role: StaffRole): Promise<void> {
  await call(routes.firmMember(accountId), { method: 'PATCH', body: { role } });
}

/** @throws {CallFailed} 409 for who is in the firm or was asked; 429. */
export function invite(request: InviteRequest): Promise<FirmInvitation> {
  return callJson<FirmInvitation>(routes.firmInvitations, { method: 'POST', body: request });
}

/** @throws {CallFailed} */
export function resendInvitation(id: string): Promise<FirmInvitation> {
  return callJson<FirmInvitation>(routes.firmInvitationResend(id), { method: 'POST' });
}

/** @throws {CallFailed} */
export async function revokeInvitation(id: string): Promise<void> {
  await call(routes.firmInvitation(id), { method: 'DELETE' });
}

/** What a person is told of a failed call: the server's own words where it refused, `otherwise` where it broke. */
export function firmFailure(failure: unknown, otherwise: string): string {
  return failure instanceof CallFailed && failure.status < 500 && failure.code !== 'unreadable'
    ? failure.message
    : otherwise;
}
