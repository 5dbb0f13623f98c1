/**
 * Word's document and Office.js as far as the add-in uses them, with their manners: what is asked of a run waits for `sync`, nothing can
 * be read that was not loaded, an object serves only in its own run unless it was tracked, and what may not be is refused with
 * Word's codes. It stands alone: the journeys put it into a page.
 */

export interface StandInOptions {
  /** Paragraphs. */
  text: string[];
  /** Of WordApi; what is newer does not exist then. */
  wordApi?: number;
  /** Null: the page is in no Office program. */
  host?: string | null;
  /** Code with which a dialog is refused. */
  dialogRefusal?: number;
  trackingMode?: string;
}

/** Two positions in the text that go with it through its changes. */
interface Place {
  from: number;
  to: number;
}

export interface Dialog {
  address: string;
  options: object;
  isOpen: boolean;
  handlers: Map<string, (args: object) => void>;
}

class OfficeError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Puts the stand-in on the page. @returns the person's side of it: what is in the document and what they do there. */
export function standInWord(page: object, options: StandInOptions) {
  const { wordApi = 1.5, host = 'Word' } = options;
  let text = options.text.join('\r');
  let selection: Place = { from: 0, to: 0 };
  let trackingMode = options.trackingMode ?? 'Off';
  let refusal: string | null = null;
  const places = new Set<Place>();
  const notes: { place: Place; text: string }[] = [];
  const changes: { before: string; after: string; mode: string }[] = [];
  const selectionHandlers = new Set<() => void>();
  const dialogs: Dialog[] = [];
  const told: { message: string; options?: object }[] = [];

  function edit({ from, to }: Place, words: string): void {
    const moved = (at: number, isEnd: boolean) => {
      if (at <= from && !(isEnd && at > from)) return at;
      return at >= to ? at + words.length - (to - from) : isEnd ? from + words.length : from;
    };
    for (const place of [...places, selection, ...notes.map((note) => note.place)]) {
      [place.from, place.to] = [moved(place.from, false), moved(place.to, true)];
    }
    text = text.slice(0, from) + words + text.slice(to);
  }

  function follow(place: Place): Place {
    places.add(place);
    return place;
  }

  function newContext() {
    let queue: (() => void)[] = [];
    let isOver = false;
    const tracked = new Set<object>();

    function ask(step: () => void): void {
      queue.push(step);
    }

    function range(find: () => Place) {
      let place: Place | null = null;
      let loaded: string | null = null;
      ask(() => {
        place = follow({ ...find() });
      });
      const here = (): Place => {
        if (!place || (isOver && !tracked.has(self))) throw new OfficeError('InvalidObjectPath');
        return place;
      };
      const part = (which: string): Place => {
        const { from, to } = here();
        if (which === 'Start') return { from, to: from };
        if (which === 'End') return { from: to, to };
        return { from, to: text[to - 1] === '\r' ? to - 1 : to };
      };
      const self = {
        here,
        get text(): string {
          if (loaded === null) throw new OfficeError('PropertyNotLoaded');
          return loaded;
        },
        load() {
          ask(() => {
            loaded = text.slice(here().from, here().to);
          });
        },
        read() {
          loaded = text.slice(here().from, here().to);
        },
        search: (words: string, { matchCase }: { matchCase: boolean }) => search(words, matchCase, here),
        insertText(words: string, where: 'Replace' | 'End') {
          ask(() => {
            refuse();
            const place = here();
            const at = where === 'Replace' ? { ...place } : { from: place.to, to: place.to };
            changes.push({ before: text.slice(at.from, at.to), after: words, mode: trackingMode });
            edit(at, words.replaceAll('\n', '\r'));
            if (where === 'End') place.to = at.from + words.length;
          });
          return range(here);
        },
        insertFootnote(words: string) {
          if (wordApi < 1.5) throw new OfficeError('ApiNotFound');
          ask(() => {
            refuse();
            const at = here().to;
            edit({ from: at, to: at }, '\u0002');
            notes.push({ place: { from: at, to: at + 1 }, text: words });
          });
          return {};
        },
        select() {
          ask(() => {
            const { from, to } = here();
            select(from, to);
          });
        },
        getRange: (which: string) => range(() => part(which)),
        expandTo: (other: { here(): Place }) =>
          range(() => ({
            from: Math.min(here().from, other.here().from),
            to: Math.max(here().to, other.here().to),
          })),
        paragraphs: {
          getFirst: () => paragraph(() => here().from),
          getLast: () => paragraph(() => Math.max(here().from, here().to - (text[here().to - 1] === '\r' ? 1 : 0))),
        },
      };
      return self;
    }

    function paragraph(at: () => number) {
      const whole = (): Place => {
        const from = text.lastIndexOf('\r', at() - 1) + 1;
        const end = text.indexOf('\r', at());
        return { from: at() === 0 ? 0 : from, to: end === -1 ? text.length : end + 1 };
      };
      return range(whole);
    }

    function search(words: string, matchCase: boolean, within: () => Place) {
      let items: ReturnType<typeof range>[] | null = null;
      if (words.length > 255) throw new OfficeError('SearchStringInvalidOrTooLong');
      const wanted = words.replaceAll('^^', '^');
      if (words.replaceAll('^^', '').includes('^')) throw new OfficeError('SearchStringInvalidOrTooLong');
      return {
        get items() {
          if (!items) throw new OfficeError('PropertyNotLoaded');
          return items;
        },
        load() {
          ask(() => {
            const { from, to } = within();
            const searched = matchCase ? text : text.toLowerCase();
            const found: number[] = [];
            for (let at = searched.indexOf(wanted, from); at !== -1 && at + wanted.length <= to; ) {
              found.push(at);
              at = searched.indexOf(wanted, at + wanted.length);
            }
            const before = queue;
            queue = [];
            items = found.map((at) => range(() => ({ from: at, to: at + wanted.length })));
            for (const step of queue) step();
            queue = before;
            for (const item of items) item.read();
          });
        },
      };
    }

    function refuse(): void {
      const code = refusal;
      refusal = null;
      if (code) throw new OfficeError(code);
    }

    let knownMode: string | null = null;
    let knownBody: string | null = null;
    const context = {
      document: {
        getSelection: () => range(() => selection),
        body: {
          get text(): string {
            if (knownBody === null) throw new OfficeError('PropertyNotLoaded');
            return knownBody;
          },
          load: () =>
            ask(() => {
              knownBody = text;
            }),
          search: (words: string, { matchCase }: { matchCase: boolean }) =>
            search(words, matchCase, () => ({ from: 0, to: text.length })),
        },
        load: () =>
          ask(() => {
            knownMode = trackingMode;
          }),
        get changeTrackingMode(): string {
          if (wordApi < 1.4) throw new OfficeError('ApiNotFound');
          if (knownMode === null) throw new OfficeError('PropertyNotLoaded');
          return knownMode;
        },
        set changeTrackingMode(mode: string) {
          if (wordApi < 1.4) throw new OfficeError('ApiNotFound');
          ask(() => {
            trackingMode = mode;
          });
        },
      },
      trackedObjects: {
        add: (kept: object) => void tracked.add(kept),
        remove: (kept: object) => void tracked.delete(kept),
      },
      async sync() {
        await Promise.resolve();
        while (queue.length > 0) {
          const step = queue.shift();
          try {
            step?.();
          } catch (failure) {
            queue = [];
            throw failure;
          }
        }
      },
    };
    return {
      context,
      owns: (kept: object) => tracked.has(kept),
      begin: () => {
        isOver = false;
      },
      end: () => {
        isOver = true;
      },
    };
  }

  const runs: ReturnType<typeof newContext>[] = [];
  type Batch = (context: object) => Promise<unknown>;
  const Word = {
    async run(first: object | Batch, second?: Batch) {
      const isKept = typeof first !== 'function';
      const own = isKept ? runs.find((one) => one.owns(first)) : newContext();
      if (!own) throw new OfficeError('InvalidObjectPath');
      if (!isKept) runs.push(own);
      own.begin();
      try {
        const result = await (isKept ? second : (first as Batch))?.(own.context);
        await own.context.sync();
        return result;
      } finally {
        own.end();
      }
    },
  };

  const Office = {
    onReady: async () => ({ host, platform: host && 'OfficeOnline' }),
    EventType: {
      DocumentSelectionChanged: 'documentSelectionChanged',
      DialogMessageReceived: 'dialogMessageReceived',
      DialogEventReceived: 'dialogEventReceived',
    },
    context: {
      requirements: {
        isSetSupported: (name: string, version = '1.1') => (name === 'WordApi' ? Number(version) <= wordApi : true),
      },
      document: {
        addHandlerAsync(_type: string, handler: () => void, callback?: (result: object) => void) {
          selectionHandlers.add(handler);
          callback?.({ status: 'succeeded' });
        },
        removeHandlerAsync: (_type: string, { handler }: { handler: () => void }) => {
          selectionHandlers.delete(handler);
        },
      },
      ui: {
        displayDialogAsync(address: string, given: object, callback: (result: object) => void) {
          const code = options.dialogRefusal ?? (dialogs.some(({ isOpen }) => isOpen) ? 12007 : null);
          if (code !== null) return callback({ status: 'failed', error: { code, message: 'no' } });
          const dialog: Dialog = { address, options: given, isOpen: true, handlers: new Map() };
          dialogs.push(dialog);
          callback({
            status: 'succeeded',
            value: {
              addEventHandler: (type: string, handler: (args: object) => void) => dialog.handlers.set(type, handler),
              close: () => {
                dialog.isOpen = false;
              },
            },
          });
        },
        messageParent: (message: string, given?: object) => {
          told.push(given ? { message, options: given } : { message });
        },
      },
    },
  };
  Object.assign(page, { Office, Word });

  function select(from: number, to: number): void {
    selection = { from, to };
    for (const handler of selectionHandlers) handler();
  }

  return {
    /** What the document says, a line for each paragraph; marks of notes as `[1]`. */
    lines: () => {
      const [beginning = '', ...afterNotes] = text.split('\u0002');
      const marked = afterNotes.map((part, index) => `[${index + 1}]${part}`);
      return [beginning, ...marked].join('').split('\r');
    },
    notes: () => [...notes].sort((one, other) => one.place.from - other.place.from).map((note) => note.text),
    changes: () => [...changes],
    trackingMode: () => trackingMode,
    /** Selects the first place of these words; nothing for none of them. */
    select(words: string) {
      const from = text.indexOf(words.replaceAll('\n', '\r'));
      if (from === -1) throw new Error(`The document does not say ${words}`);
      select(from, from + words.length);
    },
    /** The words that are selected. */
    selected: () => text.slice(selection.from, selection.to),
    selectedFrom: () => selection.from,
    unselect: () => select(0, 0),
    /** The person writes; also of a part that a run has kept. */
    write(before: string, after: string) {
      const from = text.indexOf(before);
      edit({ from, to: from + before.length }, after);
    },
    /** The next change is refused with this code. */
    refuseNext: (code: string) => {
      refusal = code;
    },
    isWatched: () => selectionHandlers.size > 0,
    dialogs,
    /** What the page, as a dialog, has told its parent. */
    told,
    /** The open dialog's page tells this. */
    tell: (message: string, origin?: string) =>
      dialogs.at(-1)?.handlers.get('dialogMessageReceived')?.(origin ? { message, origin } : { message }),
    /** Something happens to the open dialog, such as 12006: the person closes it. */
    dialogEvent: (error: number) => dialogs.at(-1)?.handlers.get('dialogEventReceived')?.({ error }),
  };
}
