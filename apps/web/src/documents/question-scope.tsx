import type { VaultDocument } from '@foja/contracts/documents';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Checkbox } from '../design-system/checkbox.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { foldQuery } from '../gazette/fold-text.ts';

interface QuestionScopeProps {
  /** Those that can be asked about. */
  documents: readonly VaultDocument[];
  /** None: all of them. */
  chosen: readonly VaultDocument[];
  onChosen: (fileIds: readonly string[]) => void;
}

/** With this many the list has a search of its own. */
const searchFrom = 8;
const namesShown = 2;

function scopeText(chosen: readonly VaultDocument[], all: number): string {
  if (chosen.length === 0) return all === 1 ? 'tu documento' : `todos tus documentos (${all})`;
  const names = chosen.slice(0, namesShown).map(({ fileName }) => fileName);
  const more = chosen.length - names.length;
  return more > 0 ? `${names.join(', ')} y ${more} más` : names.join(' y ');
}

/** What a question is about, and the way to choose it. */
export function QuestionScope({ documents, chosen, onChosen }: QuestionScopeProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere text-ink-soft">
        Sobre <span className="font-medium text-ink">{scopeText(chosen, documents.length)}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        {chosen.length > 0 && (
          <Button kind="quiet" size="small" onClick={() => onChosen([])}>
            Preguntar sobre todos
          </Button>
        )}
        {documents.length > 1 && (
          <Button size="small" onClick={() => setIsChoosing(true)}>
            <ListChecks size={16} aria-hidden="true" />
            Elegir documentos
          </Button>
        )}
      </span>
      {isChoosing && (
        <ChooseDialog documents={documents} chosen={chosen} onChosen={onChosen} onClose={() => setIsChoosing(false)} />
      )}
    </div>
  );
}

function ChooseDialog({ documents, chosen, onChosen, onClose }: QuestionScopeProps & { onClose: () => void }) {
  const [words, setWords] = useState('');
  const wanted = foldQuery(words);
  const shown = documents.filter(({ fileName }) => foldQuery(fileName).includes(wanted));
  const ids = chosen.map(({ fileId }) => fileId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Elegir documentos"
      description="Sin ninguno elegido, la pregunta es sobre todos."
      footer={
        <Button kind="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      {documents.length >= searchFrom && (
        <TextField
          label="Buscar por nombre"
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {shown.length === 0 && <EmptyState title="Ningún documento se llama así." />}
      <ul aria-label="Documentos para elegir" className="mt-3 grid gap-3">
        {shown.map(({ fileId, fileName }) => (
          <li key={fileId}>
            <Checkbox
              label={<span className="wrap-anywhere">{fileName}</span>}
              checked={ids.includes(fileId)}
              onChange={({ target }) => onChosen(target.checked ? [...ids, fileId] : ids.filter((id) => id !== fileId))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
