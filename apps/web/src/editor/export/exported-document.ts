import type { EditorContent } from '@foja/contracts/editor/content';

export type EditorExportFormat = 'docx' | 'pdf';

export interface ExportedEditorDocument {
  title: string;
  content: EditorContent;
}
