/** Long files that are read as jobs, apart from the schemas: screens need the names and the words at once, before any validator. */

/** What is made of a file: it is kept in the vault, or analysed and forgotten. */
export const documentJobTasks = ['vault', 'sentenceAnalysis', 'contractAnalysis', 'pleadingReview'] as const;
export type DocumentJobTask = (typeof documentJobTasks)[number];
/** Those that end in a result of their own. */
export const analysisTasks = ['sentenceAnalysis', 'contractAnalysis', 'pleadingReview'] as const;
export type AnalysisTask = (typeof analysisTasks)[number];

export const isAnalysisTask = (task: string): task is AnalysisTask =>
  (analysisTasks as readonly string[]).includes(task);

/** `asking`: it was read, and before it is analysed a person has to say what it is. */
export const documentJobStates = ['queued', 'running', 'asking', 'done', 'failed', 'cancelled'] as const;
export type DocumentJobState = (typeof documentJobStates)[number];

/** Whether somebody still waits for it. */
export const isJobUnderWay = (state: DocumentJobState): boolean => state === 'queued' || state === 'running';

/** What is being done with a file: its pages are read, the text is analysed, or the document is put into the vault. */
export const documentJobStages = ['reading', 'analysing', 'keeping'] as const;
export type DocumentJobStage = (typeof documentJobStages)[number];

/** Pages of a file that is analysed; the vault keeps longer ones. */
export const analysisPagesMax = 400;
/** Characters of a file without pages (DOCX, TXT) that is analysed: what 400 pages hold. */
export const analysisCharactersMax = 1_200_000;
/** A file from here on goes as a job: what is smaller is read while one waits. */
export const documentJobMinBytes = 1_000_000;
/** Jobs of one account that may wait and run at the same time. */
export const documentJobsUnderWayMax = 3;
/** Files and results are kept for this long after they are made; then they are gone. */
export const documentJobKeptDays = 7;
/** Texts of files that are kept for an account beside their results, to be read anew; the oldest go first. */
export const documentJobTextsMax = 20;
/** What has not ended by then has failed. */
export const documentJobLongestMs = 45 * 60_000;

export const documentJobPaths = {
  list: '/api/document-jobs',
  fromVault: '/api/document-jobs/from-vault',
  job: (id: string) => `/api/document-jobs/${id}`,
  cancel: (id: string) => `/api/document-jobs/${id}/cancel`,
  result: (id: string) => `/api/document-jobs/${id}/result`,
  reading: (id: string) => `/api/document-jobs/${id}/reading`,
} as const;

/** Why a job failed. */
export const documentJobFailures = [
  'unsupported',
  'not-pdf',
  'old-word',
  'encrypted',
  'empty',
  'corrupt',
  'expands',
  'too-complex',
  'scanned',
  'too-many-pages',
  'text-too-long',
  'storage-full',
  'text-gone',
  'anonymization',
  'model',
  'late',
  'internal',
] as const;
export type DocumentJobFailure = (typeof documentJobFailures)[number];

const noUse = 'No se descontó el uso.';

/** What each failure is told as. */
export const documentJobFailureMessages: Record<DocumentJobFailure, string> = {
  unsupported: `Sólo se admiten archivos PDF, DOCX y TXT, y el contenido de este no es de ninguno de esos tipos. ${noUse}`,
  'not-pdf': `Este archivo no es un PDF, aunque su nombre lo diga. Abrilo y guardalo de nuevo como PDF. ${noUse}`,
  'old-word': `El formato .doc antiguo no se admite. Abrilo en Word o LibreOffice y guardalo como DOCX. ${noUse}`,
  encrypted: `El archivo está protegido con contraseña. Quitale la contraseña y volvé a enviarlo. ${noUse}`,
  empty: `El archivo no tiene texto. ${noUse}`,
  corrupt: `El archivo está dañado o incompleto y no se puede leer. ${noUse}`,
  expands: `El archivo se expande más allá de lo admitido al abrirlo, por eso no se procesó. ${noUse}`,
  'too-complex': `El archivo es demasiado complejo para procesarlo. Dividilo en partes y volvé a enviarlo. ${noUse}`,
  scanned: `El archivo no tiene texto: sus páginas son imágenes escaneadas. Pasalo por un programa de reconocimiento de texto (OCR) y volvé a enviarlo. ${noUse}`,
  'too-many-pages': `El archivo tiene más de ${analysisPagesMax} páginas. Dividilo en partes y volvé a enviarlo. ${noUse}`,
  'text-too-long': `El texto del archivo es más largo que ${analysisPagesMax} páginas. Dividilo en partes y volvé a enviarlo. ${noUse}`,
  'storage-full': `No queda espacio en tu bóveda para este archivo. Eliminá documentos que ya no necesites. ${noUse}`,
  'text-gone': `El texto de este archivo ya no se guarda. Para leerlo de otra manera, volvé a enviarlo. ${noUse}`,
  anonymization: `No se pudieron reemplazar los datos personales, y sin eso el texto no se envía a un modelo de lenguaje. Volvé a intentar en un momento. ${noUse}`,
  model: `El modelo de lenguaje no respondió como se esperaba. Volvé a intentar en un momento. ${noUse}`,
  late: `El trabajo tardó demasiado y se detuvo. Dividí el archivo en partes y volvé a enviarlo. ${noUse}`,
  internal: `El trabajo no se pudo terminar por un error del servidor. Volvé a intentar. ${noUse}`,
};

