import type {
  CaseSide,
  EvaluationAdverseFact,
  EvaluationEvidence,
  EvaluationLimitation,
  EvaluationPoint,
} from '@foja/contracts/evaluation';
import type { AdverseFound } from './against/read-adverse-facts.ts';
import type { ElementFound } from './elements/read-elements.ts';
import type { EvidenceFound } from './elements/read-evidence.ts';
import type { LimitationFound } from './limitation/read-limitation.ts';

/** What is known of a case. */
export interface CaseFacts {
  elements: readonly ElementFound[];
  evidence: readonly EvidenceFound[];
  limitation: LimitationFound | null;
  /** For whom; a claimant where it is not told. */
  side?: CaseSide;
  /** What is told against that side, most first. */
  adverse?: readonly AdverseFound[];
}

/** The number and all that it is made of: `baseline` and every `contribution` add up to `percent`. */
export interface Probability {
  percent: number;
  band: { low: number; high: number };
  baseline: number;
  points: Pick<EvaluationPoint, 'element' | 'status' | 'quotes' | 'contribution'>[];
  evidence: EvaluationEvidence[];
  adverse: EvaluationAdverseFact[];
  limitation: EvaluationLimitation | null;
}

/**
 * Points out of a hundred. A case of which nothing is known starts at the baseline; all elements told and every proof named
 * lead to 95, for no case is certain.
 */
const startOf: Record<CaseSide, number> = { claimant: 30, defendant: 70 };
const elementPoints = 45;
const evidencePoints = 20;
/** What of its own points an element brings, or takes, by its status. Against: less than the baseline for all together. */
const shares = { supported: 1, unclear: 1 / 3, missing: 0, against: -0.6 } as const;
/** What each fact against takes, and what is left whatever is told: no case is hopeless by its own words alone. */
const adversePoints = { decisive: 25, heavy: 14, light: 6, disputed: 4 } as const;
const leftAtLeast = 3;
/** What is left of the number where the period has run out. The judge does not apply it unasked (art. 2552 CCyC). */
const leftAfterExpiry = { claim: 0.2, 'one-way': 0.6, nothing: 1 } as const;
/** How far the unknown may move the number, as shares of the points at stake. */
const doubt = { missingUp: 0.5, missingDown: 0.35, unclearUp: 0.5, unclearDown: 0.35, proofUp: 0.4, proofDown: 0.15 };
const unknownPeriodDown = 6;
const minBand = 3;

/**
 * Adds up what is known. Each element and each proof has its own fixed points, so that one more proof, or one more element
 * supported, never lowers the number, whatever the rest is.
 */
export function computeProbability({
  adverse = [],
  elements,
  evidence,
  limitation,
  side = 'claimant',
}: CaseFacts): Probability {
  const baseline = startOf[side];
  // What the claim has is what its defendant lacks; a proof of the claim gives its defendant nothing.
  const sign = side === 'claimant' ? 1 : -1;
  const elementStakes = shareOut(elementPoints, elements.length);
  const proofStakes = shareOut(evidencePoints, evidence.length);
  const points = elements.map(({ element, status, quotes }, index) => ({
    element,
    status,
    quotes,
    contribution: sign * Math.trunc((elementStakes[index] ?? 0) * shares[status]) + 0,
  }));
  const proofs = evidence.map((proof, index) => ({
    ...proof,
    contribution: side === 'claimant' && proof.status === 'named' ? (proofStakes[index] ?? 0) : 0,
  }));
  const told = baseline + sum(points) + sum(proofs);
  const against = takeAway(adverse, told);
  const earned = told + sum(against);
  const left = limitation?.status === 'expired' ? leftAfterExpiry[limitation.takesAway] : 1;
  const percent = Math.round(earned * left);
  return {
    percent,
    baseline,
    points,
    evidence: proofs,
    adverse: against,
    band: bandAround(percent, { points, proofs, elementStakes, proofStakes, limitation, left, side }),
    limitation: limitation === null ? null : tellLimitation(limitation, percent - earned),
  };
}

/** Takes the points of what counts against, until little is left. */
function takeAway(adverse: readonly AdverseFound[], from: number): EvaluationAdverseFact[] {
  let left = from;
  return adverse.map((fact) => {
    const taken = Math.max(0, Math.min(adversePoints[fact.weight], left - leftAtLeast));
    left -= taken;
    return { ...fact, contribution: 0 - taken };
  });
}

function sum(parts: readonly { contribution: number }[]): number {
  return parts.reduce((total, { contribution }) => total + contribution, 0);
}

/** Whole points for `count` parts, the first ones bearing the rest. */
function shareOut(total: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(total / count) + (index < total % count ? 1 : 0));
}

interface Unknowns {
  points: Probability['points'];
  proofs: readonly EvaluationEvidence[];
  elementStakes: readonly number[];
  proofStakes: readonly number[];
  limitation: LimitationFound | null;
  left: number;
  side: CaseSide;
}

function bandAround(percent: number, known: Unknowns): Probability['band'] {
  const at = (stakes: readonly number[], isAtStake: (index: number) => boolean) =>
    stakes.reduce((total, stake, index) => total + (isAtStake(index) ? stake : 0), 0);
  const missing = at(known.elementStakes, (index) => known.points[index]?.status === 'missing');
  const unclear = at(known.elementStakes, (index) => known.points[index]?.status === 'unclear');
  const absent = at(known.proofStakes, (index) => known.proofs[index]?.status === 'absent');
  const isPeriodOpen = known.limitation?.status === 'unknown' && known.limitation.takesAway !== 'nothing';
  const better = missing * doubt.missingUp + unclear * doubt.unclearUp + absent * doubt.proofUp;
  const worse =
    missing * doubt.missingDown +
    unclear * doubt.unclearDown +
    absent * doubt.proofDown +
    (isPeriodOpen ? unknownPeriodDown : 0);
  // What would make the claim better makes its defence worse.
  const [up, down] = known.side === 'claimant' ? [better, worse] : [worse, better];
  return {
    low: Math.max(0, percent - Math.max(minBand, Math.round(down * known.left))),
    high: Math.min(100, percent + Math.max(minBand, Math.round(up * known.left))),
  };
}

function tellLimitation({ takesAway: _, ...told }: LimitationFound, contribution: number): EvaluationLimitation {
  return { ...told, contribution };
}
