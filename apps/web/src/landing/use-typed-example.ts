import { useEffect, useState } from 'react';

/** How the landing types its examples (specification 4). */
export const typingMs = { perCharacter: 50, hold: 3_000, perErasedCharacter: 30, pause: 500 } as const;

interface Typing {
  /** Which example. */
  index: number;
  /** How many of its characters stand there. */
  length: number;
  phase: 'typing' | 'holding' | 'erasing' | 'pausing';
}

const delayMs: Record<Typing['phase'], number> = {
  typing: typingMs.perCharacter,
  holding: typingMs.hold,
  erasing: typingMs.perErasedCharacter,
  pausing: typingMs.pause,
};

/** What stands there once the phase's time is over. */
function next({ index, length, phase }: Typing, texts: readonly string[]): Typing {
  const whole = texts[index]?.length ?? 0;
  switch (phase) {
    case 'typing':
      return { index, length: length + 1, phase: length + 1 < whole ? 'typing' : 'holding' };
    case 'holding':
      return { index, length: whole, phase: 'erasing' };
    case 'erasing':
      return { index, length: length - 1, phase: length - 1 > 0 ? 'erasing' : 'pausing' };
    case 'pausing':
      return { index: (index + 1) % texts.length, length: 0, phase: 'typing' };
  }
}

export interface TypedExample {
  index: number;
  /** The part of the example that is typed so far. */
  text: string;
  /** Whether the example stands there whole. */
  whole: boolean;
  paused: boolean;
  toggle: () => void;
}

/**
 * Types one text after the other, for ever. A pause shows the text whole, and what follows it goes on from there.
 * @param shown whether somebody sees them: else they stand still.
 */
export function useTypedExample(texts: readonly string[], shown: boolean): TypedExample {
  const [typing, setTyping] = useState<Typing>({ index: 0, length: 0, phase: 'typing' });
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || !shown) return;
    const timer = setTimeout(() => setTyping(next(typing, texts)), delayMs[typing.phase]);
    return () => clearTimeout(timer);
  }, [typing, paused, shown, texts]);
  const current = texts[typing.index] ?? '';
  return {
    index: typing.index,
    text: current.slice(0, typing.length),
    whole: typing.length === current.length,
    paused,
    toggle() {
      if (!paused) setTyping({ index: typing.index, length: current.length, phase: 'holding' });
      setPaused(!paused);
    },
  };
}
