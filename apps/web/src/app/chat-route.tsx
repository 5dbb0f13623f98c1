import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ChatScreen } from '../chat/chat-screen.tsx';
import { StatusBar } from './status-bar.tsx';

/** /chatbot: the chat at full height, with the status bar under it. */
export function ChatRoute() {
  const { c, foja } = useSearch({ from: '/chatbot' });
  const navigate = useNavigate();
  const openConversation = useCallback(
    (id: string | null) => void navigate({ to: '/chatbot', search: { c: id ?? undefined } }),
    [navigate],
  );
  const openFoja = useCallback(
    (id: string | null) =>
      void navigate({ to: '/chatbot', search: (search) => ({ ...search, foja: id ?? undefined }), replace: true }),
    [navigate],
  );
  // Relative: after signing in, the person comes back to this very conversation.
  const returnUrl = c ? `/chatbot?c=${encodeURIComponent(c)}` : '/chatbot';
  return (
    <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <ChatScreen
        conversationId={c ?? null}
        fojaId={foja ?? null}
        onConversation={openConversation}
        onFoja={openFoja}
        onRegister={() => void navigate({ to: '/register', search: { returnUrl } })}
        onLogin={() => void navigate({ to: '/login', search: { returnUrl } })}
      />
      <StatusBar />
    </main>
  );
}
