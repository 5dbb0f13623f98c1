import { defaultDomainId } from '@foja/contracts/domain-ids';
import { localEngineName } from '@foja/contracts/models';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Anonymizer, placeholdersOf } from '../anonymization/anonymize-message.ts';
import { effectiveMode } from '../anonymization/settings.ts';
import { useAnonymizationSettings } from '../anonymization/use-anonymization-settings.ts';
import { modelName } from '../answer-view/answer-tags.tsx';
import { spokenText } from '../answer-view/answer-text.ts';
import { notify } from '../design-system/toast.ts';
import { useGuestUsage } from '../guests/guest-session.ts';
import { ProofProgress } from '../guests/proof-progress.tsx';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { useWideScreen } from '../platform/media.ts';
import { clearSession, useSession } from '../platform/session.ts';
import { statusQuery } from '../platform/status-query.ts';
import { useRemainingUses } from '../usage/use-remaining-uses.ts';
import { useWordingChoice } from '../wording/wording-choice.ts';
import { ChatDialogs, type OpenDialog } from './chat-dialogs.tsx';
import { ChatFooter } from './chat-footer.tsx';
import { ChatHeader } from './chat-header.tsx';
import { useChatSettings } from './chat-settings.ts';
import { citedWords } from './cited-words.ts';
import { Composer } from './composer.tsx';
import type { Conversation, UserMessage } from './conversation.ts';
import { ConversationDrawer, ConversationSidebar } from './conversation-panels.tsx';
import { conversationStoreOf, useConversations } from './conversation-store.ts';
import { domainName, domainsQuery } from './domains-query.ts';
import { EmptyChat } from './empty-chat.tsx';
import { GuestLimit } from './guest-limit.tsx';
import { MessageList } from './message-list.tsx';
import { loadAnswer, Messages } from './messages.tsx';
import { useChat } from './use-chat.ts';
import { useShortcuts } from './use-shortcuts.ts';

const AccountLimit = lazy(() => import('./account-limit.tsx'));
const FojaPanel = lazy(() => import('../sources/foja-panel.tsx'));

export interface ChatScreenProps {
  /** Inside the dashboard, which shows the usage counter itself. */
  embedded?: boolean;
  /** The keyboard starts in the input. */
  focusInput?: boolean;
  conversationId: string | null;
  fojaId: string | null;
  onConversation: (id: string | null) => void;
  onFoja: (id: string | null) => void;
  onRegister: () => void;
  onLogin: () => void;
}

