import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProjectRoot } from '../../platform/project-root.ts';
import { readStories, StoriesOfNoGuide } from './read-stories.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foja-stories-'));
  mkdirSync(join(folder, 'stories'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, 'stories', name), text);

test('stories of a guide that does not exist are refused, with the name of their file', () => {
  write('otra.txt', 'Me echaron.\n');
  expect(() => readStories(folder, ['guia:despido'])).toThrow(StoriesOfNoGuide);
  expect(() => readStories(folder, ['guia:despido'])).toThrow('stories/otra.txt');
});

test('a file holds one story a line', () => {
  write('despido.txt', 'Me echaron.\n\n  Cerró la fábrica.  \n');
  expect([...readStories(folder, ['guia:despido', 'guia:choque'])]).toEqual([
    ['guia:despido', ['Me echaron.', 'Cerró la fábrica.']],
  ]);
});

describe('the stories of the starter corpus', () => {
  const root = findProjectRoot();
  const guides = readdirSync(join(root, 'corpus/guides')).map((file) => `guia:${file.replace(/\.md$/, '')}`);
  const stories = readStories(join(root, 'corpus'), guides);
  const all = [...stories.values()].flat();

  test('tell every guide at least twenty times, no two alike', () => {
    expect(guides.filter((guide) => (stories.get(guide) ?? []).length < 20)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('are none of those by which the evaluation is measured', () => {
    const learned = new Set(all);
    const measuring = readdirSync(join(root, 'bench/evaluation'))
      .flatMap((file) =>
        readFileSync(join(root, 'bench/evaluation', file), 'utf8')
          .split('\n')
          .filter(Boolean),
      )
      .map((line) => (JSON.parse(line) as { story: string }).story);
    expect(measuring.filter((story) => learned.has(story))).toEqual([]);
  });
});
