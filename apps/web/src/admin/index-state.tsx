import type { CorpusState } from '@foja/contracts/admin';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { countOf } from '../platform/count-of.ts';

const states: Record<string, { label: string; tone: Tone; Icon: typeof CircleX; text: string }> = {
  ready: { label: 'Listo', tone: 'ok', Icon: CircleCheck, text: 'Las consultas lo usan.' },
  building: {
    label: 'Reconstruyendo',
    tone: 'info',
    Icon: LoaderCircle,
    text: 'Se está armando de nuevo; se responde con el anterior.',
  },
  unavailable: { label: 'No disponible', tone: 'danger', Icon: CircleX, text: 'Sin índice no se encuentra nada.' },
};

/** Whether questions can find their sources. Announced as it changes. */
export function IndexState({ index }: { index: CorpusState['index'] }) {
  const { label, tone, Icon, text } = states[index.status] ?? { ...states.unavailable!, label: index.status };
  return (
    <Card role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <h2 className="font-semibold">Índice</h2>
      <Badge
        tone={tone}
        icon={<Icon size={12} aria-hidden="true" className={index.status === 'building' ? 'animate-spin' : ''} />}
      >
        {label}
      </Badge>
      <p className="basis-full text-sm text-ink-muted sm:basis-auto">{text}</p>
      <p className="figures text-sm text-ink-muted sm:ml-auto">
        {countOf(index.passages, 'pasaje', 'pasajes')}
        {index.pending > 0 && ` · ${countOf(index.pending, 'cambio por indexar', 'cambios por indexar')}`}
      </p>
    </Card>
  );
}
