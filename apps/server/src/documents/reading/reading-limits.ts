/** What one document may cost to read. */
export interface ReadingLimits {
  /** Text beyond is not searched. */
  charactersMax: number;
  pagesMax: number;
  /** Of all parts of a DOCX, or streams of a PDF, that are opened, inflated; and of all that a DOCX declares, in bytes. */
  openedMaxBytes: number;
  declaredMaxBytes: number;
  /** Of the memory that the reading thread holds, buffers included. */
  threadMaxBytes: number;
}

export const readingLimits: ReadingLimits = {
  charactersMax: 3_000_000,
  pagesMax: 5_000,
  openedMaxBytes: 96 * 1024 * 1024,
  declaredMaxBytes: 400 * 1024 * 1024,
  threadMaxBytes: 512 * 1024 * 1024,
};
