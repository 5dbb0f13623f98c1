import type { Matter } from '@foja/contracts/matters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { Progress } from '../../design-system/progress.tsx';
import { notify } from '../../design-system/toast.ts';
import { readAllItems } from '../../matter-reading/read-matter.ts';
import { countOf } from '../../platform/count-of.ts';
import { formatMoment } from '../../platform/dates.ts';
import { ItemList } from '../item-list.tsx';
import { matterFailure } from '../matter-failure.ts';
import { addItem, refreshMatters } from '../matters-queries.ts';
import { RefusedByPlan } from '../refused-by-plan.tsx';
import { toolLabel } from '../tool-label.ts';
import { type BrowserResult, browserResults } from './browser-results.ts';

/** What names a result in a causa as in the browser: nothing is offered twice. */
const nameOf = ({ tool, title, madeAt }: { tool: string; title: string; madeAt: string }) =>
  `${tool}|${title}|${new Date(madeAt).getTime()}`;

/** Takes conversations and results that this browser keeps into the causa, all that are chosen in one step. */
export function ImportDialog({ email, matter, onClose }: { email: string; matter: Matter; onClose: () => void }) {
  const client = useQueryClient();
  const there = useQuery({
    queryKey: ['matters', email, 'matter', matter.id, 'kept'],
    queryFn: async ({ signal }) => {
      const kept = [
        ...(await readAllItems(matter.id, 'consultation', signal)),
        ...(await readAllItems(matter.id, 'result', signal)),
      ];
      return kept.flatMap((item) =>
        item.kind === 'consultation' || item.kind === 'result' ? [nameOf(item.body)] : [],
      );
    },
    gcTime: 0,
    retry: false,
  });
  const all = useMemo(() => browserResults(email), [email]);
  const offered = all.filter((each) => !(there.data ?? []).includes(nameOf(each)));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ of: BrowserResult; refused: unknown } | null>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  // Until what is there is known, everything would be taken for new and end up in the causa twice.
  const chosen = there.isSuccess ? offered.filter(({ key }) => !left.includes(key)) : [];

  async function take(): Promise<void> {
    setFailure(null);
    let count = 0;
    for (const each of chosen) {
      if (stopped.current) break;
      setDone(count);
      try {
        await addItem(matter.id, await each.content());
        count += 1;
      } catch (refused) {
        setFailure({ of: each, refused });
        break;
      }
    }
    setDone(null);
    await refreshMatters(client, email);
    if (count > 0)
      void notify(`Se ${count === 1 ? 'guardó' : 'guardaron'} ${countOf(count, 'elemento', 'elementos')} en la causa.`);
    if (count === chosen.length && !stopped.current) onClose();
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Traer lo de este navegador"
      description="Lo que elijas se guarda cifrado en la causa, con los nombres reales. En el navegador queda como está."
      footer={
        <>
          <Button onClick={onClose}>{done === null ? 'Cancelar' : 'Detener'}</Button>
          <Button kind="primary" busy={done !== null} disabled={chosen.length === 0} onClick={() => void take()}>
            Guardar en la causa{chosen.length > 0 ? ` (${chosen.length})` : ''}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {done !== null && (
          <Progress
            label={`Guardando ${done + 1} de ${chosen.length}`}
            percent={Math.round((done / Math.max(1, chosen.length)) * 100)}
          />
        )}
        {failure && (
          <RefusedByPlan
            failure={failure.refused}
            text={`«${failure.of.title}»: ${matterFailure(failure.refused, 'no se pudo guardar. Volvé a intentar.')} Lo anterior ya quedó en la causa.`}
          />
        )}
        <ItemList
          query={there}
          isEmpty={!there.isSuccess || offered.length === 0}
          empty={
            <EmptyState title="No hay nada nuevo para traer.">
              {all.length === 0
                ? 'En este navegador todavía no hay conversaciones ni resultados de las herramientas.'
                : 'Todo lo de este navegador ya está en la causa.'}
            </EmptyState>
          }
        >
          <Checkbox
            label={`Todo (${offered.length})`}
            checked={chosen.length === offered.length}
            disabled={done !== null}
            onChange={({ target }) => setLeft(target.checked ? [] : offered.map(({ key }) => key))}
          />
          <ul className="grid gap-3 border-t border-line pt-4">
            {offered.map(({ key, title, tool, madeAt }) => (
              <li key={key}>
                <Checkbox
                  label={
                    <>
                      <span className="block text-ink wrap-anywhere">{title}</span>
                      <span className="figures block text-xs text-ink-muted">
                        {toolLabel(tool)} · {formatMoment(madeAt)}
                      </span>
                    </>
                  }
                  disabled={done !== null}
                  checked={!left.includes(key)}
                  onChange={({ target }) =>
                    setLeft(target.checked ? left.filter((each) => each !== key) : [...left, key])
                  }
                />
              </li>
            ))}
          </ul>
        </ItemList>
      </div>
    </Dialog>
  );
}
