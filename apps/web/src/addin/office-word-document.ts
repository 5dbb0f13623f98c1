import type { OfficeGlobal, WordContext, WordGlobal, WordRange } from '../platform/office/office-types.ts';
import { findWords, holdsNote, plainText } from './find-words.ts';
import type { ChangeOutcome, CitationPlace, TextChange, WordDocument } from './word-document.ts';
import { wordErrorCode } from './word-failure.ts';

/** {@link WordDocument} over Office.js. One thing at a time: a change that another is still making would be made twice. */
export function openWordDocument(office: OfficeGlobal, word: WordGlobal): WordDocument {
  const supports = (version: string) => office.context.requirements.isSetSupported('WordApi', version);
  const tracksChanges = supports('1.4');
  const hasFootnotes = supports('1.5');
  let kept: WordRange | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  }

  const readSelection = () =>
    word.run(async (context) => {
      const selection = context.document.getSelection();
      selection.load('text');
      await context.sync();
      return plainText(selection.text);
    });

  async function release(): Promise<void> {
    const before = kept;
    kept = null;
    if (!before) return;
    await word
      .run(before, async (context) => {
        context.trackedObjects.remove(before);
        await context.sync();
      })
      // What stood there is gone, and the memory with it.
      .catch(() => undefined);
  }

  /** Changes the document with its changes tracked, and leaves that setting as the person had it. */
  async function tracked(context: WordContext, change: () => void): Promise<void> {
    if (!tracksChanges) {
      change();
      return context.sync();
    }
    const { document } = context;
    document.load('changeTrackingMode');
    await context.sync();
    const before = document.changeTrackingMode;
    if (before === 'Off') document.changeTrackingMode = 'TrackAll';
    try {
      change();
      await context.sync();
    } finally {
      if (before === 'Off') {
        document.changeTrackingMode = before;
        // Of two failures the first one is told.
        await context.sync().catch(() => undefined);
      }
    }
  }

  /** Applies the changes where their words are found with this context. */
  async function applyIn(
    context: WordContext,
    parts: readonly (() => WordRange)[],
    changes: readonly TextChange[],
  ): Promise<ChangeOutcome> {
    const places: { range: WordRange; words: string }[] = [];
    for (const { originalText, transformedText } of changes) {
      const range = await placeOf(context, parts, originalText);
      if (typeof range === 'string') return range;
      if (holdsNote(range)) return 'has-note';
      places.push({ range, words: transformedText.trim() });
    }
    await tracked(context, () => {
      for (const { range, words } of places) range.insertText(words, 'Replace');
    });
    return 'applied';
  }

  return {
    hasFootnotes,
    readDocument: () =>
      word.run(async (context) => {
        const { body } = context.document;
        body.load('text');
        await context.sync();
        return plainText(body.text);
      }),
    showWords: (words, earlier) =>
      word.run(async (context) => {
        const found = await findWords(context, context.document.body, words);
        const place = found[earlier] ?? found[0];
        place?.select();
        await context.sync();
        return place !== undefined;
      }),
    readSelection,
    watchSelection: (listener, onFailure) => watch(office, readSelection, listener, onFailure),

    keepSelection: () =>
      inTurn(async () => {
        await release();
        await word.run(async (context) => {
          const selection = context.document.getSelection();
          context.trackedObjects.add(selection);
          await context.sync();
          kept = selection;
        });
      }),

    releaseSelection: () => inTurn(release),

    insertCitation: (citation, place) =>
      inTurn(async () => {
        if (place === 'footnote' && hasFootnotes) {
          try {
            return await word.run((context) => insertNote(context, citation));
          } catch (failure) {
            // In a header, a text box or another note there are no notes; a document that may not be changed is another matter.
            if (wordErrorCode(failure) === 'AccessDenied') throw failure;
          }
        }
        return word.run((context) => insertInline(context, citation));
      }),

    applyChanges: (changes) =>
      inTurn(async () => {
        const before = kept;
        if (before) {
          const outcome = await word
            .run(before, (context) => applyIn(context, [() => before], changes))
            .catch((failure: unknown): ChangeOutcome => {
              if (!isGone(failure)) throw failure;
              return 'changed';
            });
          if (outcome === 'applied' || outcome === 'has-note') return outcome;
        }
        return word.run((context) => applyIn(context, [() => context.document.getSelection()], changes));
      }),
  };
}

/** The kept place was taken away with its text. */
const isGone = (failure: unknown) =>
  ['ItemNotFound', 'InvalidObjectPath', 'InvalidReference', 'GeneralException'].includes(wordErrorCode(failure) ?? '');

/** Where the words stand: in one of the parts, tried in order, or else once in the whole document. */
async function placeOf(
  context: WordContext,
  parts: readonly (() => WordRange)[],
  words: string,
): Promise<WordRange | 'changed' | 'ambiguous'> {
  for (const part of parts) {
    const found = await findWords(context, part(), words);
    if (found[0] && found.length === 1) return found[0];
    if (found.length > 1) return 'ambiguous';
  }
  const anywhere = await findWords(context, context.document.body, words);
  if (anywhere.length > 1) return 'ambiguous';
  return anywhere[0] ?? 'changed';
}

/** Where a citation goes: after the selected words, and before the end of their last paragraph. */
async function citationPlace(context: WordContext): Promise<{ at: WordRange; before: string }> {
  const selection = context.document.getSelection();
  const lineStart = selection.paragraphs.getLast().getRange('Start');
  const upTo = lineStart.expandTo(selection.getRange('End'));
  selection.load('text');
  upTo.load('text');
  await context.sync();
  const endsParagraph = /[\r\n]$/.test(selection.text);
  const at = endsParagraph ? selection.paragraphs.getLast().getRange('Content') : selection;
  return { at, before: plainText(upTo.text).trimStart() };
}

async function insertNote(context: WordContext, citation: string): Promise<CitationPlace> {
  const { at } = await citationPlace(context);
  at.insertFootnote(citation);
  await context.sync();
  return 'footnote';
}

async function insertInline(context: WordContext, citation: string): Promise<CitationPlace> {
  const { at, before } = await citationPlace(context);
  const line = before.replace(/\n$/, '');
  const needsSpace = line !== '' && /[^\s([«“"]$/u.test(line);
  at.getRange('End').insertText(needsSpace ? ` ${citation}` : citation, 'End');
  await context.sync();
  return 'inline';
}

/** Reads the selection now and whenever it changes; of changes that come while it is being read, the last one counts. */
function watch(
  office: OfficeGlobal,
  read: () => Promise<string>,
  listener: (text: string) => void,
  onFailure: (failure: unknown) => void,
): () => void {
  let isReading = false;
  let isStale = false;
  let stopped = false;

  async function readAgain(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale && !stopped) {
      isStale = false;
      try {
        const text = await read();
        if (!stopped) listener(text);
      } catch (failure) {
        if (!stopped) onFailure(failure);
      }
    }
    isReading = false;
  }

  const handler = () => void readAgain();
  const { document } = office.context;
  document.addHandlerAsync(office.EventType.DocumentSelectionChanged, handler, (result) => {
    if (result.status === 'failed' && !stopped) onFailure(result.error);
  });
  handler();
  return () => {
    stopped = true;
    document.removeHandlerAsync(office.EventType.DocumentSelectionChanged, { handler });
  };
}
