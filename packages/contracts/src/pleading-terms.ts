/** What pleadings are told apart by; without zod, so that screens have the words at once. */
export const pleadingKinds = [
  'demanda',
  'contestacion',
  'apelacion',
  'expresion-de-agravios',
  'contestacion-de-agravios',
  'alegato',
  'recurso-extraordinario',
  'amparo',
  'otro',
] as const;
export type PleadingKind = (typeof pleadingKinds)[number];
export const pleadingKindLabels: Record<PleadingKind, string> = {
  demanda: 'Demanda',
  contestacion: 'Contestación de demanda',
  apelacion: 'Apelación',
  'expresion-de-agravios': 'Expresión de agravios',
  'contestacion-de-agravios': 'Contestación de agravios',
  alegato: 'Alegato',
  'recurso-extraordinario': 'Recurso extraordinario federal',
  amparo: 'Amparo',
  otro: 'Otro escrito',
};

export const pleadingSides = ['actora', 'demandada', 'tercero', 'otra'] as const;
export type PleadingSide = (typeof pleadingSides)[number];
export const pleadingSideLabels: Record<PleadingSide, string> = {
  actora: 'Parte actora',
  demandada: 'Parte demandada',
  tercero: 'Tercero',
  otra: 'Otra',
};

export const pleadingForums = ['civil', 'comercial', 'laboral', 'familia', 'contencioso', 'penal', 'federal'] as const;
export type PleadingForum = (typeof pleadingForums)[number];
export const pleadingForumLabels: Record<PleadingForum, string> = {
  civil: 'Civil',
  comercial: 'Comercial',
  laboral: 'Laboral',
  familia: 'Familia',
  contencioso: 'Contencioso administrativo',
  penal: 'Penal',
  federal: 'Federal',
};

/** What a pleading is about: its court and some of its checks depend on it. */
export const pleadingPurposes = [
  'trabajo',
  'danos',
  'familia',
  'desalojo',
  'ejecucion',
  'cobro',
  'sucesion',
  'salud',
  'acto-administrativo',
  'otro',
] as const;
export type PleadingPurpose = (typeof pleadingPurposes)[number];
export const pleadingPurposeLabels: Record<PleadingPurpose, string> = {
  trabajo: 'Despido u otro reclamo laboral',
  danos: 'Daños y perjuicios',
  familia: 'Alimentos, divorcio u otro de familia',
  desalojo: 'Desalojo',
  ejecucion: 'Ejecución',
  cobro: 'Cobro o cumplimiento de un contrato',
  sucesion: 'Sucesión',
  salud: 'Prestación de salud',
  'acto-administrativo': 'Acto de la administración',
  otro: 'Otro asunto',
};

export const pleadingRoles = [
  'actora',
  'demandada',
  'tercero',
  'citada-en-garantia',
  'letrado',
  'apoderado',
  'perito',
  'otro',
] as const;
export type PleadingRole = (typeof pleadingRoles)[number];
export const pleadingRoleLabels: Record<PleadingRole, string> = {
  actora: 'Actora',
  demandada: 'Demandada',
  tercero: 'Tercero',
  'citada-en-garantia': 'Citada en garantía',
  letrado: 'Letrado',
  apoderado: 'Apoderado',
  perito: 'Perito',
  otro: 'Representado u otro',
};
