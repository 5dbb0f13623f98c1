import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the corpus that this project wrote in everyday and in legal Spanish. */
const folders = ['stories', 'doubts', 'guides', 'rulings', 'rules', 'templates', 'deadlines'];
/** A name that somebody once typed in small letters is no word of the language. */
const fewestTimes = 4;

/** Folded words that the texts of the corpus write in small letters again and again; sorted. */
export function collectCommonWords(corpus: string): string[] {
  const times = new Map<string, number>();
  for (const folder of folders) {
    for (const name of readdirSync(join(corpus, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:txt|md|ya?ml|jsonl?)$/.test(name)) continue;
      for (const [word] of readFileSync(join(corpus, folder, name), 'utf8').matchAll(/\p{L}+/gu)) {
        const folded = word.normalize('NFD').replace(/\p{M}/gu, '');
        if (folded.length > 2 && /^\p{Ll}+$/u.test(folded)) times.set(folded, (times.get(folded) ?? 0) + 1);
      }
    }
  }
  return [...times.keys()].filter((word) => (times.get(word) as number) >= fewestTimes).sort();
}
