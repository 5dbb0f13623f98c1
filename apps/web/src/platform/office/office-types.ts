/**
 * As much of Office.js as the add-in uses. Its package of types declares globals of everything that Office has; what is written here
 * is what the stand-in of the tests has to do as well.
 */

export interface OfficeGlobal {
  onReady(): Promise<{ host: string | null; platform: string | null }>;
  EventType: { DocumentSelectionChanged: string; DialogMessageReceived: string; DialogEventReceived: string };
  context: OfficeContext;
}

export interface OfficeContext {
  requirements: { isSetSupported(name: string, minVersion?: string): boolean };
  document: {
    addHandlerAsync(eventType: string, handler: () => void, callback?: (result: AsyncResult<void>) => void): void;
    removeHandlerAsync(eventType: string, options: { handler: () => void }): void;
  };
  ui: {
    displayDialogAsync(
      startAddress: string,
      options: { height: number; width: number; displayInIframe: boolean; promptBeforeOpen: boolean },
      callback: (result: AsyncResult<OfficeDialog>) => void,
    ): void;
    messageParent(message: string, options?: { targetOrigin: string }): void;
  };
}

export type AsyncResult<Value> =
  | { status: 'succeeded'; value: Value }
  | { status: 'failed'; error: { code: number; message: string } };

/** What a dialog tells: a message of its page, or the number of an event. */
export type DialogArgs = { message: string; origin?: string } | { error: number };

export interface OfficeDialog {
  addEventHandler(eventType: string, handler: (args: DialogArgs) => void): void;
  close(): void;
}

/** `Word`: each run has a context whose objects are stand-ins until `sync` has come back. */
export interface WordGlobal {
  run<Result>(batch: (context: WordContext) => Promise<Result>): Promise<Result>;
  /** With the context of an object that was kept. */
  run<Result>(kept: WordRange, batch: (context: WordContext) => Promise<Result>): Promise<Result>;
}

export interface WordContext {
  document: {
    getSelection(): WordRange;
    body: WordSearchable & { text: string; load(property: 'text'): void };
    changeTrackingMode: string;
    load(property: 'changeTrackingMode'): void;
  };
  trackedObjects: { add(range: WordRange): void; remove(range: WordRange): void };
  sync(): Promise<void>;
}

export interface WordSearchable {
  search(text: string, options: { matchCase: boolean }): { items: WordRange[]; load(properties: string): void };
}

export interface WordRange extends WordSearchable {
  text: string;
  load(properties: string): void;
  insertText(text: string, where: 'Replace' | 'End'): WordRange;
  insertFootnote(text: string): unknown;
  getRange(part: 'Start' | 'End' | 'Content'): WordRange;
  expandTo(other: WordRange): WordRange;
  /** Shows it to the person, selected. */
  select(): void;
  paragraphs: { getFirst(): WordParagraph; getLast(): WordParagraph };
}

export interface WordParagraph {
  getRange(part: 'Start' | 'End' | 'Content'): WordRange;
}

/** What Office.js has put on the page; null where it has not. */
export function officeOnPage(): { office: OfficeGlobal; word: WordGlobal | null } | null {
  const { Office, Word } = window as unknown as { Office?: OfficeGlobal; Word?: WordGlobal };
  return Office?.onReady ? { office: Office, word: Word?.run ? Word : null } : null;
}
