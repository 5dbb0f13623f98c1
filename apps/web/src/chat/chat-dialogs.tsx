import type { DebugStats } from '@foja/contracts/chat';
import { type ActorRole, can } from '@foja/contracts/roles';
import { lazy, Suspense } from 'react';
import type { ShownCase } from '../evaluation/chosen-case-type.ts';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Conversation } from './conversation.ts';

const AnonymizationDialog = lazy(() => import('../anonymization/anonymization-dialog.tsx'));
const ChatSettingsDialog = lazy(() => import('./chat-settings-dialog.tsx'));
const DebugDialog = lazy(() => import('./debug-dialog.tsx'));
const EvaluationDialog = lazy(() => import('../evaluation/evaluation-dialog.tsx'));
const PremiumGate = lazy(() => import('../plans/premium-gate.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

export type OpenDialog =
  | { kind: 'settings' | 'anonymization' | 'debug' | 'premium' | 'shortcuts' }
  | { kind: 'evaluation'; evaluation: ShownCase };

interface ChatDialogsProps {
  dialog: OpenDialog | null;
  role: ActorRole;
  settings: ChatSettings;
  conversation: Conversation | null;
  onSettings: (change: Partial<ChatSettings>) => void;
  onPremiumDomain: () => void;
  onClose: () => void;
}

/** Whichever dialog of the chat is open; each is fetched when it first opens. */
export function ChatDialogs(props: ChatDialogsProps) {
  return <Suspense fallback={null}>{props.dialog && <OpenedDialog {...props} dialog={props.dialog} />}</Suspense>;
}

function OpenedDialog({ dialog, role, onClose, ...props }: ChatDialogsProps & { dialog: OpenDialog }) {
  switch (dialog.kind) {
    case 'settings':
      return (
        <ChatSettingsDialog
          role={role}
          settings={props.settings}
          onChange={props.onSettings}
          onPremiumDomain={props.onPremiumDomain}
          onClose={onClose}
        />
      );
    case 'anonymization':
      return <AnonymizationDialog role={role} onClose={onClose} />;
    case 'debug':
      return can(role, 'see-debug-modal') ? (
        <DebugDialog stats={lastStats(props.conversation)} onClose={onClose} />
      ) : null;
    case 'premium':
      return <PremiumGate onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsDialog onClose={onClose} />;
    case 'evaluation':
      return <EvaluationDialog evaluation={dialog.evaluation} role={role} onClose={onClose} />;
  }
}

function lastStats(conversation: Conversation | null): DebugStats | null {
  const last = conversation?.messages.findLast((message) => message.role === 'assistant' && message.debugStats);
  if (last?.role === 'assistant') return last.debugStats;
  return readJson(localStore, storageKeys.debugStats) as DebugStats | null;
}
