import { editorTitleMaxCharacters } from '@foja/contracts/editor-limits';
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  BookCheck,
  CopyPlus,
  Download,
  EllipsisVertical,
  FileDown,
  FileUp,
  History,
  Keyboard,
  Printer,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Menu } from '../design-system/menu.tsx';
import type { EditorPanel } from './editor-side.tsx';
import { FileChoice } from './file-choice.tsx';
import type { DocumentActions } from './use-document-actions.ts';
import type { useDocumentTitle } from './use-document-title.ts';

interface EditorHeaderProps {
  title: ReturnType<typeof useDocumentTitle>;
  saved: ReactNode;
  actions: DocumentActions;
  isAssistantOpen: boolean;
  onAssistant: () => void;
  onPanel: (panel: EditorPanel) => void;
  onShortcuts: () => void;
}

/** The document's title, where it is safe, and what can be done with all of it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { title, saved, actions, isAssistantOpen, onAssistant, onPanel, onShortcuts } = props;
  const icon = (Icon: typeof Printer) => <Icon size={16} aria-hidden="true" className="shrink-0" />;
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1.5">
      <Link
        to="/dashboard/redaccion"
        aria-label="Volver a los documentos"
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1 basis-44">
        <h1 className="sr-only">Redacción: {title.title}</h1>
        <input
          aria-label="Título del documento"
          value={title.title}
          maxLength={editorTitleMaxCharacters}
          autoComplete="off"
          onChange={({ target }) => title.change(target.value)}
          onBlur={title.settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          className="h-8 w-full truncate rounded-field border border-transparent bg-transparent px-2 text-base font-semibold text-ink hover:border-line focus:border-line-strong"
        />
        <div className="px-2">{saved}</div>
      </div>
      <div className="flex items-center gap-1">
        {!isAssistantOpen && (
          <IconButton
            label="Abrir el asistente"
            icon={<Sparkles size={18} aria-hidden="true" />}
            onClick={onAssistant}
          />
        )}
        <IconButton
          label="Verificar citas"
          icon={<BookCheck size={18} aria-hidden="true" />}
          onClick={() => onPanel('citations')}
        />
        <IconButton
          label="Versiones"
          icon={<History size={18} aria-hidden="true" />}
          onClick={() => onPanel('versions')}
        />
        <Button
          size="small"
          busy={actions.work === 'docx'}
          aria-label="Exportar a Word"
          onClick={() => void actions.exportAs('docx')}
        >
          {actions.work !== 'docx' && <Download size={15} aria-hidden="true" />}
          Word
        </Button>
        <FileChoice
          label="Archivo para insertar"
          onFile={(file) => void actions.bringIn(file)}
          button={(choose) => (
            <Menu
              align="end"
              trigger={
                <button
                  type="button"
                  aria-label="Acciones del documento"
                  aria-busy={actions.work === 'pdf' || actions.work === 'import' || undefined}
                  className="inline-flex size-9 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
                >
                  <EllipsisVertical size={18} aria-hidden="true" />
                </button>
              }
              options={[
                {
                  id: 'pdf',
                  label: 'Exportar a PDF',
                  icon: icon(FileDown),
                  action: () => void actions.exportAs('pdf'),
                },
                { id: 'print', label: 'Imprimir', icon: icon(Printer), action: actions.print },
                { id: 'import', label: 'Insertar un archivo', icon: icon(FileUp), divider: true, action: choose },
                { id: 'duplicate', label: 'Duplicar', icon: icon(CopyPlus), action: () => void actions.duplicate() },
                {
                  id: 'shortcuts',
                  label: 'Atajos de teclado',
                  icon: icon(Keyboard),
                  divider: true,
                  action: onShortcuts,
                },
              ]}
            />
          )}
        />
      </div>
    </header>
  );
}
