import { piecesOfBody } from '../../corpus/statements/split-pieces.ts';
import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { CitationCase } from './citation-cases.ts';
import type { CitationMaterial } from './citation-material.ts';

const sourcesInCase = 4;
const figures =
  /\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|treinta|cuarenta|sesenta|noventa)(?= (?:días|meses|años|horas|por ciento))/;
const others = ['doce', 'once', 'veintidós', 'cincuenta', 'catorce', 'setenta'];
const units: Record<string, string> = { días: 'meses', meses: 'años', años: 'meses', horas: 'días' };
const exchanges: readonly (readonly [string, string])[] = [
  ['El empleador', 'El trabajador'],
  ['El trabajador', 'El empleador'],
  ['El inquilino', 'El dueño'],
  ['El dueño', 'El inquilino'],
  ['El vendedor', 'El comprador'],
  ['El comprador', 'El vendedor'],
  ['El acreedor', 'El deudor'],
  ['El deudor', 'El acreedor'],
  ['El asegurado', 'El asegurador'],
  ['El asegurador', 'El asegurado'],
  ['El proveedor', 'El consumidor'],
  ['El consumidor', 'El proveedor'],
];
/** Other words for the same: what a right answer may say and must not be blamed for. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [/\bdebe\b/, 'tiene que'],
  [/\bdeben\b/, 'tienen que'],
  [/\bpuede pedir\b/, 'está en condiciones de pedir'],
  [/\bno puede\b/, 'no tiene permitido'],
  [/\bdías corridos\b/, 'días seguidos'],
  [/\bdentro de los\b/, 'en un plazo de'],
  [/\btres meses\b/, '3 meses'],
  [/\bdiez días\b/, '10 días'],
  [/\bcinco días\b/, '5 días'],
  [/\btres años\b/, '3 años'],
  [/\bdos años\b/, '24 meses'],
  [/\bun año\b/, 'doce meses'],
  [/\bla mitad\b/, 'el 50 %'],
  [/\bsiempre que\b/, 'con tal de que'],
  [/\bsalvo que\b/, 'a menos que'],
  [/\bsalvo\b/, 'excepto'],
];

/** Answers of one sentence on the source that they cite: as the editors wrote it, in other words, and with a fault planted in it. */
export function buildSentenceCases(material: CitationMaterial, each: number, seed: number): CitationCase[] {
  const random = seededRandom(seed);
  const noted = material.inForce.filter(({ editorial }) => editorial !== null);
  if (noted.length < sourcesInCase) return [];
  const make = (
    kind: string,
    verdict: CitationCase['verdict'],
    change: (sentence: string, random: SeededRandom) => string | null,
  ) => Array.from({ length: each }, () => ({ kind, ...draw(noted, random, verdict, change) }));
  return [
    ...make('true sentence', 'good', (sentence) => sentence),
    ...make('true sentence in other words', 'good', reword),
    ...make('sentence with another figure', 'unsupported', (sentence, { pick }) =>
      figures.test(sentence) ? sentence.replace(figures, pick(others)) : null,
    ),
    ...make('sentence with another unit', 'unsupported', (sentence) => {
      const [unit] =
        /(?<=\b(?:dos|tres|cuatro|cinco|seis|ocho|diez|quince|veinte|treinta) )(?:días|meses|años|horas)\b/.exec(
          sentence,
        ) ?? [];
      return unit === undefined ? null : sentence.replace(new RegExp(`\\b${unit}\\b`), units[unit] ?? unit);
    }),
    ...make('sentence with another kind of days', 'unsupported', (sentence) =>
      /días (?:corridos|hábiles)/.test(sentence)
        ? sentence.replace(
            /días (corridos|hábiles)/,
            (_, kind) => `días ${kind === 'corridos' ? 'hábiles' : 'corridos'}`,
          )
        : null,
    ),
    ...make('sentence that affirms what is denied', 'unsupported', (sentence) =>
      /\bno (?=puede|debe|hace|responde|paga|corresponde|tiene|prescribe|pueden|deben)/.test(sentence)
        ? sentence.replace(/\bno (?=puede|debe|hace|responde|paga|corresponde|tiene|prescribe|pueden|deben)/, '')
        : null,
    ),
    ...make('sentence that denies what is affirmed', 'unsupported', (sentence) =>
      /(?<!no (?:se |lo |la |le )?)\b(?:puede|debe|responde|pueden|deben|corresponde)\b/.test(sentence) &&
      !/\bno\b/.test(sentence)
        ? sentence.replace(/\b(puede|debe|responde|pueden|deben|corresponde)\b/, 'no $1')
        : null,
    ),
    ...make('sentence with its parties exchanged', 'unsupported', (sentence) => {
      const found = exchanges.find(([from]) => sentence.startsWith(`${from} `));
      return found ? sentence.replace(found[0], found[1]) : null;
    }),
  ];
}

function reword(sentence: string): string | null {
  const fitting = rewordings.filter(([from]) => from.test(sentence));
  return fitting.length === 0 ? null : fitting.reduce((text, [from, to]) => text.replace(from, to), sentence);
}

const maxTries = 4_000;

function draw(
  noted: readonly RankedSource[],
  random: SeededRandom,
  verdict: CitationCase['verdict'],
  change: (sentence: string, random: SeededRandom) => string | null,
): Omit<CitationCase, 'kind'> {
  for (let tries = 0; tries < maxTries; tries++) {
    const sources = random.sample(noted, sourcesInCase);
    const number = 1 + random.integer(sourcesInCase);
    const pieces = sources[number - 1]?.editorial?.sections.flatMap(({ body }) => piecesOfBody(body)) ?? [];
    const sentence = random.pick(pieces).text;
    const changed = change(sentence, random);
    if (changed === null || (verdict !== 'good' && changed === sentence)) continue;
    const reference = `[${number}]`;
    return { sources, draft: `${changed.replace(/[.;:]$/, '')} ${reference}.`, reference, verdict };
  }
  throw new Error('No sentence of the corpus can be changed so');
}
