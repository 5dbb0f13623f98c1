import type { AgendaEntry } from '@foja/contracts/agenda';
import {
  type AgendaKeptState,
  type AgendaKind,
  agendaKeptStates,
  agendaKindLabels,
  agendaKinds,
  agendaMessages,
  agendaNotesMaxCharacters,
  agendaStateLabels,
  agendaTitleMaxCharacters,
} from '@foja/contracts/agenda-text';
import type { DeadlineResponse } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { catalogueQuery } from '../calculators/calculator-queries.ts';
import type { CalculatorSearch } from '../calculators/calculator-search.ts';
import { DeadlineFields } from '../calculators/deadline-fields.tsx';
import { deadlineInput, inputsOf, termOf } from '../calculators/deadline-input.ts';
import { useCalculation } from '../calculators/use-calculation.ts';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { Switch } from '../design-system/switch.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { CallFailed } from '../platform/http.ts';
import { createEntry, responsibleChoicesQuery, saveEntry, type WrittenEntry } from './agenda-queries.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ComputedDay } from './computed-day.tsx';
import { ResponsibleField } from './responsible-field.tsx';
import { keptState, sayWhole } from './said-entry.ts';
import { todayInArgentina } from './shown-days.ts';
import { useMatterChoices } from './use-matter-choices.ts';

interface EntryFormProps {
  email: string;
  /** Null for a new one. */
  entry: AgendaEntry | null;
  /** What the address of a new one says. */
  matterId: string | null;
  term: CalculatorSearch | undefined;
  /** A new one that is put down by hand. */
  due: { day: string; title: string } | undefined;
  onSaved: () => void;
  /** Where it goes back to. */
  backTo: string;
  onBack: () => void;
  onDelete: (entry: AgendaEntry) => void;
  onOpenFoja: (id: string) => void;
}

