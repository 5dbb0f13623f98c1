import type { LegalCitationAttrs } from '@foja/contracts/editor/content';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { BookOpen, Check, PencilLine, Trash2 } from 'lucide-react';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { SegmentedControl } from '../../design-system/segmented-control.tsx';
import { acceptCitation } from './check-document-citations.ts';
import { statusWords } from './citation-status.ts';

interface CitationBarProps {
  editor: Editor;
  onOpenSource: (id: string) => void;
  /** Change the words of the selected note or citation. */
  onEditWords: () => void;
}

/** What can be done with the citation or the note that is selected. */
export function CitationBar({ editor, onOpenSource, onEditWords }: CitationBarProps) {
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { selection } = current.state;
      if (!(selection instanceof NodeSelection)) return null;
      const { name } = selection.node.type;
      if (name !== 'legalCitation' && name !== 'footnote') return null;
      return { name, attrs: { ...selection.node.attrs } };
    },
  });
  if (!selected) return null;
  const citation = selected.name === 'legalCitation' ? (selected.attrs as LegalCitationAttrs) : null;
  const key = citation?.key ?? null;
  return (
    <section
      aria-label={citation ? 'Cita seleccionada' : 'Nota seleccionada'}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-primary-wash px-3 py-2"
    >
      <p className="min-w-0 max-w-full truncate text-sm font-medium">
        {citation ? citation.label : String(selected.attrs.text)}
      </p>
      {citation && <Badge tone={statusWords[citation.status].tone}>{statusWords[citation.status].short}</Badge>}
      <div className="flex flex-wrap items-center gap-1.5">
        {key !== null && (
          <Button size="small" onClick={() => onOpenSource(key)}>
            <BookOpen size={15} aria-hidden="true" />
            Abrir la foja
          </Button>
        )}
        {citation?.status === 'amended' && key !== null && (
          <Button size="small" onClick={() => acceptCitation(editor, key)}>
            <Check size={15} aria-hidden="true" />
            Dar por revisada
          </Button>
        )}
        {citation && (
          <SegmentedControl
            label="Dónde va la cita"
            value={citation.note}
            options={[
              { value: 'inline', label: 'En el texto' },
              { value: 'footnote', label: 'Al pie' },
            ]}
            onChange={(note) => editor.commands.updateAttributes('legalCitation', { note })}
          />
        )}
        <Button size="small" onClick={onEditWords}>
          <PencilLine size={15} aria-hidden="true" />
          Editar las palabras
        </Button>
        <Button size="small" kind="quiet" onClick={() => editor.chain().deleteSelection().focus().run()}>
          <Trash2 size={15} aria-hidden="true" />
          Quitar
        </Button>
      </div>
    </section>
  );
}
