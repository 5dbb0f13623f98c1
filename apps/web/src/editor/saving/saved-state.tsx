import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design-system/button.tsx';
import { formatDay } from '../../platform/dates.ts';
import type { SaveState } from './document-saver.ts';

interface SavedStateProps {
  state: SaveState;
  onRetry: () => void;
  /** The document changed elsewhere, or was deleted: opens the choice again. */
  onResolve: () => void;
}

const hour = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Guardado a las 10:32", with the day where it was another one. */
export function savedText(savedAt: string, now: Date = new Date()): string {
  const saved = new Date(savedAt);
  const isToday = saved.toDateString() === now.toDateString();
  return isToday
    ? `Guardado a las ${hour.format(saved)}`
    : `Guardado el ${formatDay(savedAt)} a las ${hour.format(saved)}`;
}

/** Where the text is safe. */
export function SavedState({ state, onRetry, onResolve }: SavedStateProps) {
  const { icon, text, tone, action } = look(state);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2">
      <p role="status" className={`figures flex min-w-0 items-center gap-1.5 text-xs ${tone}`}>
        {icon}
        <span className="min-w-0">{text}</span>
      </p>
      {action === 'retry' && (
        <Button size="small" kind="quiet" onClick={onRetry}>
          Reintentar
        </Button>
      )}
      {action === 'resolve' && (
        <Button size="small" kind="quiet" onClick={onResolve}>
          Resolver
        </Button>
      )}
    </div>
  );
}

interface Look {
  icon: ReactNode;
  text: string;
  tone: string;
  action?: 'retry' | 'resolve';
}

function look(state: SaveState): Look {
  const warning = { icon: <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />, tone: 'text-danger' };
  switch (state.kind) {
    case 'saved':
      return {
        icon: <Check size={14} aria-hidden="true" className="shrink-0" />,
        text: savedText(state.savedAt),
        tone: 'text-ink-muted',
      };
    case 'saving':
      return {
        icon: <LoaderCircle size={14} aria-hidden="true" className="shrink-0 animate-spin" />,
        text: 'Guardando…',
        tone: 'text-ink-muted',
      };
    case 'offline':
      return {
        icon: <CloudOff size={14} aria-hidden="true" className="shrink-0" />,
        text: state.isKeptHere
          ? 'Sin conexión: se guarda en este navegador'
          : 'Sin conexión, y este navegador no tiene espacio para guardar. No cierres la pestaña.',
        tone: 'text-warning',
        action: 'retry',
      };
    case 'failed':
      return {
        ...warning,
        text: state.isKeptHere ? `${state.message} Tus cambios quedaron en este navegador.` : state.message,
        action: 'retry',
      };
    case 'conflict':
      return { ...warning, text: 'Este documento cambió en otra pestaña', action: 'resolve' };
    case 'gone':
      return { ...warning, text: 'Este documento se eliminó', action: 'resolve' };
  }
}
