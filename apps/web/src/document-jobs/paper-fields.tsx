import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentReading } from '@foja/contracts/document-jobs';
import { type ContractKind, contractKindLabels, contractKinds } from '@foja/contracts/generators/contract-terms';
import {
  type RulingInstance,
  type RulingProcedure,
  rulingInstanceLabels,
  rulingInstances,
  rulingProcedureLabels,
  rulingProcedures,
} from '@foja/contracts/generators/sentence-terms';
import { Select } from '../design-system/select.tsx';

const papers: { value: AnalysisTask; label: string }[] = [
  { value: 'contractAnalysis', label: 'Un contrato' },
  { value: 'sentenceAnalysis', label: 'Una sentencia' },
  { value: 'pleadingReview', label: 'Un escrito judicial' },
];

const asRead = 'read';
type AsRead = typeof asRead;
const kinds: { value: ContractKind | AsRead; label: string }[] = [
  { value: asRead, label: 'El que surja del texto' },
  ...contractKinds.map((value) => ({ value, label: contractKindLabels[value] })),
];
const instances: { value: RulingInstance; label: string }[] = rulingInstances.map((value) => ({
  value,
  label: value === 'unknown' ? 'La que surja del texto' : rulingInstanceLabels[value],
}));
const procedures: { value: RulingProcedure; label: string }[] = rulingProcedures.map((value) => ({
  value,
  label: value === 'unknown' ? 'El que surja del texto' : rulingProcedureLabels[value],
}));

interface PaperFieldsProps {
  reading: DocumentReading;
  disabled: boolean;
  /** Whether it may be another paper altogether. */
  hasTask: boolean;
  onChange: (reading: DocumentReading) => void;
}

/** What a paper is, as a person says it: everything that is read from it depends on that. */
export function PaperFields({ reading, disabled, hasTask, onChange }: PaperFieldsProps) {
  const { contractKind, instance, procedure, task } = reading;
  return (
    <div className="grid gap-3 @lg:grid-cols-2">
      {hasTask && (
        <Select
          label="Qué es"
          value={task}
          options={papers}
          disabled={disabled}
          onChange={(next) => onChange({ task: next })}
        />
      )}
      {task === 'contractAnalysis' && (
        <Select
          label="Tipo de contrato"
          value={contractKind ?? asRead}
          options={kinds}
          disabled={disabled}
          onChange={(next) => onChange({ task, ...(next !== asRead && { contractKind: next }) })}
        />
      )}
      {task === 'sentenceAnalysis' && (
        <>
          <Select
            label="Instancia"
            value={instance ?? 'unknown'}
            options={instances}
            disabled={disabled}
            onChange={(next) =>
              onChange({ task, ...(procedure && { procedure }), ...(next !== 'unknown' && { instance: next }) })
            }
          />
          <Select
            label="Qué procedimiento rige"
            value={procedure ?? 'unknown'}
            options={procedures}
            disabled={disabled}
            onChange={(next) =>
              onChange({ task, ...(instance && { instance }), ...(next !== 'unknown' && { procedure: next }) })
            }
          />
        </>
      )}
    </div>
  );
}
