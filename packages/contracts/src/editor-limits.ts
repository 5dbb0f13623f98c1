/** Bounds and words of the editor's documents, apart from the schemas: the screen needs them before any validator. */

/** Of a document's content as JSON in UTF-8. */
export const editorContentMaxBytes = 1_500_000;
/** Nodes of a document, pieces of text included. */
export const editorNodesMax = 40_000;
/** How deep nodes may stand in each other; the document itself stands at 0. */
export const editorDepthMax = 24;
export const editorTitleMaxCharacters = 200;
/** Documents that one account may keep, not deleted. */
export const editorDocumentsMax = 200;
/** Bytes of content that one account may keep, without its versions. */
export const editorStorageBytes = 60_000_000;
/** Within this time a deleted document can be brought back; then it is gone with its versions. */
export const editorUndoMs = 10 * 60_000;
/** The editor saves this long after the last change; while one writes without a pause, this often. */
export const editorSaveDelayMs = 1_500;
export const editorSaveAtLeastEveryMs = 10_000;
/** A version is kept by itself at most this often. */
export const editorVersionIntervalMs = 10 * 60_000;
/** Versions kept of one document, and their bytes of content; beyond either the least telling old ones go. */
export const editorVersionsMax = 40;
export const editorVersionsMaxBytes = 8_000_000;
/** Citations that one call checks. */
export const editorCitationsMax = 200;
export const editorCitationLabelMaxCharacters = 500;
export const editorFootnoteMaxCharacters = 4_000;
/** Files that can be turned into a document. */
export const editorImportMaxBytes = 10 * 1024 * 1024;

/** Why a version was kept, and how the list of versions says it. */
export const editorVersionReasons = ['auto', 'manual', 'before-restore', 'before-import', 'before-transform'] as const;
export type EditorVersionReason = (typeof editorVersionReasons)[number];

export const editorVersionReasonLabels: Record<EditorVersionReason, string> = {
  auto: 'Guardada automáticamente',
  manual: 'Guardada por vos',
  'before-restore': 'Antes de restaurar otra versión',
  'before-import': 'Antes de importar',
  'before-transform': 'Antes de transformar el texto',
};

/** What the editor's refusals say. */
export const editorMessages = {
  notFound: 'El documento no existe o fue eliminado.',
  versionNotFound: 'Esa versión ya no existe.',
  conflict: 'El documento se modificó en otra pestaña o dispositivo. Elegí con qué texto seguir.',
  tooLarge: 'El documento es demasiado extenso para guardarlo. Dividilo en dos.',
  tooManyNodes: 'El documento tiene demasiados elementos para guardarlo. Dividilo en dos.',
  tooDeep: 'El documento tiene listas o citas anidadas demasiadas veces. Quitá algunos niveles.',
  invalidContent: 'El documento tiene elementos que el editor no admite.',
  unsafeLink: 'El documento tiene un enlace que no se admite: sólo se aceptan direcciones http, https y mailto.',
  storageFull: 'No queda espacio para más documentos. Eliminá los que ya no necesites.',
  tooManyDocuments: 'Llegaste a la cantidad máxima de documentos. Eliminá los que ya no necesites.',
  tooMany: 'Hiciste demasiados pedidos en poco tiempo. Esperá unos minutos y volvé a intentarlo.',
  untitled: 'Documento sin título',
} as const;
