import { civilDay } from '@foja/computable-law/core/civil-day';
import { describe, expect, test } from 'vitest';
import { ChangeTable } from '../../corpus/changes/read-changes.ts';
import { understood } from '../../testing/understood.ts';
import { tellTextSince } from './tell-text-since.ts';

const changes = new ChangeTable([
  {
    norm: 'lct',
    article: '276',
    change: 'replaced',
    by: 'ley-27802:54',
    since: '2026-03-06',
    sinceBy: 'ley-27802:217',
    today: [],
  },
  { norm: 'ccyc', article: '1198', change: 'replaced', by: 'dnu-70-2023:255', today: [] },
  {
    norm: 'ley-27802',
    change: 'in-force',
    by: 'ley-27802:217',
    since: '2026-03-06',
    sinceBy: 'ley-27802:217',
    today: [],
  },
  {
    norm: 'ley-27802',
    article: '58-77',
    change: 'in-force',
    by: 'ley-27802:77',
    told: 'El régimen fija su comienzo el 1° de junio de 2026.',
    today: [],
  },
  {
    norm: 'lct',
    article: '80',
    change: 'replaced',
    by: 'ley 25.345, art. 45',
    since: '2000-11-22',
    sinceBy: 'lct:80',
    today: [],
  },
  { norm: 'ccyc', article: '1198', change: 'replaced', by: 'ley 27.551, art. 3', today: [] },
  { norm: 'ccyc', article: '2459', change: 'replaced', by: 'ley 27.587, art. 4', today: [] },
]);
const names = {
  nameArticle: (key: string) => `art. ${key.split(':')[1]} ${key.split(':')[0]}`,
  nameNorm: (code: string) => code,
};
const since = (text: string, told: string, ...keys: string[]) =>
  tellTextSince(
    { claims: understood(text).claims, text, today: civilDay('2026-11-23') },
    { text: told, keys },
    changes,
    names,
  )?.text ?? null;

describe('since when the law is as an answer says', () => {
  test.each([
    ['¿Con qué se actualizan los créditos?', 'Con el IPC.', 'lct:276'],
    ['Quiero cambiar de trabajo, ¿qué pierdo?', 'Con el IPC.', 'lct:276'],
    ['¿Todavía se actualizan con el IPC?', 'El texto cambió por el art. 54.', 'lct:276'],
    ['¿Sigue vigente el plazo del certificado?', 'Son dos días.', 'lct:80'],
    ['¿Todavía vale?', 'Vale.', 'ccyc:1757'],
  ])('is not told where nobody asks of a change, it was said, it is old or unknown: «%s»', (asked, told, key) => {
    expect(since(asked, told, key)).toBeNull();
  });

  test('is told with the article that changed the first of its articles', () => {
    expect(since('¿Todavía se actualizan con el IPC?', 'Con el IPC.', 'lct:276')).toBe(
      'El texto actual del art. 276 lct rige desde el 6/3/2026 (art. 54 ley-27802).',
    );
  });

  test('is told of what an answer calls otherwise than before, without a day where none is known', () => {
    expect(since('¿Es nulo mi contrato por un año?', 'Hoy no hay un plazo mínimo.', 'ccyc:1198')).toBe(
      'El texto actual del art. 1198 ccyc es el que le dio el art. 255 dnu-70-2023.',
    );
  });

  test('is that of the articles that fix their own, and not that of their law', () => {
    expect(since('¿Desde cuándo rige lo nuevo del fondo?', 'El fondo no responde.', 'ley-27802:64')).toBe(
      'El régimen fija su comienzo el 1° de junio de 2026.',
    );
  });

  test('is that of the norm where the article is one of a new law', () => {
    expect(since('¿Cambió el período de prueba?', 'Son seis meses.', 'ley-27802:107')).toMatch(
      /rige desde el 6\/3\/2026/,
    );
  });

  test('is told to who names the law that changed the article, though it asks of no change', () => {
    expect(since('Con la ley 27.587, ¿en cuánto usucapo?', 'En diez años.', 'ccyc:2459')).toBe(
      'El texto actual del art. 2459 ccyc es el que le dio el art. 4 de la ley 27.587.',
    );
  });

  test('says which law changed it after the one that is named', () => {
    expect(since('Según la ley 27.551, ¿cuánto dura el alquiler?', 'Lo que se pacte.', 'ccyc:1198')).toBe(
      'La ley 27.551 lo había cambiado antes. El texto actual del art. 1198 ccyc es el que le dio el art. 255 dnu-70-2023.',
    );
  });
});
