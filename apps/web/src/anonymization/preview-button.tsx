import { Eye } from 'lucide-react';

interface PreviewButtonProps {
  canPreview: boolean;
  previewing: boolean;
  onPreview: () => void;
}

/** How what tells of the privacy of a text looks beside it. */
export const privacyTagClasses =
  'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line px-2.5 text-xs text-ink-muted hover:border-line-strong hover:text-ink';

/** Opens and closes what would leave. */
export function PreviewButton({ canPreview, previewing, onPreview }: PreviewButtonProps) {
  return (
    <button
      type="button"
      disabled={!canPreview}
      aria-expanded={previewing}
      onClick={onPreview}
      className={`${privacyTagClasses} disabled:cursor-not-allowed disabled:opacity-50`}
    >
      <Eye size={14} aria-hidden="true" />
      Ver lo que se envía
    </button>
  );
}
