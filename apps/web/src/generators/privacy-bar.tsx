import { type AnonymizationMode, anonymizationModeLabels } from '@foja/contracts/anonymization-modes';
import { Eye, ShieldCheck, ShieldOff } from 'lucide-react';

interface PrivacyBarProps {
  mode: AnonymizationMode;
  canPreview: boolean;
  previewing: boolean;
  onPreview: () => void;
  onSettings: () => void;
}

const tag =
  'inline-flex min-h-7 items-center gap-1.5 rounded-full border border-line px-2.5 text-xs text-ink-muted hover:border-line-strong hover:text-ink';

/** How personal data is treated, and what would leave the browser. */
export function PrivacyBar({ mode, canPreview, previewing, onPreview, onSettings }: PrivacyBarProps) {
  const Shield = mode === 'none' ? ShieldOff : ShieldCheck;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" onClick={onSettings} className={tag}>
        <Shield size={13} aria-hidden="true" />
        Anonimización: {anonymizationModeLabels[mode]}
      </button>
      {mode !== 'none' && <PreviewButton canPreview={canPreview} previewing={previewing} onPreview={onPreview} />}
    </div>
  );
}

/** Opens and closes what would leave. */
export function PreviewButton({
  canPreview,
  previewing,
  onPreview,
}: Pick<PrivacyBarProps, 'canPreview' | 'previewing' | 'onPreview'>) {
  return (
    <button
      type="button"
      disabled={!canPreview}
      aria-expanded={previewing}
      onClick={onPreview}
      className={`${tag} disabled:cursor-not-allowed disabled:opacity-50`}
    >
      <Eye size={14} aria-hidden="true" />
      Ver lo que se envía
    </button>
  );
}
