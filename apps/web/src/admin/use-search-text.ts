import { useEffect, useState } from 'react';
import { useDebounced } from '../platform/use-debounced.ts';

const searchDelayMs = 300;

/**
 * The text of a search field whose settled value lives in the address.
 * @param asked what the address says; when it changes by itself (a link, the back button) the field follows.
 * @param onSettled told what was typed, trimmed, once the person has stopped typing.
 */
export function useSearchText(asked: string, onSettled: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(asked);
  const settled = useDebounced(typed.trim(), searchDelayMs);
  const [known, setKnown] = useState({ settled, asked });
  useEffect(() => {
    if (settled === known.settled && asked === known.asked) return;
    setKnown({ settled, asked });
    if (settled !== known.settled && settled !== asked) onSettled(settled);
    else if (asked !== known.asked && asked !== settled) setTyped(asked);
  }, [settled, asked, known, onSettled]);
  return [typed, setTyped];
}
