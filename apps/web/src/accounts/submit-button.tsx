import { Button } from '../design-system/button.tsx';

interface SubmitButtonProps {
  children: string;
  /** Says what is being done, in place of the label. */
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  wide?: boolean;
}

/** The one primary action of an account form. */
export function SubmitButton({ children, busyLabel, busy, disabled = false, wide = true }: SubmitButtonProps) {
  return (
    <Button type="submit" kind="primary" busy={busy} disabled={disabled} className={wide ? 'h-11! w-full' : undefined}>
      {busy ? busyLabel : children}
    </Button>
  );
}
