import type { AttestedSource } from './verification-records.ts';

const day = (iso: string) => iso.slice(0, 10).split('-').reverse().join('/');

/** Which text of a source it is, as the file and the page say it. */
export function versionInWords({ kind, from, to, recordedAt, textHash }: AttestedSource): string {
  if (textHash === null) return 'sin texto en Foja';
  const taken = recordedAt ? `, incorporado por Foja el ${day(recordedAt)}` : '';
  if (kind === 'ruling') return `${from ? `fallo del ${day(from)}` : 'fallo'}${taken}`;
  if (kind !== 'article') return `resumen editorial de Foja${from ? `, controlado el ${day(from)}` : ''}`;
  const since = from ? `texto vigente desde el ${day(from)}` : 'texto sin fecha de comienzo en la fuente oficial';
  return `${since}${to ? `, hasta el ${day(to)}` : ''}${taken}`;
}
