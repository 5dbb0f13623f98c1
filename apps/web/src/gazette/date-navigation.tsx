import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { findEdition } from './find-edition.ts';
import {
  compareGazetteDates,
  type GazetteDate,
  gazetteDateFromIso,
  gazetteDateToIso,
  gazetteToday,
} from './gazette-date.ts';

interface DateNavigationProps {
  date: GazetteDate;
  onDate: (date: GazetteDate) => void;
}

/** From edition to edition, to a day of the calendar, or to today. */
export function DateNavigation({ date, onDate }: DateNavigationProps) {
  const client = useQueryClient();
  const [looking, setLooking] = useState(false);
  const dateNow = useRef(date);
  dateNow.current = date;
  const today = gazetteToday();

  const step = async (direction: -1 | 1) => {
    setLooking(true);
    const found = await findEdition(client, date, direction);
    setLooking(false);
    // The person may have chosen another day meanwhile.
    if (dateNow.current !== date) return;
    if (found) onDate(found);
    else void notify(direction > 0 ? 'Todavía no hay una edición posterior.' : 'No se encontró una edición anterior.');
  };

  return (
    <div className="-ml-2 flex w-full items-center gap-1 sm:ml-0 sm:w-auto" aria-busy={looking}>
      <IconButton
        size="small"
        label="Edición anterior"
        disabled={looking}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => void step(-1)}
      />
      <DayField date={date} today={today} onDate={onDate} />
      <IconButton
        size="small"
        label="Edición siguiente"
        disabled={looking || compareGazetteDates(date, today) >= 0}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => void step(1)}
      />
      <Button kind="quiet" size="small" disabled={date === today} onClick={() => onDate(today)}>
        Hoy
      </Button>
    </div>
  );
}

function DayField({ date, today, onDate }: DateNavigationProps & { today: GazetteDate }) {
  const [typed, setTyped] = useState(gazetteDateToIso(date));
  useEffect(() => setTyped(gazetteDateToIso(date)), [date]);
  return (
    <input
      type="date"
      aria-label="Fecha de la edición"
      value={typed}
      max={gazetteDateToIso(today)}
      onChange={(event) => {
        setTyped(event.target.value);
        const chosen = gazetteDateFromIso(event.target.value);
        if (chosen && chosen !== date && compareGazetteDates(chosen, today) <= 0) onDate(chosen);
      }}
      // A field left half filled in goes back to the day that is shown.
      onBlur={() => setTyped(gazetteDateToIso(date))}
      className="figures h-9 w-36 min-w-0 rounded-field border border-line-strong bg-surface px-2 text-base text-ink hover:border-ink-muted sm:text-sm"
    />
  );
}
