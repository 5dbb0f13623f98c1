import type { EditorDocument } from '@foja/contracts/editor';
import type { ActorRole } from '@foja/contracts/roles';
import { useNavigate } from '@tanstack/react-router';
import { EditorContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import './editor.css';
import { notify } from '../design-system/toast.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { useMediaQuery } from '../platform/media.ts';
import { textBetween } from './assistant/selected-text.ts';
import { CitationBar } from './citations/citation-bar.tsx';
import { Footnotes } from './citations/footnotes.tsx';
import { keepNotePlace, type NotePlace, readNotePlace } from './citations/insert-citation.ts';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { EditorHeader } from './editor-header.tsx';
import { type EditorPanel, EditorSide } from './editor-side.tsx';
import { FindBar } from './find/find-bar.tsx';
import { LinkStatus } from './links/link-status.tsx';
import { SavedState } from './saving/saved-state.tsx';
import { useSaving, type waitingBackup } from './saving/use-saving.ts';
import { editorExtensions } from './schema/editor-extensions.ts';
import { keepZoom, readZoom, ZoomSelect, zoomStyle } from './sheet-zoom.tsx';
import { TextCounts } from './text-counts.tsx';
import { EditorToolbar } from './toolbar/toolbar.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useEditorKeys } from './use-editor-keys.ts';

const EditorAssistant = lazy(() => import('./assistant/editor-assistant.tsx'));

interface DocumentEditorProps {
  email: string;
  role: ActorRole;
  document: EditorDocument;
  /** What an earlier visit could not send. */
  backup: ReturnType<typeof waitingBackup>;
  /** The foja beside the document. */
  foja: string | null;
  onOpenSource: (id: string | null) => void;
  onOpenDocument: (id: string) => void;
  onSessionExpired: () => void;
}

/** One document: its bars, its sheet, and what stands beside it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { email, role, document, backup, foja, onOpenSource } = props;
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const [panel, setPanel] = useState<EditorPanel | null>(null);
  const [find, setFind] = useState<{ query: string; withReplace: boolean } | null>(null);
  const [notePlace, setNotePlace] = useState<NotePlace>(readNotePlace);
  const [zoom, setZoom] = useState(readZoom);
  const navigate = useNavigate();
  const isRoomy = useMediaQuery('(min-width: 1200px)');
  const [showsAssistant, setShowsAssistant] = useState(true);
  const openSource = useRef(onOpenSource);
  openSource.current = onOpenSource;

  const editor = useEditor({
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    extensions: editorExtensions({
      onOpenCitation: ({ key }) => {
        if (key !== null) openSource.current(key);
      },
      onOpenFootnote: () => setDialog('note-selected'),
    }),
    content: backup?.content ?? document.content,
    editorProps: {
      attributes: {
        class: 'document-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Texto del documento',
        lang: 'es-AR',
        spellcheck: 'true',
      },
    },
  });
  const { saver, state } = useSaving({ email, document, backup, editor });
  const title = useDocumentTitle(document.id, document.title);
  const actions = useDocumentActions({
    email,
    document,
    editor,
    saver,
    title: title.title,
    open: props.onOpenDocument,
  });

  useEffect(() => {
    if (backup && !backup.isOutdated) {
      void notify('Recuperamos cambios que no se habían llegado a guardar.', { kind: 'success' });
    }
  }, [backup]);
  const needsChoice = state.kind === 'conflict' || state.kind === 'gone';
  useEffect(() => {
    if (needsChoice) setDialog('conflict');
  }, [needsChoice]);

  function openFind(withReplace: boolean): void {
    const { from, to, empty } = editor.state.selection;
    const selected = empty ? '' : editor.state.doc.textBetween(from, to, '\n');
    setFind((open) => ({
      query: selected.includes('\n') ? '' : selected || (open?.query ?? ''),
      withReplace: withReplace || (open?.withReplace ?? false),
    }));
  }
  const onKeyDown = useEditorKeys({
    save: () => void saver.flush(),
    find: () => openFind(false),
    replace: () => openFind(true),
    link: () => setDialog('link'),
    cite: () => setDialog('citation'),
    footnote: () => setDialog('note-new'),
    help: () => setDialog('shortcuts'),
  });
  /** The chosen words go into the chat's input, where the question is added; nothing is sent by itself. */
  function askInChat(): void {
    const { from, to } = editor.state.selection;
    const words = textBetween(editor.state.doc, from, to).text.trim();
    if (words === '') return;
    const key = storageKeys.draft(email);
    const written = localStore.get(key);
    localStore.set(key, `${written ? `${written}\n\n` : ''}«${words}»\n\n`);
    void saver.flush();
    void navigate({ to: '/dashboard' });
  }
  const isBeside = foja !== null || panel !== null;

  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the shortcuts of what is inside */}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col" onKeyDown={onKeyDown}>
        <EditorHeader
          title={title}
          saved={
            <SavedState state={state} onRetry={() => void saver.flush()} onResolve={() => setDialog('conflict')} />
          }
          actions={actions}
          isAssistantOpen={showsAssistant}
          onAssistant={() => setShowsAssistant(true)}
          onPanel={setPanel}
          onShortcuts={() => setDialog('shortcuts')}
        />
        <EditorToolbar
          editor={editor}
          notePlace={notePlace}
          onNotePlace={(place) => {
            setNotePlace(place);
            keepNotePlace(place);
          }}
          onFind={() => openFind(true)}
          onLink={() => setDialog('link')}
          onCite={() => setDialog('citation')}
          onFootnote={() => setDialog('note-new')}
          onAskInChat={askInChat}
        />
        {find && (
          <FindBar
            key={`${find.query} ${find.withReplace}`}
            editor={editor}
            initialQuery={find.query}
            withReplace={find.withReplace}
            onClose={() => {
              setFind(null);
              editor.commands.focus();
            }}
          />
        )}
        <CitationBar editor={editor} onOpenSource={onOpenSource} onEditWords={() => setDialog('note-selected')} />
        <div className="editor-desk min-h-0 flex-1 overflow-y-auto" style={zoomStyle(zoom)}>
          <div className="editor-sheet">
            <EditorContent editor={editor} className="editor-words" />
            <Footnotes editor={editor} onOpenSource={onOpenSource} />
          </div>
        </div>
        <footer className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface py-1 pr-20 pl-3 sm:flex-nowrap sm:pr-3">
          <TextCounts editor={editor} />
          <LinkStatus editor={editor} onEdit={() => setDialog('link')} />
          <ZoomSelect
            zoom={zoom}
            onZoom={(percent) => {
              setZoom(percent);
              keepZoom(percent);
            }}
          />
        </footer>
      </div>
      {showsAssistant && (
        // It keeps its search and its suggestions while a foja takes its place.
        <div className={isBeside ? 'hidden' : 'contents'}>
          <Suspense fallback={null}>
            <EditorAssistant
              editor={editor}
              role={role}
              notePlace={notePlace}
              startsCollapsed={!isRoomy}
              onBeforeChange={() => actions.keepVersion('before-transform')}
              onOpenSource={onOpenSource}
              onClose={() => setShowsAssistant(false)}
              onSessionExpired={props.onSessionExpired}
            />
          </Suspense>
        </div>
      )}
      <EditorSide
        email={email}
        documentId={document.id}
        editor={editor}
        foja={foja}
        panel={panel}
        actions={actions}
        onOpenSource={onOpenSource}
        onConvert={() => setDialog('citation')}
        onClosePanel={() => setPanel(null)}
      />
      <EditorDialogs
        email={email}
        documentId={document.id}
        editor={editor}
        dialog={dialog}
        notePlace={notePlace}
        isGone={state.kind === 'gone'}
        onKeepMine={() => actions.saveAsCopy(state.kind === 'gone')}
        onUseTheirs={(theirs) => {
          actions.show(theirs);
          setDialog(null);
        }}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
