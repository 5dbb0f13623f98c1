import { chatModels } from '@foja/contracts/models';
import { type Outcome, outcomeLabels } from '@foja/contracts/outcomes';
import { BadgeCheck, CircleSlash, FileX2, HeartHandshake, MessageCircle, Shuffle } from 'lucide-react';
import { Badge, type Tone } from '../design-system/badge.tsx';

const looks: Record<Outcome, { tone: Tone; Icon: typeof BadgeCheck; meaning: string }> = {
  grounded: { tone: 'ok', Icon: BadgeCheck, meaning: 'La respuesta se apoya en las fuentes que cita.' },
  approximate: { tone: 'info', Icon: Shuffle, meaning: 'Puede ser otro caso: elegí el que se parece al tuyo.' },
  'no-match': { tone: 'warning', Icon: CircleSlash, meaning: 'El corpus no tiene una fuente para esta consulta.' },
  'source-unavailable': { tone: 'info', Icon: FileX2, meaning: 'La norma existe, pero su texto no está cargado aquí.' },
  safety: { tone: 'danger', Icon: HeartHandshake, meaning: 'Primero, a quién pedir ayuda hoy. No usa una consulta.' },
  courtesy: { tone: 'info', Icon: MessageCircle, meaning: 'No es una respuesta legal. No usa una consulta.' },
};

export function OutcomeChip({ outcome }: { outcome: Outcome }) {
  const { tone, Icon, meaning } = looks[outcome];
  return (
    <span title={meaning}>
      <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
        {outcomeLabels[outcome]}
      </Badge>
    </span>
  );
}

export function modelName(id: string): string {
  return chatModels.find((model) => model.id === id)?.name ?? id;
}

export function ModelTag({ model }: { model: string }) {
  return <span className="text-xs text-ink-muted">{modelName(model)}</span>;
}
