import type { PleadingReview, PleadingWords } from '@foja/contracts/pleading-review';
import { pleadingRoleLabels } from '@foja/contracts/pleading-terms';
import type { ReactNode } from 'react';
import { PageMark } from '../generators/result/evidence.tsx';
import { formatDay } from '../platform/dates.ts';

const money = new Intl.NumberFormat('es-AR');

/** What was read in the paper, part by part. */
export function ReadFacts({ review }: { review: PleadingReview }) {
  const { amounts, claims, date, denials, evidence, federalQuestion, parties, petitum } = review;
  return (
    <details className="rounded-field border border-line text-sm">
      <summary className="px-3 py-2 font-medium text-primary-ink">Lo que se leyó en el escrito</summary>
      <div className="grid gap-4 border-t border-line px-3 py-3">
        <Part title="Partes" none="No se reconocieron.">
          {parties.map(({ name, role }) => line(`${name}: ${pleadingRoleLabels[role].toLowerCase()}`))}
        </Part>
        <Part title="Fecha" none="No se encontró al pie.">
          {date === null ? [] : [line(formatDay(date))]}
        </Part>
        <Part title="Petitorio" none="No se encontró.">
          {petitum}
        </Part>
        <Part title="Montos" none="No se reconocieron sumas.">
          {amounts.map(({ amount, currency, for: what }) =>
            line(`${currency === 'USD' ? 'U$S' : '$'} ${money.format(amount)} ${what}`),
          )}
        </Part>
        <Part title="Hechos con fecha o suma" none="Ninguno.">
          {claims}
        </Part>
        {review.kind === 'contestacion' && (
          <Part title="Negativas" none="No se reconocieron negativas.">
            {denials}
          </Part>
        )}
        <Part title="Prueba ofrecida" none="No se reconoció prueba ofrecida.">
          {evidence.map(({ quote, text, ...place }) => ({ ...place, quote: `${text}: «${quote}»` }))}
        </Part>
        <p>
          <span className="text-ink-muted">Caso federal: </span>
          {federalQuestion ? 'lo plantea o lo reserva.' : 'no se encontró.'}
        </p>
      </div>
    </details>
  );
}

const line = (quote: string): PleadingWords => ({ quote });

function Part({
  title,
  none,
  children,
}: {
  title: string;
  none: string;
  children: readonly PleadingWords[];
}): ReactNode {
  return (
    <section aria-label={title}>
      <h4 className="font-medium">{title}</h4>
      {children.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
          {children.map(({ fromImage, page, quote }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one paper, in order
            <li key={place} className="break-words">
              {quote}
              {page !== undefined && <PageMark page={page} fromImage={fromImage === true} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
