import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintsFile, fingerprintsOf } from './check-computable-law.ts';
import { readOfficialText } from './official-text.ts';

/**
 * Writes down how the articles that the law that computes cites read now: for after a person has read them again.
 * @returns how many articles were noted.
 * @throws {CorpusFolderInvalid} when there are no official texts.
 */
export async function sealCitedTexts(starterFolder: string, officialFolder: string): Promise<number> {
  const rows = fingerprintsOf(starterFolder, await readOfficialText(officialFolder, new Set()));
  await writeFile(join(starterFolder, fingerprintsFile), `${rows.join('\n')}\n`);
  return rows.length;
}
