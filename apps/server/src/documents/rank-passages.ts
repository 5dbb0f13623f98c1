import { nearness, starterAssociations } from '../retrieval/associations.ts';
import { type Asked, saidAmong } from './passage-evidence.ts';
import { closeness } from './question-words.ts';
import { type RankMeasures, rankFeatures } from './rank-features.ts';
import { rankWeights } from './rank-weights.ts';
import { readSentences, type SentenceRead } from './read-sentences.ts';
import type { FoundPassage } from './reading/search-passages.ts';

/** A passage that was read closely. */
export interface ReadPassage extends FoundPassage {
  sentences: readonly SentenceRead[];
}

/** A passage with its place among the others: `score` is what it is worth as the answer, beside that of the others. */
export interface RankedPassage extends ReadPassage {
  measures: RankMeasures;
}

/** A question of fewer words is found by the words themselves. */
const wordsOfMatter = 6;
/** What names a clause stands within so many characters. */
const headingCharacters = 60;
/** The head of a document: its title, place, day and parties. */
const openingCharacters = 300;
const leastCoverage = 0.3;
const leastSearch = 0.01;
const rule =
  /\b(?:podra\w*|puede\w*|debe\w*|prohib\w+|ved\w+|permit\w+|autoriz\w+|admit\w+|salvo|excepto|inclu\w+|exclu\w+|comprend\w+|cubr\w+|requier\w+|exig\w+|tampoco|corresponde\w*|quedan? \w+|no)\b/;
const condition =
  /\b(?:si|cuando|en caso|de no|falta de|siempre que|vencid[oa]|incumpl\w+|dejare|hasta que|una vez|salvo|por cada|de lo contrario|pasad[oa]s|transcurrid[oa]s)\b/;

