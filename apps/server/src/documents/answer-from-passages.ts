import { localEngineName } from '@foja/contracts/models';
import type { AnswerKind } from './answer-kinds.ts';
import type { CitedPassage } from './cite-passage.ts';
import { isAnswered } from './judge-answers.ts';
import type { Asked } from './passage-evidence.ts';

/** An answer in the documents' own words: the sentences that were found, each with its document and page. */
export function answerFromPassages(
  asked: Asked,
  cited: readonly CitedPassage[],
): { answer: string; used: number[]; model: string } {
  const isOne = cited.length === 1;
  const opening = isAnswered(
    asked,
    cited.map(({ passage }) => passage),
  )
    ? isOne
      ? 'Esto dice tu documento sobre lo que preguntás:'
      : 'Esto dicen tus documentos sobre lo que preguntás:'
    : `No encontré una respuesta directa${soughtFor(asked)}. Esto es lo más cercano que hay en tus documentos:`;
  const items = cited.map(({ passage, quote }, index) => {
    const words = passage.text.slice(quote.start, quote.end).replace(/\s+/g, ' ');
    return `- «${escapeMarkdown(words)}» [${index + 1}]`;
  });
  return {
    answer: [opening, ...items].join('\n'),
    used: cited.map((_, index) => index + 1),
    model: localEngineName,
  };
}

const soughtKinds: Readonly<Record<AnswerKind['name'], string>> = {
  money: 'un monto',
  share: 'una proporción',
  count: 'una cantidad',
  time: 'una fecha o un plazo',
  person: 'una persona',
  whom: 'una persona',
  place: 'un lugar',
  reason: 'un motivo',
  measure: 'una medida',
  named: 'un nombre o un número',
};

/** What was looked for: "; busqué un monto para «excedente»". */
function soughtFor({ kinds, headsWritten }: Asked): string {
  const things = [...new Set(kinds.map(({ name }) => soughtKinds[name]))];
  const [head] = headsWritten;
  if (things.length === 0 && head === undefined) return '';
  if (things.length === 0) return `; busqué «${escapeMarkdown(head ?? '')}»`;
  const sought = new Intl.ListFormat('es', { type: 'conjunction' }).format(things);
  return `; busqué ${sought}${head === undefined ? '' : ` para «${escapeMarkdown(head)}»`}`;
}

/** A document's own marks are not the answer's. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}
