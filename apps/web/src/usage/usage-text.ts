/** What the usage counter says (specification 2.2). `null`: not known yet. */
export function usageText(remaining: number | null): string {
  if (remaining === null) return 'Cargando...';
  if (remaining <= 0) return 'Sin usos restantes';
  if (remaining === 1) return '1 uso restante';
  return `${new Intl.NumberFormat('es-AR').format(remaining)} usos restantes`;
}
