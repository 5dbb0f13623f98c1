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
