import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { type ContractKind, contractKindLabels } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';
import { inferred, toJudge } from '../extract/findings.ts';
import { sentencesOf } from '../extract/sentences.ts';

/** Words of each kind of contract; the narrower kinds first, since they share words with the wider ones. */
const kindWords: readonly [ContractKind, RegExp, string[]][] = [
  ['land-sale-agreement', /\bboleto de compraventa\b/g, ['ccyc:1170', 'ccyc:1171']],
  ['support-agreement', /\bconvenio (?:de|sobre) alimentos\b|\bcuota alimentaria\b/g, ['ccyc:658', 'ccyc:659']],
  [
    'commercial-lease',
    /\b(?:locacion|alquiler)\b[^.]{0,60}\b(?:comercial|local|oficina|galpon)\b|\bdestino\b[^.]{0,40}\bcomercial/g,
    ['ccyc:1187', 'ccyc:1198'],
  ],
  [
    'residential-lease',
    /\blocacion de (?:vivienda|inmueble|departamento|casa)\b|\blocador[a]?\b|\blocatari[oa]\b|\binquilin[oa]\b|\balquiler\b/g,
    ['ccyc:1187', 'ccyc:1198'],
  ],
  [
    'loan',
    /\bmutuo\b|\bmutuari[oa]\b|\bmutuante\b|\bprestamo\b|\bprestamista\b|\bprestatari[oa]\b/g,
    ['ccyc:1525', 'ccyc:1527'],
  ],
  ['sale', /\bcompraventa\b|\bvendedor[a]?\b|\bcomprador[a]?\b/g, ['ccyc:1123']],
  [
    'works',
    /\bcontrato de obra\b|\blocacion de obra\b|\bcontratista\b|\bdirector de obra\b/g,
    ['ccyc:1251', 'ccyc:1252'],
  ],
  [
    'services',
    /\b(?:prestacion|locacion) de servicios\b|\bprestador[a]?\b|\bcomitente\b|\bservicios profesionales\b/g,
    ['ccyc:1251', 'ccyc:1252'],
  ],
  ['power', /\bpoder (?:general|especial|amplio)\b|\bapoderad[oa]\b|\bmandatari[oa]\b/g, ['ccyc:375']],
  ['suretyship', /\bcontrato de fianza\b/g, ['ccyc:1574']],
];
const titleCharacters = 400;
/** What a word in the title counts for, in words of the body. */
const titleWeight = 8;
const minNamed = 2;

/** What kind of contract it is, by its title and the words that it uses. */
export function readContractKind(text: string): ContractAnalysis['type'] {
  const title = fold(text.slice(0, titleCharacters));
  const body = fold(text);
  const scored = kindWords.map(([kind, pattern, articles]) => ({
    kind,
    articles,
    score: (title.match(pattern)?.length ?? 0) * titleWeight + (body.match(pattern)?.length ?? 0),
  }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  if (best.score < minNamed) {
    return {
      ...toJudge('No se reconoció el tipo de contrato por sus palabras. De él dependen las reglas que se aplican.'),
      kind: 'other',
    };
  }
  // A lease of a dwelling and of a shop share their words: what it is for decides.
  const kind =
    best.kind === 'commercial-lease' && /\bvivienda\b/.test(title)
      ? 'residential-lease'
      : resolveLease(best.kind, body);
  const quote = sentencesOf(text)[0]?.text ?? null;
  return {
    ...inferred(contractKindLabels[kind], 'Por el título y las palabras del contrato.', quote, best.articles),
    kind,
  };
}

function resolveLease(kind: ContractKind, body: string): ContractKind {
  if (kind !== 'residential-lease') return kind;
  const isCommercial = /\b(?:destin\w+|uso)\b[^.]{0,60}\b(?:comercial|oficina|local|deposito|industrial)\b/.test(body);
  return isCommercial && !/\bvivienda\b|\bhabitacional\b/.test(body) ? 'commercial-lease' : kind;
}

/** How much of the law that protects the weaker party applies. */
export type Regime = 'consumer' | 'adhesion' | 'unknown';

/** Whether the contract looks like one of consumption or adhesion. */
export function readRegime(text: string): { regime: Regime; finding: ContractAnalysis['regime'] } {
  const sentenceWith = (pattern: RegExp) =>
    sentencesOf(text).find((sentence) => pattern.test(fold(sentence.text)))?.text ?? null;
  const consumer = sentenceWith(
    /(?<!precios al )\b(?:consumidor\w*|usuari[oa]s?|consumo (?:final|personal|familiar)|para consumo|ley 24\.?240)\b/,
  );
  if (consumer !== null) {
    return {
      regime: 'consumer',
      finding: inferred(
        'Contrato de consumo',
        'El texto habla de consumo o de consumidores. Confirmá que una parte es proveedor y la otra destinatario final.',
        consumer,
        ['ccyc:1093', 'ldc:1', 'ldc:3'],
      ),
    };
  }
  const adhesion = sentenceWith(
    /\b(?:por adhesion|condiciones generales|formulario|el adherente|contrato predispuesto)\b/,
  );
  if (adhesion !== null) {
    return {
      regime: 'adhesion',
      finding: inferred(
        'Contrato por adhesión',
        'El texto habla de condiciones predispuestas. Confirmá que una parte no participó en la redacción.',
        adhesion,
        ['ccyc:984', 'ccyc:988'],
      ),
    };
  }
  return {
    regime: 'unknown',
    finding: toJudge(
      'Del texto no surge si es un contrato de consumo, por adhesión o negociado entre iguales. De eso depende qué cláusulas son abusivas.',
      null,
      ['ccyc:1093', 'ccyc:984'],
    ),
  };
}
