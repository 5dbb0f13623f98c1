const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

/** 1250 → `1.250`. */
export const formatCount = (count: number): string => whole.format(count);

/** The share of a part in its whole: `12 %`; a dash where there is no whole. */
export const formatShare = (part: number, all: number): string => (all === 0 ? '—' : percent.format(part / all));

/** `1 usuario`, `1.250 usuarios`. */
export const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
