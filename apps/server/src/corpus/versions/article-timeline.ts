import type { Change } from '../changes/read-changes.ts';
import { validFrom } from '../import/valid-from.ts';
import { changesOfNote, type NotedChange } from '../official/amendment-note.ts';

/** A change of an article, with the day since which it holds. */
interface DatedChange {
  since: string;
  verb: NotedChange['verb'];
  /** `articulo` where the whole of it changed, else the part. */
  subject: string;
  /** "art. 1° de la Ley 25.561", or the key of the article that made it (`ley-27802:51`). */
  by: string | null;
}

/** One stretch of an article's life. */
export interface TimelineEntry {
  /** Null for the text with which the norm was published. */
  from: string | null;
  /** Null for today's. */
  to: string | null;
  /** What began this stretch; null for the first. */
  change: DatedChange | null;
  state: 'text' | 'text-not-held' | 'repealed' | 'not-yet';
  /** Id of the version whose text it is: that of the article itself for today's. */
  versionId: string | null;
  text: string | null;
}

interface KnownArticle {
  id: string;
  article: string;
  text: string;
  repealed: boolean;
  amendmentNotes: readonly string[];
  history: readonly NotedChange[];
}

interface KnownVersion {
  seq: number;
  text: string;
  validFrom: string | null;
  validTo: string | null;
}

/**
 * The life of an article from its first text to today's: when it changed, by what, and the texts that are held. Only changes with a
 * known day stand in it.
 * @param changes those of `corpus/changes` that speak of it.
 */
export function articleTimeline(
  article: KnownArticle,
  versions: readonly KnownVersion[],
  changes: readonly Change[],
): TimelineEntry[] {
  const dated = datedChanges(article, changes);
  const starts: (DatedChange | null)[] = [null, ...dated];
  return starts.map((change, index) => {
    const from = change?.since ?? null;
    const next = dated[index];
    const to = next?.since ?? null;
    const isWhole = (of: DatedChange | null | undefined) => of?.subject === 'articulo';
    if (!next)
      return {
        from,
        to,
        change,
        state: article.repealed ? 'repealed' : 'text',
        versionId: article.id,
        text: article.text,
      };
    if (change?.verb === 'repealed' && isWhole(change))
      return { from, to, change, state: 'repealed', versionId: null, text: null };
    if (change === null && next.verb === 'added' && isWhole(next))
      return { from, to, change, state: 'not-yet', versionId: null, text: null };
    const held = versions.find(
      ({ validFrom, validTo }) => (validTo !== null && validTo === to) || (validFrom !== null && validFrom === from),
    );
    return held
      ? { from, to, change, state: 'text', versionId: `${article.id}@${held.seq}`, text: held.text }
      : { from, to, change, state: 'text-not-held', versionId: null, text: null };
  });
}

function datedChanges(article: KnownArticle, changes: readonly Change[]): DatedChange[] {
  const found = new Map<string, DatedChange>();
  const add = (since: string | null, change: Omit<DatedChange, 'since'>) => {
    // Several parts of an article that change on one day are one step in its life.
    if (since === null) return;
    const known = found.get(since);
    if (!known || (known.subject !== 'articulo' && change.subject === 'articulo'))
      found.set(since, { since, ...change });
  };
  for (const note of article.amendmentNotes) {
    for (const change of changesOfNote(note)) {
      if (change.article !== null && change.subject === 'articulo' && change.article !== article.article) continue;
      add(validFrom([note]) ?? change.publishedOn, { verb: change.verb, subject: change.subject, by: nameOf(change) });
    }
  }
  for (const change of article.history)
    add(change.publishedOn, { verb: change.verb, subject: change.subject, by: nameOf(change) });
  for (const change of changes) {
    if (change.since === undefined || change.change === 'in-force') continue;
    add(change.since, {
      verb: change.change,
      subject: change.article?.includes(':') ? 'parte' : 'articulo',
      by: change.by,
    });
  }
  return [...found.values()].sort((a, b) => a.since.localeCompare(b.since));
}

function nameOf({ byArticle, byNorm }: NotedChange): string | null {
  return byNorm === null
    ? null
    : byArticle === null
      ? byNorm
      : `art. ${byArticle} de la ${byNorm}`.replace('de la Decreto', 'del Decreto');
}

/**
 * The stretch that was the law at a time.
 * @param asOf a civil day; a norm ("ley 27.802"): the stretch before it; `antes`: the one before today's.
 * @returns null where the time-line does not reach it: nothing is known to have changed since.
 */
export function stretchAt(timeline: readonly TimelineEntry[], asOf: string): TimelineEntry | null {
  if (asOf === 'antes') return timeline.at(-2) ?? null;
  if (/^\d{4}-\d\d-\d\d$/.test(asOf)) {
    const stretch = timeline.find(({ from, to }) => (from === null || from <= asOf) && (to === null || asOf < to));
    return stretch && stretch.to !== null ? stretch : null;
  }
  const number = /\d[\d.]*/.exec(asOf)?.[0].replaceAll('.', '');
  const names = ({ change }: TimelineEntry) =>
    number !== undefined && (change?.by ?? '').replaceAll('.', '').match(/\d+/g)?.includes(number);
  const changed = timeline.findIndex((entry) => names(entry));
  return changed > 0 ? (timeline[changed - 1] ?? null) : null;
}
