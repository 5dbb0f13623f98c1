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

/** Why it was contracted: for oneself as a consumer, by terms that one side wrote, or by terms that both settled. */
export const contractPurposes = ['consumer', 'adhesion', 'negotiated'] as const;
export type ContractPurpose = (typeof contractPurposes)[number];
export const contractPurposeLabels: Record<ContractPurpose, string> = {
  consumer: 'Para consumo de quien contrata',
  adhesion: 'Por adhesión: lo redactó una sola parte',
  negotiated: 'Negociado entre las dos partes',
};

/** From whose side a contract is read: of who hands over, lends or employs, or of the other. */
export const contractSides = ['first', 'second'] as const;
export type ContractSide = (typeof contractSides)[number];
/** The two sides as rules and people call them. */
export const contractSideRoles: Partial<Record<ContractKind, readonly [first: string, second: string]>> = {
  'residential-lease': ['locador', 'locatario'],
  'commercial-lease': ['locador', 'locatario'],
  'temporary-lease': ['locador', 'locatario'],
  loan: ['prestamista', 'deudor'],
  sale: ['vendedor', 'comprador'],
  'land-sale-agreement': ['vendedor', 'comprador'],
  services: ['comitente', 'prestador'],
  works: ['comitente', 'contratista'],
  software: ['proveedor', 'cliente'],
  franchise: ['franquiciante', 'franquiciado'],
  distribution: ['proveedor', 'distribuidor'],
  agency: ['empresario', 'agente'],
  employment: ['empleador', 'trabajador'],
  'gratuitous-loan': ['comodante', 'comodatario'],
  assignment: ['cedente', 'cesionario'],
};

/** What a side is called, with a capital; by its place where the kind has no names for them. */
export function contractSideLabel(kind: ContractKind, side: ContractSide): string {
  const role = contractSideRoles[kind]?.[side === 'first' ? 0 : 1];
  if (role !== undefined) return `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
  return side === 'first' ? 'La parte nombrada primero' : 'La parte nombrada después';
}

/** Who is worse off by a clause. */
export const contractHarms = [
  'acreedores',
  'agente',
  'ambas',
  'cliente',
  'comitente',
  'comodatario',
  'comprador',
  'consumidor',
  'distribuidor',
  'fiador',
  'fiduciante',
  'franquiciado',
  'herederos',
  'locatario',
  'obligado',
  'otra-parte',
  'prestador',
  'quien-adhiere',
  'quien-recibe',
  'socio',
  'titular',
  'trabajador',
] as const;
export type ContractHarm = (typeof contractHarms)[number];
/** Behind "Perjudica". */
export const contractHarmLabels: Record<ContractHarm, string> = {
  acreedores: 'a los acreedores y a la sociedad',
  agente: 'al agente',
  ambas: 'a las dos partes',
  cliente: 'al cliente',
  comitente: 'al comitente',
  comodatario: 'al comodatario',
  comprador: 'a quien adquiere',
  consumidor: 'al consumidor',
  distribuidor: 'al distribuidor, agente o franquiciado',
  fiador: 'al fiador',
  fiduciante: 'a fiduciantes y beneficiarios',
  franquiciado: 'al franquiciado',
  herederos: 'a los herederos',
  locatario: 'al locatario',
  obligado: 'a quien debe pagar o cumplir',
  'otra-parte': 'a la parte que no la impuso',
  prestador: 'a quien presta el servicio',
  'quien-adhiere': 'a quien no redactó el contrato',
  'quien-recibe': 'a quien debe recibir la cosa o la obra',
  socio: 'a los socios',
  titular: 'a la persona cuyos datos o imagen se usan',
  trabajador: 'al trabajador',
};

/** Whether what harms somebody is against the side from which the contract is read. */
export const harmConcerns = ['own', 'other', 'open'] as const;
export type HarmConcerns = (typeof harmConcerns)[number];

export const riskLevels = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof riskLevels)[number];
export const riskLevelLabels: Record<RiskLevel, string> = { high: 'Alto', medium: 'Medio', low: 'Bajo' };

export const missingNeeds = ['required', 'recommended'] as const;
export type MissingNeed = (typeof missingNeeds)[number];
export const missingNeedLabels: Record<MissingNeed, string> = { required: 'La ley la pide', recommended: 'Conviene' };
