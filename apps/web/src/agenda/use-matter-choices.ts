import { mayInMatter } from '@foja/contracts/matter-words';
import { useQuery } from '@tanstack/react-query';
import { matterChoicesQuery, matterOfEntryQuery } from './agenda-queries.ts';

interface MatterChoices {
  options: { value: string; label: string }[];
  titleOf: (id: string | null) => string;
  hasFailed: boolean;
}

/** The causas that an entry can belong to: those in which one may write, and the one it has, whatever that one is. */
export function useMatterChoices(email: string, kept: string): MatterChoices {
  const list = useQuery(matterChoicesQuery(email));
  const writable = (list.data?.matters ?? []).filter(({ role }) => mayInMatter(role, 'write'));
  const isElsewhere = kept !== '' && !writable.some(({ id }) => id === kept);
  const own = useQuery({ ...matterOfEntryQuery(email, kept), enabled: isElsewhere && !list.isPending });
  const ownLabel = own.data
    ? `${own.data.title}${own.data.archivedAt ? ' (archivada)' : ''}`
    : own.isError
      ? 'La causa elegida'
      : 'Cargando la causa…';
  const options = [
    { value: '', label: 'Sin causa' },
    ...(isElsewhere ? [{ value: kept, label: ownLabel }] : []),
    ...writable.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return {
    options,
    titleOf: (id) => options.find(({ value }) => value === (id ?? ''))?.label ?? 'Otra causa',
    hasFailed: list.isError,
  };
}
