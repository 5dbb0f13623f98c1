import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { checkValues, problemOf } from '@foja/contracts/drafting/check-values';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import { draftStatus } from '@foja/contracts/drafting/draft-status';
import type { DocumentForm, Field, FieldValue, FormValues } from '@foja/contracts/drafting/form';
import { askedFields, conditionHolds, fieldsOf } from '@foja/contracts/drafting/read-answers';
import { errorMessageTimeoutMs } from '@foja/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FlaskConical, RotateCcw } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { Switch } from '../../design-system/switch.tsx';
import { notify } from '../../design-system/toast.ts';
import { WorkingPanel } from '../../generators/working-panel.tsx';
import { statusQuery } from '../../platform/status-query.ts';
import { lawUnderReviewQuery } from '../../sources/source-query.ts';
import { dropHandedLetter, readHandedLetter } from '../from-answer/handed-letter.ts';
import { FillFromMatter } from '../from-matter/fill-from-matter.tsx';
import { keepFormValues, readFormValues } from '../kept-draft.ts';
import { StatusPanel, statusSummary } from '../status-panel.tsx';
import type { useDrafting } from '../use-drafting.ts';
import { FieldInput } from './field-input.tsx';
import { ToldBefore } from './told-before.tsx';

interface FormScreenProps {
  owner: string;
  form: DocumentForm<DocumentKind>;
  /** The causa from which it was opened. */
  matterId: string | null;
  /** The field to begin at; null for the top. */
  wantedField: string | null;
  drafting: ReturnType<typeof useDrafting>;
  onOpenSource: (id: string) => void;
  onBack: () => void;
}

const undoMs = 8_000;
const placeOf = (field: string) => `dato-${field}`;

/** Leads to a field: into its first input, and into sight. */
function goToField(field: string): void {
  const place = document.getElementById(placeOf(field));
  place?.scrollIntoView?.({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

/** Only what the form has and takes: what was handed over comes from the browser's storage. */
function valuesAsked(form: DocumentForm<DocumentKind>, values: FormValues): FormValues {
  const wrong = new Set(checkValues(form, values).map(({ field }) => field));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)));
}

