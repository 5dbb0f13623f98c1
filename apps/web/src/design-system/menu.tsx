import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface MenuOption {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Why this cannot be chosen. It can be reached, so that the reason is read, and does nothing. */
  reason?: string;
  /** A line above this option. */
  divider?: boolean;
  /** An option that is on or off, as `checked` says. */
  toggle?: boolean;
  checked?: boolean;
  action: () => void;
}

interface MenuProps {
  trigger: ReactNode;
  options: readonly MenuOption[];
  align?: 'start' | 'end';
  /** What stands over the options, such as whose menu it is. */
  heading?: ReactNode;
  /** Gives the focus to what was chosen for, once the menu is closed; without it, and where nothing was chosen, the trigger has it again. */
  focusAfterChoice?: () => void;
}

/** A drop-down of actions; closes on Escape, outside, and after a choice. `trigger` is one button. */
export function Menu({ trigger, options, align = 'start', heading, focusAfterChoice }: MenuProps) {
  const isChosen = useRef(false);
  const chosen = (option: MenuOption): MenuOption => ({
    ...option,
    action: () => {
      isChosen.current = true;
      option.action();
    },
  });
  const giveFocus = (event: Event) => {
    if (isChosen.current && focusAfterChoice) {
      event.preventDefault();
      focusAfterChoice();
    }
    isChosen.current = false;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={giveFocus}
          className="z-50 max-h-[var(--radix-dropdown-menu-content-available-height)] min-w-44 animate-appear overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-raised"
        >
          {heading && (
            <DropdownMenu.Label className="max-w-72 border-b border-line px-3 pt-2 pb-2.5 text-sm">
              {heading}
            </DropdownMenu.Label>
          )}
          {options.map((option) => (
            <Fragment key={option.id}>
              {option.divider && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
              <MenuItem option={chosen(option)} />
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuItem({ option }: { option: MenuOption }) {
  const className = classNames(
    'flex items-center gap-2.5 rounded-field px-3 py-2 text-sm outline-none data-[highlighted]:bg-sunken data-[disabled]:opacity-50',
    option.danger ? 'text-danger' : 'text-ink',
  );
  if (option.toggle) {
    return (
      <DropdownMenu.CheckboxItem
        checked={option.checked ?? false}
        disabled={option.disabled}
        onSelect={option.action}
        className={className}
      >
        {option.icon}
        <span className="flex-1">{option.label}</span>
        <DropdownMenu.ItemIndicator>
          <Check size={16} aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.CheckboxItem>
    );
  }
  if (option.reason) {
    return (
      <DropdownMenu.Item
        aria-disabled="true"
        onSelect={(event) => event.preventDefault()}
        className={classNames(className, 'max-w-72 cursor-not-allowed items-start text-ink-muted')}
      >
        <span className="mt-0.5 opacity-60">{option.icon}</span>
        <span className="min-w-0">
          <span className="block">{option.label}</span>
          <span className="block text-xs">{option.reason}</span>
        </span>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item disabled={option.disabled} onSelect={option.action} className={className}>
      {option.icon}
      {option.label}
    </DropdownMenu.Item>
  );
}
