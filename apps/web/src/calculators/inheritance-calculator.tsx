import type { InheritanceResponse } from '@foja/contracts/calculators/inheritance';
import { routes } from '@foja/contracts/routes';
import { Select } from '../design-system/select.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { inPesos, readAmount, readCount, readYesNo, told } from './amounts.ts';
import { CalculationFrame } from './calculation-frame.tsx';
import type { CalculatorSearch } from './calculator-search.ts';
import type { CalculatorProps } from './deadline-calculator.tsx';
import { Headline, OpenedLines } from './opened-lines.tsx';
import { SearchRows } from './search-rows.tsx';
import { YesNo } from './yes-no.tsx';

const counts = (most: number) => [
  { value: '', label: 'Sin decir' },
  ...Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: String(count) })),
];

/** "Partes de una herencia": the heirs class by class; a farther one is asked for only where no nearer one inherits. */
export function InheritanceCalculator({ inputs, onChange, onOpenFoja }: CalculatorProps) {
  const children = inputs.children ?? [];
  const comeChildren = children.some(({ alive, grandchildren }) => alive !== 'no' || Number(grandchildren) > 0);
  const noAscendants = inputs.parents === '0' && (inputs.grandparents ?? '0') === '0';
  const farther = !comeChildren && noAscendants && inputs.spouse === 'no';
  const noSiblings = [inputs.full, inputs.half].every((count) => count === '0') && (inputs.nephews ?? []).length === 0;
  const count = (label: string, name: 'full' | 'half' | 'uncles' | 'cousins', most: number) => (
    <Select
      label={label}
      value={inputs[name] ?? ''}
      options={counts(most)}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <CalculationFrame<InheritanceResponse>
      onOpenFoja={onOpenFoja}
      path={routes.calculatorInheritance}
      request={inheritanceRequest(inputs)}
      invitation="Decinos si había cónyuge y qué hijos tuvo: las partes aparecen acá."
      fields={(errorOf) => (
        <>
          <YesNo label="¿Había cónyuge?" value={inputs.spouse} onChange={(spouse) => onChange({ spouse })} />
          <SearchRows
            name="Hijo o hija"
            addLabel="Agregar un hijo o hija"
            rows={children}
            emptyRow={{ alive: 'si' }}
            onChange={(rows) => onChange({ children: rows })}
            fields={(row, change) => (
              <>
                <Select
                  label="¿Llega a heredar?"
                  value={row.alive ?? 'si'}
                  options={[
                    { value: 'si', label: 'Sí, vive y acepta' },
                    { value: 'no', label: 'No: murió antes, renunció o fue indigno' },
                  ]}
                  onChange={(alive) => change({ alive })}
                />
                {row.alive === 'no' && (
                  <TextField
                    label="Hijos que dejó y que viven"
                    inputMode="numeric"
                    value={row.grandchildren ?? ''}
                    onChange={({ target }) => change({ grandchildren: target.value })}
                  />
                )}
              </>
            )}
          />
          {!comeChildren && (
            <>
              <Select
                label="Padres que viven"
                value={inputs.parents ?? ''}
                options={counts(2)}
                onChange={(parents) => onChange({ parents })}
              />
              {inputs.parents === '0' && (
                <Select
                  label="Abuelos que viven"
                  value={inputs.grandparents ?? ''}
                  options={counts(4)}
                  onChange={(grandparents) => onChange({ grandparents })}
                />
              )}
            </>
          )}
          {farther && (
            <>
              {count('Hermanos de ambos padres', 'full', 12)}
              {count('Hermanos de un solo padre', 'half', 12)}
              <SearchRows
                name="Rama de sobrinos"
                addLabel="Agregar sobrinos de un hermano que no hereda"
                rows={inputs.nephews ?? []}
                emptyRow={{ bond: 'full', n: '1' }}
                onChange={(rows) => onChange({ nephews: rows })}
                fields={(row, change) => (
                  <>
                    <Select
                      label="Su padre o madre era hermano"
                      value={row.bond ?? 'full'}
                      options={[
                        { value: 'full', label: 'De ambos padres' },
                        { value: 'half', label: 'De un solo padre' },
                      ]}
                      onChange={(bond) => change({ bond })}
                    />
                    <TextField
                      label="Cuántos sobrinos son"
                      inputMode="numeric"
                      value={row.n ?? ''}
                      onChange={({ target }) => change({ n: target.value })}
                    />
                  </>
                )}
              />
              {noSiblings && (
                <>
                  {count('Tíos', 'uncles', 12)}
                  {inputs.uncles === '0' && count('Primos y tíos abuelos', 'cousins', 20)}
                </>
              )}
            </>
          )}
          <TextField
            label="Bienes propios, en pesos"
            help="Los que eran sólo de quien murió, descontadas las deudas."
            inputMode="decimal"
            error={errorOf('estate.own')}
            value={inputs.own ?? ''}
            onChange={({ target }) => onChange({ own: target.value })}
          />
          <TextField
            label="Bienes gananciales, en pesos"
            help="El total de los dos cónyuges, o 0 si no hay: la mitad no se hereda."
            inputMode="decimal"
            error={errorOf('estate.community', 'marital')}
            value={inputs.community ?? ''}
            onChange={({ target }) => onChange({ community: target.value })}
          />
          {inputs.spouse === 'si' && comeChildren && !inputs.own && !inputs.community && (
            <TextField
              label="Parte ganancial de la herencia"
              help="Si no sabés los valores: 0 si todo era propio, 1 si todo era ganancial, o una fracción como 1/2."
              error={errorOf('marital')}
              value={inputs.marital ?? ''}
              onChange={({ target }) => onChange({ marital: target.value })}
            />
          )}
          {(comeChildren || !noAscendants) && (
            <YesNo
              label={comeChildren ? '¿Un descendiente tiene discapacidad?' : '¿Un ascendiente tiene discapacidad?'}
              value={inputs.disability}
              onChange={(disability) => onChange({ disability })}
            />
          )}
        </>
      )}
    >
      {(result) => <InheritanceResult result={result} onOpenFoja={onOpenFoja} />}
    </CalculationFrame>
  );
}

