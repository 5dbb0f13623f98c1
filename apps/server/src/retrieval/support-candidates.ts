import type { Passage } from './passage.ts';
import { clusterShape, type Evidence, guideDecay } from './ranking-weights.ts';

/** A candidate as others speak for it. */
interface Candidate {
  passage: Passage;
  evidence: Record<Evidence, number>;
  score: number;
}

/** A guide that fits speaks for the articles that it stands on, most for the first. */
export function addGuideSupport(scored: readonly Candidate[]): void {
  const byArticle = new Map<string, Candidate[]>();
  for (const candidate of scored) {
    if (candidate.passage.kind === 'guide' || candidate.passage.kind === 'ruling') continue;
    for (const key of candidate.passage.articles) byArticle.set(key, [...(byArticle.get(key) ?? []), candidate]);
  }
  for (const guide of scored) {
    if (guide.passage.kind !== 'guide') continue;
    const fit = guide.evidence.layPhrase;
    for (const [place, key] of guide.passage.articles.entries()) {
      for (const candidate of byArticle.get(key) ?? []) {
        candidate.evidence.guide = Math.max(candidate.evidence.guide, fit * guideDecay ** place);
      }
    }
  }
}

/** Articles come in groups: one whose neighbours in the norm also fit is a little likelier. */
export function addNeighbourSupport(scored: readonly Candidate[]): void {
  const byKey = new Map(scored.map((candidate) => [candidate.passage.articles[0] ?? candidate.passage.id, candidate]));
  for (const { passage, evidence } of scored) {
    const number = Number.parseInt(passage.article, 10);
    if (!Number.isFinite(number)) continue;
    let best = 0;
    for (const near of [number - 2, number - 1, number + 1, number + 2]) {
      best = Math.max(best, byKey.get(`${passage.norm}:${near}`)?.evidence.bm25 ?? 0);
    }
    evidence.neighbours = Math.min(1, best);
  }
}

/** What a candidate so many articles away counts; farther ones count nothing. */
const companyDecay = Array.from({ length: 5 * clusterShape.reach }, (_, distance) =>
  Math.exp(-distance / clusterShape.reach),
);

/** The matter that a question is about shows in where its candidates stand together: in which norm, and around what number. */
export function addCompanySupport(scored: readonly Candidate[]): void {
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  const placed = scored
    .filter(({ passage }) => passage.norm !== '')
    .map((candidate) => ({
      evidence: candidate.evidence,
      norm: candidate.passage.norm,
      number: Number.parseInt(candidate.passage.article, 10) || 0,
      share: Math.exp((candidate.score - best) / clusterShape.softness),
    }));
  const whole = placed.reduce((sum, { share }) => sum + share, 0) || 1;
  const byNorm = new Map<string, typeof placed>();
  for (const place of placed) byNorm.set(place.norm, [...(byNorm.get(place.norm) ?? []), place]);
  for (const companions of byNorm.values()) {
    const ofNorm = companions.reduce((sum, { share }) => sum + share, 0) / whole;
    for (const place of companions) {
      let near = 0;
      for (const other of companions) {
        if (other !== place) near += other.share * (companyDecay[Math.abs(other.number - place.number)] ?? 0);
      }
      place.evidence.normShare = ofNorm;
      place.evidence.cluster = Math.min(1, near / whole);
    }
  }
}
