import { fold } from './fold.ts';
import type { Quantity, QuantityUnit } from './quantity.ts';

const unitWords: readonly [RegExp, QuantityUnit][] = [
  [/^dias? habil(?:es)?\b/, 'dia-habil'],
  [/^dias?\b/, 'dia'],
  [/^semanas?\b/, 'semana'],
  [/^mes(?:es)?\b/, 'mes'],
  [/^anos?\b/, 'anio'],
  [/^horas?\b/, 'hora'],
  [/^(?:%|por ?ciento\b)/, 'por-ciento'],
  [/^(?:\$|pesos?\b)/, 'peso'],
  [/^(?:km|kilometros?)\b/, 'km'],
  [/^(?:m2|metros? cuadrados?)\b/, 'm2'],
  [/^personas?\b/, 'persona'],
];

/**
 * Reads a quantity as data writes it, in figures: "21 días corridos", "50 %", "1/3", "2 testigos", "1.000.000 pesos".
 * @returns null where it is none.
 */
export function readWrittenQuantity(text: string): Quantity | null {
  const [, number = '', rest = ''] =
    /^\$?\s*(\d+\s*\/\s*\d+|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)\s*(.*)$/.exec(text.trim()) ?? [];
  if (number === '') return null;
  const words = fold(rest).trim();
  const value = readFigures(number);
  if (!Number.isFinite(value)) return null;
  const unit = unitWords.find(([pattern]) => pattern.test(words))?.[1];
  if (unit !== undefined) return { value, unit };
  if (text.trim().startsWith('$')) return { value, unit: 'peso' };
  if (number.includes('/')) return words === '' ? { value, unit: 'por-uno' } : { value, unit: 'por-uno', of: words };
  return words === '' ? { value, unit: 'unidad' } : { value, unit: 'unidad', of: words };
}

/** "1.234,5", "12.5", "1/3". */
function readFigures(figures: string): number {
  const [over, under] = figures.split('/').map((part) => part.trim());
  if (under !== undefined) return Number(over) / Number(under);
  const plain = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figures) ? figures.replaceAll('.', '') : figures;
  return Number(plain.replace(',', '.'));
}
