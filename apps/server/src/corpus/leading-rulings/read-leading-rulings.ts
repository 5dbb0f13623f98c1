import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findProjectRoot } from '../../platform/project-root.ts';
import { readYamlList } from '../facts/fact-vocabulary.ts';

const line = z.string().trim().min(1);
const place = z.string().regex(/^Fallos: \d{1,3}:\d{1,5}$/);

/** A ruling that lawyers name and whose text Foja does not hold, as `corpus/leading-rulings.yaml` tells it. */
const leadingRulingSchema = z.strictObject({
  /** By which other rulings cite it. */
  name: line,
  citation: place,
  names: z.array(line).min(1).optional(),
  parties: line.optional(),
  /** Rulings in which name and place were read together. */
  readIn: z.array(place).min(1),
});

export interface LeadingRuling extends z.infer<typeof leadingRulingSchema> {
  volume: number;
  page: number;
}

/** @throws {KnowledgeMalformed} with file and line */
export function readLeadingRulings(corpusFolder: string): LeadingRuling[] {
  const path = join(corpusFolder, 'leading-rulings.yaml');
  if (!existsSync(path)) return [];
  return readYamlList(path, leadingRulingSchema).map((ruling) => {
    const [volume = 0, page = 0] = ruling.citation.replace('Fallos: ', '').split(':').map(Number);
    return { ...ruling, volume, page };
  });
}

let opened: LeadingRuling[] | null = null;

/** Those of the project's corpus, read once. */
export function openLeadingRulings(): readonly LeadingRuling[] {
  opened ??= readLeadingRulings(join(findProjectRoot(), 'corpus'));
  return opened;
}
