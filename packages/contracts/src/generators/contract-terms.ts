export const contractKinds = [
  'residential-lease',
  'commercial-lease',
  'temporary-lease',
  'loan',
  'sale',
  'land-sale-agreement',
  'services',
  'works',
  'power',
  'support-agreement',
  'suretyship',
  'gratuitous-loan',
  'employment',
  'franchise',
  'distribution',
  'agency',
  'trust',
  'confidentiality',
  'company',
  'software',
  'assignment',
  'other',
] as const;
export type ContractKind = (typeof contractKinds)[number];
export const contractKindLabels: Record<ContractKind, string> = {
  'residential-lease': 'Locación de vivienda',
  'commercial-lease': 'Locación con otro destino',
  'temporary-lease': 'Locación temporaria',
  loan: 'Mutuo',
  sale: 'Compraventa',
  'land-sale-agreement': 'Boleto de compraventa',
  services: 'Servicios',
  works: 'Obra',
  power: 'Poder',
  'support-agreement': 'Convenio de alimentos',
  suretyship: 'Fianza',
  'gratuitous-loan': 'Comodato',
  employment: 'Contrato de trabajo',
  franchise: 'Franquicia',
  distribution: 'Distribución o concesión',
  agency: 'Agencia',
  trust: 'Fideicomiso',
  confidentiality: 'Confidencialidad',
  company: 'Contrato social',
  software: 'Software',
  assignment: 'Cesión de derechos',
  other: 'Otro contrato',
};

export const riskLevels = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof riskLevels)[number];
export const riskLevelLabels: Record<RiskLevel, string> = { high: 'Alto', medium: 'Medio', low: 'Bajo' };

export const missingNeeds = ['required', 'recommended'] as const;
export type MissingNeed = (typeof missingNeeds)[number];
export const missingNeedLabels: Record<MissingNeed, string> = { required: 'La ley la pide', recommended: 'Conviene' };
