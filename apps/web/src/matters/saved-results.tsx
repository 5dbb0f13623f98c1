import { mayInMatter } from '@foja/contracts/matter-words';
import { Link } from '@tanstack/react-router';
import { Calculator, ChevronDown, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { readKeptCalculation } from '../calculators/kept-calculation.ts';
import { Badge } from '../design-system/badge.tsx';
import { buttonClasses } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import { CopyButton } from '../design-system/copy-button.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { DocumentRows } from '../documents/listing/document-rows.tsx';
import { formatMoment } from '../platform/dates.ts';
import { ItemList } from './item-list.tsx';
import type { MatterTabProps } from './matter-tabs.ts';
import { toolLabel } from './tool-label.ts';
import { type ItemOf, useItems } from './use-items.ts';

const SavedText = lazy(async () => ({ default: (await import('./saved-text.tsx')).SavedText }));

type Saved = ItemOf<'consultation'> | ItemOf<'result'> | ItemOf<'calculation'>;

interface SavedResultsProps extends MatterTabProps {
  kind: 'consultation' | 'result' | 'calculation';
  label: string;
  empty: ReactNode;
}

/** What tools gave and somebody kept in the causa: each opens in its place. */
export function SavedResults({ email, matter, kind, label, empty }: SavedResultsProps) {
  const { query, items, list, remove } = useItems(email, matter.id, kind, ({ body }) => body.title);
  const mayWrite = mayInMatter(matter.role, 'write');
  return (
    <ItemList query={query} isEmpty={items.length === 0} empty={empty}>
      <DocumentRows list={list} label={label} isOutdated={false}>
        {items.map((item) => (
          <li key={item.id}>
            <SavedRow item={item} onDelete={mayWrite ? () => void remove(item) : null} />
          </li>
        ))}
      </DocumentRows>
    </ItemList>
  );
}

function SavedRow({ item, onDelete }: { item: Saved; onDelete: (() => void) | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { title, tool, question, text, data, madeAt } = item.body;
  const kept = item.kind === 'calculation' ? readKeptCalculation(data) : null;
  return (
    <article className="py-3 pr-2 pl-4">
      <div className="flex items-start gap-1">
        <button
          type="button"
          data-document-name
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-sm py-0.5 text-left"
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames('mt-0.5 shrink-0 text-ink-muted transition-transform', isOpen ? '' : '-rotate-90')}
          />
          <span className="min-w-0">
            <span className="block text-sm font-medium wrap-anywhere">{title}</span>
            <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
              <Badge>{toolLabel(tool)}</Badge>
              <span className="figures text-xs text-ink-muted">
                {formatMoment(madeAt)}
                {item.author ? ` · ${item.author.name}` : ''}
              </span>
            </span>
          </span>
        </button>
        {onDelete && (
          <IconButton
            size="small"
            label={`Quitar ${title}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onDelete}
          />
        )}
      </div>
      {isOpen && (
        <div id={id} className="mt-3 grid gap-3 pr-2 sm:pl-6">
          {question !== '' && (
            <p className="rounded-card bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">{question}</p>
          )}
          <Suspense fallback={<Skeleton className="h-24" />}>
            <SavedText text={text} />
          </Suspense>
          <div className="flex flex-wrap gap-2">
            {kept && (
              <Link
                to="/dashboard/calculadoras/$calculator"
                params={{ calculator: kept.calculator }}
                search={{ ...kept.address, causa: item.matterId }}
                className={buttonClasses('secondary', 'small')}
              >
                <Calculator size={15} aria-hidden="true" />
                Abrir en la calculadora
              </Link>
            )}
            <CopyButton text={() => text} />
            <ExportMenu
              failure="No se pudo exportar. Volvé a intentar."
              onExport={async (format) => {
                const { exportAnswer } = await import('../answer-view/export/export-answer.ts');
                await exportAnswer(format, {
                  title,
                  question: question || null,
                  answer: text,
                  sources: [],
                  writtenAt: madeAt,
                });
              }}
            />
          </div>
        </div>
      )}
    </article>
  );
}
