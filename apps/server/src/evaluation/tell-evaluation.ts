import { writeDay } from '@foja/computable-law/core/civil-day';
import type { CaseEvaluation } from '@foja/contracts/evaluation';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { GuideSource } from '../corpus/corpus-source.ts';
import type { Probability } from './compute-probability.ts';
import { sentencesOf } from './guide-sentences.ts';
import { adviceLeft } from './stage/read-steps.ts';
import type { FactsTold } from './story/read-case-facts.ts';

type Told = Pick<CaseEvaluation, 'reasoning' | 'raises' | 'lowers' | 'missing' | 'nextSteps' | 'requiredDocuments'>;

/** Puts in words what was computed and what the guide says: nothing here is counted or judged anew. */
export function tellEvaluation(
  guide: GuideSource,
  computed: Probability,
  { side, signs, steps }: Pick<FactsTold, 'side' | 'signs' | 'steps'>,
): Told {
  const { adverse, points, evidence, limitation } = computed;
  if (side === 'defendant') return tellDefence(guide, computed, { signs, steps });
  const of = (status: Probability['points'][number]['status']) => points.filter((point) => point.status === status);
  const absent = evidence.filter(({ status }) => status === 'absent');
  const missing = of('missing').map(({ element }) => element);
  const unclear = of('unclear').map(({ element }) => element);
  return {
    reasoning: [lawInShort(guide), howItAddsUp(computed), tellLimitation(limitation), tellSigns(signs)]
      .filter(Boolean)
      .join('\n\n'),
    raises: [
      ...missing.map((element) => `Contar y probar: ${lowerFirst(element)}`),
      ...unclear.map((element) => `Aclarar: ${lowerFirst(element)}`),
      ...absent.map(({ name }) => `Conseguir: ${lowerFirst(name)}`),
    ],
    lowers: [
      ...adverse.map(({ title }) => title),
      ...of('against').map(({ element }) => `El relato lo contradice: ${lowerFirst(element)}`),
      ...of('supported').map(({ element }) => `Que la otra parte desvirtúe: ${lowerFirst(element)}`),
      ...(limitation === null ? [] : [riskOfTime(limitation)]),
    ].filter(Boolean),
    missing: [
      ...missing,
      ...unclear,
      ...(limitation?.status === 'unknown' && limitation.startsOn === null ? [dateMissing(limitation)] : []),
    ],
    nextSteps: adviceLeft(
      sentencesOf(guide, 'Pasos').map(({ text }) => text),
      steps.done,
    ),
    requiredDocuments: documentsOf(guide, evidence),
  };
}

/** The same for who was claimed from: what the claim has is what to answer. The guide's steps are those of who claims. */
function tellDefence(
  guide: GuideSource,
  computed: Probability,
  { signs, steps }: Pick<FactsTold, 'signs' | 'steps'>,
): Told {
  const { adverse, points, evidence, limitation } = computed;
  const of = (...statuses: Probability['points'][number]['status'][]) =>
    points.filter(({ status }) => statuses.includes(status)).map(({ element }) => lowerFirst(element));
  return {
    reasoning: [lawInShort(guide), howItAddsUp(computed), tellLimitation(limitation), tellSigns(signs)]
      .filter(Boolean)
      .join('\n\n'),
    raises: [
      ...of('supported', 'unclear').map((element) => `Mostrar que no es así, o que falta prueba: ${element}`),
      ...of('missing', 'against').map((element) => `Sostener lo que la otra parte no muestra: ${element}`),
    ],
    lowers: [
      ...adverse.map(({ title }) => title),
      ...of('missing').map((element) => `Que la otra parte pruebe: ${element}`),
      ...(limitation === null ? [] : [riskOfTime(limitation)]),
    ].filter(Boolean),
    missing: of('missing', 'unclear'),
    nextSteps: adviceLeft([], steps.done),
    requiredDocuments: documentsOf(guide, evidence),
  };
}

