import type { MatterFile } from '@foja/contracts/matter-files';
import type { MatterItem, MoneyEntry } from '@foja/contracts/matter-items';
import { formatAmount, moneyTypeLabels } from '@foja/contracts/matter-money';
import { matterForumLabels, matterStateLabels, partyRoleLabels } from '@foja/contracts/matter-words';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { formatDay } from '../platform/dates.ts';
import { saveFile } from '../platform/save-file.ts';
import { ItemList } from './item-list.tsx';
import { matterFailure } from './matter-failure.ts';
import { stateTones } from './matter-looks.ts';
import type { MatterTabProps } from './matter-tabs.ts';
import { matterFilesQuery, readMatterDocument, readMatterWriting } from './matters-queries.ts';
import { shownItemsQuery } from './sharing-queries.ts';

const SavedText = lazy(async () => ({ default: (await import('./saved-text.tsx')).SavedText }));
const DocumentPreview = lazy(async () => ({
  default: (await import('../editor/document-preview.tsx')).DocumentPreview,
}));

/** A causa as its client reads it: what it is, who looks after it, and what was marked for them. */
export function ClientMatter({ email, matter }: MatterTabProps) {
  const items = useQuery(shownItemsQuery(email, matter.id));
  const files = useQuery(matterFilesQuery(email, matter.id));
  const shown = items.data ?? [];
  const filed = files.data?.files ?? [];
  const { title, fileNumber, court, forum, state, responsible, owner } = matter;
  const facts: [string, string][] = [
    ['Expediente', fileNumber],
    ['Juzgado o tribunal', court],
    ['Quién la lleva', responsible?.name ?? owner?.name ?? ''],
  ];
  const query = items.isError ? items : files.isError ? files : items;
  return (
    <>
      <header>
        <h1 className="font-serif text-2xl font-medium tracking-tight text-pretty wrap-anywhere">{title}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone="brand">{matterForumLabels[forum]}</Badge>
          <Badge tone={stateTones[state]}>{matterStateLabels[state]}</Badge>
        </div>
      </header>
      <Card className="p-4 sm:p-5">
        <h2 className="sr-only">Datos</h2>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          {facts.map(([label, said]) => (
            <div key={label}>
              <dt className="text-xs text-ink-muted">{label}</dt>
              <dd className="figures text-sm wrap-anywhere">{said || 'Sin indicar'}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ItemList
        query={{ ...query, isPending: items.isPending || files.isPending }}
        isEmpty={shown.length === 0 && filed.length === 0}
        empty={
          <Card>
            <EmptyState title="Todavía no hay nada para leer">
              Acá va a aparecer lo que tu abogado te muestre de la causa.
            </EmptyState>
          </Card>
        }
      >
        {filed.length > 0 && <Files matterId={matter.id} files={filed} />}
        {shown.map((item) => (
          <ShownItem key={item.id} item={item} />
        ))}
      </ItemList>
    </>
  );
}

function ShownItem({ item }: { item: MatterItem }) {
  if (item.kind === 'comment') return null;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-base font-semibold wrap-anywhere">{titleOf(item)}</h2>
      {item.kind !== 'money' && <p className="figures mt-0.5 text-xs text-ink-muted">{formatDay(item.updatedAt)}</p>}
      {item.kind === 'party' && <p className="mt-2 text-sm">{partyRoleLabels[item.body.role]}</p>}
      {item.kind === 'money' && <MoneyShown entry={item.body} />}
      {item.kind === 'note' && (
        <p className="mt-2 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">{item.body.text}</p>
      )}
      {(item.kind === 'consultation' || item.kind === 'result' || item.kind === 'calculation') && (
        <Suspense fallback={<Skeleton className="mt-2 h-20" />}>
          <SavedText text={item.body.text} />
        </Suspense>
      )}
    </Card>
  );
}

function titleOf({ kind, body }: Exclude<MatterItem, { kind: 'comment' }>): string {
  if (kind === 'party') return body.name;
  if (kind === 'money') return body.concept;
  return body.title || 'Nota';
}

function MoneyShown({ entry }: { entry: MoneyEntry }) {
  const { type, amount, currency, date, person, uma, notes } = entry;
  const facts = [moneyTypeLabels[type], formatDay(date), person, uma].filter((said) => said !== '');
  return (
    <>
      <p className="figures mt-2 text-base font-medium wrap-anywhere">{formatAmount(amount, currency)}</p>
      <p className="figures mt-0.5 text-sm text-ink-muted wrap-anywhere">{facts.join(' · ')}</p>
      {notes !== '' && <p className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{notes}</p>}
    </>
  );
}

function Files({ matterId, files }: { matterId: string; files: readonly MatterFile[] }) {
  const [read, setRead] = useState<MatterFile | null>(null);

  async function download({ id, name }: MatterFile): Promise<void> {
    try {
      saveFile(name, await readMatterDocument(matterId, id));
    } catch (failure) {
      void notify(matterFailure(failure, `No se pudo descargar «${name}».`), { kind: 'error' });
    }
  }

  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-base font-semibold">Documentos</h2>
      <ul className="mt-2 divide-y divide-line">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
            <span className="min-w-0 text-sm wrap-anywhere">{file.name}</span>
            <Button
              size="small"
              aria-label={`${file.type === 'document' ? 'Descargar' : 'Leer'} ${file.name}`}
              onClick={() => (file.type === 'document' ? void download(file) : setRead(file))}
            >
              {file.type === 'document' ? (
                <Download size={15} aria-hidden="true" />
              ) : (
                <FileText size={15} aria-hidden="true" />
              )}
              {file.type === 'document' ? 'Descargar' : 'Leer'}
            </Button>
          </li>
        ))}
      </ul>
      {read && <WritingDialog matterId={matterId} file={read} onClose={() => setRead(null)} />}
    </Card>
  );
}

interface WritingDialogProps {
  matterId: string;
  file: MatterFile;
  onClose: () => void;
}

function WritingDialog({ matterId, file, onClose }: WritingDialogProps) {
  const { data, isError } = useQuery({
    queryKey: ['matter-writing', matterId, file.id],
    queryFn: ({ signal }) => readMatterWriting(matterId, file.id, signal),
    retry: false,
    gcTime: 0,
  });
  return (
    <Dialog open wide onClose={onClose} title={file.name}>
      {isError && <p className="text-sm text-danger">No se pudo leer el escrito. Cerralo y volvé a intentar.</p>}
      <Suspense fallback={<Skeleton className="h-60" />}>
        {data ? (
          <DocumentPreview label={file.name} content={data.content} />
        ) : (
          !isError && <Skeleton className="h-60" />
        )}
      </Suspense>
    </Dialog>
  );
}
