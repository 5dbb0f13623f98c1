/** The parts of the browser's speech recognition that Foja uses. TypeScript's library does not know it yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Newer browsers: recognise on the device alone. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface RecognitionResult extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

const language = 'es-AR';

function recognitionOf(view: object): RecognitionConstructor | null {
  const known = view as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

/** Whether this browser can turn speech into text at all. */
export function canDictate(): boolean {
  return recognitionOf(window) !== null;
}

/** Whether it can do so without the sound leaving the device. A browser that does not say so is taken to send it. */
export async function dictatesOnDevice(): Promise<boolean> {
  try {
    const state = await recognitionOf(window)?.available?.({ langs: [language], processLocally: true });
    return state === 'available';
  } catch {
    return false;
  }
}

export type DictationFailure = 'not-allowed' | 'no-microphone' | 'no-speech' | 'network' | 'failed';

interface DictationHandlers {
  /** All that was heard so far; what comes last may still change. */
  onText: (text: string) => void;
  /** Once, at the end; null where it ended well or was stopped. */
  onEnd: (failure: DictationFailure | null) => void;
}

const failures: Record<string, DictationFailure | null> = {
  aborted: null,
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'audio-capture': 'no-microphone',
  'no-speech': 'no-speech',
  network: 'network',
};

/**
 * Listens until it is stopped or the browser ends it.
 * @param onDevice refuse to send the sound anywhere: only where `dictatesOnDevice` said so
 * @returns what stops it: the words heard so far stay
 */
export function startDictation(onDevice: boolean, { onText, onEnd }: DictationHandlers): () => void {
  const Recognizer = recognitionOf(window);
  if (!Recognizer) {
    onEnd('failed');
    return () => undefined;
  }
  const recognition = new Recognizer();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  if (onDevice) recognition.processLocally = true;
  let failure: DictationFailure | null = null;
  recognition.addEventListener('result', (event) => {
    const heard = Array.from((event as RecognitionResult).results, (result) => result[0]?.transcript.trim() ?? '');
    onText(heard.filter(Boolean).join(' '));
  });
  recognition.addEventListener('error', (event) => {
    const code = (event as Event & { error?: string }).error ?? '';
    failure = code in failures ? (failures[code] ?? null) : 'failed';
  });
  recognition.addEventListener('end', () => onEnd(failure), { once: true });
  try {
    recognition.start();
  } catch {
    onEnd('failed');
    return () => undefined;
  }
  return () => recognition.stop();
}
