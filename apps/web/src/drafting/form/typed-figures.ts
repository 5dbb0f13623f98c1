const figures = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** An amount as Argentines type it ("350.000,50"), or null where it is none. */
export function parseAmount(text: string): number | null {
  const written = text.replace(/[$\s]/g, '');
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(written)) return null;
  const value = Number(written.replaceAll('.', '').replace(',', '.'));
  return value > 0 ? value : null;
}

export function formatAmount(value: number): string {
  return figures.format(value);
}

/** A whole number, or null where it is none. */
export function parseWhole(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null;
}
