import { useState } from 'react';
import { ChatScreen } from '../../chat/chat-screen.tsx';
import { takeOpenChatbot } from '../open-chatbot.ts';
import { useChatAddress } from '../use-chat-address.ts';

/** /dashboard: the chat inside the dashboard's frame. Who comes from the standalone chat can go on writing at once. */
export function DashboardChat() {
  const [fromChatbot] = useState(takeOpenChatbot);
  return <ChatScreen embedded focusInput={fromChatbot} {...useChatAddress('/dashboard')} />;
}
