import { diffWordsWithSpace } from 'diff';

/** A stretch of two wordings: in both, only in the old one, only in the new one. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond this, two wordings have too little in common for a word by word comparison to help. */
const maxEditLength = 2_000;

/**
 * What changes from one wording to another, word by word. What is not `added` makes the old wording, what is not `removed` the new.
 * A blank between two changes is part of them, so that a changed phrase reads as one.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength });
  if (!found) return changesOf({ removed: before, added: after });
  const changes: WordChange[] = [];
  let run = { removed: '', added: '' };
  found.forEach(({ value, added, removed }, index) => {
    if (removed) run.removed += value;
    else if (added) run.added += value;
    else if (value.trim() === '' && isInside(run) && index < found.length - 1) {
      run.removed += value;
      run.added += value;
    } else {
      changes.push(...changesOf(run), { kind: 'same', text: value });
      run = { removed: '', added: '' };
    }
  });
  return [...changes, ...changesOf(run)];
}

function isInside({ removed, added }: { removed: string; added: string }): boolean {
  return removed !== '' && added !== '';
}

function changesOf({ removed, added }: { removed: string; added: string }): WordChange[] {
  const changes: WordChange[] = [];
  if (removed) changes.push({ kind: 'removed', text: removed });
  if (added) changes.push({ kind: 'added', text: added });
  return changes;
}
