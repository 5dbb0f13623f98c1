import { modelName } from '../answer-view/answer-tags.tsx';
import {
  articleLabel,
  bandText,
  caseTypeText,
  evidenceStatusText,
  limitationDates,
  limitationStatuses,
  pointStatusTexts,
  probabilityClass,
  signedPoints,
  urgencyBadge,
  viabilityHeadline,
} from './case-evaluation.ts';
import type { ShownCase } from './chosen-case-type.ts';

/** Words of the person that would read as marks of Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\*_`#<>[\]])/g, '\\$1');
const quoted = (quotes: readonly string[]) => quotes.map((quote) => ` «${plain(quote)}»`).join('');

function section(title: string, lines: readonly string[], mark: (index: number) => string = () => '- '): string[] {
  if (lines.length === 0) return [];
  return [`## ${title}`, lines.map((line, index) => `${mark(index)}${line}`).join('\n')];
}

/** An evaluation as a document in Markdown, for copying and exporting: what the card says and how the number came about. */
export function evaluationReport(evaluation: ShownCase): string {
  const { adverse, done, points, evidence, limitation, otherPeriods, successProbability } = evaluation;
  const account = [
    `Punto de partida: ${evaluation.baseline}`,
    ...points.map(({ element, status, contribution, quotes, articles }) => {
      const labels = articles.map(articleLabel).join(', ');
      return `${plain(element)} (${signedPoints(contribution)}). ${pointStatusTexts[status]}.${quoted(quotes)}${labels && ` ${labels}.`}`;
    }),
  ];
  return [
    `## ${viabilityHeadline(evaluation)}`,
    [
      `- Tipo de caso: ${plain(caseTypeText(evaluation))}`,
      `- ${urgencyBadge(evaluation.urgencyLevel).text}`,
      `- Probabilidad de éxito: ${successProbability} % (${bandText(evaluation.band)}). ${probabilityClass(successProbability).text}`,
      `- Tiempo estimado: ${plain(evaluation.estimatedResolutionTime)}`,
    ].join('\n'),
    '## Razonamiento y análisis legal',
    evaluation.reasoning,
    ...section('De dónde sale el número', account),
    ...section(
      'Prueba',
      evidence.map(
        (proof) =>
          `${plain(proof.name)} (${signedPoints(proof.contribution)}). ${evidenceStatusText(proof)}.${quoted(proof.quotes)}`,
      ),
    ),
    ...section(
      'Lo que juega en contra',
      adverse.map(
        ({ answer, articles, contribution, explanation, quote, title }) =>
          `${title} (${signedPoints(contribution)}). «${plain(quote)}» ${explanation} Cómo responder: ${answer} ${articles.map(articleLabel).join(', ')}`,
      ),
    ),
    ...section(
      evaluation.side === 'defendant' ? 'Plazo para contestar' : 'Plazo para reclamar',
      (limitation ? [limitation, ...otherPeriods] : []).map(
        (period) =>
          `${plain(period.text)} (${signedPoints(period.contribution)}). ${limitationStatuses[period.status].text}. ${limitationDates(period)}${quoted(period.quotes)}${period.note ? ` ${period.note}` : ''} ${articleLabel(period.article)}.`,
      ),
    ),
    ...section('Qué subiría el número', evaluation.raises.map(plain)),
    ...section('Qué lo bajaría', evaluation.lowers.map(plain)),
    ...section('Qué falta saber', evaluation.missing.map(plain)),
    ...section('Artículos aplicables', evaluation.applicableArticles.map(plain)),
    ...section('Documentos necesarios', evaluation.requiredDocuments.map(plain)),
    ...section(
      'Lo que ya se hizo',
      done.map(({ done: what, quote }) => `${what}: «${plain(quote)}»`),
    ),
    ...section('Próximos pasos', evaluation.nextSteps.map(plain), (index) => `${index + 1}. `),
    `Calculado con ${plain(modelName(evaluation.engine))}.${evaluation.notice ? ` ${plain(evaluation.notice)}` : ''}`,
  ].join('\n\n');
}
