export const rulingInstances = ['first', 'appeal', 'supreme', 'unknown'] as const;
export type RulingInstance = (typeof rulingInstances)[number];
export const rulingInstanceLabels: Record<RulingInstance, string> = {
  first: 'Primera instancia',
  appeal: 'Segunda instancia',
  supreme: 'Corte o tribunal superior',
  unknown: 'Instancia sin determinar',
};

export const rulingOutcomes = [
  'granted',
  'partly-granted',
  'rejected',
  'confirmed',
  'modified',
  'revoked',
  'annulled',
  'convicted',
  'acquitted',
  'unknown',
] as const;
export type RulingOutcome = (typeof rulingOutcomes)[number];
export const rulingOutcomeLabels: Record<RulingOutcome, string> = {
  granted: 'Hace lugar a la demanda',
  'partly-granted': 'Hace lugar en parte',
  rejected: 'Rechaza la demanda',
  confirmed: 'Confirma',
  modified: 'Modifica',
  revoked: 'Revoca',
  annulled: 'Anula',
  convicted: 'Condena penal',
  acquitted: 'Absuelve',
  unknown: 'Sin determinar',
};

export const procedureRoles = ['plaintiff', 'defendant', 'insurer', 'third-party', 'other'] as const;
export type ProcedureRole = (typeof procedureRoles)[number];
export const procedureRoleLabels: Record<ProcedureRole, string> = {
  plaintiff: 'Parte actora',
  defendant: 'Parte demandada',
  insurer: 'Citada en garantía',
  'third-party': 'Tercero',
  other: 'Otra parte',
};

/** Which procedural law a ruling follows. */
export const rulingProcedures = [
  'national-civil',
  'national-labour',
  'amparo',
  'criminal',
  'provincial',
  'unknown',
] as const;
export type RulingProcedure = (typeof rulingProcedures)[number];
export const rulingProcedureLabels: Record<RulingProcedure, string> = {
  'national-civil': 'Civil y comercial, justicia nacional o federal',
  'national-labour': 'Laboral, justicia nacional',
  amparo: 'Amparo, justicia nacional o federal',
  criminal: 'Penal',
  provincial: 'De una provincia',
  unknown: 'Sin determinar',
};

/** Whose side the reader of a ruling is on. */
export const rulingSides = ['plaintiff', 'defendant'] as const;
export type RulingSide = (typeof rulingSides)[number];

/** Whom a weak point of a ruling harms. */
export const rulingHarms = ['plaintiff', 'defendant', 'either'] as const;
export type RulingHarm = (typeof rulingHarms)[number];
export const rulingHarmLabels: Record<RulingHarm, string> = {
  plaintiff: 'a la parte actora',
  defendant: 'a la parte demandada',
  either: 'a la parte a la que lo decidido le es contrario',
};
