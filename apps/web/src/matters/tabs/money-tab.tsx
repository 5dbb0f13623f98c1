import { formatAmount, formatCents, moneyTotalLabels, moneyTypeLabels, totalsOf } from '@foja/contracts/matter-money';
import { mayInMatter } from '@foja/contracts/matter-words';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { formatDay } from '../../platform/dates.ts';
import { ItemList } from '../item-list.tsx';
import type { MatterTabProps } from '../matter-tabs.ts';
import { TabHead } from '../tab-head.tsx';
import type { ItemOf } from '../use-items.ts';
import { ItemRowMenu } from './item-row-menu.tsx';
import { MoneyDialog } from './money-dialog.tsx';
import { useMoney } from './use-money.ts';

type Money = ItemOf<'money'>;

/** What is claimed, fees, what was spent and what was paid, with what each comes to in its currency. */
export function MoneyTab({ email, matter }: MatterTabProps) {
  const { query, entries, list, remove, refresh } = useMoney(email, matter.id);
  const [edited, setEdited] = useState<Money | 'new' | null>(null);
  const mayWrite = mayInMatter(matter.role, 'write');
  return (
    <div className="grid gap-4">
      <TabHead
        title="Dinero"
        about="Lo que se reclama, los honorarios, los gastos y los pagos. El cliente sólo ve lo que marques en «Qué ve el cliente»."
      >
        {mayWrite && (
          <Button onClick={() => setEdited('new')}>
            <Banknote size={16} aria-hidden="true" />
            Agregar monto
          </Button>
        )}
      </TabHead>
      <ItemList
        query={query}
        isEmpty={entries.length === 0}
        empty={
          <EmptyState title="Todavía no hay montos.">
            Cargá lo que se reclama, los honorarios, un gasto o un pago. Lo reclamado se puede tomar de un cálculo
            guardado en la causa.
          </EmptyState>
        }
      >
        <Totals entries={entries} />
        <DocumentRows list={list} label="Montos" isOutdated={false}>
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-start gap-1 py-3.5 pr-2 pl-4">
              <MoneyText entry={entry} onOpen={mayWrite ? () => setEdited(entry) : null} />
              {mayWrite && (
                <ItemRowMenu
                  name={entry.body.concept}
                  deleteLabel="Quitar de la causa"
                  onEdit={() => setEdited(entry)}
                  onDelete={() => void remove(entry)}
                />
              )}
            </li>
          ))}
        </DocumentRows>
      </ItemList>
      {edited && (
        <MoneyDialog
          email={email}
          matterId={matter.id}
          entry={edited === 'new' ? null : edited}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** Nothing is set off against anything: who owes what to whom is the lawyer's to say. */
function Totals({ entries }: { entries: readonly Money[] }) {
  const totals = totalsOf(entries.map(({ body }) => body));
  return (
    <Card className="p-4 sm:p-5">
      <h3 className="sr-only">Totales</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-x-4 gap-y-3">
        {totals.map(({ type, currency, cents }) => (
          <div key={`${type} ${currency}`}>
            <dt className="text-xs text-ink-muted">
              {moneyTotalLabels[type]}
              {currency === 'USD' ? ', en dólares' : ''}
            </dt>
            <dd className="figures mt-0.5 text-base font-medium wrap-anywhere">{formatCents(cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function MoneyText({ entry, onOpen }: { entry: Money; onOpen: (() => void) | null }) {
  const { type, date, concept, person, currency, amount, uma, notes } = entry.body;
  const facts = [formatDay(date), person, uma].filter((said) => said !== '');
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {onOpen ? (
            <button
              type="button"
              data-document-name
              onClick={onOpen}
              className="rounded-sm text-left text-sm font-medium wrap-anywhere hover:text-primary-ink hover:underline"
            >
              {concept}
            </button>
          ) : (
            <span className="text-sm font-medium wrap-anywhere">{concept}</span>
          )}
          <Badge>{moneyTypeLabels[type]}</Badge>
          {entry.isClientVisible && <Badge tone="brand">Lo ve el cliente</Badge>}
        </div>
        <span className="figures text-sm font-medium wrap-anywhere">{formatAmount(amount, currency)}</span>
      </div>
      <p className="figures mt-1 text-xs text-ink-muted wrap-anywhere">{facts.join(' · ')}</p>
      {notes !== '' && <p className="mt-1 text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere">{notes}</p>}
    </div>
  );
}
