import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../platform/project-root.ts';
import { articleLine, makeTestFolder, normEntry, rulingLine, type TestFolder } from './corpus-folders.ts';

export interface OfficialTexts {
  /** With `norms.json`, `statutes/` and `rulings/`, as in `CORPUS_DIR`. */
  folder: string;
  /** False for the few articles that were invented for tests. */
  areOfficial: boolean;
  /** How much is in. */
  counts: { norms: number; articles: number; rulings: number };
  close(): void;
}

/** The folder of official texts, or none; it is not part of the repository. */
export function findOfficialTexts(): string | null {
  const folder = process.env.CORPUS_DIR || join(findProjectRoot(), '../shared/corpus');
  return existsSync(join(folder, 'norms.json')) ? folder : null;
}

/** The official texts where they are at hand, else a few articles under real numbers with words that are no law. */
export function openOfficialTexts(): OfficialTexts {
  const folder = findOfficialTexts();
  return folder
    ? { folder, areOfficial: true, counts: { norms: 45, articles: 8_734, rulings: 4_436 }, close: () => {} }
    : openInventedTexts();
}

/** A part of the official texts in a folder of its own, which more can be written to. */
export interface SomeOfficialTexts extends OfficialTexts {
  /** What its `norms.json` holds. */
  norms: { norm: string }[];
  write: TestFolder['write'];
}

/** These norms and the rulings of one volume, or the invented texts. */
export function openSomeOfficialTexts(codes: readonly string[], volume: number): SomeOfficialTexts {
  const whole = findOfficialTexts();
  if (!whole) return openInventedTexts();
  const { path: folder, write, close } = makeTestFolder();
  const lines = (name: string) => readFileSync(join(whole, name), 'utf8').split('\n').filter(Boolean);
  const all: { norm: string }[] = JSON.parse(readFileSync(join(whole, 'norms.json'), 'utf8'));
  const norms = all.filter(({ norm }) => codes.includes(norm));
  write('norms.json', norms);
  const articles = codes.map((code) => [code, lines(`statutes/${code}.jsonl`)] as const);
  for (const [code, ofNorm] of articles) write(`statutes/${code}.jsonl`, ofNorm);
  const rulings = readdirSync(join(whole, 'rulings'))
    .flatMap((file) => lines(`rulings/${file}`))
    .filter((line) => line.includes(`"fallos_${volume}_p`));
  write('rulings/volume.jsonl', rulings);
  const counts = {
    norms: norms.length,
    articles: articles.flatMap(([, ofNorm]) => ofNorm).length,
    rulings: rulings.length,
  };
  return { folder, areOfficial: true, counts, norms, write, close };
}

/** Invented articles of two norms and a ruling, in the official texts' format. */
export function openInventedTexts(): SomeOfficialTexts {
  const folder = makeTestFolder();
  const warranty = {
    heading: 'Garantía de prueba',
    text: 'Garantía de prueba. En este texto inventado, al comprador de un celular que deja de andar le quedan TRES (3) meses si la cosa es usada y seis si es nueva.',
  };
  const amended = { notes: ['(Artículo incorporado por el art. 2º de la Ley Nº 99.001 B.O. 2/4/1997)'] };
  const changes: Record<string, object> = { '11': warranty, '10 bis': amended };
  const consumer = ['10', '10 bis', '10 ter', '11', '12', '17', '52', '52 bis', '53'].map((article) =>
    articleLine('ldc', article, changes[article]),
  );
  const civil = ['1756', '1757', '1758'].map((article) => articleLine('ccyc', article));
  const norms = [normEntry('ldc'), normEntry('ccyc')];
  folder.write('norms.json', norms);
  folder.write('statutes/ldc.jsonl', consumer);
  folder.write('statutes/ccyc.jsonl', civil);
  folder.write('rulings/invented.jsonl', [rulingLine(329, 5)]);
  return {
    folder: folder.path,
    areOfficial: false,
    counts: { norms: norms.length, articles: consumer.length + civil.length, rulings: 1 },
    norms,
    write: folder.write,
    close: folder.close,
  };
}
