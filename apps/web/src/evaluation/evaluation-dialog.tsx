import { messages } from '@foja/contracts/messages';
import type { ActorRole } from '@foja/contracts/roles';
import { useState } from 'react';
import { modelName } from '../answer-view/answer-tags.tsx';
import { Badge } from '../design-system/badge.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { quotesOf } from '../sources/mark-quotes.ts';
import { ArticleSheet } from './article-sheet.tsx';
import { caseTypeText, urgencyBadge, viabilityHeadline } from './case-evaluation.ts';
import type { ShownCase } from './chosen-case-type.ts';
import { ConsultationLink } from './consultation-link.tsx';
import { NumberAccount } from './number-account.tsx';
import { ProbabilityBar } from './probability-bar.tsx';

interface EvaluationDialogProps {
  evaluation: ShownCase;
  role: ActorRole;
  ctaText?: string;
  onClose: () => void;
}

/** Details of a case evaluation (specification 2.7): how the number came about, point by point, and what would move it. */
export default function EvaluationDialog({ evaluation, role, ctaText, onClose }: EvaluationDialogProps) {
  const [article, setArticle] = useState<string | null>(null);
  const urgency = urgencyBadge(evaluation.urgencyLevel);
  const source = evaluation.sources.find(({ id }) => id === article);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={viabilityHeadline(evaluation)}
      description={caseTypeText(evaluation)}
      footer={
        evaluation.shouldTriggerCta ? <ConsultationLink role={role} {...(ctaText ? { ctaText } : {})} /> : undefined
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Badge tone={urgency.tone}>{urgency.text}</Badge>
            <span>
              <span className="text-ink-muted">Tiempo estimado: </span>
              {evaluation.estimatedResolutionTime}
            </span>
          </div>
          <ProbabilityBar {...evaluation} />
        </div>
        <NumberAccount evaluation={evaluation} onOpenArticle={setArticle} />
        <Movers title="Qué subiría el número" items={evaluation.raises} />
        <Movers title="Qué lo bajaría" items={evaluation.lowers} />
        <Movers title="Qué falta saber" items={evaluation.missing} />
        <p className="border-t border-line pt-4 text-xs text-ink-muted">
          Calculado con {modelName(evaluation.engine)}. {evaluation.notice} {messages.notLegalAdvice}
        </p>
      </div>
      {article && (
        <ArticleSheet
          key={article}
          id={article}
          quotes={source ? quotesOf(source.excerpt) : []}
          onClose={() => setArticle(null)}
        />
      )}
    </Dialog>
  );
}

function Movers({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm text-ink-soft marker:text-ink-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
