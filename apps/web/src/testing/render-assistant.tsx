import type { Role } from '@foja/contracts/roles';
import type { WritingAssistantEvent } from '@foja/contracts/writing-assistant';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { useAssistantHost } from '../writing-assistant/use-assistant-host.ts';
import { WritingAssistant } from '../writing-assistant/writing-assistant.tsx';
import { signIn } from './factories.ts';
import { newUser } from './user.ts';

interface HostOptions {
  role?: Role;
  selectedText?: string;
  frame?: 'side' | 'fill';
  /** What the document does with suggestions: false where it holds another text by now. */
  applies?: boolean;
}

const nothing = (applies: boolean) => ({
  onCitation: vi.fn(),
  onApply: vi.fn(() => applies),
  onApplyAll: vi.fn(() => applies),
  onVisibility: vi.fn(),
  onSessionExpired: vi.fn(),
  onPremiumGate: vi.fn(),
  onOpenSource: vi.fn(),
});

interface HostProps {
  role: Role;
  frame: 'side' | 'fill';
  selected: string;
  told: WritingAssistantEvent[];
  does: ReturnType<typeof nothing>;
}

function Host({ role, frame, selected, told, does }: HostProps) {
  const { panel } = useAssistantHost({ role, ...does });
  return (
    <WritingAssistant
      {...panel}
      frame={frame}
      selectedText={selected}
      onOpenSource={does.onOpenSource}
      onEvent={(event) => {
        told.push(event);
        panel.onEvent(event);
      }}
    />
  );
}

/** The panel with a host that makes its calls: `told` is what it was told, `does` what it was asked to do. */
export function renderAssistant({
  role = 'User',
  selectedText = '',
  frame = 'side',
  applies = true,
}: HostOptions = {}) {
  signIn(role);
  const told: WritingAssistantEvent[] = [];
  const does = nothing(applies);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (selected: string) => (
    <QueryClientProvider client={client}>
      <Host role={role} frame={frame} selected={selected} told={told} does={does} />
    </QueryClientProvider>
  );
  const view = render(page(selectedText));
  return {
    ...view,
    client,
    told,
    does,
    user: newUser(),
    select: (selected: string) => view.rerender(page(selected)),
  };
}
