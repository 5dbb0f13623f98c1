import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlFolder } from '../facts/fact-vocabulary.ts';
import { type Door, doorSchema } from './door-schema.ts';

/**
 * Where somebody may go, of every file of `corpus/doors`; none where the folder is missing.
 * @throws {KnowledgeMalformed} with file and line
 */
export function readDoors(corpusFolder: string): Door[] {
  const folder = join(corpusFolder, 'doors');
  return existsSync(folder) ? readYamlFolder(folder, doorSchema) : [];
}
