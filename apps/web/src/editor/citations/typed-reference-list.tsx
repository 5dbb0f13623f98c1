import type { Editor } from '@tiptap/react';
import { statusLooks } from '../../citation-check/status-looks.ts';
import { Badge } from '../../design-system/badge.tsx';
import { Button } from '../../design-system/button.tsx';
import type { TypedReference } from './typed-references.ts';

interface TypedReferenceListProps {
  editor: Editor;
  references: readonly TypedReference[];
  onOpenSource: (id: string) => void;
  /** Makes a live citation of the reference that is selected. */
  onConvert: () => void;
}

/** References that are words of the document, each with what is known of it. */
export function TypedReferenceList({ editor, references, onOpenSource, onConvert }: TypedReferenceListProps) {
  const select = ({ from, to, isInNote }: TypedReference) => {
    const chain = editor.chain();
    (isInNote ? chain.setNodeSelection(from) : chain.setTextSelection({ from, to })).scrollIntoView().focus().run();
  };
  return (
    <section aria-labelledby="typed-references" className="grid gap-2">
      <h3 id="typed-references" className="text-sm font-semibold text-paper-ink">
        Escritas en el texto
      </h3>
      <ul className="divide-y divide-paper-line border-y border-paper-line">
        {references.map((reference) => {
          const { label, tone, Icon } = statusLooks[reference.status];
          const { sourceId } = reference;
          return (
            <li key={`${reference.from} ${reference.text}`} className="grid gap-1.5 py-3">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <p className="min-w-0 text-sm font-medium text-paper-ink">{reference.text}</p>
                <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
                  {label}
                </Badge>
              </div>
              {reference.detail && <p className="text-xs text-paper-muted">{reference.detail}</p>}
              <div className="flex flex-wrap gap-1">
                <Button
                  size="small"
                  kind="quiet"
                  aria-label={`Ir a ${reference.text} en el texto`}
                  onClick={() => select(reference)}
                >
                  Ir al texto
                </Button>
                {sourceId !== null && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`Abrir la foja de ${reference.text}`}
                    onClick={() => onOpenSource(sourceId)}
                  >
                    Abrir la foja
                  </Button>
                )}
                {!reference.isInNote && reference.kind !== 'norm' && (
                  <Button
                    size="small"
                    aria-label={`Convertir ${reference.text} en cita`}
                    onClick={() => {
                      select(reference);
                      onConvert();
                    }}
                  >
                    Convertir en cita
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
