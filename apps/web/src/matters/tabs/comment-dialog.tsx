import { matterCommentMaxCharacters } from '@foja/contracts/matter-words';
import { useState } from 'react';
import { TextArea } from '../../design-system/text-area.tsx';
import { ItemDialog } from '../item-dialog.tsx';
import type { ItemOf } from '../use-items.ts';
import { mentionedIn } from './mentions-in-text.ts';

type Comment = ItemOf<'comment'>;

interface CommentDialogProps {
  comment: Comment;
  /** Whom it may name. */
  others: readonly { accountId: string; name: string }[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Puts a comment of one's own right. */
export function CommentDialog({ comment, others, onSaved, onClose }: CommentDialogProps) {
  const [text, setText] = useState(comment.body.text);
  const body = { ...comment.body, text: text.trim(), mentions: mentionedIn(text, [...others]) };
  return (
    <ItemDialog
      matterId={comment.matterId}
      item={comment}
      title="Editar el comentario"
      content={{ kind: 'comment', body }}
      missing={text.trim() === '' ? 'Escribí el comentario.' : null}
      words={(item) => ({ Comentario: (item.body as Comment['body']).text })}
      onTheirs={(theirs) => setText((theirs.body as Comment['body']).text)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(missing) => (
        <TextArea
          label="Comentario"
          required
          rows={5}
          maxLength={matterCommentMaxCharacters}
          error={missing}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </ItemDialog>
  );
}
