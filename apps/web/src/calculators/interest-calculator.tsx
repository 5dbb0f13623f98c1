import type { InterestResponse } from '@foja/contracts/calculators/interest';
import { routes } from '@foja/contracts/routes';
import { TextField } from '../design-system/text-field.tsx';
import { inPesos } from './amounts.ts';
import { CalculationFrame } from './calculation-frame.tsx';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { InterestFields } from './interest-fields.tsx';
import { interestRequest } from './interest-request.ts';
import { Headline, OpenedLines, rangeText } from './opened-lines.tsx';

/** "Actualización e intereses": a debt from a day to another, with its index, rate, capitalization and payments. */
export function InterestCalculator(props: CalculatorProps) {
  const { inputs, onChange, onOpenFoja } = props;
  return (
    <CalculationFrame<InterestResponse>
      onOpenFoja={onOpenFoja}
      path={routes.calculatorInterest}
      request={interestRequest(inputs)}
      invitation="Decinos cuánto se debe, desde cuándo, hasta cuándo y con qué tasa o índice: la cuenta aparece acá."
      fields={(errorOf) => (
        <>
          <TextField
            label="Capital, en pesos"
            help={inputs.dues?.length ? 'Lo que ya se debía el primer día, además de las cuotas.' : undefined}
            inputMode="decimal"
            error={errorOf('capital')}
            value={inputs.capital ?? ''}
            onChange={({ target }) => onChange({ capital: target.value })}
          />
          <TextField
            label="Desde"
            help="El día en que se debía pagar."
            type="date"
            error={errorOf('from')}
            value={inputs.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label="Hasta"
            type="date"
            error={errorOf('to')}
            value={inputs.to ?? ''}
            onChange={({ target }) => onChange({ to: target.value })}
          />
          <InterestFields {...props} errorOf={errorOf} />
        </>
      )}
    >
      {(result) => {
        const lines = result.lines.map(({ readings, min, max, ...line }) => ({
          ...line,
          figure: rangeText(line.amount ?? min, line.amount ?? max, inPesos),
          readings: readings.map(({ value, ...reading }) => ({ ...reading, figure: inPesos(value) })),
        }));
        return (
          <div className="grid gap-6">
            <Headline
              title="Total de la deuda"
              figure={rangeText(result.total ?? result.min, result.total ?? result.max, inPesos)}
              detail={
                result.readings.length > 0
                  ? `Según cómo se lea la ley, ${rangeText(result.min, result.max, inPesos)}.`
                  : undefined
              }
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
