import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ChatScreen } from '../../chat/chat-screen.tsx';

/** /dashboard: the chat inside the dashboard's frame. */
export function DashboardChat() {
  const { c, foja } = useSearch({ from: '/dashboard/' });
  const navigate = useNavigate();
  const openConversation = useCallback(
    (id: string | null) => void navigate({ to: '/dashboard', search: { c: id ?? undefined } }),
    [navigate],
  );
  const openFoja = useCallback(
    (id: string | null) =>
      void navigate({ to: '/dashboard', search: (search) => ({ ...search, foja: id ?? undefined }), replace: true }),
    [navigate],
  );
  const returnUrl = c ? `/dashboard?c=${encodeURIComponent(c)}` : '/dashboard';
  return (
    <ChatScreen
      embedded
      conversationId={c ?? null}
      fojaId={foja ?? null}
      onConversation={openConversation}
      onFoja={openFoja}
      onRegister={() => void navigate({ to: '/register', search: { returnUrl } })}
      onLogin={() => void navigate({ to: '/login', search: { returnUrl } })}
    />
  );
}
