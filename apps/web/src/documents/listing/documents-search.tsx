import { TextField } from '../../design-system/text-field.tsx';
import { documentsText } from '../document-texts.ts';

interface DocumentsSearchProps {
  words: string;
  onWords: (words: string) => void;
  /** How many there are in all, and how many of them hold what is searched for; null where nothing is. */
  total: number;
  found: number | null;
}

/** Looks for words in one's documents, and tells how many hold them. */
export function DocumentsSearch({ words, onWords, total, found }: DocumentsSearchProps) {
  return (
    <div>
      <TextField
        label="Buscar en tus documentos"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <p role="status" className="figures mt-2 text-sm text-ink-muted">
        {found === null ? documentsText(total) : `${found} de ${documentsText(total)}`}
      </p>
    </div>
  );
}
