import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../platform/project-root.ts';
import { articleLine, makeTestFolder, normEntry, rulingLine } from './corpus-folders.ts';

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

/** The same with the rulings of one volume only: to read thousands of them takes most of an import. */
export function openOfficialTextsOfVolume(volume: number): OfficialTexts {
  const whole = openOfficialTexts();
  if (!whole.areOfficial) return whole;
  const folder = makeTestFolder();
  for (const name of ['norms.json', 'statutes']) symlinkSync(join(whole.folder, name), join(folder.path, name));
  let rulings = 0;
  for (const file of readdirSync(join(whole.folder, 'rulings'))) {
    const lines = readFileSync(join(whole.folder, 'rulings', file), 'utf8').split('\n');
    const ofVolume = lines.filter((line) => line.includes(`"fallos_${volume}_p`));
    folder.write(`rulings/${file}`, ofVolume.map((line) => `${line}\n`).join(''));
    rulings += ofVolume.length;
  }
  return { ...whole, folder: folder.path, counts: { ...whole.counts, rulings }, close: () => folder.close() };
}

/** Invented articles of two norms and a ruling, in the official texts' format. */
export function openInventedTexts(): OfficialTexts {
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
  folder.write('norms.json', [normEntry('ldc'), normEntry('ccyc')]);
  folder.write('statutes/ldc.jsonl', consumer);
  folder.write('statutes/ccyc.jsonl', civil);
  folder.write('rulings/invented.jsonl', [rulingLine(329, 5)]);
  return {
    folder: folder.path,
    areOfficial: false,
    counts: { norms: 2, articles: consumer.length + civil.length, rulings: 1 },
    close: () => folder.close(),
  };
}