/** The chat of specification 2.7: standalone, and embeddable in the dashboard. */
export function ChatScreen(props: ChatScreenProps) {
  const { embedded = false, focusInput = false, conversationId, fojaId, onConversation, onFoja } = props;
  const session = useSession();
  const role: ActorRole = session?.user.role ?? 'Guest';
  const owner = session?.user.email ?? 'guest';
  const store = conversationStoreOf(owner);
  const conversation = useConversations(store).find(({ id }) => id === conversationId) ?? null;
  const [settings, changeSettings] = useChatSettings(role);
  const mode = effectiveMode(useAnonymizationSettings(), 'rag', role);
  const anonymizer: Anonymizer | null = mode === 'none' ? null : role === 'Guest' ? 'browser' : mode;
  const guestUsage = useGuestUsage();
  const remainingUses = useRemainingUses();
  const { data: domains } = useQuery(domainsQuery());
  // Asked for by the indicator of the connection, which stands beside every chat.
  const { data: status } = useQuery({ ...statusQuery(), enabled: false });
  const answeringModel = status?.model.status === 'configured' ? modelName(settings.model) : localEngineName;
  const wide = useWideScreen();
  const wordingChoice = useWordingChoice();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [collapsed, setCollapsed] = useState(() => localStore.get(storageKeys.conversationsCollapsed) === 'true');
  const [opened, setOpened] = useState<{ id: string; position: number | null; quotes: string[] } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [instant, setInstant] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focusInput) input.current?.focus();
  }, [focusInput]);

  const guestBlocked = role === 'Guest' && guestUsage.used >= guestUsage.limit;
  const isExhausted = guestBlocked || (role !== 'Guest' && remainingUses !== null && remainingUses <= 0);
  const chat = useChat({
    role,
    store,
    settings,
    anonymizer,
    embedded,
    remainingUses,
    activeId: conversation?.id ?? null,
    onOpen: onConversation,
    onPremiumGate: () => setDialog({ kind: 'premium' }),
    onHelp: ({ content }) => setAnnounced(spokenText(content)),
    onSessionExpired: (question) => {
      // The draft is the guest's too: whoever signs in again finds the question where it was written.
      localStore.set(storageKeys.draft(owner), question);
      localStore.set(storageKeys.draft('guest'), question);
      void notify('Tu sesión venció. Iniciá sesión de nuevo; tu consulta quedó guardada.', { kind: 'error' });
      clearSession();
      props.onLogin();
    },
  });
  const live = chat.live?.conversationId === conversation?.id ? chat.live : null;

  const openSource = useCallback(
    (id: string, position: number | null, quotes: string[]) => {
      setOpened({ id, position, quotes });
      onFoja(id);
    },
    [onFoja],
  );
  const endReveal = useRef(chat.endReveal);
  endReveal.current = chat.endReveal;
  const revealed = useCallback(
    (technical: string | null) => {
      const messages = conversationStoreOf(owner).find(conversationId ?? '')?.messages ?? [];
      const last = messages.findLast((message) => message.role === 'assistant');
      setAnnounced(last ? spokenText(technical ?? last.content) : '');
      endReveal.current();
    },
    [owner, conversationId],
  );

  function regenerate(of: Conversation, messageId: string): void {
    setInstant(false);
    chat.regenerate(of, messageId);
  }

  function ask(text: string, choice?: UserMessage['choice']): boolean {
    setInstant(false);
    setAnnounced('');
    void loadAnswer();
    return chat.send(text, choice);
  }

  function openConversation(id: string | null): void {
    setDrawerOpen(false);
    onConversation(id);
    if (id === null) input.current?.focus();
  }

  function toggleList(): void {
    if (!wide) {
      setDrawerOpen(true);
      return;
    }
    localStore.set(storageKeys.conversationsCollapsed, String(!collapsed));
    setCollapsed(!collapsed);
  }

  function clearChat(): void {
    if (!conversation) return;
    const undo = store.clear(conversation.id);
    void notify('Chat vacío.', { durationMs: 8_000, action: { label: 'Deshacer', run: undo } });
  }

  useShortcuts({
    focusInput: () => input.current?.focus(),
    newConversation: () => openConversation(null),
    showShortcuts: () => setDialog({ kind: 'shortcuts' }),
    showAll: () => setInstant(true),
  });

  // `live` is a dependency because the first question of a conversation adds to its placeholders while it is sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const placeholders = useMemo(() => placeholdersOf(conversationId), [conversationId, live?.step, conversation]);
  const quotes = useMemo(() => {
    if (!fojaId) return [];
    if (opened?.id === fojaId) return opened.quotes;
    // Opened by its address: the last answer that uses it says which words.
    const answer = conversation?.messages.findLast(
      (message) => message.role === 'assistant' && message.sources.some(({ id }) => id === fojaId),
    );
    return answer?.role === 'assistant' ? citedWords(answer, fojaId) : [];
  }, [fojaId, opened, conversation]);
  const empty = (conversation?.messages.length ?? 0) === 0 && !live;
  const name = domainName(settings.domain ?? defaultDomainId, domains);

  return (
    <div className="flex min-h-0 flex-1">
      {wide && !collapsed && <ConversationSidebar store={store} activeId={conversationId} onOpen={openConversation} />}
      <section aria-label="Chat" className="flex min-w-0 flex-1 flex-col">
        <ChatHeader
          role={role}
          domainName={name}
          remainingUses={remainingUses}
          embedded={embedded}
          canClear={!empty && !chat.busy}
          onToggleList={toggleList}
          onNew={() => openConversation(null)}
          onClear={clearChat}
          onDebug={() => setDialog({ kind: 'debug' })}
          onShortcuts={() => setDialog({ kind: 'shortcuts' })}
          onSettings={() => setDialog({ kind: 'settings' })}
        />
        <MessageList
          count={conversation?.messages.filter((message) => message.role === 'user').length ?? 0}
          wide={wordingChoice === 'both'}
        >
          {empty ? (
            <EmptyChat disabled={guestBlocked || chat.busy} anonymizer={anonymizer} onAsk={ask} />
          ) : (
            conversation && (
              <Messages
                conversation={conversation}
                store={store}
                live={live}
                role={role}
                placeholders={placeholders}
                locked={chat.busy}
                mayAsk={!guestBlocked}
                instant={instant}
                caseEvaluation={settings.caseEvaluation && can(role, 'case-evaluation')}
                onInstant={() => setInstant(true)}
                onVisible={chat.reportVisible}
                onRevealed={revealed}
                onRegenerate={(messageId) => regenerate(conversation, messageId)}
                onWiden={
                  can(role, 'premium-domain')
                    ? (messageId) => {
                        flushSync(() => changeSettings({ domain: 'todos_premium' }));
                        regenerate(conversation, messageId);
                      }
                    : null
                }
                onCorrect={(messageId, correction) => {
                  setInstant(false);
                  setAnnounced('');
                  chat.correct(conversation, messageId, correction);
                }}
                onAsk={ask}
                onOpenSource={openSource}
                onEvaluation={(evaluation) => setDialog({ kind: 'evaluation', evaluation })}
              />
            )
          )}
        </MessageList>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
        <div className="mx-auto w-full max-w-[760px] px-3 pb-2 sm:px-6 short:pb-1">
          {chat.busy && <ProofProgress />}
          {guestBlocked && !chat.busy && <GuestLimit onRegister={props.onRegister} onLogin={props.onLogin} />}
          {isExhausted && !guestBlocked && !chat.busy && (
            <Suspense fallback={null}>
              <AccountLimit email={owner} onPlans={() => setDialog({ kind: 'premium' })} />
            </Suspense>
          )}
          <Composer
            owner={owner}
            conversationId={conversation?.id ?? null}
            busy={chat.busy}
            disabled={guestBlocked && !chat.busy}
            exhausted={isExhausted}
            anonymizer={anonymizer}
            inputRef={input}
            onSend={ask}
            onStop={chat.stop}
          />
          <ChatFooter
            domainName={name}
            modelName={answeringModel}
            mode={mode}
            onSettings={() => setDialog({ kind: 'settings' })}
            onAnonymization={() => setDialog({ kind: 'anonymization' })}
          />
        </div>
      </section>
      {fojaId && (
        <Suspense fallback={null}>
          <FojaPanel
            id={fojaId}
            quotes={quotes}
            position={opened?.id === fojaId ? opened.position : null}
            onOpen={(id) => openSource(id, null, [])}
            onClose={() => onFoja(null)}
          />
        </Suspense>
      )}
      {drawerOpen && (
        <ConversationDrawer
          store={store}
          activeId={conversationId}
          onOpen={openConversation}
          onClose={() => setDrawerOpen(false)}
        />
      )}
      <ChatDialogs
        dialog={dialog}
        role={role}
        settings={settings}
        conversation={conversation}
        onSettings={changeSettings}
        onPremiumDomain={() => (role === 'Guest' ? props.onRegister() : setDialog({ kind: 'premium' }))}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
