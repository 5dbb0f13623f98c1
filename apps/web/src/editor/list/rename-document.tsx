import type { EditorDocumentSummary } from '@foja/contracts/editor';
import { editorTitleMaxCharacters } from '@foja/contracts/editor-limits';
import { useQueryClient } from '@tanstack/react-query';
import { RenameField } from '../../documents/listing/rename-field.tsx';
import { failureText } from '../editor-failure.ts';
import { changeEditorDocuments, refreshEditorDocuments, renameEditorDocument } from '../editor-queries.ts';

interface RenameEditorDocumentProps {
  email: string;
  document: EditorDocumentSummary;
  onEnd: () => void;
}

/** The title of a document of the editor. */
export function RenameEditorDocument({ email, document, onEnd }: RenameEditorDocumentProps) {
  const client = useQueryClient();
  return (
    <RenameField
      value={document.title}
      noun="título"
      maxLength={editorTitleMaxCharacters}
      onSave={async (wanted) => {
        const renamed = await renameEditorDocument(document.id, wanted);
        changeEditorDocuments(client, email, (all) => all.map((one) => (one.id === renamed.id ? renamed : one)));
        void refreshEditorDocuments(client, email);
      }}
      failureText={failureText}
      onEnd={onEnd}
    />
  );
}
