import { documentForms } from '@foja/contracts/drafting/document-forms';
import { messages } from '@foja/contracts/messages';
import { FilePen, FilePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { modelName } from '../../answer-view/answer-tags.tsx';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Switch } from '../../design-system/switch.tsx';
import type { HistoryEntry } from '../../tool-history/tool-history.ts';
import type { KeptDraft } from '../kept-draft.ts';
import { StatusPanel } from '../status-panel.tsx';
import { chosenBlocks } from './chosen-blocks.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentSheet } from './document-sheet.tsx';

interface DocumentResultProps {
  entry: HistoryEntry<KeptDraft>;
  onOpenSource: (id: string) => void;
  onUseOwnWords: (usesOwnWords: boolean) => void;
  /** Back to the form; at this field, or at its top. */
  onEdit: (field: string | null) => void;
  onNew: () => void;
}

/** A written document: its sheet, its state, and the ways to take it away. */
export function DocumentResult({ entry, onOpenSource, onUseOwnWords, onEdit, onNew }: DocumentResultProps) {
  const { document, usesOwnWords } = entry.content;
  const [showsArticles, setShowsArticles] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const blocks = chosenBlocks(entry.content);
  const isImproved = document.blocks.some((block) => block.type === 'facts' && block.ownWords !== null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
            {documentForms[document.kind].label}
          </h1>
          <Badge>{modelName(document.engine)}</Badge>
        </div>
        <div className="flex flex-wrap gap-2">
          <DocumentActions
            document={{ title: documentForms[document.kind].label, blocks, writtenAt: entry.createdAt }}
          />
          <Button size="small" onClick={() => onEdit(null)}>
            <FilePen size={15} aria-hidden="true" />
            Editar los datos
          </Button>
          <Button size="small" kind="quiet" onClick={onNew}>
            <FilePlus size={15} aria-hidden="true" />
            Otro documento
          </Button>
        </div>
        {document.notice && <FormBanner tone="info">{document.notice}</FormBanner>}
      </header>
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <DocumentSheet blocks={blocks} showsArticles={showsArticles} onOpenSource={onOpenSource} onFill={onEdit} />
          <p className="mt-4 text-sm text-ink-muted">{messages.notLegalAdvice}</p>
        </div>
        <aside aria-label="Estado" className="grid gap-4 @3xl:sticky @3xl:top-6">
          <Card className="grid gap-4 p-4">
            <Switch
              label="Mostrar los artículos"
              help="Debajo de lo que se apoya en ellos. No salen en el archivo."
              checked={showsArticles}
              onChange={setShowsArticles}
            />
            {isImproved && (
              <Switch
                label="Usar mis palabras en los hechos"
                help="En lugar de la redacción del modelo."
                checked={usesOwnWords}
                onChange={onUseOwnWords}
              />
            )}
          </Card>
          <StatusPanel status={document.status} onField={onEdit} onOpenSource={onOpenSource} />
        </aside>
      </div>
    </>
  );
}
