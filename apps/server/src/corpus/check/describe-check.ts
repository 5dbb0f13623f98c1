import { formatNumber } from '../../platform/progress-bar.ts';
import type { CorpusCheck } from './check-corpus.ts';
import type { Coverage } from './measure-coverage.ts';

/** What a check tells a person after its findings: coverage and counts, a line each. */
export function describeCheck(check: CorpusCheck): string[] {
  const { findings, notes, guides, rulings } = check;
  const counts = [
    counted(notes, 'nota', 'notas'),
    counted(guides, 'guía', 'guías'),
    counted(rulings, 'fallo', 'fallos'),
  ].join(', ');
  return [
    ...table('Norma', check.norms),
    '',
    ...table('Capítulo del Código Civil y Comercial', check.chapters),
    '',
    findings.length === 0
      ? `${counts}: todo coincide con el texto oficial.`
      : `${counts}: ${counted(findings.length, 'hallazgo', 'hallazgos')}.`,
  ];
}

function table(title: string, rows: readonly Coverage[]): string[] {
  const line = (inForce: string, noted: string, share: string, name: string) =>
    `${inForce.padStart(9)} ${noted.padStart(7)} ${share.padStart(6)}  ${name}`;
  return [
    line('Vigentes', 'Notas', '', title),
    ...rows.map(({ title: name, inForce, noted }) =>
      line(formatNumber(inForce), formatNumber(noted), `${Math.round((noted / inForce) * 100)} %`, name),
    ),
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
