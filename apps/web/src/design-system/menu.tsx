import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface MenuOption {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  action: () => void;
}

interface MenuProps {
  trigger: ReactNode;
  options: readonly MenuOption[];
  align?: 'start' | 'end';
}

/** A drop-down of actions; closes on Escape, outside, and after a choice. `trigger` is one button. */
export function Menu({ trigger, options, align = 'start' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-44 animate-appear rounded-card border border-line bg-surface p-1 shadow-raised"
        >
          {options.map((option) => (
            <DropdownMenu.Item
              key={option.id}
              onSelect={option.action}
              className={classNames(
                'flex items-center gap-2.5 rounded-field px-3 py-2 text-sm outline-none data-[highlighted]:bg-sunken',
                option.danger ? 'text-danger' : 'text-ink',
              )}
            >
              {option.icon}
              {option.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
