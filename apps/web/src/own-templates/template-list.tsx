import type { OwnTemplateSummary } from '@foja/contracts/own-templates';
import { ownTemplateKindLabels } from '@foja/contracts/own-templates-text';
import { Link } from '@tanstack/react-router';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { TextField } from '../design-system/text-field.tsx';

interface TemplateListProps {
  templates: readonly OwnTemplateSummary[];
  onOpen: (id: string) => void;
  onNew: () => void;
  onDelete: (template: OwnTemplateSummary) => void;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Own templates and clauses by name, with a search over their names and fields. */
export function TemplateList({ templates, onOpen, onNew, onDelete }: TemplateListProps) {
  const [query, setQuery] = useState('');
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = templates.filter(({ name, fields }) => {
    const text = fold([name, ...fields].join(' '));
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Mis modelos y cláusulas</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-muted">
            Tus propios textos, con campos para completar. Se guardan cifrados en tu cuenta y están en todos tus
            dispositivos.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/dashboard/documentos" className={buttonClasses('secondary')}>
            Modelos de Foja
          </Link>
          <Button kind="primary" onClick={onNew}>
            <Plus size={16} aria-hidden="true" />
            Nuevo
          </Button>
        </div>
      </div>
      {templates.length > 0 && (
        <TextField
          label="Buscar en mis modelos"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {found.length === 0 ? (
        <Card>
          <EmptyState title={templates.length === 0 ? 'Todavía no tenés modelos propios' : 'Ningún modelo coincide'}>
            {templates.length === 0
              ? 'Creá uno con el texto que usás siempre y los campos que cambian.'
              : 'Probá con otra palabra.'}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-2.5">
          {found.map((template) => (
            <li
              key={template.id}
              className="flex items-center gap-2 rounded-card border border-line bg-surface p-2 pl-4"
            >
              <button
                type="button"
                onClick={() => onOpen(template.id)}
                className="min-w-0 flex-1 rounded-sm py-1.5 text-left"
              >
                <span className="block text-sm font-medium text-ink wrap-anywhere">{template.name}</span>
                <span className="mt-0.5 block text-sm text-ink-muted wrap-anywhere">
                  {template.fields.length === 0 ? 'Sin campos' : template.fields.slice(0, 6).join(', ')}
                </span>
              </button>
              <Badge>{ownTemplateKindLabels[template.kind]}</Badge>
              <IconButton
                label={`Eliminar ${template.name}`}
                icon={<Trash2 size={16} aria-hidden="true" />}
                onClick={() => onDelete(template)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
