import type { DocumentJob } from '@foja/contracts/document-jobs';

/** A long file's job as the server tells it, waiting for its turn unless told otherwise. */
export function buildDocumentJob(part: Partial<DocumentJob> = {}): DocumentJob {
  return {
    id: '7c1d9a1e-4b62-4c0e-9d51-0a4d7f3a2b10',
    task: 'sentenceAnalysis',
    fileName: 'Sentencia.txt',
    fileSize: 90_000,
    state: 'queued',
    stage: null,
    progress: null,
    pages: null,
    imagePages: [],
    scannedPages: [],
    blankPages: [],
    recognisedPages: [],
    notice: null,
    reading: {},
    doubt: null,
    canReadAnew: false,
    modelHasBegun: false,
    failure: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    finishedAt: null,
    expiresAt: '2026-11-27T12:00:00.000Z',
    ...part,
  };
}
