import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentReading } from '@foja/contracts/document-jobs';
import {
  type ContractKind,
  type ContractPurpose,
  type ContractSide,
  contractKindLabels,
  contractKinds,
  contractPurposeLabels,
  contractPurposes,
  contractSideLabel,
  contractSides,
} from '@foja/contracts/generators/contract-terms';
import {
  procedureRoleLabels,
  type RulingInstance,
  type RulingProcedure,
  type RulingSide,
  rulingInstanceLabels,
  rulingInstances,
  rulingProcedureLabels,
  rulingProcedures,
  rulingSides,
} from '@foja/contracts/generators/sentence-terms';
import { type PleadingPurpose, pleadingPurposeLabels, pleadingPurposes } from '@foja/contracts/pleading-terms';
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
const purposes: { value: ContractPurpose | AsRead; label: string }[] = [
  { value: asRead, label: 'Lo que surja del texto' },
  ...contractPurposes.map((value) => ({ value, label: contractPurposeLabels[value] })),
];
const nobody = 'nobody';
type Nobody = typeof nobody;
const anySide: { value: Nobody; label: string } = { value: nobody, label: 'De ninguno' };
const matters: { value: PleadingPurpose | AsRead; label: string }[] = [
  { value: asRead, label: 'La que surja del texto' },
  ...pleadingPurposes.map((value) => ({ value, label: pleadingPurposeLabels[value] })),
];
const suitSides: { value: RulingSide | Nobody; label: string }[] = [
  anySide,
  ...rulingSides.map((value) => ({ value, label: procedureRoleLabels[value] })),
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
  const { contractKind, contractPurpose, contractSide, instance, matter, procedure, rulingSide, task } = reading;
  /** What is said besides stays; what is left to the text is taken out. */
  const put = (said: Partial<DocumentReading>) => {
    const kept = Object.entries({ ...reading, ...said }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(kept) as unknown as DocumentReading);
  };
  const sides: { value: ContractSide | Nobody; label: string }[] = [
    anySide,
    ...contractSides.map((value) => ({ value, label: contractSideLabel(contractKind ?? 'other', value) })),
  ];
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
        <>
          <Select
            label="Tipo de contrato"
            value={contractKind ?? asRead}
            options={kinds}
            disabled={disabled}
            onChange={(next) => put({ contractKind: next === asRead ? undefined : next })}
          />
          <Select
            label="Para qué se contrató"
            value={contractPurpose ?? asRead}
            options={purposes}
            disabled={disabled}
            onChange={(next) => put({ contractPurpose: next === asRead ? undefined : next })}
          />
          <Select
            label="De qué lado estás"
            value={contractSide ?? nobody}
            options={sides}
            disabled={disabled}
            onChange={(next) => put({ contractSide: next === nobody ? undefined : next })}
          />
        </>
      )}
      {task === 'sentenceAnalysis' && (
        <>
          <Select
            label="Instancia"
            value={instance ?? 'unknown'}
            options={instances}
            disabled={disabled}
            onChange={(next) => put({ instance: next === 'unknown' ? undefined : next })}
          />
          <Select
            label="Qué procedimiento rige"
            value={procedure ?? 'unknown'}
            options={procedures}
            disabled={disabled}
            onChange={(next) => put({ procedure: next === 'unknown' ? undefined : next })}
          />
          <Select
            label="De qué es el juicio"
            value={matter ?? asRead}
            options={matters}
            disabled={disabled}
            onChange={(next) => put({ matter: next === asRead ? undefined : next })}
          />
          <Select
            label="De qué lado estás"
            value={rulingSide ?? nobody}
            options={suitSides}
            disabled={disabled}
            onChange={(next) => put({ rulingSide: next === nobody ? undefined : next })}
          />
        </>
      )}
    </div>
  );
}