export const documentJobMessages = {
  unknown: 'Ese trabajo no existe, o ya se eliminó.',
  tooMany: `Ya hay ${documentJobsUnderWayMax} archivos tuyos en proceso. Esperá a que termine uno, o cancelalo.`,
  tooOften: 'Enviaste demasiados archivos en poco tiempo. Esperá unos minutos y volvé a intentarlo.',
  isOver: 'El trabajo ya terminó: no hay nada para cancelar.',
  underWay: 'El trabajo está en curso. Cancelalo antes de eliminarlo.',
  readTooOften: 'Se leyó de nuevo demasiadas veces en poco tiempo. Esperá unos minutos y volvé a intentarlo.',
  nothingToRead: 'Sólo se lee de nuevo un análisis que terminó o que espera tu respuesta.',
  noResultYet: 'El trabajo todavía no tiene un resultado.',
  noText: 'Ese documento no tiene texto: sus páginas son imágenes escaneadas. No se descontó el uso.',
} as const;

/** `3, 5 a 9 y 12`: numbers as a person says them, runs of them by their ends. */
export function pageRanges(pages: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page === run[1] + 1) run[1] = page;
    else runs.push([page, page]);
  }
  const said = runs.flatMap(([first, last]) =>
    last - first > 1 ? [`${first} a ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} y ${said.at(-1)}`;
}

/** What was told apart of the pages of a file. */
export interface PagesTold {
  /** Pages without text, of which some are known to be images and some to be blank. */
  imagePages: readonly number[];
  scannedPages: readonly number[];
  blankPages: readonly number[];
  /** Pages whose text was recognised in their pictures. */
  recognisedPages: readonly number[];
}

/** What is to be known of the pages of a file: those without text, and those whose text was recognised in pictures. */
export function pagesNotice({ blankPages, imagePages, recognisedPages, scannedPages }: PagesTold): string | null {
  const known = new Set([...scannedPages, ...blankPages]);
  const told = [
    pagesSaid(scannedPages, 'es una imagen: lo que dice no se leyó.', 'son imágenes: lo que dicen no se leyó.'),
    pagesSaid(blankPages, 'está en blanco.', 'están en blanco.'),
    imagePagesNotice(imagePages.filter((page) => !known.has(page))),
    recognisedPagesNotice(recognisedPages),
  ].filter(Boolean);
  return told.length === 0 ? null : told.join(' ');
}

function recognisedPagesNotice(pages: readonly number[]): string | null {
  if (pages.length === 0) return null;
  return pages.length === 1
    ? `El texto de la página ${pageRanges(pages)} se reconoció en una imagen y puede tener errores: cotejalo con el original.`
    : `El texto de las páginas ${pageRanges(pages)} se reconoció en imágenes y puede tener errores: cotejalo con el original.`;
}

/** Which pages hold no text that can be read, where it is not known why; null where all do. */
export function imagePagesNotice(pages: readonly number[]): string | null {
  return pagesSaid(
    pages,
    'es una imagen o está en blanco: lo que dice no se leyó.',
    'son imágenes o están en blanco: lo que dicen no se leyó.',
  );
}

function pagesSaid(pages: readonly number[], one: string, several: string): string | null {
  if (pages.length === 0) return null;
  return pages.length === 1 ? `La página ${pageRanges(pages)} ${one}` : `Las páginas ${pageRanges(pages)} ${several}`;
}
