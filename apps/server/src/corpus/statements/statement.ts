import type { Quantity } from '@foja/legal-text/quantity';
import type { EditorialSection } from '../corpus.table.ts';

/** What a sentence of the starter corpus answers; `corpus/README.md` tells each. */
export const statementAnswers = [
  'rule',
  'what-is',
  'how-long',
  'since-when',
  'how-much',
  'who',
  'requirements',
  'how',
  'consequence',
  'what-to-do',
  'where',
  'proof',
] as const;
export type StatementAnswer = (typeof statementAnswers)[number];

/** Whom a sentence may concern, and who may ask. */
export const roles = [
  'trabajador',
  'empleador',
  'inquilino',
  'locador',
  'comprador',
  'vendedor',
  'consumidor',
  'proveedor',
  'acreedor',
  'deudor',
  'heredero',
  'conyuge',
  'conviviente',
  'progenitor',
  'hijo',
  'alimentado',
  'alimentante',
  'victima',
  'responsable',
  'asegurado',
  'asegurador',
  'propietario',
  'poseedor',
  'condomino',
  'consorcista',
  'administrador',
  'socio',
  'director',
  'imputado',
  'querellante',
  'actor',
  'demandado',
  'mandante',
  'mandatario',
  'donante',
  'donatario',
  'testador',
  'paciente',
  'medico',
  'titular-de-datos',
  'administrado',
  'estado',
  'abogado',
  'concursado',
  'fiador',
  'pasajero',
  'transportista',
  'autor',
] as const;
export type Role = (typeof roles)[number];

export const comparisons = ['<=', '>=', '<', '>', '='] as const;
export type Comparison = (typeof comparisons)[number];

/** A fact on which a sentence depends: told or denied, or compared with a quantity. */
export type Condition = { fact: string; holds: boolean } | { fact: string; comparison: Comparison; quantity: Quantity };

/** The data beside a sentence of a note or guide. */
export interface Statement {
  /** Place in its file: letter of the section and number of the sentence from 1 ("Q1", "P2"). */
  mark: string;
  answers: StatementAnswer[];
  /** All of them must hold; none where the sentence always does. */
  when: Condition[];
  /** What the sentence fixes; several where it fixes several. */
  value: Quantity[];
  /** Whom it concerns, where it speaks only to or of one side. */
  role: Role | null;
  /** Mark of the sentence of the same file that this one overrides. */
  except: string | null;
}

/** Letter by which a section's sentences are marked. */
export const sectionLetters: Readonly<Record<string, string>> = {
  'Qué dice': 'Q',
  Condiciones: 'C',
  Plazos: 'P',
  Efectos: 'E',
  'Respuesta breve': 'R',
  'Qué da la ley': 'D',
  Pasos: 'S',
  'Documentos y prueba': 'M',
  'Dónde ir': 'L',
  Costos: 'K',
  'Errores a evitar': 'X',
  'Cuándo hace falta un abogado': 'A',
};

/** The data of a section's pieces, one for each that `splitPieces` cuts, null where it carries none; empty where none does. */
export function statementsOf(section: EditorialSection): readonly (Statement | null)[] {
  return section.statements ?? [];
}
