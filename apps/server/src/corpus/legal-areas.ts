import type { DomainId } from '@foja/contracts/domains';

/** Areas that an editorial text can belong to (`area` in corpus/README.md), each in the domain that answers from it. */
export const legalAreas = [
  { id: 'general', name: 'Parte general', domain: 'civil_comercial' },
  { id: 'personas', name: 'Personas', domain: 'civil_comercial' },
  { id: 'familia', name: 'Familia', domain: 'civil_comercial' },
  { id: 'obligaciones', name: 'Obligaciones', domain: 'civil_comercial' },
  { id: 'contratos', name: 'Contratos', domain: 'civil_comercial' },
  { id: 'locacion', name: 'Alquileres', domain: 'civil_comercial' },
  { id: 'consumo', name: 'Defensa del consumidor', domain: 'civil_comercial' },
  { id: 'responsabilidad-civil', name: 'Responsabilidad civil', domain: 'civil_comercial' },
  { id: 'reales', name: 'Derechos reales', domain: 'civil_comercial' },
  { id: 'sucesiones', name: 'Sucesiones', domain: 'civil_comercial' },
  { id: 'prescripcion', name: 'Prescripción y caducidad', domain: 'civil_comercial' },
  { id: 'internacional-privado', name: 'Derecho internacional privado', domain: 'civil_comercial' },
  { id: 'seguros', name: 'Seguros', domain: 'civil_comercial' },
  { id: 'salud', name: 'Salud y derechos del paciente', domain: 'civil_comercial' },
  { id: 'propiedad-intelectual', name: 'Marcas y derechos de autor', domain: 'civil_comercial' },
  { id: 'sociedades', name: 'Sociedades', domain: 'todos_premium' },
  { id: 'concursos', name: 'Concursos y quiebras', domain: 'todos_premium' },
  { id: 'transito', name: 'Tránsito', domain: 'todos_premium' },
  { id: 'datos-personales', name: 'Datos personales', domain: 'todos_premium' },
  { id: 'trabajo', name: 'Trabajo', domain: 'todos_premium' },
  { id: 'seguridad-social', name: 'Jubilaciones y pensiones', domain: 'todos_premium' },
  { id: 'tributario', name: 'Impuestos', domain: 'todos_premium' },
  { id: 'constitucional', name: 'Constitucional', domain: 'todos_premium' },
  { id: 'administrativo', name: 'Administrativo', domain: 'todos_premium' },
  { id: 'penal', name: 'Penal', domain: 'todos_premium' },
  { id: 'procesal', name: 'Procesal', domain: 'todos_premium' },
] as const satisfies { id: string; name: string; domain: DomainId }[];

export type LegalAreaId = (typeof legalAreas)[number]['id'];

export const legalAreaIds = legalAreas.map((area) => area.id) as [LegalAreaId, ...LegalAreaId[]];

/** Domain in which guides of this area are found; an area that is not listed belongs to the one that holds everything. */
export function domainOfArea(area: string): DomainId {
  return legalAreas.find((known) => known.id === area)?.domain ?? 'todos_premium';
}

/**
 * Rulings of the Corte Suprema run across all areas and carry none, so they are found in the domain that holds everything,
 * unless an editorial summary says which one they belong to.
 */
export const domainOfRulings: DomainId = 'todos_premium';
