import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { debts, indices, publicRates } from './interest-names.ts';
import { SearchRows } from './search-rows.tsx';
import { YesNo } from './yes-no.tsx';

const options = (labels: Record<string, string>, none: string) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const tableHelp = 'Un renglón por fecha: 2026-01-01;45,5. Se puede pegar o abrir un archivo CSV.';

interface InterestFieldsProps extends CalculatorProps {
  errorOf: (...names: string[]) => string | undefined;
}

/** What kind of debt it is, and the rate, index, capitalization and payments that it may have. */
export function InterestFields({ inputs, onChange, errorOf }: InterestFieldsProps) {
  const isLabour = inputs.debt === 'laboral';
  const asksRate = !isLabour || inputs.pendingCase === 'si';
  return (
    <>
      <Select
        label="Qué se debe"
        value={inputs.debt ?? 'general'}
        options={Object.entries(debts).map(([value, label]) => ({ value, label }))}
        onChange={(debt) => onChange({ debt })}
      />
      {!isLabour && (
        <SearchRows
          name="Cuota"
          addLabel="Agregar cuotas que vencieron"
          rows={inputs.dues ?? []}
          emptyRow={{}}
          onChange={(dues) => onChange({ dues })}
          fields={(row, change) => (
            <>
              <TextField
                label="Vence el"
                help="Dentro del período."
                type="date"
                error={errorOf('dues')}
                value={row.date ?? ''}
                onChange={({ target }) => change({ date: target.value })}
              />
              <TextField
                label="Cuánto, en pesos"
                inputMode="decimal"
                value={row.amount ?? ''}
                onChange={({ target }) => change({ amount: target.value })}
              />
              <TextField
                label="Cuántos meses seguidos"
                help="La misma cuota, un mes después de otro."
                inputMode="numeric"
                value={row.months ?? ''}
                onChange={({ target }) => change({ months: target.value })}
              />
            </>
          )}
        />
      )}
      {isLabour && (
        <YesNo
          label="¿Había un juicio en trámite el 6/3/2026?"
          help="Sin sentencia definitiva ese día."
          value={inputs.pendingCase}
          onChange={(pendingCase) => onChange({ pendingCase })}
        />
      )}
      <Select
        label="Índice"
        value={inputs.indexKind ?? ''}
        options={options(
          { ...indices, coefficient: 'Un coeficiente que escribo', table: 'Una tabla que cargo (CSV)' },
          isLabour ? 'IPC, el que fija la ley' : 'Sin índice',
        )}
        onChange={(indexKind) => onChange({ indexKind })}
      />
      {inputs.indexKind === 'coefficient' && (
        <TextField
          label="Coeficiente"
          help="Por cuánto se multiplica el capital, por ejemplo 1,35."
          inputMode="decimal"
          error={errorOf('index.coefficient')}
          value={inputs.coefficient ?? ''}
          onChange={({ target }) => onChange({ coefficient: target.value })}
        />
      )}
      {inputs.indexKind === 'table' && (
        <Table
          label="Tabla del índice"
          error={errorOf('index.table', 'index')}
          value={inputs.indexTable ?? ''}
          onChange={(indexTable) => onChange({ indexTable })}
        />
      )}
      {asksRate && (
        <Select
          label={isLabour ? 'Tasa pasiva del Banco Central' : 'Tasa de interés'}
          value={inputs.rateKind ?? ''}
          options={options(
            { annual: 'Anual', monthly: 'Mensual', ...publicRates, table: 'Una tabla por períodos (CSV)' },
            'Sin tasa',
          )}
          onChange={(rateKind) => onChange({ rateKind })}
        />
      )}
      {asksRate && (inputs.rateKind === 'annual' || inputs.rateKind === 'monthly') && (
        <TextField
          label={inputs.rateKind === 'annual' ? 'Porcentaje anual' : 'Porcentaje mensual'}
          inputMode="decimal"
          error={errorOf('rate', 'rate.annual', 'rate.monthly')}
          value={inputs.rate ?? ''}
          onChange={({ target }) => onChange({ rate: target.value })}
        />
      )}
      {asksRate && inputs.rateKind === 'table' && (
        <Table
          label="Tabla de tasas anuales"
          error={errorOf('rate.table', 'rate')}
          value={inputs.rateTable ?? ''}
          onChange={(rateTable) => onChange({ rateTable })}
        />
      )}
      {inputs.debt === 'alimentos' && inputs.rateKind !== 'table' && (
        <TextField
          label="Puntos que agregó el juez"
          help="Se suman a la tasa."
          inputMode="decimal"
          value={inputs.added ?? ''}
          onChange={({ target }) => onChange({ added: target.value })}
        />
      )}
      {!isLabour && inputs.rateKind && (
        <Select
          label="¿Los intereses se suman al capital?"
          value={inputs.capitalization ?? ''}
          options={options(
            {
              clause: 'Sí, por una cláusula',
              'other-law': 'Sí, por otra ley',
              demand: 'Sí, desde que se notificó la demanda',
              settlement: 'Sí, desde la liquidación judicial impaga',
            },
            'No: interés simple',
          )}
          onChange={(capitalization) => onChange({ capitalization })}
        />
      )}
      {!isLabour && ['clause', 'other-law'].includes(inputs.capitalization ?? '') && (
        <TextField
          label="Cada cuántos meses"
          inputMode="numeric"
          error={errorOf('capitalization.everyMonths')}
          value={inputs.everyMonths ?? ''}
          onChange={({ target }) => onChange({ everyMonths: target.value })}
        />
      )}
      {!isLabour && ['demand', 'settlement'].includes(inputs.capitalization ?? '') && (
        <TextField
          label="Desde qué día"
          type="date"
          error={errorOf('capitalization.on')}
          value={inputs.capitalizedOn ?? ''}
          onChange={({ target }) => onChange({ capitalizedOn: target.value })}
        />
      )}
      <SearchRows
        name="Pago"
        addLabel="Agregar un pago"
        rows={inputs.payments ?? []}
        emptyRow={{}}
        onChange={(payments) => onChange({ payments })}
        fields={(row, change) => (
          <>
            <TextField
              label="Fecha del pago"
              type="date"
              error={errorOf('payments')}
              value={row.date ?? ''}
              onChange={({ target }) => change({ date: target.value })}
            />
            <TextField
              label="Cuánto, en pesos"
              inputMode="decimal"
              value={row.amount ?? ''}
              onChange={({ target }) => change({ amount: target.value })}
            />
            <YesNo
              label="¿El recibo dice que es a cuenta de capital?"
              value={row.toCapital}
              onChange={(toCapital) => change({ toCapital })}
            />
          </>
        )}
      />
    </>
  );
}

/** A table that is pasted, or read from a file. */
function Table({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        help={tableHelp}
        error={error}
        rows={5}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={`${label}: abrir un archivo`}
        className="w-full min-w-0 text-sm text-ink-muted file:mr-3 file:h-8 file:rounded-field file:border file:border-line file:bg-surface file:px-3 file:text-sm file:text-ink"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void file.text().then(onChange);
        }}
      />
    </div>
  );
}
