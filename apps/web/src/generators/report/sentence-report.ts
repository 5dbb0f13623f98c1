import { normStateLabels } from '@foja/contracts/generators/marks';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import {
  procedureRoleLabels,
  rulingHarmLabels,
  rulingInstanceLabels,
  rulingOutcomeLabels,
} from '@foja/contracts/generators/sentence-terms';
import { formatDay } from '../../platform/dates.ts';
import { articleLabel } from '../result/article-source.ts';
import { articlesLine, bullets, card, findingParts, findingWords, plain, quoteLine, section } from './report-lines.ts';

export function sentenceReport(sentence: SentenceAnalysis): string[] {
  const { date, instance, outcome } = sentence;
  return [
    ...section('Datos de la sentencia', [
      ...findingParts('Tribunal', sentence.tribunal),
      ...findingParts('Instancia', instance, rulingInstanceLabels[instance.kind]),
      ...(sentence.matter ? findingParts('De qué es', sentence.matter) : []),
      ...(sentence.side ? findingParts('De qué lado', sentence.side) : []),
      ...findingParts('Fecha', date, date.iso ? formatDay(date.iso) : date.text),
      ...findingParts('Carátula', sentence.caption),
      ...findingParts('Expediente', sentence.caseNumber),
    ]),
    ...section('Partes', [
      bullets(sentence.parties.map(({ name, role }) => `${procedureRoleLabels[role]}: ${plain(name)}`)),
    ]),
    ...section('Pretensiones', [bullets(sentence.claims.map((claim) => findingWords(claim)))]),
    ...section('Lo decidido', [
      ...findingParts('Resultado', outcome, rulingOutcomeLabels[outcome.kind]),
      ...sentence.decided.flatMap(({ what, why }, index) => [
        ...findingParts(`${index + 1}. Qué se decidió`, what),
        ...findingParts('Por qué', why),
      ]),
    ]),
    ...section('Normas citadas', [
      bullets(
        sentence.norms.map(({ text, state, articles }) =>
          [`${plain(text)}: ${normStateLabels[state]}`, ...articles.map(articleLabel)].join(' · '),
        ),
      ),
    ]),
    ...section('Precedentes citados', [
      bullets(
        sentence.precedents.map(
          ({ text, source }) => `${plain(text)}${source ? '' : ` (${normStateLabels['not-in-corpus']})`}`,
        ),
      ),
    ]),
    ...section('Costas y honorarios', [
      ...findingParts('Costas', sentence.costs),
      ...findingParts('Honorarios', sentence.fees),
    ]),
    ...section('Plazos para recurrir', [
      ...findingParts('Ley procesal', sentence.jurisdiction),
      ...sentence.deadlines.flatMap(({ remedy, term, startsFrom, dependsOn, due, mark, articles }) =>
        card(`${remedy}: ${term}`, mark, [
          plain(startsFrom),
          ...(due ? [`Notificada el ${formatDay(due.notified)}: vence el ${formatDay(due.day)}.`] : []),
          plain(dependsOn),
          articlesLine(articles),
        ]),
      ),
    ]),
    ...section(
      'Puntos débiles',
      sentence.weakPoints.flatMap(({ title, ground, harms, mark, quote, page, articles }) =>
        card(title, mark, [
          harms ? `Perjudica ${rulingHarmLabels[harms]}.` : null,
          plain(ground),
          quoteLine(quote, page),
          articlesLine(articles),
        ]),
      ),
    ),
  ];
}
