import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LawFile } from './read-computable-law.ts';

/** Rule sets whose articles stand in their code; `npm run corpus -- check` looks each up like those of the data. */
const ruleSets = ['fees', 'inheritance', 'interest', 'labour', 'labour/termination', 'limitation', 'rent-exit'];
const rulesFolder = '../packages/computable-law/src';

/** The code of the rule sets beside a corpus folder; none where the folder stands alone. */
export function readRuleFiles(corpusFolder: string): LawFile[] {
  return ruleSets.flatMap((area) => {
    const folder = `${rulesFolder}/${area}`;
    if (!existsSync(join(corpusFolder, folder))) return [];
    return readdirSync(join(corpusFolder, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(join(corpusFolder, path), 'utf8') }));
  });
}