/** What is not there yet comes first: it is what there is to do. */
function documentsOf(guide: GuideSource, evidence: Probability['evidence']): string[] {
  const named = (wanted: Probability['evidence'][number]['status']) =>
    evidence.filter(({ status }) => status === wanted).map(({ name }) => name);
  return distinctThings([
    ...named('absent'),
    ...named('named'),
    ...sentencesOf(guide, 'Documentos y prueba')
      .map(({ text }) => text.replace(/\.$/, ''))
      .filter((text) => !rule.test(text)),
  ]);
}

/** What somebody must or may do is no document. */
const rule = /\b(debe|deben|deberá|puede|pueden|corresponde|incumbe)\b/i;
/** Of the words of the shorter of two names, those that the other also has: from here on both are the same thing. */
const sameThingShare = 0.6;

/** Without the names that say again, in other words, what stands before. */
function distinctThings(names: readonly string[]): string[] {
  const kept: { name: string; terms: Set<string> }[] = [];
  for (const name of names) {
    const terms = new Set(analyzeTerms(name));
    const isSaid = kept.some((other) => {
      const shared = [...terms].filter((term) => other.terms.has(term)).length;
      return shared > 0 && shared >= sameThingShare * Math.min(terms.size, other.terms.size);
    });
    if (!isSaid) kept.push({ name, terms });
  }
  return kept.map(({ name }) => name);
}

function lawInShort(guide: GuideSource): string {
  return sentencesOf(guide, 'Respuesta breve')
    .map(({ text }) => text)
    .join(' ');
}

function howItAddsUp({ adverse, baseline, percent, band, points, evidence, limitation }: Probability): string {
  const supported = points.filter(({ status }) => status === 'supported').length;
  const named = evidence.filter(({ status }) => status === 'named').length;
  const total = (parts: readonly { contribution: number }[]) =>
    signed(parts.reduce((sum, { contribution }) => sum + contribution, 0));
  const against = total(adverse);
  const contrary =
    adverse.length > 0 ? `, lo que juega en contra resta ${against.replace('−', '')} (${adverse.length})` : '';
  const period =
    limitation !== null && limitation.contribution !== 0 ? ` y ${signed(limitation.contribution)} por el plazo` : '';
  return (
    `El número se calcula así: se parte de ${baseline} puntos; los elementos que hay que probar suman ${total(points)} ` +
    `(el relato sostiene ${supported} de ${points.length}), la prueba nombrada suma ${total(evidence)} ` +
    `(${named} de ${evidence.length})${contrary}${period}. Resultado: ${percent} %, entre ${band.low} % y ${band.high} % según lo que ` +
    'todavía no se sabe. Mide cuánto de lo que pide la ley cuenta y prueba el relato; no es una estadística de sentencias.'
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

function tellLimitation(limitation: CaseEvaluation['limitation']): string {
  if (limitation === null) return '';
  const { note, text, startsOn, endsOn, status } = limitation;
  if (startsOn === null || endsOn === null) return `Plazo: ${text}.`;
  const counted = `Plazo: ${text}. Contado desde el ${writeDay(startsOn)}, terminaría el ${writeDay(endsOn)}`;
  if (status === 'expired') {
    return `${counted}: según esas fechas, ya venció. ${note ?? 'Conviene ver si algo lo suspendió o interrumpió.'}`;
  }
  if (status === 'met') return `${counted}. ${note ?? ''}`.trim();
  return status === 'near' ? `${counted}: queda poco o puede haber vencido para lo más antiguo.` : `${counted}.`;
}

function riskOfTime({ status, endsOn }: NonNullable<CaseEvaluation['limitation']>): string {
  if (status === 'met') return '';
  if (status === 'expired') return 'Que la otra parte oponga que el plazo ya venció';
  return endsOn === null ? '' : `Dejar pasar el plazo, que terminaría el ${writeDay(endsOn)}`;
}

function dateMissing({ text }: NonNullable<CaseEvaluation['limitation']>): string {
  return `La fecha desde la que corre el plazo (${lowerFirst(text)})`;
}

function tellSigns(signs: readonly string[]): string {
  return signs.length === 0 ? '' : `Señales de urgencia en el relato: ${signs.map(lowerFirst).join('; ')}.`;
}

/** "Que hubo un daño" within a sentence; a name of capitals stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
}
