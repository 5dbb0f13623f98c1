import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { Ban, CircleCheck, CircleDashed, CircleHelp, Diff, Hash, History, type LucideIcon, Split } from 'lucide-react';
import type { Tone } from '../design-system/badge.tsx';

interface StatusLook {
  label: string;
  tone: Tone;
  Icon: LucideIcon;
  /** Of a mark in the text. */
  markClasses: string;
}

const mark = 'underline decoration-2 underline-offset-4';

/** How each status is shown: always with its word and an icon of its own. */
export const statusLooks: Record<ReferenceStatus, StatusLook> = {
  'no-such-article': {
    label: 'Fuera de la numeración',
    tone: 'danger',
    Icon: Hash,
    markClasses: `bg-danger-wash text-danger ${mark} decoration-wavy`,
  },
  'text-differs': {
    label: 'El texto difiere',
    tone: 'danger',
    Icon: Diff,
    markClasses: `bg-danger-wash text-danger ${mark} decoration-double`,
  },
  repealed: {
    label: 'Derogada',
    tone: 'warning',
    Icon: Ban,
    markClasses: `bg-warning-wash text-warning ${mark} decoration-dashed`,
  },
  amended: {
    label: 'Modificada',
    tone: 'warning',
    Icon: History,
    markClasses: `bg-warning-wash text-warning ${mark} decoration-dotted`,
  },
  ambiguous: {
    label: 'A precisar',
    tone: 'info',
    Icon: Split,
    markClasses: `bg-info-wash text-info ${mark} decoration-dotted`,
  },
  'not-in-corpus': {
    label: 'No está en nuestro corpus',
    tone: 'neutral',
    Icon: CircleHelp,
    markClasses: `bg-sunken text-ink-soft ${mark} decoration-dashed`,
  },
  'quote-matches': {
    label: 'La transcripción coincide',
    tone: 'ok',
    Icon: CircleCheck,
    markClasses: `bg-ok-wash text-ok ${mark}`,
  },
  exists: { label: 'Existe', tone: 'ok', Icon: CircleDashed, markClasses: `bg-ok-wash text-ok ${mark}` },
};