const kindOptions = agendaKinds.map((value) => ({ value, label: agendaKindLabels[value] }));
const stateOptions = agendaKeptStates.map((value) => ({ value, label: agendaStateLabels[value] }));
const asTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** An entry as it is written, and beside it the day that its term ends on. */
export function EntryForm(props: EntryFormProps) {
  const { email, entry, due, onSaved, backTo, onBack, onDelete, onOpenFoja } = props;
  const [kind, setKind] = useState<AgendaKind>(entry?.kind ?? (due ? 'due' : 'deadline'));
  const [title, setTitle] = useState(entry?.title ?? due?.title ?? '');
  const [day, setDay] = useState(entry?.day ?? due?.day ?? todayInArgentina());
  const [time, setTime] = useState(entry?.time ?? '');
  const [notes, setNotes] = useState(entry?.notes ?? '');
  const keptMatterId = entry?.matterId ?? props.matterId ?? '';
  const [matterId, setMatterId] = useState(keptMatterId);
  const [responsible, setResponsible] = useState(entry?.responsible?.accountId ?? '');
  const [state, setState] = useState<AgendaKeptState>(keptState(entry));
  const [reminds, setReminds] = useState(entry?.reminds ?? true);
  const [inputs, setInputs] = useState<CalculatorSearch>(
    entry?.deadline ? inputsOf(entry.deadline.request) : (props.term ?? {}),
  );
  const [version, setVersion] = useState(entry?.version ?? 0);
  const [problem, setProblem] = useState<string | null>(null);
  const [current, setCurrent] = useState<AgendaEntry | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const catalogue = useQuery(catalogueQuery);
  const matters = useMatterChoices(email, keptMatterId);
  const people = useQuery({ ...responsibleChoicesQuery(email, matterId), enabled: matterId !== '' });
  const term = kind === 'deadline' ? deadlineInput(inputs) : null;
  const calculation = useCalculation<DeadlineResponse>(routes.calculatorDeadline, term);
  const named = calculation.state === 'done' && calculation.result?.name ? asTitle(calculation.result.name) : '';

  const nameOf = (accountId: string): string =>
    people.data?.people.find((person) => person.accountId === accountId)?.name ??
    (accountId === entry?.responsible?.accountId ? entry.responsible.name : '');
  const problemOf = (): string | null => {
    if (title.trim() === '' && named === '') return 'Escribí un título.';
    if (notes.length > agendaNotesMaxCharacters) return agendaMessages.tooLong;
    if (kind === 'deadline' && !term) return 'Elegí el plazo y la fecha de la notificación.';
    if (kind !== 'deadline' && day === '') return 'Escribí una fecha válida.';
    return null;
  };

  async function save(over = version): Promise<void> {
    const found = problemOf();
    setProblem(found);
    if (found) return;
    setIsSaving(true);
    setCurrent(null);
    const written: WrittenEntry = {
      kind,
      matterId: matterId || null,
      title: title.trim() || named.slice(0, agendaTitleMaxCharacters),
      notes,
      reminds,
      state,
      responsibleAccountId: responsible || null,
      ...(kind === 'deadline' ? { deadline: term } : { day, time: time || null }),
    };
    try {
      const saved = entry ? await saveEntry(entry.id, over, written) : await createEntry(written);
      setVersion(saved.version);
      void notify(`«${saved.title}» quedó en la agenda.`);
      onSaved();
    } catch (failure) {
      setCurrent(currentOf(failure));
      setProblem(reasonOf(failure));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <div>
        <button
          type="button"
          onClick={onBack}
          className="mb-2 inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-muted hover:text-ink"
        >
          <ArrowLeft size={15} aria-hidden="true" />
          {backTo}
        </button>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{entry?.title ?? 'Agregar a la agenda'}</h1>
      </div>
      <div className={kind === 'deadline' ? 'grid items-start gap-6 @3xl:grid-cols-[22rem_minmax(0,1fr)]' : 'max-w-xl'}>
        <form
          noValidate
          aria-label="Entrada de la agenda"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void save();
          }}
          className="grid min-w-0 gap-4"
        >
          <Card className="grid gap-4 p-4 sm:p-5">
            <Select label="Qué es" value={kind} options={kindOptions} onChange={setKind} />
            <TextField
              label="Título"
              required={kind !== 'deadline'}
              autoComplete="off"
              maxLength={agendaTitleMaxCharacters}
              value={title}
              placeholder={named}
              help={kind === 'deadline' ? 'Si lo dejás vacío, lleva el nombre del plazo.' : undefined}
              onChange={({ target }) => setTitle(target.value)}
            />
            {kind === 'deadline' ? (
              <DeadlineFields
                inputs={inputs}
                catalogue={catalogue.data}
                errorOf={calculation.errorOf}
                onChange={(part) => setInputs((now) => ({ ...now, ...part }))}
              />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
                <TextField
                  label="Fecha"
                  type="date"
                  required
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
                <TextField label="Hora" type="time" value={time} onChange={({ target }) => setTime(target.value)} />
              </div>
            )}
            <Select
              label="Causa"
              value={matterId}
              help={matters.hasFailed ? 'No se pudieron leer tus causas.' : undefined}
              options={matters.options}
              onChange={(chosen) => {
                setMatterId(chosen);
                // Of another causa somebody else is responsible.
                setResponsible(chosen === (entry?.matterId ?? '') ? (entry?.responsible?.accountId ?? '') : '');
              }}
            />
            {matterId !== '' && (
              <ResponsibleField
                email={email}
                matterId={matterId}
                value={responsible}
                kept={matterId === entry?.matterId ? entry.responsible : null}
                onChange={setResponsible}
              />
            )}
            {entry && <Select label="Estado" value={state} options={stateOptions} onChange={setState} />}
            <TextArea label="Notas" rows={3} value={notes} onChange={({ target }) => setNotes(target.value)} />
            <Switch
              label="Recordármelo por mail"
              help="7, 3 y 1 días antes y el mismo día, según lo que elijas en Avisos y calendario."
              checked={reminds}
              onChange={setReminds}
            />
          </Card>
          {problem && !current && <FormBanner tone="danger">{problem}</FormBanner>}
          {current && (
            <ChangedElsewhere
              theirs={sayWhole({
                ...current,
                term: current.deadline ? inputsOf(current.deadline.request) : null,
                matter: matters.titleOf(current.matterId),
                responsible: current.responsible?.name ?? '',
                state: keptState(current),
              })}
              mine={sayWhole({
                kind,
                title: title.trim() || named,
                day: kind === 'deadline' ? (calculation.result?.due ?? '') : day,
                time: kind === 'deadline' ? (calculation.result?.dueHour ?? null) : time || null,
                term: kind === 'deadline' ? termOf(inputs) : null,
                matter: matters.titleOf(matterId),
                responsible: nameOf(responsible),
                state,
                notes,
                reminds,
              })}
              onTakeTheirs={onSaved}
              onKeepMine={() => void save(current.version)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" kind="primary" busy={isSaving}>
              Guardar
            </Button>
            {entry && (
              <Button kind="danger" disabled={isSaving} onClick={() => onDelete(entry)}>
                <Trash2 size={16} aria-hidden="true" />
                Eliminar
              </Button>
            )}
          </div>
        </form>
        {kind === 'deadline' && <ComputedDay calculation={calculation} onOpenFoja={onOpenFoja} />}
      </div>
    </>
  );
}

function currentOf(failure: unknown): AgendaEntry | null {
  if (!(failure instanceof CallFailed) || failure.code !== 'item_changed') return null;
  return (failure.details as { current?: AgendaEntry } | undefined)?.current ?? null;
}

/** A 400 says which field is wrong, in words for a person. */
function reasonOf(failure: unknown): string {
  if (failure instanceof CallFailed && failure.status === 400) return failure.message;
  return failureText(failure, 'No se pudo guardar. Lo que escribiste sigue acá: volvé a intentar.');
}
