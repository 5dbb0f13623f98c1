import type { EditorDocument } from '@foja/contracts/editor';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import type { NotePlace } from './citations/insert-citation.ts';

const CitationDialog = lazy(() => import('./citations/citation-dialog.tsx'));
const LinkDialog = lazy(() => import('./links/link-dialog.tsx'));
const NoteDialog = lazy(() => import('./citations/note-dialog.tsx'));
const ShortcutsDialog = lazy(() => import('./toolbar/shortcuts-dialog.tsx'));
const ConflictDialog = lazy(() => import('./saving/conflict-dialog.tsx'));

export type EditorDialog = 'citation' | 'link' | 'note-new' | 'note-selected' | 'shortcuts' | 'conflict';

interface EditorDialogsProps {
  email: string;
  documentId: string;
  editor: Editor;
  dialog: EditorDialog | null;
  notePlace: NotePlace;
  isGone: boolean;
  onKeepMine: () => Promise<void>;
  onUseTheirs: (theirs: EditorDocument) => void;
  onClose: () => void;
}

/** What the editor asks over the sheet, each fetched when it is first needed. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { email, documentId, editor, dialog, notePlace, isGone, onKeepMine, onUseTheirs, onClose } = props;
  return (
    <Suspense fallback={null}>
      {dialog === 'citation' && <CitationDialog editor={editor} initialPlace={notePlace} onClose={onClose} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={onClose} />}
      {(dialog === 'note-new' || dialog === 'note-selected') && (
        <NoteDialog editor={editor} mode={dialog === 'note-new' ? 'new' : 'selected'} onClose={onClose} />
      )}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
      {dialog === 'conflict' && (
        <ConflictDialog
          email={email}
          documentId={documentId}
          isGone={isGone}
          onKeepMine={onKeepMine}
          onUseTheirs={onUseTheirs}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
