import type {
  CaseEvaluation,
  CaseSide,
  CaseStage,
  EvaluationAdverseFact,
  EvaluationEvidence,
  EvaluationLimitation,
  EvaluationPoint,
} from '@foja/contracts/evaluation';
import { type ProbabilityLevel, probabilityLevel } from '@foja/contracts/percent-classes';
import type { Source } from '@foja/contracts/sources';
import type { Tone } from '../design-system/badge.tsx';
import { formatDay } from '../platform/dates.ts';
import { articleName, normShortName } from '../sources/source-label.ts';
import type { ShownCase } from './chosen-case-type.ts';

const headlines: Record<CaseSide, Record<ProbabilityLevel, string>> = {
  claimant: {
    high: 'Tu caso parece viable',
    medium: 'Tu caso parece viable',
    low: 'Tu caso es discutible',
    'very-low': 'Tu caso parece difícil de sostener',
  },
  defendant: {
    high: 'Tu defensa parece viable',
    medium: 'Tu defensa parece viable',
    low: 'Tu defensa es discutible',
    'very-low': 'Tu defensa parece difícil de sostener',
  },
};

/** The verdict: the words of the class in which the number stands, and no others, so that a card never says two things. */
export function viabilityHeadline({
  side = 'claimant',
  successProbability,
}: Pick<CaseEvaluation, 'successProbability'> & { side?: CaseSide }): string {
  return headlines[side][probabilityLevel(successProbability)];
}

export const sideTexts: Record<CaseSide, string> = {
  claimant: 'Quien reclama',
  defendant: 'Quien se defiende de un reclamo',
};

/** How far the case has come. */
export const stageTexts: Record<CaseStage, string> = {
  before: 'Antes de reclamar por escrito',
  notified: 'Reclamo por escrito ya hecho',
  conciliated: 'Etapa previa al juicio cumplida',
  answering: 'Demanda recibida, hay que contestarla',
  sued: 'Juicio en trámite',
};

/** The type of case, which case of that type and, where the person put it right, instead of which. */
export function caseTypeText(shown: Pick<ShownCase, 'caseType' | 'guideTitle' | 'chosenInsteadOf'>): string {
  const { caseType, guideTitle, chosenInsteadOf } = shown;
  const text = guideTitle ? `${caseType}. ${guideTitle}` : caseType;
  return chosenInsteadOf === undefined ? text : `${text} (elegido a mano, en lugar de «${chosenInsteadOf}»)`;
}

const urgencies: Record<string, { text: string; tone: Tone }> = {
  high: { text: 'Urgencia alta', tone: 'danger' },
  medium: { text: 'Urgencia media', tone: 'warning' },
  low: { text: 'Urgencia baja', tone: 'ok' },
};

/** The urgency badge; any other value than the three means undefined (specification 3). */
export function urgencyBadge(level: string | null): { text: string; tone: Tone } {
  return urgencies[level ?? ''] ?? { text: 'Urgencia sin definir', tone: 'neutral' };
}

export type ProbabilityTone = 'ok' | 'info' | 'warning' | 'danger';

const probabilityLooks: Record<ProbabilityLevel, { text: string; tone: ProbabilityTone }> = {
  high: { text: 'Probabilidad alta', tone: 'ok' },
  medium: { text: 'Probabilidad media', tone: 'info' },
  low: { text: 'Probabilidad baja', tone: 'warning' },
  'very-low': { text: 'Probabilidad muy baja', tone: 'danger' },
};

/** How a probability is told, by its class. */
export function probabilityClass(percent: number): { text: string; tone: ProbabilityTone } {
  return probabilityLooks[probabilityLevel(percent)];
}

/** `{low: 55, high: 70}` → `55–70 %`. */
export function bandText({ low, high }: CaseEvaluation['band']): string {
  return low === high ? `${low} %` : `${low}–${high} %`;
}

/** A signed number of points, with the sign that a reader expects: `+8`, `−12`, `0`. */
export function signedPoints(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

export const pointStatusTexts: Record<EvaluationPoint['status'], string> = {
  supported: 'El relato lo apoya',
  missing: 'El relato no lo menciona',
  against: 'El relato lo contradice',
  unclear: 'El relato no lo aclara',
};

export const adverseWeightTexts: Record<EvaluationAdverseFact['weight'], string> = {
  decisive: 'Puede decidir el caso',
  heavy: 'Pesa mucho',
  light: 'Pesa algo',
  disputed: 'Lo dice la otra parte: hay que probarlo',
};

/** An absent proof is one that the story denies, where it quotes it, or one that it does not name. */
export function evidenceStatusText({ status, quotes }: Pick<EvaluationEvidence, 'status' | 'quotes'>): string {
  if (status === 'named') return 'El relato la nombra';
  return quotes.length > 0 ? 'El relato dice que falta' : 'El relato no la nombra';
}

export const limitationStatuses: Record<EvaluationLimitation['status'], { text: string; tone: Tone }> = {
  running: { text: 'En plazo', tone: 'ok' },
  near: { text: 'Por vencer', tone: 'warning' },
  expired: { text: 'Vencido', tone: 'danger' },
  unknown: { text: 'Falta una fecha', tone: 'neutral' },
  met: { text: 'Cumplido', tone: 'ok' },
};

/** From when to when the period runs here, or what is needed to know. */
export function limitationDates({ startsOn, endsOn }: EvaluationLimitation): string {
  if (startsOn && endsOn) return `Contado desde el ${formatDay(startsOn)}, vence el ${formatDay(endsOn)}.`;
  if (endsOn) return `Vence el ${formatDay(endsOn)}.`;
  if (startsOn) return `Se cuenta desde el ${formatDay(startsOn)}.`;
  return 'El relato no dice una fecha desde la que contarlo.';
}

/** An article's short name by its key: `ldc:11` → `Art. 11 LDC`. */
export function articleLabel(key: string): string {
  const [norm, article] = key.split(':');
  return norm && article ? `Art. ${articleName(article)} ${normShortName(norm)}` : key;
}

/**
 * The key of the article that is named so ("art. 11 LDC: Garantías"), found among the sources by its number and its heading or norm;
 * null where it is not one of them.
 */
export function articleKey(text: string, sources: readonly Source[]): string | null {
  const [label = '', ...rest] = text.toLowerCase().split(': ');
  const heading = rest.join(': ');
  for (const { norm, article, heading: own } of sources) {
    if (norm === null || article === null) continue;
    const key = `${norm}:${article}`;
    if (label === articleLabel(key).toLowerCase()) return key;
    const isNumbered = label.startsWith(`art. ${articleName(article)} `.toLowerCase());
    if (isNumbered && heading !== '' && heading === own.toLowerCase()) return key;
  }
  return null;
}

/** What is asked when somebody clicks a required document. */
export function documentRequest(name: string, caseType: string): string {
  return `Necesito este documento para mi caso (${caseType}): ${name}. ¿Cómo lo consigo y qué tiene que decir?`;
}
