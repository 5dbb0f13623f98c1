import type { AssociationReading } from './associations.ts';
import type { EvidenceOf } from './evidence.ts';
import { type Passage, topicOf } from './passage.ts';
import { clusterShape } from './ranking-weights.ts';

/** A candidate as others speak for it. */
interface Candidate {
  passage: Passage;
  evidence: EvidenceOf;
  score: number;
}

/** A guide that fits speaks for the articles that it stands on, most for the first. */
export function addGuideSupport(scored: readonly Candidate[], guideDecay: number): void {
  const guides = scored.filter(({ passage }) => passage.kind === 'guide');
  if (guides.length === 0) return;
  const byArticle = new Map<string, Candidate[]>();
  for (const candidate of scored) {
    if (candidate.passage.kind === 'guide' || candidate.passage.kind === 'ruling') continue;
    for (const key of candidate.passage.articles) addTo(byArticle, key, candidate);
  }
  for (const guide of guides) {
    const fit = guide.evidence.layPhrase;
    for (const [place, key] of guide.passage.articles.entries()) {
      for (const candidate of byArticle.get(key) ?? []) {
        candidate.evidence.guide = Math.max(candidate.evidence.guide, fit * guideDecay ** place);
      }
    }
  }
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** What the question is likely about speaks for itself and for more: a guide for its articles, an article for its related ones. */
export function addAssociationSupport(
  scored: readonly Candidate[],
  associated: AssociationReading,
  guideDecay: number,
): void {
  const byArticle = new Map<string, number>();
  for (const [number, { passage }] of scored.entries()) {
    if (passage.kind !== 'guide') byArticle.set(topicOf(passage), number);
  }
  // Chances add up; their root spreads the small ones, which are most.
  const guided = new Float64Array(scored.length);
  const related = new Float64Array(scored.length);
  for (const [number, { passage, evidence }] of scored.entries()) {
    const { strength, chance } = associated.of(topicOf(passage));
    evidence.association = strength;
    evidence.associationChance = Math.sqrt(chance);
    if (passage.kind === 'guide') {
      for (const [place, key] of passage.articles.entries()) {
        const article = byArticle.get(key);
        if (article !== undefined) guided[article]! += chance * guideDecay ** place;
      }
    }
    for (const key of passage.related) {
      const other = byArticle.get(key);
      if (other === undefined) continue;
      related[other]! += chance;
      related[number]! += associated.of(key).chance;
    }
  }
  for (const [number, { evidence }] of scored.entries()) {
    evidence.guideChance = Math.sqrt(Math.min(1, guided[number]!));
    evidence.relatedChance = Math.sqrt(Math.min(1, related[number]!));
  }
}

/** Articles come in groups: one whose neighbours in the norm also fit is a little likelier. */
export function addNeighbourSupport(scored: readonly Candidate[]): void {
  const byNorm = new Map<string, Map<number, number>>();
  for (const { passage, evidence } of scored) {
    if (passage.lead === null) continue;
    const ofNorm = byNorm.get(passage.lead.norm) ?? new Map<number, number>();
    byNorm.set(passage.lead.norm, ofNorm.set(passage.lead.number, evidence.bm25));
  }
  for (const { passage, evidence } of scored) {
    const ofNorm = byNorm.get(passage.norm);
    if (ofNorm === undefined || Number.isNaN(passage.number)) continue;
    let best = 0;
    for (const distance of [-2, -1, 1, 2]) best = Math.max(best, ofNorm.get(passage.number + distance) ?? 0);
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
      number: candidate.passage.number || 0,
      share: Math.exp((candidate.score - best) / clusterShape.softness),
    }));
  const whole = placed.reduce((sum, { share }) => sum + share, 0) || 1;
  const byNorm = new Map<string, typeof placed>();
  for (const place of placed) addTo(byNorm, place.norm, place);
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
