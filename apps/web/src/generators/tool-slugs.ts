import type { UseCase } from '@foja/contracts/generators/use-cases';

/** The tools by their place in the address, /dashboard/herramientas/:slug. Drafting has a screen of its own. */
export const toolSlugs = [
  'jurisprudencia',
  'analisis-de-sentencia',
  'preparacion-de-testigos',
  'estrategia-del-oponente',
  'evaluacion-de-conocimientos',
  'analisis-de-contrato',
  'sugerencia-de-documentos',
  'consulta-por-pais',
] as const;
export type ToolSlug = (typeof toolSlugs)[number];

export type ToolUseCase = Exclude<UseCase, 'documentDrafting'>;

export const useCaseOfTool: Record<ToolSlug, ToolUseCase> = {
  jurisprudencia: 'jurisprudenceSearch',
  'analisis-de-sentencia': 'sentenceAnalysis',
  'preparacion-de-testigos': 'witnessPreparation',
  'estrategia-del-oponente': 'opponentStrategy',
  'evaluacion-de-conocimientos': 'knowledgeAssessment',
  'analisis-de-contrato': 'contractAnalysis',
  'sugerencia-de-documentos': 'documentSuggestion',
  'consulta-por-pais': 'legalConsultation',
};

export const toolTitles: Record<ToolSlug, string> = {
  jurisprudencia: 'Informe de jurisprudencia',
  'analisis-de-sentencia': 'Análisis de sentencia',
  'preparacion-de-testigos': 'Preparación de testigos',
  'estrategia-del-oponente': 'Estrategia del oponente',
  'evaluacion-de-conocimientos': 'Evaluación de conocimientos',
  'analisis-de-contrato': 'Análisis de contrato',
  'sugerencia-de-documentos': 'Sugerencia de documentos',
  'consulta-por-pais': 'Consulta por país',
};

export function isToolSlug(value: string): value is ToolSlug {
  return (toolSlugs as readonly string[]).includes(value);
}
