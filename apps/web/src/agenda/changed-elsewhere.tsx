import type { AgendaEntry } from '@foja/contracts/agenda';
import { agendaMessages } from '@foja/contracts/agenda-text';
import { dayInWords } from '../calculators/day-in-words.ts';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';

interface ChangedElsewhereProps {
  /** What the server has. */
  current: AgendaEntry;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody saved it meanwhile: both are there, and the person chooses. */
export function ChangedElsewhere({ current, onTakeTheirs, onKeepMine }: ChangedElsewhereProps) {
  return (
    <FormBanner tone="danger">
      <p className="font-medium">{agendaMessages.conflict}</p>
      <p className="mt-1">
        Ahora dice: «{current.title}», {dayInWords(current.day)}
        {current.time ? `, ${current.time}` : ''}.{current.notes ? ` Notas: ${current.notes}` : ''}
      </p>
      <p className="mt-1">Lo que escribiste sigue en el formulario.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeepMine}>
          Guardar lo mío
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Quedarme con lo guardado
        </Button>
      </div>
    </FormBanner>
  );
}
