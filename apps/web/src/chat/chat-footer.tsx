import { type AnonymizationMode, anonymizationModeLabels } from '@foja/contracts/anonymization-modes';
import { messages } from '@foja/contracts/messages';
import { ShieldCheck, ShieldOff } from 'lucide-react';

interface ChatFooterProps {
  domainName: string;
  modelName: string;
  mode: AnonymizationMode;
  onAnonymization: () => void;
  onSettings: () => void;
}

const tag =
  'inline-flex min-h-6 shrink-0 items-center gap-1 rounded-full border border-line px-2 text-xs text-ink-muted';

/** Under the input: what the next question will use, and the notice. */
export function ChatFooter({ domainName, modelName, mode, onAnonymization, onSettings }: ChatFooterProps) {
  const Shield = mode === 'none' ? ShieldOff : ShieldCheck;
  return (
    <div className="pt-2 short:pt-1">
      <div className="relative flex items-center gap-1.5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap sm:justify-center short:flex-nowrap short:overflow-x-auto">
        <button
          type="button"
          onClick={onSettings}
          className={`${tag} max-w-full hover:border-line-strong hover:text-ink`}
        >
          <span className="sr-only">Dominio: </span>
          <span className="truncate">{domainName}</span>
        </button>
        <button type="button" onClick={onSettings} className={`${tag} hover:border-line-strong hover:text-ink`}>
          <span className="sr-only">Modelo: </span>
          {modelName}
        </button>
        <span
          className={tag}
          title="El servidor no guarda la conversación. Los últimos mensajes viajan con cada pregunta, ya anonimizados."
        >
          Consultas sin historial
        </span>
        <button type="button" onClick={onAnonymization} className={`${tag} hover:border-line-strong hover:text-ink`}>
          <Shield size={12} aria-hidden="true" />
          <span className="max-sm:sr-only">Anonimización:</span> {anonymizationModeLabels[mode]}
        </button>
      </div>
      <p className="mt-1.5 text-center text-xs text-balance text-ink-muted short:hidden">{messages.notLegalAdvice}</p>
    </div>
  );
}
