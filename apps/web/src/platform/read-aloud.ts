/** Pieces longer than this are cut at a sentence: some browsers fall silent in the middle of a long utterance. */
const maxPieceCharacters = 220;

/** Whether this browser can read aloud at all. */
export function canReadAloud(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/**
 * The Spanish voice that reads: of this device alone, because others send the text to their maker. Argentine first, then of the
 * Americas, then any. Null where the device has none.
 */
export function localSpanishVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const spanish = voices.filter(({ lang, localService }) => localService && /^es(?:[-_]|$)/i.test(lang));
  const byPlace = (...places: string[]) =>
    spanish.find(({ lang }) => places.some((place) => lang.replace('_', '-').toLowerCase() === `es-${place}`));
  return byPlace('ar') ?? byPlace('419', 'mx', 'us', 'uy', 'cl', 'co') ?? spanish[0] ?? null;
}

/** A text in pieces that are read one after the other, cut at the ends of sentences. */
export function spokenPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < maxPieceCharacters)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else if (sentence) pieces.push(sentence);
  }
  return pieces;
}

/** The voices, which some browsers tell only after they were asked once. */
async function readVoices(): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  return new Promise((resolve) => {
    const told = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', told);
      resolve(speechSynthesis.getVoices());
    };
    // A device without any voice never tells.
    const timer = setTimeout(told, 1_000);
    speechSynthesis.addEventListener('voiceschanged', told);
  });
}

export type ReadingEnd = 'finished' | 'no-voice' | 'failed';

/**
 * Reads a text aloud with a voice of this device; whatever was being read ends.
 * @returns what stops it, without a call of `onEnd`
 */
export function readAloud(text: string, onEnd: (end: ReadingEnd) => void): () => void {
  let stopped = false;
  const end = (how: ReadingEnd) => {
    if (stopped) return;
    stopped = true;
    onEnd(how);
  };
  void (async () => {
    const voice = localSpanishVoice(await readVoices());
    if (stopped) return;
    if (!voice) return end('no-voice');
    speechSynthesis.cancel();
    const pieces = spokenPieces(text);
    pieces.forEach((piece, index) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onerror = ({ error }) => end(error === 'interrupted' || error === 'canceled' ? 'finished' : 'failed');
      if (index === pieces.length - 1) utterance.onend = () => end('finished');
      speechSynthesis.speak(utterance);
    });
  })();
  return () => {
    if (stopped) return;
    stopped = true;
    speechSynthesis.cancel();
  };
}
