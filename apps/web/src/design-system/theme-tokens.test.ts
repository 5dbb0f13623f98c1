import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const theme = readFileSync(join(source, 'styles.css'), 'utf8');
const known = new Set(['none', 'xs', 'sm', 'md', 'lg', 'xl', 'full', 't', 'b', 'l', 'r', 'tl', 'tr', 'bl', 'br']);
for (const [, token] of theme.matchAll(/--radius-([a-z]+):/g)) if (token) known.add(token);

describe('a rounded corner', () => {
  it('is one of the theme: a class that it does not know would round nothing', () => {
    const unknown = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => {
        const classes = readFileSync(join(source, path), 'utf8').matchAll(/\brounded-([a-z]+)\b/g);
        return [...classes].filter(([, name]) => !known.has(name ?? '')).map(([found]) => `${path}: ${found}`);
      });
    expect(unknown).toEqual([]);
  });
});
