import type { PleadingReview } from '@foja/contracts/pleading-review';
import {
  pleadingForumLabels,
  pleadingKindLabels,
  pleadingPurposeLabels,
  pleadingSideLabels,
} from '@foja/contracts/pleading-terms';

const levels = { high: 'Grave', medium: 'Para revisar', low: 'Para mirar' } as const;

/** A review as a document in Markdown: what the paper was taken for, and each point with its words and how it is mended. */
export function reviewReport({ kind, purpose, side, forum, findings, checks }: PleadingReview): string {
  return [
    `- Escrito: ${pleadingKindLabels[kind]}`,
    `- Asunto: ${pleadingPurposeLabels[purpose]}`,
    `- Parte: ${pleadingSideLabels[side]}`,
    `- Fuero: ${pleadingForumLabels[forum]}`,
    `- Controles: ${checks}`,
    '',
    findings.length === 0 ? 'Los controles no encontraron nada.' : '',
    ...findings.flatMap(({ title, level, page, quote, why, mend, articles }) => [
      `## ${title} (${levels[level]})`,
      ...(quote ? [`> ${quote.replace(/\s+/g, ' ')}${page === undefined ? '' : ` (p. ${page})`}`] : []),
      why,
      `**Cómo se corrige.** ${mend}`,
      ...(articles.length > 0 ? [articles.map(({ label }) => label).join(', ')] : []),
      '',
    ]),
  ].join('\n\n');
}
