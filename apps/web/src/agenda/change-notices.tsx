import type { AgendaSummary } from '@foja/contracts/agenda';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayInWords } from '../calculators/day-in-words.ts';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { agendaSummaryQuery, seeNotices } from './agenda-queries.ts';

/** Days that the server changed by itself, until the person says that they saw them. */
export function ChangeNotices({ email, notices }: { email: string; notices: AgendaSummary['notices'] }) {
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  if (notices.length === 0) return null;

  async function see(): Promise<void> {
    setIsSending(true);
    try {
      client.setQueryData(agendaSummaryQuery(email).queryKey, await seeNotices(notices.map(({ id }) => id)));
    } catch (failure) {
      void notify(failureText(failure, 'No se pudo guardar que lo viste. Volvé a intentar.'), { kind: 'error' });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <FormBanner tone="info">
      <h2 className="font-medium">Cambió el calendario de los plazos</h2>
      <ul className="mt-1 grid list-disc gap-1 pl-4">
        {notices.map(({ id, entryId, title, from, to }) => (
          <li key={id}>
            <Link to="/dashboard/agenda" search={(now) => ({ ...now, e: entryId })} className="underline">
              {title}
            </Link>{' '}
            {to
              ? `se corre del ${dayInWords(from)} al ${dayInWords(to)}.`
              : `vencía el ${dayInWords(from)} y ya no se puede calcular con las reglas cargadas: revisalo.`}
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-2" busy={isSending} onClick={() => void see()}>
        Entendido
      </Button>
    </FormBanner>
  );
}