/** The passages by how likely each is the one that answers, the likeliest first; the score is the logarithm of its odds. */
export function rankPassages(found: readonly FoundPassage[], asked: Asked): RankedPassage[] {
  const read = found.map((passage) => ({ ...passage, sentences: readSentences(passage.text) }));
  return measureForRank(read, asked)
    .map((measures, place) => ({
      ...(read[place] as ReadPassage),
      measures,
      score: rankFeatures.reduce((sum, name) => sum + rankWeights[name] * measures[name], 0),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** What is measured of each passage among these. */
function measureForRank(found: readonly ReadPassage[], asked: Asked): RankMeasures[] {
  const best = Math.max(...found.map(({ score }) => score));
  const associations = starterAssociations();
  const direction = associations.directionOf(asked.words.own);
  const isOfMatter = Math.min(1, asked.words.own.size / wordsOfMatter);
  const weight = [...asked.weights.values()].reduce((sum, one) => sum + one, 0);
  const share = (of: (term: string) => number) =>
    weight === 0 ? 0 : [...asked.weights].reduce((sum, [term, one]) => sum + one * of(term), 0) / weight;
  const clauses = clausesSaid(found, asked);
  return found.map((passage, place) => {
    const { sentences, said, saidElsewhere, saidInOpening, isOpening } = passage;
    const ofSentences = clauses[place] as number[][];
    const whole = saidAmong(termsOf(sentences), asked);
    const each = sentences.map(({ text, folded, terms }, number) => {
      const own = saidAmong(new Set(terms.map(({ term }) => term)), asked);
      const kinds = asked.kinds.filter((kind) => kind.isGivenIn(text, folded)).length;
      return {
        share: share((term) => own.get(term) ?? 0),
        kind: kinds / Math.max(1, asked.kinds.length),
        clause: (ofSentences[number] as number[]).reduce((sum, one) => sum + one, 0),
        isRule: rule.test(folded),
      };
    });
    const most = (of: (sentence: (typeof each)[number]) => number) => Math.max(0, ...each.map(of));
    const given = asked.kinds.filter((kind) => sentences.some(({ text, folded }) => kind.isGivenIn(text, folded)));
    const isHead = isOpening && saysMostAtHead(sentences, each);
    const around = new Set([...said, ...saidElsewhere]);
    return {
      search: Math.log(Math.max(leastSearch, passage.score / best)),
      closeness: Math.log(closeness(sentences, asked.words)),
      coverage: Math.log(leastCoverage + passage.coverage),
      nearness: Math.max(0, nearness(direction, associations.directionOf([...listOf(sentences)]))) * isOfMatter,
      opening: isHead && !asked.words.asksForParties ? 1 : 0,
      openingOfParties: isHead && asked.words.asksForParties ? 1 : 0,
      kindGiven: given.length / Math.max(1, asked.kinds.length),
      said: share((term) => whole.get(term) ?? 0),
      openingSays: share((term) => (saidInOpening.includes(term) || said.includes(term) ? 1 : 0)),
      namesAround:
        asked.names.size === 0 ? 0 : [...asked.names].filter((name) => around.has(name)).length / asked.names.size,
      heading: share((term) => (headingOf(sentences, asked).has(term) ? 1 : 0)),
      ruling: asked.asksWhetherSo && each.some(({ isRule }) => isRule) ? 1 : 0,
      ruleSaid: asked.asksWhetherSo ? most((sentence) => (sentence.isRule ? sentence.share : 0)) : 0,
      condition: asked.asksOfCondition && sentences.some(({ folded }) => condition.test(folded)) ? 1 : 0,
      clauseKind: ofSentences[0] === undefined ? 0 : sumOfMost(ofSentences),
      clauseSaid: most((sentence) => sentence.share * sentence.clause),
      joint: most((sentence) => sentence.share * (sentence.kind + sentence.clause)),
    };
  });
}

/**
 * Per passage and sentence, what each kind of clause that is asked for counts there: 0 where it is not said, else its share among those
 * asked, by how few of the passages say it.
 */
function clausesSaid(found: readonly ReadPassage[], { clauses }: Asked): number[][][] {
  const said = found.map(({ sentences }) => sentences.map(({ text }) => clauses.map(({ says }) => says.test(text))));
  const rarity = clauses.map((_, at) => {
    const holding = said.filter((sentences) => sentences.some((sentence) => sentence[at])).length;
    return Math.log((found.length + 1) / (holding + 0.5));
  });
  const all = rarity.reduce((sum, one) => sum + one, 0);
  return said.map((sentences) =>
    sentences.map((sentence) => sentence.map((is, at) => (is && all > 0 ? (rarity[at] ?? 0) / all : 0))),
  );
}

/** The sentence that says most stands in the head of the document: a short paper's opening holds more than its head. */
function saysMostAtHead(sentences: readonly SentenceRead[], each: readonly { share: number }[]): boolean {
  const most = Math.max(0, ...each.map(({ share }) => share));
  const place = each.findIndex(({ share }) => share === most);
  return (sentences[place]?.start ?? 0) < openingCharacters;
}

/** What the sentences say together. */
function sumOfMost(sentences: readonly (readonly number[])[]): number {
  return (sentences[0] ?? []).reduce(
    (sum, _, at) => sum + Math.max(...sentences.map((sentence) => sentence[at] ?? 0)),
    0,
  );
}

function headingOf(sentences: readonly SentenceRead[], { words }: Asked): Set<string> {
  const own = new Set<string>();
  for (const { start, terms } of sentences) {
    if (start >= headingCharacters) break;
    for (const { term, start: at } of terms) {
      if (start + at < headingCharacters) for (const one of words.weights.get(term)?.own ?? []) own.add(one);
    }
  }
  return own;
}

function* listOf(sentences: readonly SentenceRead[]): Generator<string> {
  for (const { terms } of sentences) for (const { term } of terms) yield term;
}

const termsOf = (sentences: readonly SentenceRead[]) => new Set(listOf(sentences));
