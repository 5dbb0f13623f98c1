import { NormRegistry } from '@foja/legal-text/norm-registry';
import { describe, expect, it } from 'vitest';
import { targetsOf } from './cited-in-ruling.ts';

const registry = new NormRegistry([
  {
    code: 'ccyc',
    title: 'Código Civil y Comercial de la Nación',
    aliases: ['CCyC', 'Código Civil'],
    lastArticle: 2671,
  },
  { code: 'cn', title: 'Constitución Nacional', aliases: ['CN'], lastArticle: 129 },
]);
const cited = (text: string, date: string | null) =>
  targetsOf({ text, summary: '', date, volume: 1, page: 1 }, registry);

describe('what a ruling cites', () => {
  it.each([
    ['the code that was replaced', 'según el art. 1109 del Código Civil', '1998-05-05', 'ccyc:1109'],
    ['the code that was replaced, in a later ruling', 'según el art. 1109 del Código Civil', '2019-05-05', 'ccyc:1109'],
    ['a code that was not there yet', 'según el art. 1757 del CCyC', '2005-05-05', 'ccyc:1757'],
    ['a Constitution that was numbered otherwise', 'el art. 100 de la Constitución Nacional', '1985-05-05', 'cn:100'],
  ])('is never taken for the text of today: %s', (_, text, date, key) => {
    expect(cited(text, date)).not.toContain(key);
  });

  it.each([
    ['el art. 1757 del Código Civil y Comercial', '2019-05-05', 'ccyc:1757'],
    ['el art. 1757 del CCyC', null, 'ccyc:1757'],
    ['el art. 18 de la Constitución Nacional', '1985-05-05', 'cn:18'],
    ['el art. 43 de la Constitución Nacional', '2005-05-05', 'cn:43'],
  ])('is resolved where the text is that of today: %s (%s)', (text, date, key) => {
    expect(cited(text, date)).toContain(key);
  });
});
