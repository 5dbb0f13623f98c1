import type { OwnTemplate } from '@foja/contracts/own-templates';
import {
  type OwnTemplateKind,
  ownTemplateBodyMaxCharacters,
  ownTemplateKindLabels,
  ownTemplateKinds,
  ownTemplateMessages,
  ownTemplateNameMaxCharacters,
} from '@foja/contracts/own-templates-text';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { failureText } from '../editor/editor-failure.ts';
import { createOwnTemplate, saveOwnTemplate } from './own-templates-queries.ts';
import { UseTemplate } from './use-template.tsx';

interface TemplateFormProps {
  /** Null for a new one. */
  template: OwnTemplate | null;
  onSaved: (template: OwnTemplate) => void;
  onBack: () => void;
}

const kindOptions = ownTemplateKinds.map((value) => ({ value, label: ownTemplateKindLabels[value] }));

/** Writes a template or a clause, with what comes of it beside. */
export function TemplateForm({ template, onSaved, onBack }: TemplateFormProps) {
  const [kind, setKind] = useState<OwnTemplateKind>(template?.kind ?? 'template');
  const [name, setName] = useState(template?.name ?? '');
  const [body, setBody] = useState(template?.body ?? '');
  const [revision, setRevision] = useState(template?.revision ?? 0);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isComplete = name.trim() !== '' && body.trim() !== '';

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isComplete) {
      setProblem('Escribí un nombre y el texto.');
      return;
    }
    if (body.length > ownTemplateBodyMaxCharacters) {
      setProblem(ownTemplateMessages.tooLong);
      return;
    }
    setProblem(null);
    setIsSaving(true);
    try {
      const said = { kind, name: name.trim(), body };
      const saved = template
        ? await saveOwnTemplate(template.id, { ...said, revision })
        : await createOwnTemplate(said);
      setRevision(saved.revision);
      void notify(`«${saved.name}» se guardó.`);
      onSaved(saved);
    } catch (failure) {
      setProblem(failureText(failure, 'No se pudo guardar. Volvé a intentar.'));
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
          Mis modelos
        </button>
        <h1 className="text-xl font-semibold tracking-tight">{template ? template.name : 'Nuevo modelo o cláusula'}</h1>
      </div>
      <div className="grid items-start gap-6 @3xl:grid-cols-2">
        <form noValidate aria-label="Modelo" onSubmit={(event) => void save(event)} className="grid min-w-0 gap-4">
          <Card className="grid gap-4 p-4 sm:p-5">
            <TextField
              label="Nombre"
              required
              autoComplete="off"
              maxLength={ownTemplateNameMaxCharacters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Select label="Tipo" value={kind} options={kindOptions} onChange={setKind} />
            <TextArea
              label="Texto"
              required
              rows={16}
              value={body}
              help="Markdown: # para títulos, **negrita**, listas con guión. Los campos van entre llaves dobles, por ejemplo {{nombre del locador}}."
              onChange={(event) => setBody(event.target.value)}
            />
          </Card>
          {problem && <FormBanner tone="danger">{problem}</FormBanner>}
          <div>
            <Button type="submit" kind="primary" busy={isSaving}>
              Guardar
            </Button>
          </div>
        </form>
        <Card className="@container min-w-0 p-4 sm:p-5">
          <h2 className="mb-3 text-base font-semibold">Vista previa</h2>
          {body.trim() === '' ? (
            <p className="text-sm text-ink-muted">Acá se ve el texto con sus campos completos.</p>
          ) : (
            <UseTemplate name={name.trim()} body={body} />
          )}
        </Card>
      </div>
    </>
  );
}
