/** The parts of a causa's page, by their address. */
export const matterTabs = [
  'resumen',
  'partes',
  'documentos',
  'escritos',
  'consultas',
  'calculos',
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
  calculos: 'Cálculos',
  notas: 'Notas',
  actividad: 'Actividad',
};

export function isMatterTab(value: string): value is MatterTab {
  return (matterTabs as readonly string[]).includes(value);
}
