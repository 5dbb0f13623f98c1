import { type ActorRole, can } from '@foja/contracts/roles';
import type { ReactNode } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { buttonClasses } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { Progress } from '../design-system/progress.tsx';
import { type CaseEvaluation, probabilityTone, urgencyBadge, viabilityHeadline } from './case-evaluation.ts';

interface EvaluationDialogProps {
  evaluation: CaseEvaluation;
  role: ActorRole;
  /** The installation's number for the messaging app, digits only; null where none is configured. */
  consultationNumber: string | null;
  ctaText?: string;
  /** Asks for a document; a plain list without it. */
  onDocument?: (name: string) => void;
  onClose: () => void;
}

/** Details of a case evaluation (SPEC 2.8): only what the evaluation really tells. */
export default function EvaluationDialog({
  evaluation,
  role,
  consultationNumber,
  ctaText = 'Consultar con Especialista',
  onDocument,
  onClose,
}: EvaluationDialogProps) {
  const urgency = urgencyBadge(evaluation.urgencyLevel);
  return (
    <Dialog
      open
      onClose={onClose}
      title={viabilityHeadline(evaluation)}
      description={evaluation.caseType}
      footer={
        consultationNumber ? (
          <a
            href={`https://wa.me/${consultationNumber}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses('primary')}
          >
            {ctaText}
          </a>
        ) : can(role, 'administration') ? (
          <p className="text-sm text-ink-muted">El número de consulta no está configurado.</p>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        {urgency && (
          <div>
            <Badge tone={urgency.tone}>{urgency.text}</Badge>
          </div>
        )}
        <Progress
          label="Probabilidad de éxito"
          percent={evaluation.successProbability}
          tone={probabilityTone(evaluation.successProbability)}
        />
        {evaluation.estimatedResolutionTime && (
          <p className="text-sm">
            <span className="text-ink-muted">Tiempo estimado: </span>
            {evaluation.estimatedResolutionTime}
          </p>
        )}
        {evaluation.reasoning && (
          <Section title="Razonamiento y análisis legal">
            <p className="whitespace-pre-line">{evaluation.reasoning}</p>
          </Section>
        )}
        <ListSection title="Artículos aplicables" items={evaluation.applicableArticles} />
        <ListSection title="Documentos necesarios" items={evaluation.requiredDocuments} onChoose={onDocument} />
        <ListSection title="Próximos pasos" items={evaluation.nextSteps} />
      </div>
    </Dialog>
  );
}

function ListSection({
  title,
  items,
  onChoose,
}: {
  title: string;
  items: readonly string[] | undefined;
  onChoose?: ((item: string) => void) | undefined;
}) {
  if (!items || items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>
            {onChoose ? (
              <button type="button" onClick={() => onChoose(item)} className="text-left text-primary-ink underline">
                {item}
              </button>
            ) : (
              item
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="border-t border-line pt-3 text-sm">
      <summary className="font-medium">{title}</summary>
      <div className="mt-2 text-ink-soft">{children}</div>
    </details>
  );
}
