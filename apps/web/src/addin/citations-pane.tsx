import type { CitationCheck } from '@foja/contracts/citation-check';
import {
  citationCheckMaxCharacters,
  citationCheckMessages,
  type ReferenceStatus,
  referenceStatuses,
} from '@foja/contracts/citation-check-limits';
import { messages } from '@foja/contracts/messages';
import { useRef, useState } from 'react';
import { ReferenceList } from '../citation-check/reference-list.tsx';
import { requestCheck } from '../citation-check/request-check.ts';
import { StatusFilter } from '../citation-check/status-filter.tsx';
import { Button } from '../design-system/button.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { notify } from '../design-system/toast.ts';
import { CallFailed } from '../platform/http.ts';
import { useTextWork } from '../text-source/use-text-work.ts';
import { Working } from '../text-source/working.tsx';
import type { WordDocument } from './word-document.ts';
import { wordFailure } from './word-failure.ts';

interface CitationsPaneProps {
  document: WordDocument;
  /** What is selected in the document: checked alone where there is something. */
  selectedText: string;
  onOpenSource: (id: string) => void;
  onSessionExpired: () => void;
}

/** The citation check of the document that is open in Word: each reference leads to its place there. */
export function CitationsPane({ document, selectedText, onOpenSource, onSessionExpired }: CitationsPaneProps) {
  const [checked, setChecked] = useState<{ text: string; check: CitationCheck } | null>(null);
  const [shown, setShown] = useState<ReadonlySet<ReferenceStatus>>(new Set(referenceStatuses));
  const [selected, setSelected] = useState<number | null>(null);
  const items = useRef<HTMLOListElement>(null);
  const work = useTextWork((failure) => {
    if (!(failure instanceof CallFailed)) return wordFailure(failure);
    if (failure.status !== 401) return failure.said ?? failure.message;
    onSessionExpired();
    return null;
  });

  const check = (read: () => Promise<string>) =>
    work.run('Verificando las citas del documento', async (signal) => {
      const text = await read();
      if (text.trim() === '') throw new CallFailed(400, 'invalid_request', 'El documento está vacío.');
      if (text.length > citationCheckMaxCharacters) {
        throw new CallFailed(413, 'payload_too_large', citationCheckMessages.tooLong);
      }
      const found = await requestCheck({ text, asOf: null }, signal);
      if (signal.aborted) return;
      setSelected(null);
      setChecked({ text, check: found });
    });

  async function showInDocument(place: number): Promise<void> {
    const reference = checked?.check.references[place];
    if (!checked || !reference) return;
    // The same words may stand in several places: the one that was checked is meant.
    const earlier = checked.text.slice(0, reference.start).split(reference.text).length - 1;
    try {
      if (await document.showWords(reference.text, earlier)) return;
      void notify('Esas palabras ya no están en el documento. Verificá de nuevo.', { kind: 'info' });
    } catch (failure) {
      void notify(wordFailure(failure), { kind: 'error' });
    }
  }

  const toggle = (status: ReferenceStatus) => {
    const next = new Set(shown);
    if (!next.delete(status)) next.add(status);
    setShown(next);
  };
  return (
    <section aria-label="Verificador de citas" className="grid content-start gap-4 overflow-y-auto p-4">
      <p className="text-sm text-ink-muted">
        Busca cada artículo, ley y fallo del documento y compara lo que transcribe con el texto oficial. No cuenta como
        uso y no se guarda.
      </p>
      {work.what !== null ? (
        <Working what={work.what} onCancel={work.cancel} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" onClick={() => void check(() => document.readDocument())}>
            Verificar el documento
          </Button>
          {selectedText.trim() !== '' && (
            <Button onClick={() => void check(async () => selectedText)}>Verificar lo seleccionado</Button>
          )}
        </div>
      )}
      {work.problem && <FormBanner tone="danger">{work.problem}</FormBanner>}
      {checked && work.what === null && (
        <>
          {checked.check.readTo !== null && (
            <FormBanner tone="info">
              El documento tiene más citas de las que se verifican de una vez: seleccioná el final y verificalo aparte.
            </FormBanner>
          )}
          {checked.check.summary.total === 0 ? (
            <EmptyState title="No encontramos citas legales">
              Se buscan artículos, leyes, decretos, códigos y fallos por tomo y página o por sus partes.
            </EmptyState>
          ) : (
            <>
              <StatusFilter summary={checked.check.summary} shown={shown} onToggle={toggle} />
              <ReferenceList
                references={checked.check.references}
                shown={shown}
                selected={selected}
                rootRef={items}
                onSelect={setSelected}
                onShowInText={(place) => void showInDocument(place)}
                onOpenSource={onOpenSource}
              />
            </>
          )}
          <p className="text-xs text-ink-muted">{messages.notLegalAdvice}</p>
        </>
      )}
    </section>
  );
}
