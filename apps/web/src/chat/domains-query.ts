import type { DomainId, DomainsResponse } from '@foja/contracts/domains';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';
import { currentSession } from '../platform/session.ts';

export const domainsQuery = () =>
  queryOptions({
    queryKey: ['domains', currentSession()?.user.email ?? 'guest'],
    queryFn: ({ signal }) => callJson<DomainsResponse>(routes.domains, { signal }).then((answer) => answer.domains),
    staleTime: 300_000,
    retry: 1,
  });

/** Names shown until the server has told its own. */
const firstNames: Record<DomainId, string> = {
  civil_comercial: 'Derecho Civil y Comercial',
  todos_premium: 'Todas las áreas del derecho',
};

export function domainName(id: DomainId, domains: readonly { id: DomainId; name: string }[] | undefined): string {
  return domains?.find((domain) => domain.id === id)?.name ?? firstNames[id];
}
