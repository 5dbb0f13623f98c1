import { matterCommentMaxCharacters, mayInMatter } from '@foja/contracts/matter-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { IconButton } from '../../design-system/icon-button.tsx';
import { TextArea } from '../../design-system/text-area.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { formatMoment } from '../../platform/dates.ts';
import { ItemList } from '../item-list.tsx';
import { matterFailure } from '../matter-failure.ts';
import type { MatterTabProps } from '../matter-tabs.ts';
import { addItem, refreshMatters } from '../matters-queries.ts';
import { mentionsQuery, seeMentions, sharingQuery } from '../sharing-queries.ts';
import { TabHead } from '../tab-head.tsx';
import { type ItemOf, useItems } from '../use-items.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { mentionedIn, mentionsBegun, withMention } from './mentions-in-text.ts';

/** What those who work on a causa say to each other; its client sees none of it. */
export function Comments({ email, matter }: MatterTabProps) {
  const { query, items, list, remove } = useItems(email, matter.id, 'comment', () => 'El comentario');
  useSeenMentions(email, matter.id);
  return (
    <section aria-label="Comentarios" className="grid gap-4">
      <TabHead title="Comentarios" about="Los ve sólo quien trabaja en la causa. El cliente no." />
      {mayInMatter(matter.role, 'comment') && <NewComment email={email} matter={matter} />}
      <ItemList query={query} isEmpty={items.length === 0} empty={<EmptyState title="Todavía no hay comentarios." />}>
        <DocumentRows list={list} label="Comentarios" isOutdated={false}>
          {items.map((comment) => (
            <Comment
              key={comment.id}
              comment={comment}
              email={email}
              matter={matter}
              onRemove={() => void remove(comment)}
            />
          ))}
        </DocumentRows>
      </ItemList>
    </section>
  );
}

/** Opening the comments is seeing where one was named in them. */
function useSeenMentions(email: string, matterId: string): void {
  const client = useQueryClient();
  const { data } = useQuery(mentionsQuery(email));
  const isNamed = data?.mentions.some((mention) => mention.matterId === matterId && !mention.isSeen) ?? false;
  useEffect(() => {
    if (!isNamed) return;
    // Where it fails it stays unseen, and is tried at the next visit.
    seeMentions(matterId).then(
      () => client.invalidateQueries({ queryKey: mentionsQuery(email).queryKey }),
      () => undefined,
    );
  }, [isNamed, matterId, email, client]);
}

interface CommentProps extends MatterTabProps {
  comment: ItemOf<'comment'>;
  onRemove: () => void;
}

function Comment({ comment, email, matter, onRemove }: CommentProps) {
  const client = useQueryClient();
  const { data } = useQuery(sharingQuery(email, matter.id));
  const [isEditing, setIsEditing] = useState(false);
  const isMine = data !== undefined && comment.author?.accountId === data.me;
  const mayEdit = isMine && mayInMatter(matter.role, 'comment');
  const mayRemove = isMine || mayInMatter(matter.role, 'manage');
  const name = comment.author?.name ?? 'Una cuenta que ya no existe';
  return (
    <li className="flex items-start gap-1 py-3.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="figures text-xs text-ink-muted">
          <span className="font-medium text-ink-soft">{name}</span> · {formatMoment(comment.createdAt)}
          {comment.version > 1 && ' · editado'}
        </p>
        <p className="mt-1 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">{comment.body.text}</p>
      </div>
      {mayEdit && (
        <IconButton
          label="Editar tu comentario"
          icon={<PencilLine size={16} aria-hidden="true" />}
          onClick={() => setIsEditing(true)}
        />
      )}
      {isEditing && data && (
        <CommentDialog
          comment={comment}
          others={data.people.filter(({ accountId }) => accountId !== data.me)}
          onSaved={() => refreshMatters(client, email)}
          onClose={() => setIsEditing(false)}
        />
      )}
      {mayRemove && (
        <IconButton
          label={`Quitar el comentario de ${name}`}
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function NewComment({ email, matter }: MatterTabProps) {
  const client = useQueryClient();
  const { data } = useQuery(sharingQuery(email, matter.id));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const others = (data?.people ?? []).filter(({ accountId }) => accountId !== data?.me);
  const begun = mentionsBegun(text, others);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem('Escribí el comentario.');
      return;
    }
    setProblem(null);
    setIsSaving(true);
    try {
      const body = { text: text.trim(), aboutItemId: null, mentions: mentionedIn(text, others) };
      await addItem(matter.id, { kind: 'comment', body });
      setText('');
      await refreshMatters(client, email);
    } catch (failure) {
      setProblem(matterFailure(failure, 'No se pudo guardar. Lo que escribiste sigue acá: volvé a intentar.'));
    }
    setIsSaving(false);
  }

  return (
    <form noValidate aria-label="Nuevo comentario" onSubmit={(event) => void save(event)} className="grid gap-3">
      <TextArea
        label="Comentario"
        rows={3}
        maxLength={matterCommentMaxCharacters}
        value={text}
        help={
          others.length > 0
            ? 'Con @ y el nombre mencionás a alguien, que recibe un mail sin lo que dice acá.'
            : undefined
        }
        onChange={(event) => setText(event.target.value)}
      />
      {begun.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Personas para mencionar</legend>
          {begun.map(({ accountId, name }) => (
            <Button key={accountId} size="small" onClick={() => setText(withMention(text, name))}>
              @{name}
            </Button>
          ))}
        </fieldset>
      )}
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      <div>
        <Button type="submit" kind="primary" size="small" busy={isSaving}>
          Comentar
        </Button>
      </div>
    </form>
  );
}
