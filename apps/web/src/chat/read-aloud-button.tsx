import { CircleStop, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { spokenText } from '../answer-view/answer-text.ts';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { canReadAloud, type ReadingEnd, readAloud } from '../platform/read-aloud.ts';

const endTexts: Record<Exclude<ReadingEnd, 'finished'>, string> = {
  'no-voice': 'Este dispositivo no tiene una voz en español para leer sin enviar el texto a otro servicio.',
  failed: 'No se pudo leer en voz alta.',
};

/** Reads an answer as it stands on screen, its folded part left out, with a voice of the device. */
export function ReadAloudButton({ answer }: { answer: string }) {
  const [reading, setReading] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (!canReadAloud()) return null;

  function toggle(): void {
    if (stop.current) {
      stop.current();
      stop.current = null;
      setReading(false);
      return;
    }
    setReading(true);
    stop.current = readAloud(spokenText(answer), (end) => {
      stop.current = null;
      setReading(false);
      if (end !== 'finished') void notify(endTexts[end], { kind: 'error' });
    });
  }

  return (
    <IconButton
      size="small"
      label={reading ? 'Detener la lectura' : 'Leer en voz alta'}
      aria-pressed={reading}
      icon={reading ? <CircleStop size={16} aria-hidden="true" /> : <Volume2 size={16} aria-hidden="true" />}
      onClick={toggle}
    />
  );
}
