/** What one document may cost to read. */
export interface ReadingLimits {
  /** Text beyond is not searched. */
  charactersMax: number;
  pagesMax: number;
  /** Of all parts of a DOCX that are opened, inflated, and of all that it declares, in bytes. */
  openedMaxBytes: number;
  declaredMaxBytes: number;
}

export const readingLimits: ReadingLimits = {
  charactersMax: 3_000_000,
  pagesMax: 5_000,
  openedMaxBytes: 48 * 1024 * 1024,
  declaredMaxBytes: 400 * 1024 * 1024,
};
