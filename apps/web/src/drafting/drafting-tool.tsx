import type { DraftingRequestInput, DraftingResponse } from '@foja/contracts/drafting';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { DocumentForm, FormValues, Person } from '@foja/contracts/drafting/form';
import { lazy, Suspense, useState } from 'react';
import { OriginalConsent } from '../generators/original-consent.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { DocumentResult } from './document/document-result.tsx';
import { FormScreen } from './form/form-screen.tsx';
import { draftHistory, keepFormValues } from './kept-draft.ts';
import { KindPicker } from './kind-picker.tsx';
import { useDrafting } from './use-drafting.ts';

const PremiumGate = lazy(() => import('../plans/premium-gate.tsx'));

interface DraftingToolProps {
  owner: string;
  /** Whose form is open; null while one is chosen. */
  kind: DocumentKind | null;
  /** The causa from which it was opened. */
  matterId: string | null;
  /** The kept document that is open. */
  resultId: string | null;
  onKind: (kind: DocumentKind | null) => void;
  onResult: (id: string | null) => void;
  onOpenSource: (id: string) => void;
  /** The session ended; the data stay in the browser. */
  onSessionExpired: () => void;
}

/** Choose a document, give its data, get it written. */
export function DraftingTool(props: DraftingToolProps) {
  const { owner, kind, matterId, resultId, onKind, onResult, onOpenSource } = props;
  const [isGated, setIsGated] = useState(false);
  const [announced, setAnnounced] = useState('');
  /** The field to go to once its form is open. */
  const [wantedField, setWantedField] = useState<string | null>(null);
  const history = draftHistory(owner);
  const entries = useToolHistory(history);
  const entry = resultId ? (entries.find(({ id }) => id === resultId) ?? null) : null;
  const drafting = useDrafting({
    onDone: keep,
    onPremiumGate: () => setIsGated(true),
    onSessionExpired: props.onSessionExpired,
  });

  function keep(document: DraftingResponse, { kind: drafted, values }: DraftingRequestInput): void {
    const id = crypto.randomUUID();
    history.add({
      id,
      title: documentTitle(documentForms[drafted], values),
      createdAt: new Date().toISOString(),
      content: { values, document, usesOwnWords: false },
    });
    setAnnounced('El documento está listo.');
    onResult(id);
  }

  function edit(values: FormValues, edited: DocumentKind, field: string | null): void {
    keepFormValues(owner, edited, values);
    setWantedField(field);
    onKind(edited);
  }

  return (
    <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6">
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        {entry ? (
          <DocumentResult
            key={entry.id}
            entry={entry}
            onOpenSource={onOpenSource}
            onUseOwnWords={(usesOwnWords) => history.change(entry.id, (content) => ({ ...content, usesOwnWords }))}
            onEdit={(field) => edit(entry.content.values, entry.content.document.kind, field)}
            onNew={() => onKind(null)}
          />
        ) : kind ? (
          <FormScreen
            key={kind}
            owner={owner}
            form={documentForms[kind]}
            matterId={matterId}
            wantedField={wantedField}
            drafting={drafting}
            onOpenSource={onOpenSource}
            onBack={() => onKind(null)}
          />
        ) : (
          <KindPicker
            history={history}
            onKind={(chosen) => {
              setWantedField(null);
              onKind(chosen);
            }}
            onResult={onResult}
          />
        )}
      </div>
      <OriginalConsent open={drafting.isAsking} onAnswer={drafting.answer} />
      <Suspense fallback={null}>{isGated && <PremiumGate onClose={() => setIsGated(false)} />}</Suspense>
    </div>
  );
}

/** The kind of document, and whose it is where the form says so. */
function documentTitle(form: DocumentForm, values: FormValues): string {
  const first = form.sections.flatMap(({ fields }) => fields).find(({ type }) => type === 'person');
  const name = first ? ((values[first.key] as Person | undefined)?.name ?? '').trim() : '';
  return name ? `${form.label}: ${name}` : form.label;
}
