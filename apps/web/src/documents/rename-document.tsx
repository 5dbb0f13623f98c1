import { documentNameMaxCharacters } from '@foja/contracts/document-limits';
import type { VaultDocument } from '@foja/contracts/documents';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from './document-texts.ts';
import { changeDocuments, refreshDocuments, renameDocument } from './documents-queries.ts';
import { RenameField } from './listing/rename-field.tsx';

interface RenameDocumentProps {
  email: string;
  document: VaultDocument;
  onEnd: () => void;
}

/** The name of a document of the vault; what is selected at first leaves its extension out, as file managers do. */
export function RenameDocument({ email, document, onEnd }: RenameDocumentProps) {
  const client = useQueryClient();
  const dot = document.fileName.lastIndexOf('.');
  return (
    <RenameField
      value={document.fileName}
      noun="nombre"
      maxLength={documentNameMaxCharacters}
      selectedCharacters={dot > 0 ? dot : document.fileName.length}
      onSave={async (wanted) => {
        const renamed = await renameDocument(document.fileId, wanted);
        changeDocuments(client, email, (all) => all.map((one) => (one.fileId === renamed.fileId ? renamed : one)));
        void refreshDocuments(client, email);
      }}
      failureText={failureText}
      onEnd={onEnd}
    />
  );
}
