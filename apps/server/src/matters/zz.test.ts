import { matterItemContentSchema } from '@foja/contracts/matter-items';
import { fold } from '@foja/legal-text/fold';
import { it } from 'vitest';
import { fixedKeyring } from '../platform/keyring.ts';
import { sealItem, searchWords } from './sealed-matter.ts';

it('x', () => {
  const words = Array.from({ length: 50_000 }, (_, i) => `Palabra${i}`)
    .join(' ')
    .slice(0, 390_000);
  const acc = Array.from({ length: 50_000 }, (_, i) => `Palábra${i}`)
    .join(' ')
    .slice(0, 360_000);
  const deps = { keyring: fixedKeyring('an-encryption-key-that-only-tests-use-01') };
  const many = [];
  for (let i = 0; i < 30000; i++) many.push({ a: i });
  const time = (what: string, run: () => unknown) => {
    const t = performance.now();
    run();
    console.log(what, (performance.now() - t).toFixed(1));
  };
  for (const text of [words, acc, 'ñandú '.repeat(45_000), 'a, '.repeat(120_000)])
    for (let n = 0; n < 3; n++) {
      time(`seal ${text.length}`, () =>
        sealItem(
          deps,
          { id: 'a', matterId: 'b' },
          { kind: 'result', body: { title: 'x', tool: 'chat', question: '', text, data: null, madeAt: '' } },
        ),
      );
      time(` words`, () => searchWords(text));
      time(` fold`, () => fold(text));
    }
  const body = { title: 'x', tool: 'chat', question: '', text: 'a', data: many, madeAt: '2026-11-20T10:00:00Z' };
  const json = JSON.stringify({ kind: 'result', body });
  console.log('json', json.length);
  for (let n = 0; n < 3; n++) {
    time('parse', () => JSON.parse(json));
    time('zod', () => matterItemContentSchema.parse({ kind: 'result', body }));
    time('sealdata', () => sealItem(deps, { id: 'a', matterId: 'b' }, { kind: 'result', body }));
  }
});
