import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChanges } from '../corpus/changes/read-changes.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import type { LawKnown } from './computed/law.ts';

let opened: LawKnown | null = null;

/** What the project's own corpus tells of cited law: `corpus/changes` of what was repealed, `corpus/notes` of what an article says. */
export function lawFromCorpusFolder(): LawKnown {
  if (opened !== null) return opened;
  const folder = join(findProjectRoot(), 'corpus');
  const changes = readChanges(folder);
  const read = new Map<string, string | null>();
  opened = {
    repealedSince(norm, article) {
      const repealed = changes.changeOf(norm, article).find(({ article: part, change }) => {
        return change === 'repealed' && !part?.includes(':');
      });
      return repealed === undefined ? null : (repealed.since ?? '');
    },
    wordsOf(norm, article) {
      const path = join(folder, 'notes', norm, `${article.replace(/\s/g, '')}.md`);
      if (!read.has(path)) read.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
      return read.get(path) ?? null;
    },
  };
  return opened;
}
