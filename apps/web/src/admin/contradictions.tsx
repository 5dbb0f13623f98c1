import type { CorpusState } from '@foja/contracts/admin';
import { Badge } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { countOf } from '../platform/count-of.ts';

type Contradiction = CorpusState['contradictions'][number];

const told: Record<Contradiction['kind'], (by: string) => string> = {
  'repealed-by-note': (by) => `Su nota oficial dice que lo derogó ${by}, y no está marcado como derogado.`,
  'repealed-by-clause': (by) => `${by} lo deroga, y no está marcado como derogado.`,
  'source-repealed': (by) => `${by} deroga el artículo que lo incorporó, y no está marcado como derogado.`,
  'whole-repealed': (by) =>
    `${by} deroga la norma entera, o la parte que contiene este artículo, y no está marcada como derogada.`,
  'stale-text': (by) => `${by} le dio otro texto que el importado.`,
  'missing-article': (by) => `${by} lo incorpora, y su texto no está.`,
};

/** What the official texts hold against each other: read as the amending laws say, or waiting for somebody to look. */
export function Contradictions({ found }: { found: CorpusState['contradictions'] }) {
  if (found.length === 0) return null;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-lg font-semibold tracking-tight">Contradicciones entre los textos oficiales</h2>
      <p className="mt-1 text-sm text-ink-muted">
        {countOf(found.length, 'artículo', 'artículos')} que dicen una cosa mientras las leyes que los modificaron dicen
        otra. Lo aplicado ya cuenta en las respuestas; lo demás espera que alguien lo mire.
      </p>
      <ul className="mt-4 grid gap-3">
        {found.map((one) => (
          <li
            key={`${one.articleId} ${one.kind}`}
            className="border-t border-line pt-3 text-sm first:border-0 first:pt-0"
          >
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{one.label}</span>
              <Badge tone={one.decides ? 'ok' : 'warning'}>{one.decides ? 'Aplicado' : 'Por revisar'}</Badge>
            </p>
            <p className="mt-1 text-ink-soft">{capitalised(told[one.kind](one.by))}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
