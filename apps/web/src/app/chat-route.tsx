import { ChatScreen } from '../chat/chat-screen.tsx';
import { StatusBar } from './status-bar.tsx';
import { useChatAddress } from './use-chat-address.ts';

/** /chatbot: the chat at full height, with the status bar under it. */
export function ChatRoute() {
  const address = useChatAddress('/chatbot');
  return (
    <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <ChatScreen {...address} />
      <StatusBar />
    </main>
  );
}
