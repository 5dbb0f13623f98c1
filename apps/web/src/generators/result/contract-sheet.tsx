import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { contractKindLabels } from '@foja/contracts/generators/contract-terms';
import { Card } from '../../design-system/card.tsx';
import { formatDay } from '../../platform/dates.ts';
import { ContractRisks } from './contract-risks.tsx';
import { MarkBadge, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { FindingList, FindingView } from './finding-view.tsx';
import { MissingClauses } from './missing-clauses.tsx';
import { PaperChoice, type PaperCorrecting } from './paper-choice.tsx';

interface ContractSheetProps {
  contract: ContractAnalysis;
  correcting: PaperCorrecting;
}

/** A contract's file card: what it is, who owes what, until when and for how much, what is risky and what it lacks. */
export function ContractSheet({ contract, correcting }: ContractSheetProps) {
  const { parties, terms, clauses, date } = contract;
  return (
    <div className="grid grid-cols-1 gap-7">
      <ResultSection title="Datos del contrato">
        <FindingList
          rows={[
            {
              label: 'Tipo',
              finding: contract.type,
              words: contract.type.text ?? contractKindLabels[contract.type.kind],
            },
            { label: 'Para qué', finding: contract.regime },
            ...(contract.side ? [{ label: 'De qué lado', finding: contract.side }] : []),
            { label: 'Fecha', finding: date, words: date.iso ? formatDay(date.iso) : date.text },
            { label: 'Objeto', finding: contract.object },
          ]}
        />
        <PaperChoice correcting={correcting} />
      </ResultSection>
      <ResultSection title="Partes y obligaciones" count={parties.length}>
        {parties.length === 0 && <Nothing>No se reconocieron las partes en el texto.</Nothing>}
        <ul className="grid items-start gap-3 @lg:grid-cols-2">
          {parties.map((party) => (
            <li key={`${party.calledAs} ${party.name}`}>
              <Card className="grid gap-3 p-4 text-sm">
                <div className="grid gap-1.5">
                  {party.calledAs && <p className="text-xs text-ink-muted">{party.calledAs}</p>}
                  <h4 className="font-medium wrap-anywhere">
                    <Words>{party.name}</Words>
                  </h4>
                  <div>
                    <MarkBadge mark={party.mark} />
                  </div>
                  <Quote>{party.quote}</Quote>
                </div>
                <div className="border-t border-line pt-3">
                  <p className="mb-2 text-xs font-semibold text-ink-muted">Obligaciones</p>
                  {party.obligations.length === 0 && (
                    <p className="text-ink-muted">No se reconoció ninguna a su cargo.</p>
                  )}
                  <ul className="grid gap-3">
                    {party.obligations.map((obligation, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two obligations may say the same
                      <li key={index}>
                        <FindingView finding={obligation} />
                      </li>
                    ))}
                  </ul>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title="Plazos">
        {terms.length === 0 ? (
          <Nothing>No se reconocieron plazos en el texto.</Nothing>
        ) : (
          <FindingList
            rows={terms.map(({ label, finding }, index) => ({ label: named(terms, label, index), finding }))}
          />
        )}
      </ResultSection>
      <ResultSection title="Precio, mora y garantías">
        <FindingList
          rows={[
            { label: 'Precio', finding: contract.price },
            { label: 'Ajuste', finding: contract.adjustment },
            { label: 'Cláusula penal', finding: contract.penalty },
            { label: 'Garantía', finding: contract.guarantee },
            { label: 'Jurisdicción', finding: contract.jurisdiction },
          ]}
        />
      </ResultSection>
      <ContractRisks risks={contract.risks} />
      <MissingClauses missing={contract.missing} />
      {clauses.length > 0 && (
        <details className="rounded-card border border-line bg-surface text-sm">
          <summary className="px-4 py-3 font-medium">Cláusulas reconocidas ({clauses.length})</summary>
          <ol className="grid gap-3 border-t border-line px-4 py-3">
            {clauses.map((clause, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may have the same heading
              <li key={index} className="grid gap-1">
                <p className="font-medium">
                  <Words>{clause.heading}</Words>
                </p>
                <Quote>{clause.quote}</Quote>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** A row's name that no other row has. */
function named(terms: ContractAnalysis['terms'], label: string, index: number): string {
  const before = terms.slice(0, index).filter((term) => term.label === label).length;
  return before === 0 ? label : `${label} (${before + 1})`;
}
