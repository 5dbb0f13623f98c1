import type { Role } from '@foja/contracts/roles';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { effectiveMode } from '../anonymization/settings.ts';
import { useAnonymizationSettings } from '../anonymization/use-anonymization-settings.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { quotesOf } from '../sources/mark-quotes.ts';
import { useKeptText } from '../text-source/use-kept-text.ts';
import { HistoryList } from '../tool-history/history-list.tsx';
import { useToolHistory } from '../tool-history/tool-history.ts';
import { documentRequest } from './case-evaluation.ts';
import { CaseForm } from './case-form.tsx';
import { ChatSwitch } from './chat-switch.tsx';
import { type ShownCase, shownEvaluation } from './chosen-case-type.ts';
import { correctCase } from './correct-case.ts';
import { evaluationHistoryOf, evaluationTool } from './evaluated-case.ts';
import { EvaluationResult } from './evaluation-result.tsx';
import { useCaseEvaluation } from './use-case-evaluation.ts';

const AnonymizationDialog = lazy(() => import('../anonymization/anonymization-dialog.tsx'));
const EvaluationDialog = lazy(() => import('./evaluation-dialog.tsx'));
const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));
const PremiumGate = lazy(() => import('../plans/premium-gate.tsx'));

type OpenDialog = { kind: 'anonymization' | 'premium' } | { kind: 'details'; evaluation: ShownCase };

interface EvaluationToolProps {
  owner: string;
  role: Role;
  heading: ReactNode;
}

/** The tool: a text, its evaluation, and those that this browser keeps. `e` of the address names one, `foja` what is open beside it. */
export function EvaluationTool({ owner, role, heading }: EvaluationToolProps) {
  const { e: openId, foja } = useSearch({ strict: false });
  const navigate = useNavigate();
  const history = evaluationHistoryOf(owner);
  const entry = useToolHistory(history).find(({ id }) => id === openId);
  const mode = effectiveMode(useAnonymizationSettings(), 'rag', role);
  const anonymizer: Anonymizer | null = mode === 'none' ? null : mode;
  const draft = useKeptText(owner, evaluationTool);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const acted = useRef(false);
  const input = useRef<HTMLTextAreaElement>(null);

  const evaluation = useCaseEvaluation({
    owner,
    anonymizer,
    onEvaluated: (id, story) => {
      // What was written since stays.
      if (draft.text.trim() === story) draft.write('');
      show(id);
    },
    onPremiumGate: () => setDialog({ kind: 'premium' }),
  });

  function show(id: string | null): void {
    acted.current = true;
    void navigate({ to: '/dashboard/evaluacion', search: { e: id ?? undefined } });
  }

  function openFoja(id: string | null): void {
    void navigate({ to: '/dashboard/evaluacion', search: { e: openId, foja: id ?? undefined }, replace: true });
  }

  /** Leads to the chat with the request in its input, beside what may be written there already. */
  function requestDocument(name: string, caseType: string): void {
    const key = storageKeys.draft(owner);
    const written = localStore.get(key);
    const request = documentRequest(name, caseType);
    localStore.set(key, written ? `${written}\n\n${request}` : request);
    localStore.set(storageKeys.openChatbot, 'true');
    void navigate({ to: '/dashboard' });
  }

  const shown = entry && shownEvaluation(entry.content.evaluation, entry.content.chosen, {});
  const excerpt = shown?.sources.find(({ id }) => id === foja)?.excerpt;
  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container min-h-0 min-w-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid max-w-5xl grid-cols-1 gap-x-8 gap-y-8 px-4 py-6 sm:px-6 @4xl:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="grid min-w-0 grid-cols-1 content-start gap-5">
            {heading}
            {entry ? (
              <EvaluationResult
                key={entry.id}
                entry={entry}
                role={role}
                takesFocus={acted.current}
                onDetails={(details) => setDialog({ kind: 'details', evaluation: details })}
                onOpenArticle={openFoja}
                onChoose={(chosen) => history.change(entry.id, (content) => ({ ...content, chosen }))}
                onDocument={requestDocument}
                onCorrect={(corrections) => correctCase(owner, entry, corrections)}
                onEdit={(story) => {
                  draft.replace(story);
                  show(null);
                }}
                onNew={() => show(null)}
              />
            ) : (
              <CaseForm
                draft={draft}
                state={evaluation.state}
                anonymizer={anonymizer}
                mode={mode}
                inputRef={input}
                takesFocus={acted.current}
                onEvaluate={evaluation.evaluate}
                onCancel={evaluation.cancel}
                onDismiss={evaluation.dismiss}
                onChoose={evaluation.choose}
                onAnonymization={() => setDialog({ kind: 'anonymization' })}
              />
            )}
          </div>
          <aside aria-label="Evaluaciones guardadas" className="min-w-0">
            <h2 className="mb-2 px-3 text-sm font-semibold">Evaluaciones guardadas</h2>
            <HistoryList history={history} activeId={entry?.id ?? null} onOpen={show} />
            <div className="mt-5 border-t border-line px-3 pt-5">
              <ChatSwitch />
            </div>
          </aside>
        </div>
      </div>
      <Suspense fallback={null}>
        {foja && entry && (
          <FojaPanel
            id={foja}
            quotes={excerpt ? quotesOf(excerpt) : []}
            position={null}
            onOpen={openFoja}
            onClose={() => openFoja(null)}
          />
        )}
        {dialog?.kind === 'details' && (
          <EvaluationDialog evaluation={dialog.evaluation} role={role} onClose={() => setDialog(null)} />
        )}
        {dialog?.kind === 'anonymization' && <AnonymizationDialog role={role} onClose={() => setDialog(null)} />}
        {dialog?.kind === 'premium' && <PremiumGate onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
