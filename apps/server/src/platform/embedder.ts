/** What a text is to an embedder: models trained on pairs of them want it told. */
export type EmbeddedText = 'question' | 'passage';

/** Turns texts into vectors. `model` is stored beside them: vectors of two models are not comparable. */
export interface Embedder {
  readonly model: string;
  /**
   * One vector a text, in the same order.
   * @param as what the texts are: models trained on pairs want it told.
   * @throws when the endpoint does not answer; it has then been asked twice.
   */
  embed(texts: readonly string[], as: EmbeddedText, signal?: AbortSignal): Promise<number[][]>;
}
