import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../platform/project-root.ts';
import { type FeatureWeights, type LearnedFeature, type LearnedSituations, SituationModel } from './situation-model.ts';

/** Weights are kept in whole steps of this; what is nearer to nothing than two of them is nothing. */
const weightStep = 1 / 40;
const minSteps = 2;
const maxSteps = 127;
/** A gap between two guides' places is one byte. */
const maxGap = 255;

/** The text of the data file: the lexicon's version, how many guides, then a line for each guide and each feature. */
export function writeSituations({ guides, features }: LearnedSituations, lexicon: string): string {
  const guideLines = guides.map(({ id, bias }) => `${id}\t${bias.toFixed(3)}`);
  const featureLines = [...features]
    .map(([feature, { rarity, weights }]) => `${feature}\t${rarity.toFixed(2)}\t${packWeights(weights)}`)
    .sort();
  return `${[lexicon, String(guides.length), ...guideLines, ...featureLines].join('\n')}\n`;
}

/** What the data file holds. Its features are unpacked as they are asked for: a story has a hundred of fifty thousand. */
export interface SituationsFile {
  lexicon: string;
  guides: LearnedSituations['guides'];
  features: Pick<LearnedSituations['features'], 'get'>;
}

export function parseSituations(text: string): SituationsFile {
  const [lexicon = '', count = '0', ...lines] = text.split('\n');
  const packed = new Map<string, string>();
  for (const line of lines.slice(Number(count))) {
    const end = line.indexOf('\t');
    if (end !== -1) packed.set(line.slice(0, end), line.slice(end + 1));
  }
  return {
    lexicon,
    guides: lines.slice(0, Number(count)).map((line) => {
      const [id = '', bias = '0'] = line.split('\t');
      return { id, bias: Number(bias) };
    }),
    features: { get: (name) => unpackFeature(packed.get(name)) },
  };
}

function unpackFeature(packed: string | undefined): LearnedFeature | undefined {
  if (packed === undefined) return undefined;
  const [rarity = '0', weights = ''] = packed.split('\t');
  return { rarity: Number(rarity), weights: unpackWeights(weights) };
}

/** Two bytes for each guide of which a feature tells something: how far it is from the one before, and the weight in steps. */
function packWeights({ places, values }: FeatureWeights): string {
  const bytes: number[] = [];
  let previous = 0;
  for (const [i, place] of places.entries()) {
    const steps = Math.max(-maxSteps, Math.min(maxSteps, Math.round(values[i]! / weightStep)));
    if (Math.abs(steps) < minSteps) continue;
    for (; place - previous > maxGap; previous += maxGap) bytes.push(maxGap, 0);
    bytes.push(place - previous, steps & 0xff);
    previous = place;
  }
  return Buffer.from(bytes).toString('base64');
}

function unpackWeights(packed: string): FeatureWeights {
  const bytes = Buffer.from(packed, 'base64');
  const places = new Uint16Array(bytes.length / 2);
  const values = new Float32Array(bytes.length / 2);
  let place = 0;
  for (let i = 0; i < places.length; i++) {
    place += bytes.readUInt8(2 * i);
    places[i] = place;
    values[i] = bytes.readInt8(2 * i + 1) * weightStep;
  }
  return { places, values };
}

/** Where `fit-situations` writes what it learned. */
export function situationsFile(): string {
  return join(findProjectRoot(), 'corpus', 'situations.tsv');
}

let starter: SituationModel | null = null;

/** That of the starter corpus, read once; without its file no situation is known by its stories. */
export function starterSituations(): SituationModel {
  starter ??= new SituationModel(readLearned(situationsFile()));
  return starter;
}

function readLearned(file: string): ConstructorParameters<typeof SituationModel>[0] {
  try {
    return parseSituations(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { guides: [], features: new Map() };
    throw error;
  }
}
