import { BrandMark } from './brand-mark.tsx';
import { classNames } from './class-names.ts';

const sizes = {
  small: { markPx: 14, box: 'size-7', words: 'text-xs' },
  medium: { markPx: 22, box: 'size-12', words: 'text-sm' },
  large: { markPx: 36, box: 'size-20', words: 'text-base' },
};

interface LogoSpinnerProps {
  size?: keyof typeof sizes;
  /** What is being waited for; read aloud as well. */
  text?: string;
  /** Over the whole window. */
  fullscreen?: boolean;
}

/** The brand's sheet within a turning ring; the ring stands still where the reader asks for less motion. */
export function LogoSpinner({ size = 'medium', text, fullscreen = false }: LogoSpinnerProps) {
  const { markPx, box, words } = sizes[size];
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-col items-center justify-center gap-3',
        fullscreen && 'fixed inset-0 z-50 bg-ground',
      )}
    >
      <span className={classNames('relative inline-flex items-center justify-center', box)}>
        <span
          aria-hidden="true"
          className="absolute inset-0 rounded-full border-2 border-line border-t-primary-ink motion-safe:animate-spin"
        />
        <BrandMark size={markPx} />
      </span>
      {text ? (
        <span className={classNames('text-ink-muted', words)}>{text}</span>
      ) : (
        <span className="sr-only">Cargando…</span>
      )}
    </div>
  );
}
