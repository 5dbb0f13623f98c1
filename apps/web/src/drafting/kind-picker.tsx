import { documentForms } from '@foja/contracts/drafting/document-forms';
import { type DocumentKind, documentKinds } from '@foja/contracts/drafting/document-kinds';
import { documentGroupLabels, documentGroups } from '@foja/contracts/drafting/form';
import { Link } from '@tanstack/react-router';
import { FileText, Gavel, type LucideIcon, Mail, Scale, Siren, Users } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { HistoryList } from '../tool-history/history-list.tsx';
import type { ToolHistory } from '../tool-history/tool-history.ts';
import type { KeptDraft } from './kept-draft.ts';

interface KindPickerProps {
  history: ToolHistory<KeptDraft>;
  onKind: (kind: DocumentKind) => void;
  onResult: (id: string | null) => void;
}

const icons: Record<(typeof documentGroups)[number], LucideIcon> = {
  escritos: Gavel,
  urgentes: Siren,
  recursos: Scale,
  cartas: Mail,
  contratos: FileText,
  familia: Users,
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds whose name, use or lay words hold every word of the query. */
function kindsFor(query: string): readonly DocumentKind[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return documentKinds.filter((kind) => {
    const { label, description, keywords } = documentForms[kind];
    const text = fold([label, description, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Every document by group, a search over them, and the documents written before. */
export function KindPicker({ history, onKind, onResult }: KindPickerProps) {
  const [query, setQuery] = useState('');
  const found = kindsFor(query);
  return (
    <>
      <div>
        <Link to="/dashboard/modelos" className={`${buttonClasses('secondary', 'small')} float-right ml-3`}>
          Mis modelos
        </Link>
        <h1 className="text-xl font-semibold tracking-tight">Documentos</h1>
        <p className="mt-1 max-w-prose text-sm text-ink-muted">
          Elegí qué documento necesitás y completá sus datos. Foja lo redacta con los artículos en que se apoya cada
          cláusula, y deja a la vista lo que falta.
        </p>
      </div>
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 gap-6">
          <TextField
            label="Buscar un documento"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            help="Por ejemplo: alquiler, despido, divorcio."
          />
          <p role="status" className="sr-only">
            {query && `${found.length} documentos`}
          </p>
          {found.length === 0 && (
            <Card>
              <EmptyState title="Ningún documento coincide con la búsqueda">Probá con otra palabra.</EmptyState>
            </Card>
          )}
          {documentGroups.map((group) => {
            const kinds = found.filter((kind) => documentForms[kind].group === group);
            if (kinds.length === 0) return null;
            const Icon = icons[group];
            return (
              <section key={group} aria-labelledby={`grupo-${group}`}>
                <h2
                  id={`grupo-${group}`}
                  className="mb-2.5 flex items-center gap-2 text-sm font-semibold text-ink-soft"
                >
                  <Icon size={16} aria-hidden="true" />
                  {documentGroupLabels[group]}
                </h2>
                <ul className="grid gap-3 @lg:grid-cols-2">
                  {kinds.map((kind) => (
                    <li key={kind}>
                      <button
                        type="button"
                        onClick={() => onKind(kind)}
                        className="h-full w-full rounded-card border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
                      >
                        <span className="block text-sm font-medium text-ink">{documentForms[kind].label}</span>
                        <span className="mt-1 block text-sm text-ink-muted">{documentForms[kind].description}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <aside aria-label="Documentos guardados" className="min-w-0">
          <Card className="p-2">
            <h2 className="px-2 py-1.5 text-sm font-semibold">Documentos guardados</h2>
            <HistoryList history={history} activeId={null} onOpen={onResult} />
          </Card>
        </aside>
      </div>
    </>
  );
}
