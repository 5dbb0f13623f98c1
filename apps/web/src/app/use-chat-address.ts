import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ChatScreenProps } from '../chat/chat-screen.tsx';

/** The chat's place in the address: which conversation, which foja beside it, and the way back after signing in. */
export function useChatAddress(path: '/chatbot' | '/dashboard'): Omit<ChatScreenProps, 'embedded'> {
  const { c, foja } = useSearch({ strict: false });
  const navigate = useNavigate();
  const onConversation = useCallback(
    (id: string | null) => void navigate({ to: path, search: { c: id ?? undefined } }),
    [navigate, path],
  );
  const onFoja = useCallback(
    (id: string | null) => void navigate({ to: path, search: { c, foja: id ?? undefined }, replace: true }),
    [navigate, path, c],
  );
  // Relative: after signing in, the person comes back to this very conversation.
  const returnUrl = c ? `${path}?c=${encodeURIComponent(c)}` : path;
  return {
    conversationId: c ?? null,
    fojaId: foja ?? null,
    onConversation,
    onFoja,
    onRegister: () => void navigate({ to: '/register', search: { returnUrl } }),
    onLogin: () => void navigate({ to: '/login', search: { returnUrl } }),
  };
}
