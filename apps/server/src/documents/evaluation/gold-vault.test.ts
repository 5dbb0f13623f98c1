import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { readGoldVault } from './gold-vault.ts';

const collapse = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

test('every marked question asks over documents that are there, and its words stand in them', () => {
  const vault = readGoldVault(join(findProjectRoot(), 'bench/documents/vault'), '');
  const asked = new Set(vault?.questions.flatMap(({ documents }) => documents));
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked].filter((name) => !vault?.texts.has(name))).toEqual([]);
  const strange = (vault?.questions ?? []).flatMap(({ id, passage, alsoGood, alsoNeeded }) =>
    [passage, ...alsoGood, ...alsoNeeded].flatMap((one) => {
      if (one === null) return [];
      const text = collapse((vault?.texts.get(one.document) ?? []).join(' '));
      return text.includes(collapse(one.quote)) ? [] : [`${id}: ${one.document}`];
    }),
  );
  expect(strange).toEqual([]);
});

test('a folder without questions is no vault', () => {
  expect(readGoldVault(join(findProjectRoot(), 'bench/documents/none'), '')).toBeNull();
  expect(readGoldVault(join(findProjectRoot(), 'bench/documents/contracts'), 'a-')).toBeNull();
});
