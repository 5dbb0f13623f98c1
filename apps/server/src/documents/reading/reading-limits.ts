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
  /** Of looking at pages without text for pictures, in all. */
  lookTimeMs: number;
  /** What recognising text in pictures may cost; null where it is not done. */
  recognition: RecognitionLimits | null;
}

/** Of one document. Pages beyond stay pictures. */
export interface RecognitionLimits {
  pagesMax: number;
  timeMs: number;
  /** Of one picture: an A3 page at 400 dots an inch has 30 million. */
  pixelsMax: number;
}

export const recognitionLimits: RecognitionLimits = { pagesMax: 100, timeMs: 12 * 60_000, pixelsMax: 32_000_000 };

export const readingLimits: ReadingLimits = {
  charactersMax: 3_000_000,
  pagesMax: 5_000,
  openedMaxBytes: 96 * 1024 * 1024,
  declaredMaxBytes: 400 * 1024 * 1024,
  threadMaxBytes: 512 * 1024 * 1024,
  lookTimeMs: 10_000,
  recognition: null,
};
