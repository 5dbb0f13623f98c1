import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { createAppRouter } from '../app/router.tsx';
import { ChatScreen } from '../chat/chat-screen.tsx';
import { newUser } from './user.ts';

interface Goes {
  register: () => void;
  login: () => void;
}

function Host({ embedded, first, goes }: { embedded: boolean; first: string | null; goes: Goes }) {
  const [conversation, setConversation] = useState(first);
  const [foja, setFoja] = useState<string | null>(null);
  return (
    <ChatScreen
      embedded={embedded}
      conversationId={conversation}
      fojaId={foja}
      onConversation={setConversation}
      onFoja={setFoja}
      onRegister={goes.register}
      onLogin={goes.login}
    />
  );
}

/** The chat without a router: where it would go is told to `goes`. */
export function renderChat({ embedded = false, conversationId = null as string | null } = {}) {
  const goes = { register: vi.fn(), login: vi.fn() };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      {/* For links; nothing is navigated to. */}
      <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
        <Host embedded={embedded} first={conversationId} goes={goes} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...view, goes, client, user: newUser() };
}
