import type { Editor } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import type { DocumentActions } from './use-document-actions.ts';

const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));
const VersionsPanel = lazy(() => import('./versions/versions-panel.tsx'));
const CitationsPanel = lazy(() => import('./citations/citations-panel.tsx'));

export type EditorPanel = 'versions' | 'citations';

interface EditorSideProps {
  email: string;
  documentId: string;
  editor: Editor;
  foja: string | null;
  panel: EditorPanel | null;
  actions: DocumentActions;
  onOpenSource: (id: string | null) => void;
  onConvert: () => void;
  onClosePanel: () => void;
}

/** What stands beside the sheet instead of the assistant: a foja first, then the versions or the citations. */
export function EditorSide({
  email,
  documentId,
  editor,
  foja,
  panel,
  actions,
  onOpenSource,
  onConvert,
  onClosePanel,
}: EditorSideProps) {
  return (
    <Suspense fallback={null}>
      {foja !== null ? (
        <FojaPanel id={foja} quotes={[]} position={null} onOpen={onOpenSource} onClose={() => onOpenSource(null)} />
      ) : panel === 'versions' ? (
        <VersionsPanel
          email={email}
          documentId={documentId}
          onKeep={actions.keepThisVersion}
          onRestore={actions.restore}
          onClose={onClosePanel}
        />
      ) : panel === 'citations' ? (
        <CitationsPanel editor={editor} onOpenSource={onOpenSource} onConvert={onConvert} onClose={onClosePanel} />
      ) : null}
    </Suspense>
  );
}
