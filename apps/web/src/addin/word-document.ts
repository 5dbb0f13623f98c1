/** The document that is open in Word, as the writing assistant needs it. */
export interface WordDocument {
  /** Whether this Word lets an add-in put notes at the foot of the page. */
  readonly hasFootnotes: boolean;
  /** The whole text of the document's body, a line for each paragraph. */
  readDocument(): Promise<string>;
  /**
   * Selects words where they stand, and Word shows them.
   * @param earlier how many other places of the same words stand before the one that is meant.
   * @returns false where the document does not say them.
   */
  showWords(words: string, earlier: number): Promise<boolean>;
  /** The selected text, a line for each paragraph; empty where nothing is selected. */
  readSelection(): Promise<string>;
  /**
   * Tells the selected text now and after each change. `onFailure` where it cannot be read.
   * @returns how to stop.
   */
  watchSelection(listener: (text: string) => void, onFailure: (failure: unknown) => void): () => void;
  /** Remembers where the selection stands, so that suggestions for it are applied there, wherever the person goes on. */
  keepSelection(): Promise<void>;
  /** Forgets what was remembered. */
  releaseSelection(): Promise<void>;
  /**
   * Puts a citation after what is selected.
   * @returns where it went: in the text where a note was asked for but cannot be made there.
   */
  insertCitation(citation: string, place: CitationPlace): Promise<CitationPlace>;
  /** Puts new words in the place of the old ones, all of them or none, each as a tracked change where this Word has those. */
  applyChanges(changes: readonly TextChange[]): Promise<ChangeOutcome>;
}

export type CitationPlace = 'footnote' | 'inline';

export interface TextChange {
  originalText: string;
  transformedText: string;
}

/**
 * `changed`: the words are no longer in the document. `ambiguous`: they stand in several places, none of them the selection.
 * `has-note`: replacing them would take a note away.
 */
export type ChangeOutcome = 'applied' | 'changed' | 'ambiguous' | 'has-note';
