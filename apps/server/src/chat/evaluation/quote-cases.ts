import { tokenize } from '@foja/legal-text/tokenize';
import { type SeededRandom, seededRandom } from '../../platform/seeded-random.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import { wordsOf } from '../trace-passage.ts';
import type { CheckedQuote } from '../verify-quotes.ts';
import type { CitationMaterial } from './citation-material.ts';

export interface QuoteCase {
  kind: string;
  sources: RankedSource[];
  draft: string;
  verdict: CheckedQuote['status'];
  /** Words that the corrected answer has to hold in quotation marks; null where none. */
  passage: string | null;
}

const sourcesInCase = 4;
const quoteWords = { min: 12, max: 32 };
const strangeWords = [
  'siempre',
  'nunca',
  'doscientos',
  'gratuitamente',
  'mensual',
  'facultativo',
  'prohibido',
  'inembargable',
];

/** Answers with verbatim, drifted, misattributed and invented quotations; none where no official text is loaded. */
export function buildQuoteCases(material: CitationMaterial, each: number, seed: number): QuoteCase[] {
  const random = seededRandom(seed);
  const long = material.inForce.filter((source) => wordsOf(source.text).length >= quoteWords.max);
  if (long.length < sourcesInCase) return [];
  const kinds: Record<string, () => Omit<QuoteCase, 'kind'>> = {
    'verbatim quotation': () => {
      const { sources, passage, number } = drawPassage(long, random);
      return { sources, draft: `La ley dice: «${passage}» [${number}].`, verdict: 'verbatim', passage };
    },
    'verbatim in other case and spacing': () => {
      const { sources, passage, number } = drawPassage(long, random);
      const loose = `${passage[0]!.toUpperCase()}${passage.slice(1)}`.replace(/ /g, random.pick(['  ', '\n']));
      return { sources, draft: `La ley dice: “${loose}” [${number}].`, verdict: 'verbatim', passage: null };
    },
    'drifted quotation': () => {
      const { sources, passage, number } = drawPassage(long, random);
      return { sources, draft: `La ley dice: «${drift(passage, random)}» [${number}].`, verdict: 'restored', passage };
    },
    'quotation without its "no"': () => {
      const negative = long.filter(({ text }) => / no /.test(text.slice(0, 400)));
      const { sources, passage, number } = drawPassage(
        negative.length >= sourcesInCase ? negative : long,
        random,
        / no /,
      );
      const changed = passage.replace(' no ', ' ');
      const verdict = changed === passage ? 'verbatim' : 'restored';
      return { sources, draft: `La ley dice: «${changed}» [${number}].`, verdict, passage };
    },
    'quotation with another figure': () => {
      const figures = long.filter(({ text }) => figure.test(text));
      const { sources, passage, number } = drawPassage(
        figures.length >= sourcesInCase ? figures : long,
        random,
        figure,
      );
      const changed = passage.replace(figure, (found) => (found === 'cuarenta' ? 'sesenta' : 'cuarenta'));
      const verdict = changed === passage ? 'verbatim' : 'restored';
      return { sources, draft: `La ley dice: «${changed}» [${number}].`, verdict, passage };
    },
    'quotation with elisions': () => {
      const { sources, passage, number } = drawPassage(long, random);
      const words = passage.split(' ');
      const third = Math.floor(words.length / 3);
      const elided = `${words.slice(0, third).join(' ')} [...] ${words.slice(-third).join(' ')}`;
      return { sources, draft: `La ley dice: «${elided}» [${number}].`, verdict: 'verbatim', passage: null };
    },
    'quotation of another source': () => {
      const { sources, passage, number } = drawPassage(long, random);
      return {
        sources,
        draft: `La ley dice: «${passage}» [${(number % sourcesInCase) + 1}].`,
        verdict: 'misquoted',
        passage: null,
      };
    },
    'invented quotation': () => {
      const { sources, number } = drawPassage(long, random);
      const invented = inventedQuotes[random.integer(inventedQuotes.length)]!;
      return { sources, draft: `La ley dice: «${invented}» [${number}].`, verdict: 'misquoted', passage: null };
    },
  };
  return Object.entries(kinds).flatMap(([kind, make]) => Array.from({ length: each }, () => ({ kind, ...make() })));
}

const inventedQuotes = [
  'el proveedor pagará al damnificado diez salarios por cada semana de demora',
  'toda vivienda familiar queda exenta de cualquier embargo municipal desde su compra',
  'los hermanos mayores heredan siempre el doble que los menores salvo renuncia escrita',
  'ningún inquilino abonará expensas mientras dure una obra vecina autorizada',
  'el banco devolverá en dos horas lo debitado sin requerir constancia alguna',
  'quien conduzca sin carné responde con su casa aunque otro manejara',
];

const figure = /\b(?:dos|tres|cinco|seis|diez|quince|veinte|treinta|cuarenta|sesenta|noventa)\b/;

/** @param holding what the passage has to hold, where the source holds it. */
function drawPassage(long: readonly RankedSource[], random: SeededRandom, holding?: RegExp) {
  const sources = random.sample(long, sourcesInCase);
  const number = 1 + random.integer(sourcesInCase);
  const { text } = sources[number - 1]!;
  const tokens = tokenize(text);
  const length = quoteWords.min + random.integer(quoteWords.max - quoteWords.min);
  const at = holding ? tokens.findIndex(({ end }) => end > (holding.exec(text)?.index ?? 0)) : -1;
  const from = at >= 0 ? Math.max(0, at - Math.floor(length / 2)) : random.integer(Math.max(1, tokens.length - length));
  const to = Math.min(tokens.length - 1, from + length - 1);
  // Quotation marks of the law itself would close the answer's.
  const passage = text
    .slice(tokens[from]!.start, tokens[to]!.end)
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ');
  return { sources, passage, number };
}

/** One or two words changed, or one left out, in the middle. */
function drift(passage: string, random: SeededRandom): string {
  const words = passage.split(' ');
  const changes = 1 + random.integer(2);
  for (let change = 0; change < changes; change += 1) {
    const at = 2 + random.integer(Math.max(1, words.length - 4));
    if (random.integer(3) === 0) words.splice(at, 1);
    else words[at] = random.pick(strangeWords);
  }
  return words.join(' ');
}
