import type { Evaluation } from '@foja/contracts/chat';

/** What a case evaluation may tell beyond the three fields of the chat's answer (SPEC 3, Case evaluation). */
export interface CaseEvaluation extends Evaluation {
  caseType?: string;
  urgencyLevel?: string;
  estimatedResolutionTime?: string;
  reasoning?: string;
  applicableArticles?: string[];
  requiredDocuments?: string[];
  nextSteps?: string[];
}

export function viabilityHeadline(evaluation: CaseEvaluation): string {
  return evaluation.isViable ? 'Tu caso parece viable' : 'Tu caso parece difícil de sostener';
}

const urgencies: Record<string, { text: string; tone: 'danger' | 'warning' | 'ok' }> = {
  high: { text: 'Urgencia alta', tone: 'danger' },
  medium: { text: 'Urgencia media', tone: 'warning' },
  low: { text: 'Urgencia baja', tone: 'ok' },
};

/** The urgency badge; any other value than the three means undefined. */
export function urgencyBadge(
  level: string | undefined,
): { text: string; tone: 'danger' | 'warning' | 'ok' | 'neutral' } | null {
  if (level === undefined) return null;
  return urgencies[level] ?? { text: 'Urgencia sin definir', tone: 'neutral' };
}

/** The colour of the bar follows the classes of SPEC 9: 60 or more, 40 or more, below. */
export function probabilityTone(percent: number): 'ok' | 'warning' | 'danger' {
  if (percent >= 60) return 'ok';
  return percent >= 40 ? 'warning' : 'danger';
}
