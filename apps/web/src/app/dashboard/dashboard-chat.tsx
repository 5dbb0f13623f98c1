import { ChatScreen } from '../../chat/chat-screen.tsx';
import { useChatAddress } from '../use-chat-address.ts';

/** /dashboard: the chat inside the dashboard's frame. */
export function DashboardChat() {
  return <ChatScreen embedded {...useChatAddress('/dashboard')} />;
}
