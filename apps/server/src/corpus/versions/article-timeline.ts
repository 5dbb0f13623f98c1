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
  /** Null for the text with which the norm was published, where that day is not known. */
  from: string | null;
  /** Null for today's. */
  to: string | null;
  /** What began this stretch; null for the first. */
  change: DatedChange | null;
  state: 'text' | 'text-not-held' | 'repealed' | 'not-yet';
  /** Id of the version whose text it is: that of the article itself for today's. */
  versionId: string | null;
  text: string | null;
  /** The article whose words its text is taken from (`ley-27551:3`): the one that gave it; absent where it is a text of its own. */
  takenFrom?: string;
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
 * @param changes those of `corpus/changes` that speak of it. @param begins since when its norm holds, where that is known.
 * @param given the texts that amending articles gave it, by their key.
 */
export function articleTimeline(
  article: KnownArticle,
  versions: readonly KnownVersion[],
  changes: readonly Change[],
  begins: string | null = null,
  given: ReadonlyMap<string, string> = new Map(),
): TimelineEntry[] {
  const dated = datedChanges(article, changes);
  const [firstChange] = dated;
  const lastChange = dated.at(-1);
  // What a repealed article still says is what it said until then.
  const keepsLastText =
    article.repealed && lastChange?.verb === 'repealed' && lastChange.subject === 'articulo' && isLawsOwn(article.text);
  const birth =
    begins !== null && (!firstChange || (firstChange.verb !== 'added' && begins < firstChange.since)) ? begins : null;
  const starts: (DatedChange | null)[] = [null, ...dated];
  return starts.map((change, index) => {
    const from = change?.since ?? birth;
    const next = dated[index];
    const to = next?.since ?? null;
    const isWhole = (of: DatedChange | null | undefined) => of?.subject === 'articulo';
    if (!next) {
      const held = keepsLastText ? { versionId: null, text: null } : { versionId: article.id, text: article.text };
      return { from, to, change, state: article.repealed ? 'repealed' : 'text', ...held };
    }
    if (change?.verb === 'repealed' && isWhole(change))
      return { from, to, change, state: 'repealed', versionId: null, text: null };
    if (change === null && next.verb === 'added' && isWhole(next))
      return { from, to, change, state: 'not-yet', versionId: null, text: null };
    if (keepsLastText && next === dated.at(-1))
      return { from, to, change, state: 'text', versionId: article.id, text: article.text };
    const held = versions.find(
      ({ validFrom, validTo }) => (validTo !== null && validTo === to) || (validFrom !== null && validFrom === from),
    );
    return held
      ? {
          // The first text holds since the norm was published, where that is known.
          from: from ?? held.validFrom,
          to,
          change,
          state: 'text',
          versionId: `${article.id}@${held.seq}`,
          text: held.text,
        }
      : { from, to, change, ...textGivenBy(change, given) };
  });
}

/** The words with which a law gave the article anew are its text until the next change, also where no page holds it any more. */
function textGivenBy(
  change: DatedChange | null,
  given: ReadonlyMap<string, string>,
): Pick<TimelineEntry, 'state' | 'text' | 'versionId' | 'takenFrom'> {
  const text = change?.subject === 'articulo' && change.by !== null ? given.get(change.by) : undefined;
  return text === undefined
    ? { state: 'text-not-held', versionId: null, text: null }
    : { state: 'text', versionId: null, text, takenFrom: change?.by ?? '' };
}

/** Whether a text is the law's own and not the word that it is gone. */
function isLawsOwn(text: string): boolean {
  return text.trim().length > 60 && !/^\W*(?:art[íi]culo\s*)?(?:derogad|abrogad|suprimid)/i.test(text.trim());
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
    const noted = changesOfNote(note);
    for (const change of noted) {
      if (change.article !== null && change.subject === 'articulo' && change.article !== article.article) continue;
      // What a note says of the day speaks of its last change.
      const day = noted.length === 1 ? (validFrom([note]) ?? change.publishedOn) : change.publishedOn;
      add(day, { verb: change.verb, subject: change.subject, by: nameOf(change) });
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
