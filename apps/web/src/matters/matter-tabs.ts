import type { Matter } from '@foja/contracts/matters';

/** The parts of a causa's page, by their address. */
export const matterTabs = [
  'resumen',
  'partes',
  'documentos',
  'escritos',
  'consultas',
  'plazos',
  'calculos',
  'dinero',
  'notas',
  'actividad',
] as const;
export type MatterTab = (typeof matterTabs)[number];

export const matterTabLabels: Record<MatterTab, string> = {
  resumen: 'Resumen',
  partes: 'Partes',
  documentos: 'Documentos',
  escritos: 'Escritos',
  consultas: 'Consultas',
  plazos: 'Plazos',
  calculos: 'Cálculos',
  dinero: 'Dinero',
  notas: 'Notas',
  actividad: 'Actividad',
};

export function isMatterTab(value: string): value is MatterTab {
  return (matterTabs as readonly string[]).includes(value);
}

/** What each part of a causa's page is given. */
export interface MatterTabProps {
  email: string;
  matter: Matter;
}
