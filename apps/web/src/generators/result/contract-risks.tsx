import type { ContractRisk } from '@foja/contracts/generators/contract-analysis';
import { contractHarmLabels, type RiskLevel, riskLevelLabels } from '@foja/contracts/generators/contract-terms';
import { TriangleAlert } from 'lucide-react';
import { restoreText } from '../../anonymization/placeholders.ts';
import { Badge, type Tone } from '../../design-system/badge.tsx';
import { Card } from '../../design-system/card.tsx';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { ArticleChips, MarkBadge, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { Harm } from './harm.tsx';
import { useResult } from './result-context.ts';

const tones: Record<RiskLevel, Tone> = { high: 'danger', medium: 'warning', low: 'info' };

/** Clauses that are risky or abusive: what they say, why that is a problem, and how they could read. */
export function ContractRisks({ risks }: { risks: readonly ContractRisk[] }) {
  return (
    <ResultSection title="Cláusulas riesgosas o abusivas" count={risks.length}>
      {risks.length === 0 && <Nothing>No se reconoció ninguna en el texto. Eso no asegura que no las haya.</Nothing>}
      <ul className="grid gap-3">
        {risks.map((risk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two risks may have the same title
          <li key={index}>
            <Card className="grid gap-2.5 p-4 text-sm">
              <div className="flex flex-wrap items-center gap-2">
                <h4 className="font-medium">
                  <Words>{risk.title}</Words>
                </h4>
                <Badge tone={tones[risk.level]} icon={<TriangleAlert size={12} aria-hidden="true" />}>
                  Riesgo {riskLevelLabels[risk.level].toLowerCase()}
                </Badge>
                <MarkBadge mark={risk.mark} />
              </div>
              {risk.harms && <Harm whom={contractHarmLabels[risk.harms]} concerns={risk.concerns} />}
              {risk.clause && (
                <p className="text-xs text-ink-muted">
                  Cláusula: <Words>{risk.clause}</Words>
                </p>
              )}
              <Quote>{risk.quote}</Quote>
              <p className="text-ink-soft">
                <Words>{risk.why}</Words>
              </p>
              <ArticleChips articles={risk.articles} />
              <ProposedWording text={risk.proposedWording} />
            </Card>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

/** How a clause could read, ready to be copied. */
export function ProposedWording({ text }: { text: string | null }) {
  const { placeholders } = useResult();
  if (!text) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-field bg-sunken p-3">
      <p className="text-xs font-semibold text-ink-muted">Redacción propuesta</p>
      <p className="font-serif text-[0.95rem] leading-relaxed wrap-anywhere whitespace-pre-line text-ink">
        <Words>{text}</Words>
      </p>
      <CopyButton text={() => restoreText(text, placeholders)} label="Copiar redacción" />
    </div>
  );
}
