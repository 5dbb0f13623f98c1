const money = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });

/** 22604173.52 → `$ 22.604.173,52`. */
export function formatPesos(amount: number): string {
  return money.format(amount);
}

/** An amount, or the range that unknown facts leave. */
export function formatRange({ amount, min, max }: { amount: number | null; min: number; max: number }): string {
  return amount === null ? `Entre ${formatPesos(min)} y ${formatPesos(max)}` : formatPesos(amount);
}

/**
 * Reads a figure as people write it in Argentina: `2.000.000,50`, `$ 2.000.000`, `2000000`, and `2000000.5` as a link carries it.
 * @returns null where it is no figure
 */
export function readAmount(written: string | undefined): number | null {
  const plain = (written ?? '').replace(/[$\s]/g, '');
  if (plain === '') return null;
  const grouped = plain.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(plain);
  const value = Number(grouped ? plain.replaceAll('.', '').replace(',', '.') : plain);
  return Number.isFinite(value) ? value : null;
}
