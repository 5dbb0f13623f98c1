/** Why a file could not be turned into a document, or what of it did not come along. */
export const importProblems = {
  unsupported: 'Se pueden importar archivos DOCX y TXT.',
  oldWord: 'El formato .doc no se puede leer. Guardalo como .docx desde Word o LibreOffice.',
  tooLarge: 'El archivo supera los 10 MB. Dividilo o quitale las imágenes y volvé a importarlo.',
  empty: 'El archivo está vacío.',
  noText: 'El archivo no tiene texto para importar.',
  encrypted: 'El archivo está protegido con contraseña. Quitale la contraseña y volvé a importarlo.',
  notWord: 'El archivo no es un documento de Word, aunque su nombre termine en .docx.',
  corrupt: 'El archivo está dañado o incompleto y no se puede leer.',
  expands: 'El archivo se expande más allá de lo admitido al abrirlo, por eso no se importó.',
  imagesLeft: (count: number) =>
    count === 1 ? 'La imagen del archivo no se importó.' : `Las ${count} imágenes del archivo no se importaron.`,
} as const;

/** Those that come from the file itself. */
export type WordProblem = 'encrypted' | 'notWord' | 'corrupt' | 'expands';
