import { expect, test } from 'vitest';
import { buildTextIndex } from './text-index.ts';

test('a heading goes with what it names, and not with the short clause before it', () => {
  const page = [
    '5. VIGENCIA',
    '5.4. Terminado el contrato, la Licenciataria tiene noventa días para vender la existencia.',
    '6. INFRACCIONES DE TERCEROS',
    '6.1. La Licenciataria avisa dentro de las 72 horas de conocida la infracción.',
  ].join('\n');
  const passages = buildTextIndex([page]).passages.map(([start, end]) => page.slice(start, end));
  expect(passages).toHaveLength(2);
  expect(passages[0]).toMatch(/^5\. VIGENCIA[\s\S]*existencia\.$/);
  expect(passages[1]).toMatch(/^6\. INFRACCIONES DE TERCEROS[\s\S]*infracción\.$/);
});
