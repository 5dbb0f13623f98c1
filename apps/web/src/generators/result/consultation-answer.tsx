import type { LegalConsultation } from '@foja/contracts/generators/legal-consultation';
import { countryLabels } from '@foja/contracts/generators/use-cases';
import AnswerProse from '../../answer-view/answer-prose.tsx';
import { OutcomeChip } from '../../answer-view/answer-tags.tsx';
import { Badge } from '../../design-system/badge.tsx';
import { Card } from '../../design-system/card.tsx';
import { Words } from './evidence.tsx';
import { useResult } from './result-context.ts';

/** A consultation's answer, typeset and cited as the chat's. */
export function ConsultationAnswer({ consultation }: { consultation: LegalConsultation }) {
  const { sources, placeholders, onOpenSource } = useResult();
  const { content, clarification, nearestTopics } = consultation;
  return (
    <Card className="p-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone="brand">{countryLabels[consultation.country]}</Badge>
        <OutcomeChip outcome={consultation.outcome} />
      </div>
      <AnswerProse
        content={content}
        visible={content.length}
        sources={sources}
        citations={consultation.citations}
        placeholders={placeholders}
        onOpenSource={onOpenSource}
      />
      {nearestTopics.length > 0 && (
        <div className="mt-4 text-sm">
          <p className="text-ink-muted">Temas cercanos</p>
          <ul className="mt-1 list-disc pl-5">
            {nearestTopics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </div>
      )}
      {clarification && (
        <div className="mt-4 text-sm">
          <p className="font-medium">
            <Words>{clarification.question}</Words>
          </p>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {clarification.options.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-muted">Agregá ese dato a tu consulta y volvé a generar.</p>
        </div>
      )}
    </Card>
  );
}
