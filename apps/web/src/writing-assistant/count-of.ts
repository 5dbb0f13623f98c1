const whole = new Intl.NumberFormat('es-AR');

/** `1 fallo`, `2 fallos`, `1.250 fallos`. */
export function countOf(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}
