/** Where a text was brought from. */
export interface TextOrigin {
  /** Of the file or the document. */
  name: string;
  place: 'file' | 'vault';
  /** What the person should know of it: pages without text, a part that is missing. */
  notes: readonly string[];
}

/** A text with its origin, or why there is none, in words for the person. */
export type BroughtText = { text: string; origin: TextOrigin } | { problem: string; why?: 'too-long' | 'scanned' };

/** «Demanda.pdf» and where it was. */
export function originText({ name, place }: TextOrigin): string {
  return place === 'file' ? `Se leyó ${name}.` : `Se leyó ${name}, de tus documentos.`;
}
