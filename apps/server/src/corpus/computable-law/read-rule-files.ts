import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LawFile } from './read-computable-law.ts';

/**
 * Code that names articles, seen from the corpus folder: formulas, which are typed functions; the forms of documents, which the screen
 * needs too; and the sentences around a computed figure. `npm run corpus -- check` looks each article up like those of the data.
 */
const places = [
  ...['fees', 'inheritance', 'interest', 'labour', 'labour/termination', 'limitation', 'rent-exit'].map(
    (area) => `../packages/computable-law/src/${area}`,
  ),
  '../packages/contracts/src/drafting/forms',
  '../apps/server/src/chat/computed',
  '../apps/server/src/evaluation/estimate-time.ts',
  '../apps/web/src/landing/example-tasks.ts',
];

/** The code that names articles, beside a corpus folder; none where the folder stands alone. */
export function readRuleFiles(corpusFolder: string): LawFile[] {
  return places
    .filter((place) => existsSync(join(corpusFolder, place)))
    .flatMap((place) => {
      if (place.endsWith('.ts')) return [place];
      return readdirSync(join(corpusFolder, place))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .sort()
        .map((name) => `${place}/${name}`);
    })
    .map((path) => ({ path, text: readFileSync(join(corpusFolder, path), 'utf8') }));
}
