import { type AnonymizationMode, anonymizationModeLabels } from '@foja/contracts/anonymization-modes';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { PreviewButton, privacyTagClasses } from '../anonymization/preview-button.tsx';

interface PrivacyBarProps {
  mode: AnonymizationMode;
  canPreview: boolean;
  previewing: boolean;
  onPreview: () => void;
  onSettings: () => void;
}

/** How personal data is treated, and what would leave the browser. */
export function PrivacyBar({ mode, canPreview, previewing, onPreview, onSettings }: PrivacyBarProps) {
  const Shield = mode === 'none' ? ShieldOff : ShieldCheck;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" onClick={onSettings} className={privacyTagClasses}>
        <Shield size={13} aria-hidden="true" />
        Anonimización: {anonymizationModeLabels[mode]}
      </button>
      {mode !== 'none' && <PreviewButton canPreview={canPreview} previewing={previewing} onPreview={onPreview} />}
    </div>
  );
}
