import { messages } from '@foja/contracts/errors';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type AnonymizedMessage, previewMessage } from '../anonymization/anonymize-message.ts';

interface SentPreviewProps {
  text: string;
  conversationId: string | null;
  onClose: () => void;
}

/** What would leave the browser: the text with its personal data replaced, and what stands for what. */
export function SentPreview({ text, conversationId, onClose }: SentPreviewProps) {
  const [preview, setPreview] = useState<AnonymizedMessage | 'failed' | null>(null);

  useEffect(() => {
    let current = true;
    previewMessage(text, conversationId).then(
      (next) => current && setPreview(next),
      () => current && setPreview('failed'),
    );
    return () => {
      current = false;
    };
  }, [text, conversationId]);

  return (
    <section
      aria-label="Lo que se envía"
      className="mb-2 animate-rise rounded-card border border-line bg-surface p-4 text-sm shadow-raised"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 className="font-medium">Lo que se envía</h2>
        <button
          type="button"
          aria-label="Cerrar la vista previa"
          onClick={onClose}
          className="-m-1 inline-flex size-8 items-center justify-center rounded-field text-ink-muted hover:bg-sunken"
        >
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      {preview === 'failed' ? (
        <p role="alert" className="mt-1 text-danger">
          {messages.anonymizationRequired}
        </p>
      ) : (
        preview && (
          <>
            <p className="mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-wrap text-ink-soft">
              {preview.text.split(/(\[[A-Z_]+_\d+\])/).map((piece, index) =>
                index % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
                  <mark key={index} className="rounded-sm bg-info-wash px-1 font-medium text-info">
                    {piece}
                  </mark>
                ) : (
                  piece
                ),
              )}
            </p>
            <p className="mt-2 text-xs text-ink-muted">
              {preview.replacements === 0
                ? 'No se encontraron datos personales para reemplazar.'
                : 'Los datos reales quedan en este navegador y se vuelven a poner en la respuesta.'}
            </p>
          </>
        )
      )}
    </section>
  );
}
