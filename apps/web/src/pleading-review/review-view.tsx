import type { PleadingCorrection, PleadingReview, PleadingTold } from '@foja/contracts/pleading-review';
import {
  pleadingForumLabels,
  pleadingForums,
  pleadingKindLabels,
  pleadingKinds,
  pleadingPurposeLabels,
  pleadingPurposes,
  pleadingSideLabels,
  pleadingSides,
} from '@foja/contracts/pleading-terms';
import { Select } from '../design-system/select.tsx';
import { FindingList } from './finding-list.tsx';
import { ReadFacts } from './read-facts.tsx';

interface ReviewViewProps {
  review: PleadingReview;
  /** It is being read anew, or its text is kept no more. */
  disabled: boolean;
  /** Has it read anew, with all that the person has said of it. */
  onCorrect: (correction: PleadingCorrection) => void;
  onOpenSource: (id: string) => void;
}

const longestQuote = 140;

/** By which words something was told; `usual` says what stands where no words tell it. */
function toldHelp({ by, page, quote }: PleadingTold, usual: string): string {
  if (by === 'person') return 'Lo elegiste vos.';
  if (quote === null) return usual;
  const words = quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
  return `Se leyó en: «${words}»${page === undefined ? '' : `, página ${page}`}`;
}

/** What the person has said of a paper so far. */
function saidOf({ forum, kind, purpose, side, told }: PleadingReview): PleadingCorrection {
  return {
    ...(told.kind.by === 'person' && { kind }),
    ...(told.purpose.by === 'person' && { purpose }),
    ...(told.side.by === 'person' && { side }),
    ...(told.forum.by === 'person' && { forum }),
  };
}

/** What a pleading was taken for, each thing with its words and a way to put it right; what its checks found; what was read in it. */
export function ReviewView({ review, disabled, onCorrect, onOpenSource }: ReviewViewProps) {
  const { forum, kind, purpose, side, told } = review;
  const correct = (correction: PleadingCorrection) => onCorrect({ ...saidOf(review), ...correction });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Escrito"
          help={toldHelp(told.kind, 'No se reconoció: elegilo y se controla de nuevo.')}
          value={kind}
          options={pleadingKinds.map((value) => ({ value, label: pleadingKindLabels[value] }))}
          disabled={disabled}
          onChange={(value) => correct({ kind: value })}
        />
        <Select
          label="Asunto"
          help={toldHelp(told.purpose, 'No se reconoció: elegilo y se controla de nuevo.')}
          value={purpose}
          options={pleadingPurposes.map((value) => ({ value, label: pleadingPurposeLabels[value] }))}
          disabled={disabled}
          onChange={(value) => correct({ purpose: value })}
        />
        <Select
          label="Parte que lo presenta"
          help={toldHelp(told.side, 'El escrito no lo dice: es la habitual en este tipo de escrito.')}
          value={side}
          options={pleadingSides.map((value) => ({ value, label: pleadingSideLabels[value] }))}
          disabled={disabled}
          onChange={(value) => correct({ side: value })}
        />
        <Select
          label="Fuero"
          help={toldHelp(told.forum, 'El escrito no nombra el tribunal: es el habitual para el asunto.')}
          value={forum}
          options={pleadingForums.map((value) => ({ value, label: pleadingForumLabels[value] }))}
          disabled={disabled}
          onChange={(value) => correct({ forum: value })}
        />
      </div>
      <FindingList findings={review.findings} checks={review.checks} onOpenSource={onOpenSource} />
      <ReadFacts review={review} />
    </>
  );
}
