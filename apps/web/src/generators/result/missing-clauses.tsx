import type { MissingClause } from '@foja/contracts/generators/contract-analysis';
import { missingNeedLabels } from '@foja/contracts/generators/contract-terms';
import { CircleDashed } from 'lucide-react';
import { Badge } from '../../design-system/badge.tsx';
import { ProposedWording } from './contract-risks.tsx';
import { ArticleChips, Nothing, ResultSection, Words } from './evidence.tsx';

/** What a contract of this type usually says and this one does not. */
export function MissingClauses({ missing }: { missing: readonly MissingClause[] }) {
  return (
    <ResultSection title="Cláusulas que faltan" count={missing.length}>
      {missing.length === 0 ? (
        <Nothing>No falta ninguna de las que se buscan para este tipo de contrato.</Nothing>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {missing.map((clause) => (
            <li key={clause.title} className="flex gap-3 px-4 py-3 text-sm">
              <CircleDashed size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
              <div className="grid min-w-0 flex-1 gap-2">
                <div className="flex flex-wrap items-center gap-2">
                  <h4 className="font-medium">
                    <Words>{clause.title}</Words>
                  </h4>
                  <Badge tone={clause.need === 'required' ? 'warning' : 'neutral'}>
                    {missingNeedLabels[clause.need]}
                  </Badge>
                </div>
                <p className="text-ink-soft">
                  <Words>{clause.why}</Words>
                </p>
                <ArticleChips articles={clause.articles} />
                <ProposedWording text={clause.proposedWording} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}
