import type { Matter } from '@foja/contracts/matters';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { matterFailure } from './matter-failure.ts';
import { emptyMatterDraft, MatterFields } from './matter-form.tsx';
import { createMatter, refreshMatters } from './matters-queries.ts';
import { RefusedByPlan } from './refused-by-plan.tsx';

interface NewMatterDialogProps {
  email: string;
  onClose: () => void;
  onOpened: (matter: Matter) => void;
}

const formId = 'new-matter';

/** Opens a causa. What was typed stays where that is refused. */
export function NewMatterDialog({ email, onClose, onOpened }: NewMatterDialogProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(emptyMatterDraft);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const titleError = isAsked && draft.head.title.trim() === '' ? 'Escribí la carátula.' : undefined;

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setIsAsked(true);
    if (draft.head.title.trim() === '') return;
    setFailure(null);
    setIsSaving(true);
    try {
      const matter = await createMatter(draft);
      void refreshMatters(client, email);
      onOpened(matter);
    } catch (refused) {
      setFailure(refused);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Nueva causa"
      description="Sólo hacen falta la carátula y el fuero; lo demás se completa cuando lo tengas."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" type="submit" form={formId} busy={isSaving}>
            Abrir la causa
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void open(event)} className="grid gap-4">
        <MatterFields draft={draft} onChange={setDraft} titleError={titleError} />
        {failure !== null && (
          <RefusedByPlan
            failure={failure}
            text={matterFailure(failure, 'No se pudo abrir la causa. Lo que escribiste sigue acá: volvé a intentar.')}
          />
        )}
      </form>
    </Dialog>
  );
}
