import type { MatterItem, MoneyEntry } from '@foja/contracts/matter-items';
import {
  currencies,
  currencyLabels,
  formatAmount,
  moneyPersonLabels,
  moneyTypeLabels,
  moneyTypes,
  readTypedAmount,
  typedAmount,
} from '@foja/contracts/matter-money';
import { matterLineMaxCharacters } from '@foja/contracts/matter-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../design-system/select.tsx';
import { TextArea } from '../../design-system/text-area.tsx';
import { TextField } from '../../design-system/text-field.tsx';
import { matterKey, readAllItems } from '../../matter-reading/read-matter.ts';
import { formatDay } from '../../platform/dates.ts';
import { ItemDialog } from '../item-dialog.tsx';
import type { ItemOf } from '../use-items.ts';
import { keptTotal } from './kept-total.ts';

const typeOptions = moneyTypes.map((value) => ({ value, label: moneyTypeLabels[value] }));
const currencyOptions = currencies.map((value) => ({ value, label: currencyLabels[value] }));

/** The day on this device, as a date field takes it. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

interface MoneyDialogProps {
  email: string;
  matterId: string;
  /** Null for a new one. */
  entry: ItemOf<'money'> | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** What keeps an entry from being saved, and at which field that is said. */
function missingIn(body: MoneyEntry): { field: 'concept' | 'date' | 'amount'; text: string } | null {
  if (body.concept.trim() === '') return { field: 'concept', text: 'Escribí el concepto.' };
  if (body.date === '') return { field: 'date', text: 'Elegí la fecha.' };
  if (body.amount === '') return { field: 'amount', text: 'Escribí el monto con números, por ejemplo 1.500.000,50.' };
  return Number(body.amount) > 0 ? null : { field: 'amount', text: 'El monto tiene que ser mayor que cero.' };
}

/** Adds an amount to the causa, or changes it. */
export function MoneyDialog({ email, matterId, entry, onSaved, onClose }: MoneyDialogProps) {
  const [body, setBody] = useState<MoneyEntry>(
    entry?.body ?? {
      type: 'claim',
      date: today(),
      concept: '',
      person: '',
      currency: 'ARS',
      amount: '',
      uma: '',
      notes: '',
    },
  );
  const [typed, setTyped] = useState(typedAmount(body.amount));
  const write = (part: Partial<MoneyEntry>) => setBody({ ...body, ...part });
  const missing = missingIn(body);
  const error = (field: 'concept' | 'date' | 'amount', asked: string | undefined) =>
    asked !== undefined && missing?.field === field ? missing.text : undefined;
  return (
    <ItemDialog
      matterId={matterId}
      item={entry}
      title={entry ? 'Editar el monto' : 'Agregar monto'}
      content={{ kind: 'money', body }}
      missing={missing?.text ?? null}
      words={moneyWords}
      onTheirs={(theirs) => {
        const said = theirs.body as MoneyEntry;
        setBody(said);
        setTyped(typedAmount(said.amount));
      }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(asked) => (
        <>
          <Select label="Qué es" value={body.type} options={typeOptions} onChange={(type) => write({ type })} />
          {!entry && body.type === 'claim' && (
            <FromCalculation
              email={email}
              matterId={matterId}
              onTaken={(amount, concept, notes) => {
                setTyped(typedAmount(amount));
                write({ amount, concept, notes, currency: 'ARS' });
              }}
            />
          )}
          <TextField
            label="Concepto"
            required
            autoComplete="off"
            maxLength={matterLineMaxCharacters}
            error={error('concept', asked)}
            value={body.concept}
            onChange={({ target }) => write({ concept: target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label="Monto"
              required
              autoComplete="off"
              inputMode="decimal"
              error={error('amount', asked)}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                write({ amount: readTypedAmount(target.value) ?? '' });
              }}
            />
            <Select
              label="Moneda"
              value={body.currency}
              options={currencyOptions}
              onChange={(currency) => write({ currency })}
            />
            <TextField
              label="Fecha"
              type="date"
              required
              error={error('date', asked)}
              value={body.date}
              onChange={({ target }) => write({ date: target.value })}
            />
          </div>
          <TextField
            label={moneyPersonLabels[body.type]}
            autoComplete="off"
            maxLength={matterLineMaxCharacters}
            value={body.person}
            onChange={({ target }) => write({ person: target.value })}
          />
          {(body.type === 'fees' || body.uma !== '') && (
            <TextField
              label="UMA"
              help="Si se regularon en UMA, por ejemplo «15 UMA». No se convierten: el monto es el que escribas arriba."
              autoComplete="off"
              maxLength={matterLineMaxCharacters}
              value={body.uma}
              onChange={({ target }) => write({ uma: target.value })}
            />
          )}
          <TextArea
            label="Observaciones"
            rows={3}
            maxLength={4_000}
            value={body.notes}
            onChange={({ target }) => write({ notes: target.value })}
          />
        </>
      )}
    </ItemDialog>
  );
}

interface FromCalculationProps {
  email: string;
  matterId: string;
  onTaken: (amount: string, concept: string, notes: string) => void;
}

/** Calculations of the causa that came to one amount: what is chosen fills in the fields, which stay the person's to change. */
function FromCalculation({ email, matterId, onTaken }: FromCalculationProps) {
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({
    queryKey: [...matterKey(email, matterId), 'items', 'calculation', 'all'],
    queryFn: ({ signal }) => readAllItems(matterId, 'calculation', signal),
    retry: false,
  });
  const offered = (data ?? []).flatMap((item) => {
    const amount = item.kind === 'calculation' ? keptTotal(item.body.text) : null;
    return item.kind === 'calculation' && amount ? [{ id: item.id, amount, ...item.body }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Select
      label="Tomar de un cálculo guardado"
      value={chosen}
      options={[
        { value: '', label: 'Ninguno' },
        ...offered.map(({ id, title, amount }) => ({ value: id, label: `${title} (${formatAmount(amount, 'ARS')})` })),
      ]}
      onChange={(id) => {
        setChosen(id);
        const taken = offered.find((one) => one.id === id);
        if (taken) {
          const from = `Tomado del cálculo «${taken.title}» del ${formatDay(taken.madeAt)}.`;
          onTaken(taken.amount, taken.title.slice(0, matterLineMaxCharacters), from);
        }
      }}
    />
  );
}

/** What an entry says, for setting two versions side by side. */
function moneyWords(item: Pick<MatterItem, 'body'>): Record<string, string> {
  const { type, concept, amount, currency, date, person, uma, notes } = item.body as MoneyEntry;
  return {
    'Qué es': moneyTypeLabels[type],
    Concepto: concept,
    Monto: amount === '' ? '' : formatAmount(amount, currency),
    Fecha: date === '' ? '' : formatDay(date),
    'De quién': person,
    UMA: uma,
    Observaciones: notes,
  };
}
