import type { Clock } from './clock.ts';

export interface ProgressBar {
  /**
   * @param done of `total`, in any unit: the share and the time left come from it.
   * @param items dealt with so far: the rate comes from it.
   * @param detail what is being done now.
   */
  update(done: number, total: number, items: number, detail?: string): void;
  /** Ends the line, so that what is printed next begins on its own. */
  finish(): void;
}

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const barCells = 24;
const defaultColumns = 100;
/** Where nobody watches the line move, one is printed at each of these steps. */
const plainStepPercent = 10;

/**
 * Shows how far a long task is: one moving line on a terminal, a plain line at each tenth elsewhere (a log, a pipe).
 * @param unit what `items` are, in the plural: "líneas".
 */
export function createProgressBar(terminal: Terminal, clock: Clock, title: string, unit: string): ProgressBar {
  const startedAt = clock.now().getTime();
  let moving = false;
  let nextStep = 0;

  return {
    update(done, total, items, detail = '') {
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const seconds = (clock.now().getTime() - startedAt) / 1000;
      const percent = Math.floor(share * 100);
      const rate = seconds > 0 ? `${formatNumber(Math.round(items / seconds))} ${unit}/s` : '';
      const left = share > 0 && seconds > 0 ? `faltan ${formatSeconds((seconds / share) * (1 - share))}` : '';
      const facts = [`${percent} %`, rate, left, detail].filter((fact) => fact !== '').join(' · ');
      if (terminal.isTTY) {
        const filled = Math.round(share * barCells);
        const line = `${title} ${'█'.repeat(filled)}${'░'.repeat(barCells - filled)} ${facts}`;
        terminal.write(`\r\u001b[2K${line.slice(0, (terminal.columns ?? defaultColumns) - 1)}`);
        moving = true;
      } else if (percent >= nextStep) {
        terminal.write(`${title}: ${facts}\n`);
        nextStep = percent - (percent % plainStepPercent) + plainStepPercent;
      }
    },
    finish() {
      if (moving) terminal.write('\n');
      moving = false;
    },
  };
}

/** 12.345, as it is written in Argentina. */
export function formatNumber(value: number): string {
  return value.toLocaleString('es-AR');
}

/** "1 archivo", "12.345 archivos". */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function formatSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