/** The form of a document with its state beside it. What is typed stays in this browser, by account and document. */
export function FormScreen({ owner, form, matterId, wantedField, drafting, onOpenSource, onBack }: FormScreenProps) {
  const [values, setValues] = useState<FormValues>(() => readFormValues(owner, form.kind));
  /** What a question in the chat told of this letter. */
  const [handed] = useState(() => readHandedLetter(owner, form.kind));
  /** Grows where values come from elsewhere than the inputs, which then begin anew. */
  const [version, setVersion] = useState(0);
  const [improvesFacts, setImprovesFacts] = useState(true);
  const [factsProblem, setFactsProblem] = useState<string | null>(null);
  const isModelConfigured = useQuery(statusQuery()).data?.model.status === 'configured';
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = new Set(askedFields(form, values).map(({ key }) => key));
  const factsField = fieldsOf(form).find((field) => field.type === 'facts' && asked.has(field.key));
  const underReview = useQuery(lawUnderReviewQuery).data?.articles;
  const status = draftStatus(form, values, dayInArgentina(new Date()), underReview);

  useEffect(() => {
    if (wantedField) goToField(wantedField);
    else heading.current?.focus();
  }, [wantedField]);

  useEffect(() => {
    if (!factsProblem) return;
    const timer = setTimeout(() => setFactsProblem(null), errorMessageTimeoutMs);
    return () => clearTimeout(timer);
  }, [factsProblem]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the form opens
  useEffect(() => {
    if (!handed) return;
    dropHandedLetter(owner);
    replaceAll(valuesAsked(form, handed.values), 'Se cargaron los datos de tu consulta en lugar de los que había.');
  }, []);

  function write(next: FormValues): void {
    setValues(next);
    keepFormValues(owner, form.kind, next);
  }

  function change(key: string, value: FieldValue | undefined): void {
    const { [key]: _, ...others } = values;
    write(value === undefined ? others : { ...values, [key]: value });
  }

  function replaceAll(next: FormValues, said: string): void {
    if (Object.keys(values).length > 0) {
      replaceAndTell(next, said);
      return;
    }
    write(next);
    setVersion((current) => current + 1);
  }

  function replaceAndTell(next: FormValues, said: string): void {
    const before = values;
    write(next);
    setVersion((current) => current + 1);
    void notify(said, {
      durationMs: undoMs,
      action: {
        label: 'Deshacer',
        run: () => {
          write(before);
          setVersion((current) => current + 1);
        },
      },
    });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const askedValues = Object.fromEntries(Object.entries(values).filter(([key]) => asked.has(key)));
    const [problem] = checkValues(form, askedValues);
    if (problem) {
      if (problem.field === factsField?.key) setFactsProblem(problem.message);
      goToField(problem.field);
      return;
    }
    drafting.start({ kind: form.kind, values: askedValues, improveFacts: improvesFacts });
  }

  /** The facts are told off when they are sent, in the words and for the time of the specification; the rest at once. */
  function errorOf(field: Field): string | null {
    if (field.type === 'facts') return factsProblem;
    const value = values[field.key];
    return value === undefined ? null : problemOf(field, value);
  }

  if (drafting.working) {
    return (
      <>
        <h1 className="text-xl font-semibold tracking-tight">{form.label}</h1>
        <WorkingPanel phase="generating" anonymizes={false} task="Redacción del documento" onCancel={drafting.cancel} />
      </>
    );
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
          Todos los documentos
        </button>
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
          {form.label}
        </h1>
        <p className="mt-1 max-w-prose text-sm text-ink-muted">
          {form.description} Lo que escribís queda guardado en este navegador. Los datos con * que falten quedan como un
          espacio en blanco a la vista.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {matterId !== null && (
            <FillFromMatter email={owner} matterId={matterId} form={form} values={values} onFill={replaceAndTell} />
          )}
          <Button
            size="small"
            onClick={() => replaceAll(form.example, 'Se cargaron datos de ejemplo en lugar de los tuyos.')}
          >
            <FlaskConical size={15} aria-hidden="true" />
            Cargar datos de ejemplo
          </Button>
          <Button
            size="small"
            kind="quiet"
            disabled={Object.keys(values).length === 0}
            onClick={() => replaceAll({}, 'Se vació el formulario.')}
          >
            <RotateCcw size={15} aria-hidden="true" />
            Vaciar
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          key={version}
          noValidate
          aria-label={form.label}
          onSubmit={submit}
          className="@container grid min-w-0 gap-5"
        >
          {form.sections.map((section) => {
            const fields = section.fields.filter((field) => conditionHolds(field.when, values));
            if (fields.length === 0) return null;
            return (
              <Card key={section.title} className="p-4 sm:p-5">
                <h2 className="mb-4 text-base font-semibold">{section.title}</h2>
                <div className="grid gap-4">
                  {fields.map((field) => (
                    <div key={field.key} id={placeOf(field.key)}>
                      <FieldInput
                        field={field}
                        value={values[field.key]}
                        error={errorOf(field)}
                        onChange={(value) => change(field.key, value)}
                      />
                    </div>
                  ))}
                </div>
              </Card>
            );
          })}
          {factsField && isModelConfigured && (
            <Card className="p-4 sm:p-5">
              <Switch
                label="Mejorar la redacción de los hechos con el modelo"
                help="Solo los hechos van al modelo, sin datos personales. Si cambia u omite un nombre, un número o una fecha, quedan tus palabras."
                checked={improvesFacts}
                onChange={setImprovesFacts}
              />
            </Card>
          )}
          {drafting.problem && <FormBanner tone="danger">{drafting.problem}</FormBanner>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind="primary" size="large">
              Generar el documento
            </Button>
            <p className="text-sm text-ink-muted">{statusSummary(status)}</p>
          </div>
        </form>
        <aside aria-label="Estado" className="grid gap-4 @3xl:sticky @3xl:top-6">
          {handed && <ToldBefore told={handed.told} question={handed.question} />}
          <StatusPanel status={status} onField={goToField} onOpenSource={onOpenSource} />
        </aside>
      </div>
    </>
  );
}
