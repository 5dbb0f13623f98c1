import { useEffect, useState } from 'react';
import { type PlaceholderMap, placeholdersOf } from '../anonymization/anonymize-message.ts';
import type { KeptGeneration } from './kept-generation.ts';

/**
 * What the placeholders of a result stand for. The way back lives in the tab that made it; in another one it is found again by
 * replacing the data of the kept text here, where that gives the very text that was sent.
 */
export function usePlaceholders(id: string, generation: KeptGeneration): PlaceholderMap {
  const [found, setFound] = useState<PlaceholderMap>(() => placeholdersOf(id));
  const { text, sent } = generation;

  useEffect(() => {
    const known = placeholdersOf(id);
    setFound(known);
    if (sent === text || Object.keys(known).length > 0) return;
    let current = true;
    void import('@foja/anonymizer').then(({ anonymize }) => {
      const again = anonymize(text);
      if (current && again.text === sent) setFound(again.map.originals);
    });
    return () => {
      current = false;
    };
  }, [id, text, sent]);

  return found;
}
