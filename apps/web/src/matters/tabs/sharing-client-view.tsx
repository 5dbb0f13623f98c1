import type { MatterItem } from '@foja/contracts/matter-items';
import { formatAmount } from '@foja/contracts/matter-money';
import type { MatterItemKind } from '@foja/contracts/matter-words';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { notify } from '../../design-system/toast.ts';
import { ItemList } from '../item-list.tsx';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-tabs.ts';
import { matterFilesQuery, matterItemsQuery, refreshMatters } from '../matters-queries.ts';
import { showFile, showItem } from '../sharing-queries.ts';

const kinds: readonly [MatterItemKind, string][] = [
  ['note', 'Notas'],
  ['consultation', 'Consultas'],
  ['result', 'Resultados'],
  ['calculation', 'Cálculos'],
  ['money', 'Dinero'],
  ['party', 'Partes'],
];

/** Everything of a causa, each with whether its client sees it; nothing is shown until it is marked. */
export function ClientViewDialog({ email, matter, onClose }: MatterTabProps & { onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(matterFilesQuery(email, matter.id));
  const files = query.data?.files ?? [];
  const isEmpty = query.isSuccess && files.length === 0 && kinds.every(([kind]) => matter.counts[kind] === 0);

  async function mark(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      void notify(matterFailure(failure, 'No se pudo cambiar lo que ve el cliente.'), { kind: 'error' });
    }
    await refreshMatters(client, email);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Qué ve el cliente"
      description="De la causa ve la carátula, el expediente, el juzgado, el estado y quién es responsable; además, lo que marques acá. Nunca ve los comentarios, el resumen, la actividad ni los plazos."
      footer={
        <Button kind="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <div className="grid gap-5">
        {isEmpty && <p className="text-sm text-ink-muted">La causa todavía no tiene nada que mostrar.</p>}
        {!(query.isSuccess && files.length === 0) && (
          <fieldset className="grid gap-2.5">
            <legend className="mb-2 text-sm font-semibold">Documentos y escritos</legend>
            <ItemList query={query} isEmpty={files.length === 0} empty={null}>
              {files.map(({ id, name, isClientVisible }) => (
                <Mark
                  key={id}
                  label={name}
                  isMarked={isClientVisible}
                  onChange={(next) => mark(() => showFile(matter.id, id, next))}
                />
              ))}
            </ItemList>
          </fieldset>
        )}
        {kinds.map(([kind, label]) =>
          matter.counts[kind] === 0 ? null : (
            <ItemMarks key={kind} email={email} matter={matter} kind={kind} label={label} mark={mark} />
          ),
        )}
      </div>
    </Dialog>
  );
}

interface ItemMarksProps extends MatterTabProps {
  kind: MatterItemKind;
  label: string;
  mark: (work: () => Promise<unknown>) => Promise<void>;
}

function ItemMarks({ email, matter, kind, label, mark }: ItemMarksProps) {
  const query = useInfiniteQuery(matterItemsQuery(email, matter.id, kind));
  const items = (query.data?.pages ?? []).flatMap((page) => page.items);
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ItemList query={query} isEmpty={items.length === 0} empty={null}>
        {items.map((item) => (
          <Mark
            key={item.id}
            label={nameOf(item)}
            isMarked={item.isClientVisible}
            onChange={(next) => mark(() => showItem(matter.id, item.id, next))}
          />
        ))}
      </ItemList>
    </fieldset>
  );
}

interface MarkProps {
  label: string;
  isMarked: boolean;
  onChange: (isMarked: boolean) => Promise<void>;
}

function Mark({ label, isMarked, onChange }: MarkProps) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Checkbox
      label={<span className="wrap-anywhere">{label}</span>}
      checked={isMarked}
      disabled={isSaving}
      onChange={({ target }) => {
        setIsSaving(true);
        void onChange(target.checked).then(() => setIsSaving(false));
      }}
    />
  );
}

/** Enough of an item to know which it is. */
function nameOf({ kind, body }: MatterItem): string {
  if (kind === 'party') return body.name;
  if (kind === 'money') return `${body.concept} (${formatAmount(body.amount, body.currency)})`;
  if (kind === 'comment') return '';
  return body.title || body.text.trim().slice(0, 80);
}
