import { useEffect, useState } from 'react';
import { type PlaceholderMap, placeholdersOf } from '../anonymization/anonymize-message.ts';
import { dataToHide } from '../anonymization/known-data.ts';
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
    void Promise.all([import('@foja/anonymizer'), dataToHide().catch(() => [])]).then(([{ anonymize }, known]) => {
      const again = anonymize(text, undefined, { known });
      if (current && again.text === sent) setFound(again.map.originals);
    });
    return () => {
      current = false;
    };
  }, [id, text, sent]);

  return found;
}
