import type {
  AskDocumentsResponse,
  DocumentCitation,
  DocumentsResponse,
  DocumentText,
  VaultDocument,
} from '@foja/contracts/documents';
import { type HttpHandler, HttpResponse, http } from 'msw';

const fileIds = ['a', 'b', 'c', 'd'].map((letter) => `5b1f7f0e-${letter.repeat(4)}-4a51-8a62-0d1b6a6d1f11`);

export function buildDocument(part: Partial<VaultDocument> = {}, number = 0): VaultDocument {
  return {
    fileId: fileIds[number] as string,
    fileName: 'Locación Belgrano.pdf',
    fileSize: 1_572_864,
    summary: 'Contrato de locación por veinticuatro meses.',
    summaryBy: 'Motor local',
    kind: 'pdf',
    pages: 3,
    characters: 8_200,
    notice: null,
    uploadedAt: '2026-11-20T12:00:00.000Z',
    ...part,
  };
}

/** A document without text, as the server keeps a scanned one. */
export const scannedDocument = (): VaultDocument =>
  buildDocument(
    { fileName: 'escaneo.pdf', summary: '', characters: 0, pages: 1, notice: 'El archivo es una imagen escaneada.' },
    1,
  );

export function buildDocumentCitation(part: Partial<DocumentCitation> = {}): DocumentCitation {
  const passage = 'Cláusula quinta. La multa por rescindir será de un mes de alquiler. Nada más se debe.';
  const quote = 'La multa por rescindir será de un mes de alquiler.';
  const start = passage.indexOf(quote);
  const word = passage.indexOf('multa');
  return {
    number: 1,
    fileId: fileIds[0] as string,
    fileName: 'Locación Belgrano.pdf',
    page: 2,
    quote,
    passage,
    quoteRange: { start, end: start + quote.length },
    marks: [{ start: word, end: word + 'multa'.length }],
    ...part,
  };
}

export function buildDocumentAnswer(part: Partial<AskDocumentsResponse> = {}): AskDocumentsResponse {
  return {
    answer: 'La multa es de un mes de alquiler [1].',
    isGrounded: true,
    citations: [buildDocumentCitation()],
    model: 'Motor local',
    notice: null,
    searchedDocuments: 1,
    documentsWithoutText: 0,
    ...part,
  };
}

interface VaultStandIn {
  documents: VaultDocument[];
  /** What was searched for, in order. */
  searches: string[];
  handler: HttpHandler;
}

/** The vault's list as it stands: what a test puts into `documents` is what the next reading finds. */
export function vaultWith(...documents: VaultDocument[]): VaultStandIn {
  const searches: string[] = [];
  const handler = http.get('*/api/documents', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    searches.push(search);
    const found = vault.documents.filter(({ fileName, summary }) =>
      `${fileName} ${summary}`.toLowerCase().includes(search.toLowerCase()),
    );
    return HttpResponse.json({
      documents: found,
      total: vault.documents.length,
      storage: { usedBytes: 104_857_600, limitBytes: 524_288_000 },
    } satisfies DocumentsResponse);
  });
  const vault: VaultStandIn = { documents, searches, handler };
  return vault;
}

/** GET /api/documents/:id/text that answers this. */
export const documentTextOf = (text: Partial<DocumentText>) =>
  http.get('*/api/documents/:id/text', ({ params }) =>
    HttpResponse.json({
      fileId: String(params.id),
      fileName: 'x',
      text: '',
      isCut: false,
      totalCharacters: text.text?.length ?? 0,
      ...text,
    } satisfies DocumentText),
  );
