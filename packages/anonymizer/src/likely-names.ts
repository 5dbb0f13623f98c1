import { personWords } from './entity-keys.ts';
import { inZone } from './kept-zones.ts';
import { mayBeName, type NameFacts, nameFacts, readFeatures } from './name-features.ts';
import { before, type NormalisedText } from './normalise.ts';
import { personContext } from './person-context.ts';
import { isInPlace } from './propagate.ts';
import { PLACES } from './places.ts';
import type { Roles } from './roles.ts';
import { AUTHORS, PARTICLES } from './stop-words.ts';
import type { Candidate, Zone } from './types.ts';
import { gapBetween, type Word } from './words.ts';

export interface NameModel { bias: number; weights: ReadonlyMap<string, number>[] }
export const current: { model: NameModel | null; opens: number; joins: number; shared: number; lower: number; guard: number } = { model: null, opens: 1, joins: 0, shared: 0.5, lower: 1, guard: 1.5 };

/** */
export function findLikelyNames(document: NormalisedText, words: readonly Word[], zones: readonly Zone[], kept: readonly Zone[], roles: Roles): Candidate[] {
  const { model } = current;
  if (!model) return [];
  const facts = nameFacts(document, words);
  const scores = new Float64Array(words.length).fill(Number.NEGATIVE_INFINITY);
  const sums = new Map<string, { sum: number; times: number }>();
  for (let index = 0; index < words.length; index += 1) {
    if (!mayBeName(facts, index)) continue;
    let score = model.bias;
    readFeatures(facts, index, (kind, value) => {
      score += model.weights[kind]?.get(value) ?? 0;
    });
    const word = words[index] as Word;
    scores[index] = score;
    const key = word.folded + (word.shape === 'lower' ? '' : '^');
    const all = sums.get(key);
    if (all) { all.sum += score; all.times += 1; } else sums.set(key, { sum: score, times: 1 });
  }
  const total = (index: number): number => {
    const own = scores[index] as number;
    if (own === Number.NEGATIVE_INFINITY) return own;
    const word = words[index] as Word;
    const all = sums.get(word.folded + (word.shape === 'lower' ? '' : '^'));
    if (!all || all.times < 2 || word.folded.length < 3) return own;
    return own + current.shared * ((all.sum - own) / (all.times - 1));
  };
  const found: Candidate[] = [];
  let index = 0;
  while (index < words.length) {
    let best = total(index);
    if (best < current.joins) { index += 1; continue; }
    let last = index;
    let next = index;
    while (next + 1 < words.length && next - index < 8) {
      const here = words[next] as Word;
      const then = words[next + 1] as Word;
      const gap = gapBetween(document, here, then);
      if (!(gap === ' ' || (here.shape === 'initial' && (gap === '. ' || gap === '.')))) break;
      const score = total(next + 1);
      if (score >= current.joins) { last = next + 1; best = Math.max(best, score); }
      else if (!PARTICLES.has(then.folded)) break;
      next += 1;
    }
    const start = (words[index] as Word).start;
    const end = (words[last] as Word).end;
    if (best >= needed(document, words, facts, index, last) && !inZone(kept, start, end) && mayStand(document, start, end, zones, roles)) {
      found.push({ start, end, type: 'persona', score: 0.5, source: 'likely-name' });
    }
    index = last + 1;
  }
  return found;
}

const PLACE_OPENER = /(?<![a-z])(?:san|santa|santo|villa|puerto|general|gral\.?|los|las|entre|colonia|isla|lago|rio|cerro|banco|mercado|diario|hogar|panaderia) $/;

const PLACE_LEFT = /(?<![a-z])(?:en|desde|hacia|hasta) $/;
const VERB = /(?:aran?|eran?|iran?|ando|iendo|[aei]r(?:se|l[aeo]s?)?|aron|ieron|abas?|aban|mente)$/;

function needed(document: NormalisedText, words: readonly Word[], facts: NameFacts, first: number, last: number): number {
  const run = words.slice(first, last + 1);
  const word = run[0] as Word;
  const kinds = run.map((_, offset) => (facts.classes[first + offset] as string)[0] as string);
  if (run.every(({ shape }) => shape === 'initial')) return 99;
  if (isInPlace(document, words, first)) return 99;
  const isListed = kinds.some((kind) => 'fghneab'.includes(kind));
  if (word.shape === 'title' && PLACE_OPENER.test(before(document, word.start, 12)) && words[first - 1]?.shape === 'title') return 99;
  const isOpen = kinds.some((kind) => kind === 'c' || kind === 'o');
  if (!isListed && VERB.test(word.folded) && !facts.inside.has(word.folded)) return 99;
  if (!isListed && PLACE_LEFT.test(before(document, word.start, 8))) return 99;
  if (word.folded === 'juez' && run.length === 1) return 99;
  const beside = [words[first - 1], words[last + 1]];
  if (beside.some((other) => other !== undefined && other.shape !== 'lower' && AUTHORS.has(other.folded))) return 99;
  if (run.every(({ folded }) => AUTHORS.has(folded))) return 99;
  let score = current.opens;
  if (run.some(({ shape }) => shape === 'lower')) score += facts.lines[first] === 'l' ? current.lower : current.lower + 1.5;
  if (kinds.every((kind) => kind === 't')) score += current.guard;
  if (run.length === 1 && !isListed) {
    if (document.text[word.end] === '.' && word.folded.length <= 4) return 99;
    if (word.shape === 'upper' && word.folded.length <= 5 && facts.lines[first] !== 'U') return 99;
    if (word.shape === 'title' && !facts.inside.has(word.folded)) score += isOpen ? 2 * current.guard : current.guard;
  }
  return score;
}

function mayStand(document: NormalisedText, start: number, end: number, zones: readonly Zone[], roles: Roles): boolean {
  if (inZone(zones, start, end)) return false;
  const named = personWords(document.text.slice(start, end));
  if (named.length === 0 || roles.isOfficial(named)) return false;
  if (PLACES.has(document.folded.slice(start, end)) && !roles.isParty(named)) return false;
  const context = personContext(document, start, end);
  return !((context.official && !roles.isParty(named)) || context.author || context.namedAfter);
}
