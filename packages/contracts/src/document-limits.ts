import type { ActorRole } from './roles.ts';

/** Bounds of the document vault, apart from the schemas: the screen needs them before any validator. */
export const documentKinds = ['pdf', 'docx', 'txt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const megabyte = 1024 * 1024;
export const documentMaxBytes = 20 * megabyte;
export const documentNameMaxCharacters = 200;
/** Files that one account may keep, whatever their size. */
export const documentsMax = 500;
/** How much of a document's text GET /api/documents/:id/text gives: what the generators take. */
export const documentTextMaxCharacters = 30_000;
/** Within this time a deleted document can be brought back; then it is gone from the disk. */
export const documentUndoMs = 10 * 60_000;
export const documentQuestionMinCharacters = 3;
export const documentQuestionMaxCharacters = 2_000;
/** Name of the form field that carries the file. */
export const documentFormField = 'file';

/** Bytes of uploaded files that an account may keep, by role, unless the installation sets one bound for all. */
export const documentStorageBytes: Record<ActorRole, number> = {
  Guest: 0,
  User: 0,
  Professional: 500 * megabyte,
  Premium: 1_000 * megabyte,
  Admin: 2_000 * megabyte,
  SuperAdmin: 2_000 * megabyte,
};

/** What the vault's refusals say. */
export const documentMessages = {
  noFile: 'Elegí un archivo para subir.',
  severalFiles: 'Subí un archivo por vez.',
  badForm: 'El formulario no se puede leer: falta su separador (boundary) o está cortado.',
  notMultipart: 'El archivo debe enviarse como formulario (multipart/form-data).',
  tooLarge: 'El archivo supera los 20 MB. Dividilo o reducilo y volvé a subirlo.',
  unsupported: 'Sólo se admiten archivos PDF, DOCX y TXT. El contenido de este archivo no es de ninguno de esos tipos.',
  notPdf: 'Este archivo no es un PDF, aunque su nombre lo diga. Abrilo y guardalo de nuevo como PDF.',
  oldWord: 'El formato .doc antiguo no se admite. Abrilo en Word o LibreOffice y guardalo como DOCX.',
  encrypted: 'El archivo está protegido con contraseña. Quitale la contraseña y volvé a subirlo.',
  empty: 'El archivo está vacío.',
  corrupt: 'El archivo está dañado o incompleto y no se puede leer.',
  expands: 'El archivo se expande más allá de lo admitido al abrirlo, por eso no se procesó.',
  tooComplex: 'El archivo es demasiado complejo para procesarlo. Dividilo en partes y volvé a subirlo.',
  storageFull: 'No queda espacio en tu bóveda para este archivo. Eliminá documentos que ya no necesites.',
  tooManyDocuments: 'Tu bóveda llegó a la cantidad máxima de documentos. Eliminá los que ya no necesites.',
  damaged:
    'El archivo guardado está dañado y no se puede abrir. Avisale a quien administra Foja: puede recuperarlo de una copia de respaldo.',
  notFound: 'El documento no existe o fue eliminado.',
  tooMany: 'Hiciste demasiados pedidos en poco tiempo. Esperá unos minutos y volvé a intentarlo.',
  busy: 'Se están procesando demasiados documentos en este momento. Intentalo de nuevo en unos minutos.',
  scanned:
    'El archivo es una imagen escaneada sin texto. Se guardó, pero no se puede buscar ni preguntar sobre su contenido.',
  noText: 'El archivo no contiene texto. Se guardó, pero no se puede buscar ni preguntar sobre su contenido.',
  cut: 'El texto es muy extenso: se puede buscar y preguntar sobre su primera parte.',
  partlyScanned:
    'Algunas páginas no tienen texto (pueden ser imágenes): no se puede buscar ni preguntar sobre su contenido.',
} as const;
