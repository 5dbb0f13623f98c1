import { matterNoteMaxCharacters, mayInMatter } from '@foja/contracts/matter-words';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { TextArea } from '../../design-system/text-area.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { ItemDialog } from '../item-dialog.tsx';
import { ItemList } from '../item-list.tsx';
import type { MatterTabProps } from '../matter-tabs.ts';
import { TabHead } from '../tab-head.tsx';
import { type ItemOf, useItems } from '../use-items.ts';
import { ItemRowMenu } from './item-row-menu.tsx';

type Note = ItemOf<'note'>;

const titleOf = ({ body }: Note) => body.title || (body.text.trim().split('\n')[0] ?? '').slice(0, 60);

/** What the lawyer noted down. */
export function NotesTab({ email, matter }: MatterTabProps) {
  const { query, items, list, remove, refresh } = useItems(email, matter.id, 'note', titleOf);
  const [edited, setEdited] = useState<Note | 'new' | null>(null);
  const mayWrite = mayInMatter(matter.role, 'write');
  return (
    <div className="grid gap-4">
      <TabHead title="Notas">
        {mayWrite && (
          <Button onClick={() => setEdited('new')}>
            <NotebookPen size={16} aria-hidden="true" />
            Agregar nota
          </Button>
        )}
      </TabHead>
      <ItemList
        query={query}
        isEmpty={items.length === 0}
        empty={<EmptyState title="Todavía no hay notas.">Una audiencia, un llamado, lo que falta pedir.</EmptyState>}
      >
        <DocumentRows list={list} label="Notas" isOutdated={false}>
          {items.map((note) => (
            <li key={note.id} className="flex items-start gap-1 py-3.5 pr-2 pl-4">
              <div className="min-w-0 flex-1">
                {note.body.title !== '' && <h3 className="text-sm font-medium wrap-anywhere">{note.body.title}</h3>}
                <p className="mt-0.5 text-sm leading-relaxed whitespace-pre-wrap text-ink-soft wrap-anywhere">
                  {note.body.text}
                </p>
                <p className="figures mt-1.5 text-xs text-ink-muted">
                  {note.author ? `${note.author.name} · ` : ''}
                  {formatMoment(note.updatedAt)}
                </p>
              </div>
              {mayWrite && (
                <ItemRowMenu
                  name={titleOf(note)}
                  deleteLabel="Eliminar"
                  onEdit={() => setEdited(note)}
                  onDelete={() => void remove(note)}
                />
              )}
            </li>
          ))}
        </DocumentRows>
      </ItemList>
      {edited && (
        <NoteDialog
          matterId={matter.id}
          note={edited === 'new' ? null : edited}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

interface NoteDialogProps {
  matterId: string;
  /** Null for a new one. */
  note: Note | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

function NoteDialog({ matterId, note, onSaved, onClose }: NoteDialogProps) {
  const [body, setBody] = useState<Note['body']>(note?.body ?? { title: '', text: '' });
  return (
    <ItemDialog
      matterId={matterId}
      item={note}
      title={note ? 'Editar la nota' : 'Agregar nota'}
      content={{ kind: 'note', body }}
      missing={body.text.trim() === '' ? 'Escribí la nota.' : null}
      words={(item) => {
        const { title, text } = item.body as Note['body'];
        return { Título: title, Nota: text };
      }}
      onTheirs={(theirs) => setBody(theirs.body as Note['body'])}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <TextField
            label="Título"
            autoComplete="off"
            maxLength={250}
            value={body.title}
            onChange={(event) => setBody({ ...body, title: event.target.value })}
          />
          <TextArea
            label="Nota"
            required
            rows={8}
            maxLength={matterNoteMaxCharacters}
            error={missing}
            value={body.text}
            onChange={(event) => setBody({ ...body, text: event.target.value })}
          />
        </>
      )}
    </ItemDialog>
  );
}
