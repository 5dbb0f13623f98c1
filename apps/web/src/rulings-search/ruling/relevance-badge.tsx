import { type RelevanceLevel, relevanceLevel, shownPercent } from '@foja/contracts/percent-classes';
import { Badge, type Tone } from '../../design-system/badge.tsx';

/** Specification 9, relevance badge: the word says what the colour does. */
const looks: Record<RelevanceLevel, { tone: Tone; words: string }> = {
  high: { tone: 'ok', words: 'alta' },
  medium: { tone: 'warning', words: 'media' },
  low: { tone: 'neutral', words: 'baja' },
};

/** How close a ruling is to what was searched for. @param relevance as a fraction. */
export function RelevanceBadge({ relevance }: { relevance: number }) {
  const percent = shownPercent(relevance);
  const level = relevanceLevel(percent);
  const { tone, words } = looks[level];
  return (
    <Badge tone={tone} data-relevance={level}>
      <span className="figures">{percent} %</span> · relevancia {words}
    </Badge>
  );
}
