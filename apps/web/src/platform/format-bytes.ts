const units = ['bytes', 'KB', 'MB', 'GB'] as const;
const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** `1536` → `1,5 KB`. Of 1024, as the product's bounds are. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What would be shown as 1.024 is one of the next unit.
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${number.format(size)} ${units[unit]}`;
}
