import type { DocumentReading } from '@foja/contracts/document-jobs';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { PaperFields } from '../../document-jobs/paper-fields.tsx';
import { failureText } from '../../documents/document-texts.ts';

/** How what a paper was taken for can be put right. */
export interface PaperCorrecting {
  /** As it is read now. */
  reading: DocumentReading;
  /** Whether it may be another paper altogether. */
  hasTask: boolean;
  /** Has it read anew; null where its text is kept no more. */
  onCorrect: ((reading: DocumentReading) => Promise<void>) | null;
}

const changes = {
  contractAnalysis: 'Se leen de nuevo los riesgos y lo que falta.',
  pleadingReview: 'Se leen de nuevo sus partes y sus controles.',
  sentenceAnalysis: 'Se leen de nuevo los plazos y los puntos débiles.',
};

/** What a paper was taken for, which a person may put right: every rule that is applied depends on it. */
export function PaperChoice({ correcting: { hasTask, onCorrect, reading } }: { correcting: PaperCorrecting }) {
  const [chosen, setChosen] = useState(reading);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = JSON.stringify(sorted(chosen)) !== JSON.stringify(sorted(reading));

  if (onCorrect === null) {
    return (
      <p className="mt-3 text-sm text-ink-muted text-pretty">
        El texto de este archivo ya no se guarda: para leerlo como otra cosa hay que volver a enviarlo.
      </p>
    );
  }

  async function correct(read: NonNullable<typeof onCorrect>): Promise<void> {
    setIsReading(true);
    setProblem(null);
    try {
      await read(chosen);
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo leer de nuevo. Volvé a intentar.'));
    }
    setIsReading(false);
  }

  return (
    <form
      aria-label="Corregir qué es"
      className="@container mt-3 grid gap-3 rounded-card border border-line p-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isReading) void correct(onCorrect);
      }}
    >
      <div>
        <h4 className="font-medium">¿Es otra cosa?</h4>
        <p className="mt-0.5 text-ink-muted text-pretty">{changes[chosen.task]} No descuenta un uso.</p>
      </div>
      <PaperFields reading={chosen} hasTask={hasTask} disabled={isReading} onChange={setChosen} />
      <p role="status" className="text-ink-muted empty:hidden">
        {isReading && 'Leyendo de nuevo…'}
      </p>
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      <div>
        <Button type="submit" size="small" disabled={!isChanged || isReading}>
          Leer de nuevo
        </Button>
      </div>
    </form>
  );
}

const sorted = (reading: DocumentReading) =>
  Object.entries(reading).toSorted(([one], [other]) => one.localeCompare(other));
