import { Mic, MicOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../design-system/icon-button.tsx';
import { notify } from '../design-system/toast.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { type DictationFailure, dictatesOnDevice, startDictation } from '../platform/speech-recognition.ts';

/** With the first question of leave, not with the first load. */
const DictationConsent = lazy(() => import('./dictation-consent.tsx'));

interface DictateButtonProps {
  disabled: boolean;
  /** What stands in the input when somebody begins to speak: what is heard goes behind it. */
  text: string;
  onText: (text: string) => void;
}

const failureTexts: Record<DictationFailure, string> = {
  'not-allowed': 'El navegador no permite usar el micrófono. Habilitalo en los permisos del sitio para dictar.',
  'no-microphone': 'No se encontró un micrófono.',
  'no-speech': 'No se escuchó nada. Probá de nuevo, más cerca del micrófono.',
  network: 'El reconocimiento de voz de tu navegador no tiene conexión.',
  failed: 'No se pudo dictar. Escribí tu consulta.',
};

/** Speaks a question into the input. Where the browser may send the sound to its maker, it is asked for once. */
export default function DictateButton({ disabled, text, onText }: DictateButtonProps) {
  const [listening, setListening] = useState(false);
  const [asking, setAsking] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const latestOnText = useRef(onText);
  latestOnText.current = onText;

  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    if (disabled) stop.current?.();
  }, [disabled]);

  function listen(onDevice: boolean): void {
    const before = text.trim() === '' ? '' : `${text.trimEnd()} `;
    setListening(true);
    stop.current = startDictation(onDevice, {
      onText: (heard) => latestOnText.current(`${before}${heard}`),
      onEnd: (failure) => {
        stop.current = null;
        setListening(false);
        if (failure) void notify(failureTexts[failure], { kind: 'error' });
      },
    });
  }

  async function toggle(): Promise<void> {
    if (stop.current) {
      stop.current();
      return;
    }
    if (await dictatesOnDevice()) listen(true);
    else if (localStore.get(storageKeys.dictationAccepted) === 'true') listen(false);
    else setAsking(true);
  }

  return (
    <>
      <IconButton
        size="small"
        side="top"
        label={listening ? 'Terminar el dictado' : 'Dictar la consulta'}
        aria-pressed={listening}
        disabled={disabled}
        icon={listening ? <MicOff size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
        onClick={() => void toggle()}
      />
      <span aria-live="polite" className="sr-only">
        {listening ? 'Escuchando. Hablá y después tocá «Terminar el dictado».' : ''}
      </span>
      {asking && (
        <Suspense fallback={null}>
          <DictationConsent
            onAccept={() => {
              localStore.set(storageKeys.dictationAccepted, 'true');
              setAsking(false);
              listen(false);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
