import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { tools } from './all-tools.ts';

const page = readFileSync(join(findProjectRoot(), 'docs/api.md'), 'utf8');
const section = page.slice(page.indexOf('## An assistant (MCP)'));
const rows = section.split('\n').filter((line) => line.startsWith('| `'));
const below = section.slice(section.indexOf(rows.at(-1) ?? '') + (rows.at(-1)?.length ?? 0));
const named = (text = '') => [...text.matchAll(/`([a-z_]+)`/g)].map(([, field = '']) => field);

it('docs/api.md lists the tools in their order', () => {
  expect(rows.map((row) => named(row)[0])).toEqual(tools.map(({ name }) => name));
});

it.each(tools)('docs/api.md has what $name takes, and all that it gives', ({ name, input, output }) => {
  const row = rows.find((one) => one.startsWith(`| \`${name}\``)) ?? '';
  const [, , , takes, ...gives] = row.split('|');
  expect(named(takes).sort()).toEqual(Object.keys(input.shape).sort());
  const told = new Set(named(gives.join('|') + below));
  expect(Object.keys(output.shape).filter((field) => !told.has(field))).toEqual([]);
});
