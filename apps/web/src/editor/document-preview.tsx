import type { EditorContent as Content } from '@foja/contracts/editor/content';
import { EditorContent, useEditor } from '@tiptap/react';
import './editor.css';
import { editorExtensions } from './schema/editor-extensions.ts';

interface DocumentPreviewProps {
  content: Content;
  label: string;
}

/** A document to be read, not written. */
export function DocumentPreview({ content, label }: DocumentPreviewProps) {
  const editor = useEditor({
    editable: false,
    injectCSS: false,
    extensions: editorExtensions({ onOpenCitation: () => undefined, onOpenFootnote: () => undefined }),
    content,
    editorProps: { attributes: { class: 'document-text', role: 'document', 'aria-label': label, lang: 'es-AR' } },
  });
  return (
    <div className="rounded-field border border-paper-line bg-paper px-5 py-4">
      <EditorContent editor={editor} />
    </div>
  );
}
