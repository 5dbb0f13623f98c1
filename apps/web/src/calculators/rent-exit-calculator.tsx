import type { RentExitResponse } from '@foja/contracts/calculators/rent-exit';
import { routes } from '@foja/contracts/routes';
import { TextField } from '../design-system/text-field.tsx';
import { inPesos, readAmount, readYesNo, told } from './amounts.ts';
import { CalculationFrame } from './calculation-frame.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { Headline, OpenedLines, rangeText } from './opened-lines.tsx';
import { SearchRows } from './search-rows.tsx';
import { YesNo } from './yes-no.tsx';

/** "Dejar el alquiler antes": what a tenant pays to leave, from the notice to the end of the contract. */
export function RentExitCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  return (
    <CalculationFrame<RentExitResponse>
      onOpenFoja={onOpenFoja}
      path={routes.calculatorRentExit}
      request={rentExitRequest(inputs)}
      invitation="Decinos cuándo avisás, cuándo termina el contrato y cuánto es el alquiler: lo que hay que pagar aparece acá."
      fields={(errorOf) => (
        <>
          <TextField
            label="Fecha en que se notifica la rescisión"
            type="date"
            error={errorOf('notification')}
            value={inputs.notification ?? ''}
            onChange={({ target }) => onChange({ notification: target.value })}
          />
          <TextField
            label="Fin del contrato"
            type="date"
            error={errorOf('contractEnd')}
            value={inputs.contractEnd ?? ''}
            onChange={({ target }) => onChange({ contractEnd: target.value })}
          />
          <TextField
            label="Comienzo del contrato"
            type="date"
            error={errorOf('contractStart')}
            value={inputs.contractStart ?? ''}
            onChange={({ target }) => onChange({ contractStart: target.value })}
          />
          <TextField
            label="Alquiler mensual de hoy, en pesos"
            inputMode="decimal"
            error={errorOf('monthlyRent')}
            value={inputs.monthlyRent ?? ''}
            onChange={({ target }) => onChange({ monthlyRent: target.value })}
          />
          <YesNo
            label="¿Queda fijo hasta el final?"
            value={inputs.fixedRent}
            onChange={(fixedRent) => onChange({ fixedRent })}
          />
          {inputs.fixedRent === 'no' && (
            <SearchRows
              name="Alquiler siguiente"
              addLabel="Agregar un alquiler que ya se conoce"
              rows={inputs.rents ?? []}
              emptyRow={{}}
              onChange={(rows) => onChange({ rents: rows })}
              fields={(row, change) => (
                <>
                  <TextField
                    label="Desde"
                    type="date"
                    error={errorOf('rents')}
                    value={row.from ?? ''}
                    onChange={({ target }) => change({ from: target.value })}
                  />
                  <TextField
                    label="Por mes, en pesos"
                    inputMode="decimal"
                    value={row.monthlyRent ?? ''}
                    onChange={({ target }) => change({ monthlyRent: target.value })}
                  />
                </>
              )}
            />
          )}
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
              title="Para irse antes se paga"
              figure={rangeText(result.penalty ?? result.min, result.penalty ?? result.max, inPesos)}
              detail="El diez por ciento de los alquileres que faltaban."
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

/** The request of these inputs; null while a day or the rent is not told. */
function rentExitRequest(inputs: CalculatorSearch): object | null {
  const { notification, contractEnd, contractStart, fixedRent } = inputs;
  const monthlyRent = readAmount(inputs.monthlyRent);
  if (!notification || !contractEnd || monthlyRent === undefined) return null;
  const rents = (inputs.rents ?? []).flatMap(({ from, monthlyRent: rent }) => {
    const amount = readAmount(rent);
    return from && amount !== undefined ? [{ from, monthlyRent: amount }] : [];
  });
  return told({
    notification,
    contractEnd,
    contractStart: contractStart || undefined,
    monthlyRent,
    fixedRent: readYesNo(fixedRent),
    rents: fixedRent === 'no' && rents.length > 0 ? rents : undefined,
  });
}
