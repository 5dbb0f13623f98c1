const percent = new Intl.NumberFormat('es-AR', { style: 'percent', maximumFractionDigits: 0 });

/** The share of a part in its whole: `12 %`; a dash where there is no whole. */
export const formatShare = (part: number, all: number): string => (all === 0 ? '—' : percent.format(part / all));
