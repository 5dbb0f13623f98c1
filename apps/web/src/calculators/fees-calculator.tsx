import type { FeeFact } from '@foja/computable-law/fees/matter';
import { feeMatters } from '@foja/computable-law/fees/matters';
import type { FeesResponse } from '@foja/contracts/calculators/fees';
import { routes } from '@foja/contracts/routes';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { inPesos, inUma, readAmount, readCount, readYesNo, told } from './amounts.ts';
import { CalculationFrame } from './calculation-frame.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { Headline, OpenedLines, rangeText } from './opened-lines.tsx';
import { YesNo } from './yes-no.tsx';

const questions: Record<FeeFact, string> = {
  dismissed: '¿La demanda se rechazó por completo?',
  endedBeforeEvidence: '¿Terminó por acuerdo, allanamiento o desistimiento antes de la prueba?',
  exceptions: '¿Se opusieron excepciones?',
  opposition: '¿Hubo controversia u oposición?',
  housing: '¿Era para vivienda?',
  singleLawyer: '¿Un solo abogado atiende a todos los herederos?',
  exclusiveBenefit: '¿Fue sólo en beneficio del cliente, por su parte?',
};
const factNames = Object.keys(questions) as FeeFact[];

/** "Honorarios de abogados": a matter of ley 27.423, in UMA and in pesos. */
export function FeesCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const matter = feeMatters.find(({ id }) => id === inputs.matter);
  const scale = matter?.kind === 'scale' ? matter : null;
  return (
    <CalculationFrame<FeesResponse>
      onOpenFoja={onOpenFoja}
      path={routes.calculatorFees}
      request={feesRequest(inputs)}
      invitation="Elegí el asunto: los honorarios aparecen acá."
      fields={(errorOf) => (
        <>
          <Select
            label="Asunto"
            value={inputs.matter ?? ''}
            options={[
              { value: '', label: 'Elegí un asunto' },
              ...feeMatters.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(value) => onChange({ matter: value })}
          />
          {matter && matter.kind !== 'fixed' && (
            <TextField
              label={scale?.base ?? 'Valor del contrato, del capital o de los bienes'}
              help="En pesos."
              inputMode="decimal"
              error={errorOf('amount')}
              value={inputs.amount ?? ''}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
          <TextField
            label="Día de la regulación"
            help="Con él se busca el valor de la UMA, si está cargado."
            type="date"
            value={inputs.asOf ?? ''}
            onChange={({ target }) => onChange({ asOf: target.value })}
          />
          <TextField
            label="Valor de la UMA, en pesos"
            help="El que publica la Corte Suprema. Si lo escribís, se usa este."
            inputMode="decimal"
            error={errorOf('uma')}
            value={inputs.uma ?? ''}
            onChange={({ target }) => onChange({ uma: target.value })}
          />
          {scale?.asks.map((fact) => (
            <YesNo
              key={fact}
              label={questions[fact]}
              value={inputs[fact]}
              onChange={(value) => onChange({ [fact]: value })}
            />
          ))}
          {scale?.stages && (
            <Select
              label="Etapas en que trabajó"
              value={inputs.stages ?? ''}
              options={[
                { value: '', label: 'Todas' },
                ...Array.from({ length: scale.stages.count - 1 }, (_, done) => ({
                  value: String(done + 1),
                  label: `${done + 1} de ${scale.stages?.count}`,
                })),
              ]}
              onChange={(stages) => onChange({ stages })}
            />
          )}
          {scale && (
            <Select
              label="Instancia"
              value={inputs.appeal ?? ''}
              options={[
                { value: '', label: 'Primera' },
                { value: 'second-instance', label: 'Segunda' },
                { value: 'full-reversal', label: 'Segunda, con revocación total a favor del apelante' },
              ]}
              onChange={(appeal) => onChange({ appeal })}
            />
          )}
        </>
      )}
    >
      {(result) => {
        const lines = result.lines.map(({ readings, ...line }) => ({
          ...line,
          figure: umaOf(line),
          detail: pesosOf(line),
          readings: readings.map(({ value, ...reading }) => ({ ...reading, figure: inUma(value) })),
        }));
        return (
          <div className="grid gap-6">
            <Headline
              title={result.label}
              figure={umaOf(result)}
              detail={pesosOf(result)}
              lines={lines}
              notes={result.notes}
            />
            <OpenedLines {...result} lines={lines} onOpenFoja={onOpenFoja} />
          </div>
        );
      }}
    </CalculationFrame>
  );
}

type Fee = Pick<FeesResponse, 'minUMA' | 'maxUMA' | 'min' | 'max'>;
const umaOf = ({ minUMA, maxUMA }: Fee) => rangeText(minUMA, maxUMA, inUma);
const pesosOf = ({ min, max }: Fee) => (min === null ? undefined : rangeText(min, max, inPesos));

/** The request of these inputs; null while no matter is chosen. What another matter asked for is left out. */
function feesRequest(inputs: CalculatorSearch): object | null {
  const matter = feeMatters.find(({ id }) => id === inputs.matter);
  if (!inputs.matter) return null;
  const asks: readonly FeeFact[] = matter?.kind === 'scale' ? matter.asks : [];
  return told({
    matter: inputs.matter,
    amount: matter?.kind === 'fixed' ? undefined : readAmount(inputs.amount),
    uma: readAmount(inputs.uma),
    asOf: inputs.asOf || undefined,
    stages: matter?.kind === 'scale' && matter.stages ? readCount(inputs.stages) : undefined,
    appeal: matter?.kind === 'scale' ? inputs.appeal || undefined : undefined,
    ...told(
      Object.fromEntries(factNames.map((fact) => [fact, asks.includes(fact) ? readYesNo(inputs[fact]) : undefined])),
    ),
  });
}
