import type { CaseEvaluation, InsufficientEvaluation } from '@foja/contracts/evaluation';
import { restoreText } from '../anonymization/placeholders.ts';
import { markQuotes } from '../sources/mark-quotes.ts';
import { shownEvaluation } from './chosen-case-type.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

/** Every fact of the story that the evaluation rests on. */
function factsOf(evaluation: CaseEvaluation | InsufficientEvaluation): string[] {
  if (evaluation.insufficient) return [];
  const { adverse, points, evidence, limitation } = evaluation;
  return [
    ...[...points, ...evidence, ...(limitation ? [limitation] : [])].flatMap(({ quotes }) => quotes),
    ...adverse.map(({ quote }) => quote),
  ];
}

/** The case as it was told, with the facts that count marked; names stand as the person wrote them. */
export function MarkedStory({ sent, originals, evaluation, chosen }: EvaluatedCase) {
  // The quotes are words of what was sent: names are put back piece by piece.
  const facts = factsOf(shownEvaluation(evaluation, chosen, {}));
  return (
    <p className="legal-prose max-w-none text-base break-words whitespace-pre-wrap">
      {markQuotes(sent, facts).map((piece, index) => {
        const text = restoreText(piece.text, originals);
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, in order
        return piece.marked ? (
          <mark key={index} className="rounded-sm bg-highlight box-decoration-clone text-ink">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </p>
  );
}
