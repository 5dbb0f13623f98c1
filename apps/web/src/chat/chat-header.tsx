import { type ActorRole, can } from '@foja/contracts/roles';
import { Bug, Eraser, Keyboard, PanelLeft, Settings2, SquarePen } from 'lucide-react';
import { IconButton } from '../design-system/icon-button.tsx';
import { usageText } from '../usage/usage-text.ts';

interface ChatHeaderProps {
  role: ActorRole;
  domainName: string;
  remainingUses: number | null;
  embedded: boolean;
  canClear: boolean;
  onToggleList: () => void;
  onNew: () => void;
  onClear: () => void;
  onDebug: () => void;
  onShortcuts: () => void;
  onSettings: () => void;
}

export function ChatHeader(props: ChatHeaderProps) {
  const { role, embedded } = props;
  return (
    <header className="flex h-14 short:h-10 shrink-0 items-center gap-1 border-b border-line px-2 sm:px-3">
      <IconButton
        label="Conversaciones"
        icon={<PanelLeft size={18} aria-hidden="true" />}
        onClick={props.onToggleList}
      />
      <div className="min-w-0 flex-1 px-1">
        <h1 className="truncate text-sm leading-tight font-semibold sm:text-base">Consulta legal</h1>
        <p className="truncate text-xs text-ink-muted">{props.domainName}</p>
      </div>
      {!embedded && (
        <span className="figures mr-1 hidden text-xs whitespace-nowrap text-ink-muted sm:inline">
          {usageText(props.remainingUses)}
        </span>
      )}
      {can(role, 'clear-chat') && (
        <IconButton
          label="Limpiar chat"
          disabled={!props.canClear}
          icon={<Eraser size={18} aria-hidden="true" />}
          onClick={props.onClear}
        />
      )}
      {can(role, 'see-debug-modal') && (
        <IconButton label="Estadísticas RAG" icon={<Bug size={18} aria-hidden="true" />} onClick={props.onDebug} />
      )}
      <IconButton
        label="Nueva conversación"
        className="lg:hidden"
        icon={<SquarePen size={18} aria-hidden="true" />}
        onClick={props.onNew}
      />
      <span className="hidden sm:inline-flex">
        <IconButton
          label="Atajos de teclado"
          icon={<Keyboard size={18} aria-hidden="true" />}
          onClick={props.onShortcuts}
        />
      </span>
      <IconButton
        label="Configuración del chat"
        icon={<Settings2 size={18} aria-hidden="true" />}
        onClick={props.onSettings}
      />
    </header>
  );
}
