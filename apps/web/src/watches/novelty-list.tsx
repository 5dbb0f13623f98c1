import type { Novelty } from '@foja/contracts/watches';
import { noveltyKindLabels } from '@foja/contracts/watches-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, ExternalLink, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { classNames } from '../design-system/class-names.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { formatDay } from '../platform/dates.ts';
import { markRead, noveltiesQuery } from './watches-queries.ts';

interface NoveltyListProps {
  email: string;
  onOpenFoja: (id: string) => void;
}

/** What is new, what was not read yet first told as such. */
export function NoveltyList({ email, onOpenFoja }: NoveltyListProps) {
  const client = useQueryClient();
  const list = useQuery(noveltiesQuery(email));
  const [isMarking, setIsMarking] = useState(false);

  async function mark(ids: string[], read: boolean): Promise<void> {
    setIsMarking(true);
    try {
      client.setQueryData(noveltiesQuery(email).queryKey, await markRead(ids, read));
    } catch (failure) {
      void notify(failureText(failure, 'No se pudo guardar. Volvé a intentar.'), { kind: 'error' });
    } finally {
      setIsMarking(false);
    }
  }

  if (list.isError) {
    return (
      <LoadFailure
        title="No se pudieron leer las novedades."
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <Skeleton className="h-40" />;
  const { novelties } = list.data;
  const unread = novelties.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (novelties.length === 0) {
    return (
      <Card>
        <EmptyState title="Todavía no hay novedades">
          Cuando cambie algo que citás, o el Boletín Oficial nombre lo que seguís, aparece acá.
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label="Novedades" className="grid min-w-0 gap-3">
      {unread.length > 0 && (
        <div>
          <Button size="small" busy={isMarking} onClick={() => void mark(unread, true)}>
            Marcar todas como leídas
          </Button>
        </div>
      )}
      <ul className="grid gap-2.5">
        {novelties.map((novelty) => (
          <NoveltyRow
            key={novelty.id}
            novelty={novelty}
            onOpenFoja={onOpenFoja}
            onMark={(read) => void mark([novelty.id], read)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NoveltyRowProps {
  novelty: Novelty;
  onOpenFoja: (id: string) => void;
  onMark: (read: boolean) => void;
}

function NoveltyRow({ novelty, onOpenFoja, onMark }: NoveltyRowProps) {
  const { kind, subject, source, text, url, day, touched, readAt } = novelty;
  const isNew = readAt === null;
  return (
    <li
      className={classNames(
        'flex items-start gap-2 rounded-card border bg-surface p-3 sm:p-4',
        isNew ? 'border-primary-ink' : 'border-line',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          {isNew && <Badge tone="brand">Nueva</Badge>}
          {noveltyKindLabels[kind]} · {formatDay(day)}
        </p>
        <h2 className="text-base font-semibold wrap-anywhere">{subject}</h2>
        {text && <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>}
        {touched.length > 0 && (
          <p className="text-sm text-ink-muted wrap-anywhere">
            Lo citan:{' '}
            {touched.map((one, place) => (
              <span key={one.id}>
                {place > 0 && ', '}
                {one.kind === 'writing' ? (
                  <Link to="/dashboard/redaccion/$id" params={{ id: one.id }} className="text-primary-ink underline">
                    {one.title}
                  </Link>
                ) : (
                  <Link to="/dashboard/causas/$id" params={{ id: one.id }} className="text-primary-ink underline">
                    {one.title}
                  </Link>
                )}
              </span>
            ))}
          </p>
        )}
        <div className="mt-1 flex flex-wrap gap-2">
          {source && (
            <Button size="small" onClick={() => onOpenFoja(source)}>
              {kind === 'ruling-changed' || kind === 'ruling-cited' ? 'Ver el fallo' : 'Ver el texto vigente'}
            </Button>
          )}
          {url && (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1.5 rounded-sm text-sm text-primary-ink underline"
            >
              Ver el aviso en el Boletín Oficial
              <ExternalLink size={14} aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
      <IconButton
        label={isNew ? `Marcar como leída: ${subject}` : `Marcar como no leída: ${subject}`}
        icon={isNew ? <Check size={17} aria-hidden="true" /> : <MailOpen size={17} aria-hidden="true" />}
        onClick={() => onMark(isNew)}
      />
    </li>
  );
}
