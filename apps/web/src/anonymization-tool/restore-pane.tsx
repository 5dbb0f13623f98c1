import { useState } from 'react';
import { restoredSegments } from '../anonymization/placeholders.ts';
import { EmptyState } from '../design-system/empty-state.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { OutputActions } from './output-actions.tsx';
import { TextPane } from './text-pane.tsx';

/** Puts the real data back into a text that has placeholders: what another tool made of the anonymized one. */
export function RestorePane({ originals }: { originals: Record<string, string> }) {
  const [text, setText] = useState('');
  if (Object.keys(originals).length === 0) {
    return (
      <EmptyState title="Todavía no hay nada para restituir">
        Anonimizá un texto primero. Las equivalencias viven en esta pestaña y se borran al cerrarla.
      </EmptyState>
    );
  }
  const segments = restoredSegments(text, originals);
  const restored = segments.map((segment) => segment.text).join('');
  const count = segments.filter(({ placeholder }) => placeholder).length;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TextArea
        label="Texto con marcadores"
        help="Pegá lo que quieras leer con los datos reales. No sale de este navegador."
        rows={14}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TextPane
        id="restored"
        title="Con los datos reales"
        actions={text !== '' && <OutputActions text={restored} name="texto-restituido" />}
      >
        {text === '' ? (
          <p className="text-sm text-ink-muted">Acá aparece el texto con los datos en su lugar.</p>
        ) : (
          <p className="font-serif text-base leading-[1.75] break-words whitespace-pre-wrap">
            {segments.map((segment, index) =>
              segment.placeholder ? (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, in order
                  key={index}
                  title={`Era ${segment.placeholder}`}
                  className="rounded-sm bg-info-wash px-0.5 text-inherit"
                >
                  {segment.text}
                </mark>
              ) : (
                segment.text
              ),
            )}
          </p>
        )}
        <p role="status" className="mt-3 text-xs text-ink-muted">
          {text !== '' && (count === 1 ? '1 dato restituido.' : `${count} datos restituidos.`)}
        </p>
      </TextPane>
    </div>
  );
}
