import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TestFolder {
  path: string;
  /** Writes a file; a list becomes JSON lines, another object JSON. */
  write(name: string, content: string | Buffer | object): void;
  remove(name: string): void;
  close(): void;
}

/** An empty folder for the files of one test. */
export function makeTestFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'foja-folder-'));
  return {
    path,
    write(name, content) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), textOf(name, content));
    },
    remove: (name) => rmSync(join(path, name)),
    close: () => rmSync(path, { recursive: true, force: true }),
  };
}

function textOf(name: string, content: string | Buffer | object): string | Buffer {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return content;
  if (!name.endsWith('.jsonl')) return JSON.stringify(content, null, 1);
  return (content as unknown[]).map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
}

/** One entry of `norms.json` for an invented norm. */
export function normEntry(norm: string, changes: object = {}) {
  return {
    norm,
    title: `Ley de prueba ${norm}`,
    aliases: [`Ley ${norm}`],
    infolegId: 1,
    url: `https://example.org/${norm}`,
    domain: 'civil_comercial',
    ...changes,
  };
}

/** One line of `statutes/NORM.jsonl` with invented text. */
export function articleLine(norm: string, article: string, changes: object = {}) {
  return {
    norm,
    article,
    heading: `Título ${article}`,
    path: 'Título I > Capítulo 1',
    text: `Texto inventado del artículo ${article}.`,
    repealed: false,
    suspect: false,
    notes: [],
    ...changes,
  };
}

/** One line of `rulings/*.jsonl` with invented text. */
export function rulingLine(volume: number, page: number, changes: object = {}) {
  return {
    id: `fallos_${volume}_p${page}`,
    citation: `Fallos: ${volume}:${page}`,
    title: `Pérez c/ Gómez ${page}`,
    court: 'Corte Suprema de Justicia de la Nación',
    date: '2020-05-04',
    summary: 'Sumario inventado.',
    text: 'Texto inventado del fallo.',
    ...changes,
  };
}

const says = (words: string) => Array.from({ length: 8 }, (_, index) => `  - ${words} número ${index}`).join('\n');

/** A norm of `norms.yaml`. */
export function starterNorm(code: string, alias: string, more = ''): string {
  return `- code: ${code}\n  title: Ley de prueba ${code}\n  aliases: [${alias}]\n  officialUrl: https://example.org/${code}\n  domain: civil_comercial\n${more}`;
}

/** `notes/NORM/ARTICLE.md` with invented words. */
export function noteFile(norm: string, article: string, changes: { frontMatter?: string; body?: string } = {}): string {
  return `---
norm: ${norm}
article: "${article}"
title: Nota sobre el ${article}
heading: Título ${article}
area: consumo
checked: 2026-11-20
says:
${says('me pasó algo')}
${changes.frontMatter ?? ''}---
## Qué dice
${changes.body ?? 'La nota explica el artículo.'}

## Plazos
- El plazo es de un mes.
`;
}

/** `guides/SLUG.md` with invented words. */
export function guideFile(title: string, articles: string[], changes: { area?: string; body?: string } = {}): string {
  return `---
title: ${title}
area: ${changes.area ?? 'consumo'}
articles: [${articles.join(', ')}]
checked: 2026-11-20
synonyms: [garantía]
says:
${says('tengo un problema')}
caseType: Consumo
situation: ${title}
elements:
  - Que hubo una compra
limitation:
  - text: Un mes para reclamar
    article: ${articles[0]}
---
## Respuesta breve
${changes.body ?? 'Se puede reclamar.'}

## Pasos
1. Reclamar por escrito.
`;
}

/** `rulings/VOLUME-PAGE.md` with invented words, on the ruling that `rulingLine` makes. */
export function rulingSummaryFile(
  volume: number,
  page: number,
  changes: { frontMatter?: string; body?: string } = {},
): string {
  return `---
citation: "Fallos: ${volume}:${page}"
caseName: "Pérez c/ Gómez ${page}"
court: Corte Suprema de Justicia de la Nación
date: 2020-05-04
area: consumo
domain: civil_comercial
checked: 2026-11-20
says:
${says('me dijeron de un fallo')}
${changes.frontMatter ?? ''}---
## Cuestión
¿Había que pagar lo inventado?

## Qué resolvió
${changes.body ?? 'El tribunal resolvió que sí.'}

## Por qué importa
Se cita en casos inventados.
`;
}
