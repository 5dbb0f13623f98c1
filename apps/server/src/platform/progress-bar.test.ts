import { describe, expect, it } from 'vitest';
import { moveableClock } from '../testing/moveable-clock.ts';
import { createProgressBar } from './progress-bar.ts';

function bar(isTTY: boolean, columns = 200) {
  const clock = moveableClock();
  const written: string[] = [];
  const terminal = { isTTY, columns, write: (text: string) => written.push(text) };
  return { clock, written, bar: createProgressBar(terminal, clock, 'Importando', 'líneas') };
}

describe('a progress bar', () => {
  it('tells share, rate, time left and what is being done on one moving line', () => {
    const test = bar(true);
    test.clock.moveMs(2_000);
    test.bar.update(25, 100, 3_000, 'ccyc.jsonl');
    test.bar.finish();
    expect(test.written[0]).toContain('25 % · 1.500 líneas/s · faltan 6 s · ccyc.jsonl');
    expect(test.written[0]?.startsWith('\r')).toBe(true);
    expect(test.written.at(-1)).toBe('\n');
  });

  it('never writes beyond the width of the terminal', () => {
    const test = bar(true, 30);
    test.bar.update(1, 2, 1, 'x'.repeat(100));
    expect(test.written[0]?.replace('\r\u001b[2K', '').length).toBeLessThan(30);
  });

  it('prints a plain line at each tenth where there is no terminal', () => {
    const test = bar(false);
    for (let done = 1; done <= 100; done += 1) test.bar.update(done, 100, done);
    test.bar.finish();
    expect(test.written).toHaveLength(11);
    expect(test.written.join('')).not.toContain('\r');
  });

  it('tells minutes when there is long to wait, and does not divide by nothing', () => {
    const test = bar(false);
    test.bar.update(0, 0, 0);
    expect(test.written[0]).toBe('Importando: 100 %\n');
    const slow = bar(false);
    slow.clock.moveMs(10_000);
    slow.bar.update(10, 100, 1);
    expect(slow.written[0]).toContain('faltan 1 min 30 s');
  });
});
