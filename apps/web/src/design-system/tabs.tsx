import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.id}>
      <Radix.List aria-label={label} className="flex gap-4 border-b border-current/15">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px border-b-2 border-transparent py-2 text-sm font-medium opacity-80 hover:opacity-100 data-[state=active]:border-secondary data-[state=active]:opacity-100"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
