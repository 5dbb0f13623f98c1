import { type ContractKind, contractKindLabels, contractKinds } from '@foja/contracts/generators/contract-terms';
import { useState } from 'react';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Select } from '../../design-system/select.tsx';
import { generationFailure } from '../generation-failure.ts';

interface ContractKindChoiceProps {
  kind: ContractKind;
  /** Has the contract read anew as of this kind. */
  onCorrect: (kind: ContractKind) => Promise<void>;
}

const options = contractKinds.map((value) => ({ value, label: contractKindLabels[value] }));

/** What the contract is taken for, which a person may put right: every rule that is applied depends on it. */
export function ContractKindChoice({ kind, onCorrect }: ContractKindChoiceProps) {
  const [chosen, setChosen] = useState<ContractKind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function correct(next: ContractKind): Promise<void> {
    setChosen(next);
    setProblem(null);
    try {
      await onCorrect(next);
    } catch (failure) {
      const told = generationFailure(failure);
      setProblem(told.kind === 'message' ? told.text : 'No se pudo leer de nuevo el contrato. Volvé a intentar.');
    }
    setChosen(null);
  }

  return (
    <div className="mt-3 grid max-w-sm gap-2">
      <Select
        label="¿Es otro tipo de contrato?"
        help="Al cambiarlo se leen de nuevo los riesgos y lo que falta. No descuenta un uso."
        value={chosen ?? kind}
        options={options}
        disabled={chosen !== null}
        onChange={(next) => void correct(next)}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {chosen !== null && 'Leyendo de nuevo el contrato…'}
      </p>
      {problem && <FormBanner tone="danger">{problem}</FormBanner>}
    </div>
  );
}
