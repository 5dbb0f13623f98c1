import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@foja/legal-text/fold';
import { type DangerSituation, type SafetyRules, safetySchema } from '../corpus/starter/safety-schema.ts';
import { parseYaml } from '../corpus/starter/yaml-with-lines.ts';
import { findProjectRoot } from '../platform/project-root.ts';

interface Recognizer {
  situation: DangerSituation;
  signs: RegExp[];
  unless: RegExp[];
}

/** A story of danger tells it early; the rest of a long message is not read. */
const readCharacters = 6_000;

/** Recognizes people in danger by the signs of `corpus/safety.yaml`. The first situation that fits is the one. */
export class DangerRecognizer {
  readonly #recognizers: Recognizer[];

  constructor({ people, situations }: SafetyRules) {
    const compile = (pattern: string) =>
      new RegExp(pattern.replaceAll('{someone}', people.someone).replaceAll('{child}', people.child));
    this.#recognizers = situations.map((situation) => ({
      situation,
      signs: situation.signs.map(compile),
      unless: situation.unless.map(compile),
    }));
  }

  /** @returns the situation that the message tells, or null. */
  recognize(message: string): DangerSituation | null {
    const text = fold(message.slice(0, readCharacters)).replace(/[^\p{L}\p{N}.,;]+/gu, ' ');
    const fits = ({ signs, unless }: Recognizer) =>
      signs.some((sign) => sign.test(text)) && !unless.some((sign) => sign.test(text));
    return this.#recognizers.find(fits)?.situation ?? null;
  }
}

let starter: DangerRecognizer | null = null;

/** That of the starter corpus, read once. @throws {Error} where the file is missing or malformed: a server without it must not start. */
export function starterDangerRecognizer(): DangerRecognizer {
  starter ??= new DangerRecognizer(readSafetyRules(join(findProjectRoot(), 'corpus', 'safety.yaml')));
  return starter;
}

/** @throws {Error} that names the file and the line of each problem. */
export function readSafetyRules(path: string): SafetyRules {
  const parsed = parseYaml(readFileSync(path, 'utf8'), safetySchema);
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.problems.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n'));
}
