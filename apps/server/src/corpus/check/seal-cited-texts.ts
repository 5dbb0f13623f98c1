import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { citedTextsFile } from '../cited-texts.ts';
import { fingerprintsOf } from './check-computable-law.ts';
import { readOfficialText } from './official-text.ts';

/**
 * Writes down how the articles that rules, templates and the law that computes cite read now: for after a person has read them
 * again.
 * @returns how many articles were noted.
 * @throws {CorpusFolderInvalid} when there are no official texts.
 */
export async function sealCitedTexts(starterFolder: string, officialFolder: string): Promise<number> {
  const rows = fingerprintsOf(starterFolder, await readOfficialText(officialFolder, new Set()));
  await writeFile(join(starterFolder, citedTextsFile), `${rows.join('\n')}\n`);
  return rows.length;
}
