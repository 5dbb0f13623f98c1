const pesos = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 6 });

export const inPesos = (amount: number): string => `$\u00a0${pesos.format(amount)}`;
export const inNumbers = (value: number): string => number.format(value);

/** `2026-11-20` → `20/11/2026`, wherever it stands in a sentence. */
export const withLocalDays = (text: string): string => text.replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '$3/$2/$1');

/** Argentina keeps no summer time. */
const argentinaMs = -3 * 3_600_000;

/** A moment as it is told in Argentina: `27/11/2026, 14:05:09 (hora argentina)`. */
export function tellMoment(at: Date): string {
  const [day = '', time = ''] = new Date(at.getTime() + argentinaMs).toISOString().split('T');
  return `${withLocalDays(day)}, ${time.slice(0, 8)} (hora argentina)`;
}
