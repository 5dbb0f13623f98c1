/** Bounds and words of what is watched: the screen needs them before any validator. */

/** What somebody watches in the gazette. */
export const watchKinds = ['norm', 'subject', 'issuer', 'words'] as const;
export type WatchKind = (typeof watchKinds)[number];
export const watchKindLabels: Record<WatchKind, string> = {
  norm: 'Una norma',
  subject: 'Una materia',
  issuer: 'Un organismo',
  words: 'Palabras',
};
export const watchKindHelps: Record<WatchKind, string> = {
  norm: 'Por su nombre o número, por ejemplo «ley 24.240»: se avisa cuando un aviso la nombra.',
  subject:
    'Por ejemplo «locaciones» o «salud mental»: se avisa cuando un aviso habla de ella, en singular o plural, en su rubro, organismo o síntesis.',
  words: 'Se avisa cuando un aviso tiene todas, por ejemplo «salario mínimo».',
  issuer: 'Por ejemplo «Secretaría de Comercio»: se avisa de cada aviso suyo.',
};

export const watchTermMaxCharacters = 120;
export const watchesMax = 30;

/** What a novelty is of. */
export const noveltyKinds = [
  'article-changed',
  'article-repealed',
  'law-changed',
  'ruling-changed',
  'ruling-cited',
  'gazette-norm',
  'gazette-watch',
] as const;
export type NoveltyKind = (typeof noveltyKinds)[number];
export const noveltyKindLabels: Record<NoveltyKind, string> = {
  'article-changed': 'Cambió un artículo que citás',
  'article-repealed': 'Se derogó un artículo que citás',
  'law-changed': 'Una reforma alcanza lo que citás',
  'ruling-changed': 'Hay novedades de un fallo que citás',
  'ruling-cited': 'Un fallo reciente cita uno que vos citás',
  'gazette-norm': 'El Boletín Oficial nombra una norma que citás',
  'gazette-watch': 'Un seguimiento tuyo, en el Boletín Oficial',
};

/** How it stands with the gazette of a day. */
export const gazetteReadingStates = ['waiting', 'read', 'no-edition', 'unreachable'] as const;
export type GazetteReadingState = (typeof gazetteReadingStates)[number];

export const watchMessages = {
  notFound: 'El seguimiento no existe o fue eliminado.',
  full: 'Ya tenés 30 seguimientos. Eliminá alguno para agregar otro.',
  again: 'Ya seguís eso.',
  tooMany: 'Hiciste demasiados cambios en poco tiempo. Esperá unos minutos y volvé a intentar.',
} as const;
