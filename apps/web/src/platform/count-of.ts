const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** 1250 → `1.250`. */
export const formatCount = (count: number): string => whole.format(count);

/** `1 fallo`, `2 fallos`, `1.250 fallos`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