/** Beyond these the heading counts the heirs, and the list below names them. */
const maxNamedLines = 4;

function InheritanceResult({ result, onOpenFoja }: { result: InheritanceResponse; onOpenFoja: (id: string) => void }) {
  const lines = [
    ...result.lines.map(({ share, amount, people, ...line }) => ({
      ...line,
      figure: amount === null ? share : `${share} · ${inPesos(amount)}`,
      detail: people > 1 ? `${people} personas, esta parte cada una` : undefined,
      readings: line.readings.map(({ value, ...reading }) => ({ ...reading, figure: value })),
    })),
    {
      id: 'legitima',
      label: 'Porción legítima',
      figure: result.legitima,
      detail: 'De la que no se puede privar por testamento ni donación',
      readings: [],
      steps: result.steps,
    },
  ];
  const heirs = result.lines.reduce((count, { people }) => count + people, 0);
  const who =
    result.lines.length > maxNamedLines
      ? `${heirs} herederos`
      : result.lines.map(({ label, share }) => `${label}: ${share}`).join(' · ');
  return (
    <div className="grid gap-6">
      <Headline
        title={
          result.estateAmount === null
            ? 'La herencia se divide así'
            : `La herencia, ${inPesos(result.estateAmount)}, se divide así`
        }
        figure={who}
        detail={`Por testamento se puede disponer de ${result.disponible}${result.mejoraMax ? `, y hasta ${result.mejoraMax} más para mejorar a quien tiene discapacidad` : ''}.`}
        lines={lines}
        notes={result.notes}
      />
      <OpenedLines {...result} lines={lines} onOpenFoja={onOpenFoja} />
    </div>
  );
}

/** The request of these inputs; null while nobody told of a spouse, or how many heirs a stock has. */
function inheritanceRequest(inputs: CalculatorSearch): object | null {
  const isUntold = (count: string | undefined) => readCount(count) === undefined;
  const untoldStock = (inputs.children ?? []).some(
    ({ alive, grandchildren }) => alive === 'no' && isUntold(grandchildren),
  );
  if (!inputs.spouse || untoldStock || (inputs.nephews ?? []).some(({ n }) => isUntold(n))) return null;
  const children = (inputs.children ?? []).map(({ alive, grandchildren }) => ({
    alive: alive !== 'no',
    grandchildren: alive === 'no' ? (readCount(grandchildren) ?? 0) : 0,
  }));
  const [own, community] = [readAmount(inputs.own), readAmount(inputs.community)];
  // With a spouse what was community property must be told; without one there is none unless it was.
  const isValued = inputs.spouse === 'si' ? own !== undefined && community !== undefined : own !== undefined;
  const estate = isValued ? { own: own ?? 0, community: community ?? 0 } : undefined;
  const comeChildren = children.some(({ alive, grandchildren }) => alive || grandchildren > 0);
  const disabled = readYesNo(inputs.disability);
  const [full, half] = [readCount(inputs.full), readCount(inputs.half)];
  const nephews = (inputs.nephews ?? []).map(({ bond, n }) => ({ bond: bond ?? 'full', n: readCount(n) ?? 0 }));
  return told({
    spouse: readYesNo(inputs.spouse),
    children,
    parents: readCount(inputs.parents),
    grandparents: readCount(inputs.grandparents),
    siblings: full === undefined || half === undefined ? undefined : { full, half, nephews },
    uncles: readCount(inputs.uncles),
    cousins: readCount(inputs.cousins),
    estate,
    marital: estate ? undefined : inputs.marital?.replace(',', '.') || undefined,
    ...(disabled && { [comeChildren ? 'disabledDescendant' : 'disabledAscendant']: true }),
  });
}
