import type { ActorRole } from '@foja/contracts/roles';
import { Clock, FilePlus2, ListTree, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { articleKey, sideTexts, stageTexts, urgencyBadge, viabilityHeadline } from './case-evaluation.ts';
import type { ShownCase } from './chosen-case-type.ts';
import { ConsultationLink } from './consultation-link.tsx';
import { EvaluationSection } from './evaluation-section.tsx';
import { ProbabilityBar } from './probability-bar.tsx';

interface EvaluationCardProps {
  evaluation: ShownCase;
  role: ActorRole;
  /** The way to other kinds of case, under the one that it is. */
  choice?: ReactNode;
  /** Shows how the number came about. */
  onDetails: () => void;
  onOpenArticle: (id: string) => void;
  onDocument: (name: string) => void;
  /** A document cannot be asked for now. */
  locked?: boolean;
  /** The sections start open. */
  expanded?: boolean;
  ctaText?: string;
}

/** What an evaluation says (specification 2.8): headline, type, urgency, probability and time, then its sections. */
export function EvaluationCard(props: EvaluationCardProps) {
  const { evaluation, role, onDetails, expanded = false } = props;
  const urgency = urgencyBadge(evaluation.urgencyLevel);
  const headline = viabilityHeadline(evaluation);
  return (
    <section aria-label="Evaluación de caso" className="rounded-card border border-line bg-surface">
      <div className="relative grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <Scale size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-secondary" />
          <div className="min-w-48 flex-1">
            <h3 className="text-base font-semibold text-balance">{headline}</h3>
            <p className="mt-0.5 text-sm text-ink-soft">{evaluation.caseType}</p>
            {evaluation.guideTitle && (
              <p className="mt-0.5 text-sm text-ink-muted">Situación: {evaluation.guideTitle}</p>
            )}
            {evaluation.stage && (
              <p className="mt-0.5 text-sm text-ink-muted">
                {sideTexts[evaluation.side]}. {stageTexts[evaluation.stage]}.
              </p>
            )}
          </div>
          <span className="max-sm:ml-8">
            <Badge tone={urgency.tone}>{urgency.text}</Badge>
          </span>
        </div>
        {/* Over the layer of the details' button. */}
        {props.choice && <div className="relative z-10 empty:hidden">{props.choice}</div>}
        <ProbabilityBar {...evaluation} />
        <p className="flex items-start gap-2 text-sm">
          <Clock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
          <span>
            <span className="text-ink-muted">Tiempo estimado: </span>
            {evaluation.estimatedResolutionTime}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {/* The whole upper part of the card opens the details. */}
          <Button onClick={onDetails} className="after:absolute after:inset-0 after:content-['']">
            <ListTree size={16} aria-hidden="true" />
            Ver cómo se calculó
          </Button>
          {evaluation.shouldTriggerCta && (
            <div className="relative">
              <ConsultationLink role={role} {...(props.ctaText ? { ctaText: props.ctaText } : {})} />
            </div>
          )}
        </div>
      </div>
      <div className="px-4 sm:px-5">
        <EvaluationSection title="Razonamiento y análisis legal" open={expanded}>
          <p className="legal-prose text-base whitespace-pre-line">{evaluation.reasoning}</p>
        </EvaluationSection>
        <Adverse {...props} open={expanded} />
        <Articles {...props} open={expanded} />
        <Documents {...props} open={expanded} />
        <NextSteps steps={evaluation.nextSteps} done={evaluation.done} open={expanded} />
      </div>
    </section>
  );
}

function Articles({ evaluation, onOpenArticle, open }: EvaluationCardProps & { open: boolean }) {
  const { applicableArticles, sources } = evaluation;
  if (applicableArticles.length === 0) return null;
  return (
    <EvaluationSection title="Artículos aplicables" count={applicableArticles.length} open={open}>
      <ul className="grid gap-1">
        {applicableArticles.map((article) => {
          const key = articleKey(article, sources);
          return (
            <li key={article}>
              {key ? (
                <button
                  type="button"
                  onClick={() => onOpenArticle(key)}
                  className="min-h-6 py-0.5 text-left text-primary-ink underline-offset-4 first-letter:uppercase hover:underline"
                >
                  {article}
                </button>
              ) : (
                <span className="block py-0.5 first-letter:uppercase">{article}</span>
              )}
            </li>
          );
        })}
      </ul>
    </EvaluationSection>
  );
}

function Documents({ evaluation, onDocument, locked, open }: EvaluationCardProps & { open: boolean }) {
  const { requiredDocuments } = evaluation;
  if (requiredDocuments.length === 0) return null;
  return (
    <EvaluationSection title="Documentos necesarios" count={requiredDocuments.length} open={open}>
      <ul className="grid gap-1.5">
        {requiredDocuments.map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={locked}
              onClick={() => onDocument(name)}
              className="flex w-full items-start gap-2.5 rounded-field border border-line px-3 py-2 text-left transition duration-150 hover:border-line-strong hover:text-ink disabled:cursor-not-allowed disabled:opacity-60"
            >
              <FilePlus2 size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <span className="shrink-0 text-xs leading-5 font-medium text-primary-ink">Pedir</span>
            </button>
          </li>
        ))}
      </ul>
    </EvaluationSection>
  );
}

/** What the story tells against its teller, beside the number that it moves. */
function Adverse({ evaluation, open }: EvaluationCardProps & { open: boolean }) {
  const { adverse } = evaluation;
  if (adverse.length === 0) return null;
  return (
    <EvaluationSection title="Lo que juega en contra" count={adverse.length} open={open}>
      <ul className="grid gap-3">
        {adverse.map(({ answer, explanation, id, quote, title }) => (
          <li key={id} className="grid gap-1">
            <p className="font-medium">{title}</p>
            <p className="font-serif text-ink-soft">«{quote}»</p>
            <p className="text-ink-soft">{explanation}</p>
            <p>
              <span className="font-medium">Cómo responder: </span>
              {answer}
            </p>
          </li>
        ))}
      </ul>
    </EvaluationSection>
  );
}

interface NextStepsProps {
  steps: readonly string[];
  done: ShownCase['done'];
  open: boolean;
}

function NextSteps({ steps, done, open }: NextStepsProps) {
  if (steps.length + done.length === 0) return null;
  return (
    <EvaluationSection title="Próximos pasos" count={steps.length} open={open}>
      {done.length > 0 && (
        <p className="mb-2 text-sm text-ink-muted">
          Según el relato ya se hizo:{' '}
          {done.map(({ done: what }) => what.replace(/^./, (first) => first.toLowerCase())).join('; ')}.
        </p>
      )}
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-ink-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </EvaluationSection>
  );
}
