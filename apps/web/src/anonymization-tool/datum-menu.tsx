import { type PersonalDataType, personalDataTypes } from '@foja/contracts/anonymization-calls';
import { Check, Eye, EyeOff } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect } from 'react';
import { datumStyle, personalDataLooks } from '../anonymization/personal-data.ts';
import { TypeSwatch } from './type-swatch.tsx';

export interface OpenDatum {
  /** Where the menu hangs. */
  element: HTMLElement;
  text: string;
  type: PersonalDataType;
  placeholder: string | null;
  mentions: number;
  kept: boolean;
}

interface DatumMenuProps {
  datum: OpenDatum;
  onKeep: (keep: boolean) => void;
  onRetype: (type: PersonalDataType) => void;
  onClose: () => void;
}

/** Less is no movement. */
const movedPx = 4;

const itemClasses =
  'flex cursor-pointer items-center gap-2.5 rounded-field px-3 py-1.5 text-sm text-ink outline-none data-[highlighted]:bg-sunken';

/** What can be decided about one datum; the decision holds wherever it stands. */
export function DatumMenu({ datum, onKeep, onRetype, onClose }: DatumMenuProps) {
  const { element } = datum;
  const { left, top, width, height } = element.getBoundingClientRect();

  // Words that scroll away take their menu with them. A scroll that had ended before only tells of itself late.
  useEffect(() => {
    const openedAt = element.getBoundingClientRect().top;
    const close = () => {
      if (Math.abs(element.getBoundingClientRect().top - openedAt) > movedPx) onClose();
    };
    window.addEventListener('scroll', close, { capture: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [element, onClose]);

  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {/* The menu hangs from the words, which are no part of it. */}
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          tabIndex={-1}
          className="pointer-events-none fixed"
          style={{ left, top, width, height }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={`Decidir sobre ${datum.text}`}
          aria-labelledby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(element);
          }}
          className="z-50 max-h-[min(26rem,var(--radix-dropdown-menu-content-available-height))] w-72 animate-appear overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-raised"
        >
          <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-2.5 text-sm">
            <span className="line-clamp-2 font-medium break-words text-ink">{datum.text}</span>
            <span className="mt-0.5 block text-xs text-ink-muted">
              {datum.kept || !datum.placeholder ? 'Queda visible' : `Sale como ${datum.placeholder}`} ·{' '}
              {datum.mentions === 1 ? '1 vez' : `${datum.mentions} veces`}
            </span>
          </DropdownMenu.Label>
          <DropdownMenu.Item className={`${itemClasses} mt-1`} onSelect={() => onKeep(!datum.kept)}>
            {datum.kept ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
            {datum.kept ? 'Volver a ocultar' : 'Dejar visible'}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Label className="px-3 py-1 text-xs text-ink-muted">Cambiar el tipo</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={datum.type}>
            {personalDataTypes.map((type) => (
              <DropdownMenu.RadioItem
                key={type}
                value={type}
                style={datumStyle(type)}
                className={itemClasses}
                onSelect={() => type !== datum.type && onRetype(type)}
              >
                <TypeSwatch />
                <span className="flex-1">{personalDataLooks[type].label}</span>
                <DropdownMenu.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** To the datum, or where it has gone from its pane, to the same one in the original. */
function returnFocus(element: HTMLElement): void {
  const original = document.querySelector<HTMLElement>('[data-pane="original"]');
  if (element.isConnected) element.focus();
  else (original?.querySelector<HTMLElement>(`[data-mark="${element.dataset.mark}"]`) ?? original)?.focus();
}
