import { expect, it } from 'vitest';
import { usageText } from './usage-text.ts';

it.each([
  [null, 'Cargando...'],
  [0, 'Sin usos restantes'],
  [1, '1 uso restante'],
  [2, '2 usos restantes'],
  [999_999, '999.999 usos restantes'],
])('says %s as "%s"', (remaining, text) => expect(usageText(remaining)).toBe(text));
