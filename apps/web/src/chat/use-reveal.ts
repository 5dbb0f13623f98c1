import { streamingWordIntervalMs } from '@foja/contracts/limits';
import { useEffect, useRef, useState } from 'react';

/** End of the next word after `from`, its following white space left for the word after. */
export function nextWordEnd(text: string, from: number): number {
  const word = /\s*\S+/y;
  word.lastIndex = from;
  return word.test(text) ? word.lastIndex : text.length;
}

interface RevealOptions {
  /** Names what is being revealed: another name begins again. */
  run?: string | null;
  /** All that has arrived so far; grows while the answer streams. */
  text: string;
  /** Nothing more will come. */
  complete: boolean;
  /** Show what there is at once. */
  instant: boolean;
  onEnd: () => void;
}

/**
 * Reveals a text one word every 80 ms. Where the text is replaced by a verified one, the reveal goes on from the same
 * length.
 * @returns how many characters are on screen.
 */
export function useReveal({ run = null, text, complete, instant, onEnd }: RevealOptions): number {
  const [shown, setShown] = useState(0);
  const latest = useRef({ text, complete, onEnd });
  latest.current = { text, complete, onEnd };
  const visible = instant ? text.length : Math.min(shown, text.length);
  const ended = complete && visible >= text.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run is the reason to begin again
  useEffect(() => setShown(0), [run]);

  useEffect(() => {
    if (instant) return;
    const timer = setInterval(() => {
      setShown((from) => {
        const { text: arrived, complete: whole } = latest.current;
        const start = Math.min(from, arrived.length);
        const end = nextWordEnd(arrived, start);
        // Half a word may have arrived: it waits for its white space.
        return whole || end < arrived.length ? end : start;
      });
    }, streamingWordIntervalMs);
    return () => clearInterval(timer);
  }, [instant]);

  useEffect(() => {
    if (ended) latest.current.onEnd();
  }, [ended]);

  return visible;
}
