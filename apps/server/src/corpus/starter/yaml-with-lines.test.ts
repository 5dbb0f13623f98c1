import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './yaml-with-lines.ts';

const norms = z.array(z.strictObject({ norm: z.string(), since: z.string(), year: z.number().optional() }));

it('tells the line of what is not YAML', () => {
  expect(parseYaml('- norm: a\n  since: "2015\n', norms, 10)).toMatchObject({ ok: false, problems: [{ line: 12 }] });
  expect(parseYaml('- norm: a\n  norm: b\n  since: x\n', norms)).toMatchObject({ ok: false, problems: [{ line: 2 }] });
});

it('tells the line of what the schema refuses', () => {
  expect(parseYaml('- norm: a\n  since: b\n- norm: c\n  since: 4\n', norms)).toMatchObject({
    ok: false,
    problems: [{ line: 4, message: expect.stringMatching(/^1\.since: /) }],
  });
  expect(parseYaml('- norm: a\n  since: b\n  other: c\n', norms)).toMatchObject({ ok: false, problems: [{ line: 3 }] });
});

it('reads dates as they are written, and only numbers as numbers', () => {
  expect(parseYaml('- norm: yes\n  since: 2015-08-01\n  year: 2015\n', norms)).toEqual({
    ok: true,
    value: [{ norm: 'yes', since: '2015-08-01', year: 2015 }],
  });
});
