import { Card } from '../../design-system/card.tsx';

/** What the question told from which the form was filled, to fill in the rest by it. It is not a part of the document. */
export function ToldBefore({ told, question }: { told: readonly string[]; question: string }) {
  return (
    <section aria-label="Datos de tu consulta">
      <Card className="grid gap-3 p-4">
        <h2 className="text-sm font-semibold">Datos de tu consulta</h2>
        <p className="text-sm text-ink-muted">
          Se completó lo que contaste con fecha o importe exactos. Revisalo y completá el resto antes de firmar.
        </p>
        {told.length > 0 && (
          <ul aria-label="Datos entendidos" className="flex flex-wrap gap-1.5">
            {told.map((label) => (
              <li key={label} className="rounded-full border border-line bg-surface px-3 py-1.5 text-xs text-ink-soft">
                {label}
              </li>
            ))}
          </ul>
        )}
        {question !== '' && <blockquote className="text-sm text-ink-soft wrap-anywhere">«{question}»</blockquote>}
      </Card>
    </section>
  );
}
