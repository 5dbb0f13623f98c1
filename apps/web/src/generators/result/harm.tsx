import type { HarmConcerns } from '@foja/contracts/generators/contract-terms';
import { Scale } from 'lucide-react';

interface HarmProps {
  /** "al locatario". */
  whom: string;
  concerns?: HarmConcerns | undefined;
}

const asOwn: Record<HarmConcerns, string> = {
  own: '. Es tu parte',
  other: '. No es tu parte',
  open: '',
};

/** Who is worse off by what was found, and whether that is the reader. */
export function Harm({ whom, concerns = 'open' }: HarmProps) {
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-soft">
      <Scale size={14} aria-hidden="true" className="shrink-0" />
      <span>
        Perjudica {whom}
        {asOwn[concerns]}.
      </span>
    </p>
  );
}
