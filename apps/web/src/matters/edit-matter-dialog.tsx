import { matterForumLabels, matterSideLabels, matterStateLabels } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { notify } from '../design-system/toast.ts';
import { changedMeanwhile, matterFailure } from './matter-failure.ts';
import { draftOf, type MatterDraft, MatterFields } from './matter-form.tsx';
import { refreshMatters, saveMatter } from './matters-queries.ts';
import { RefusedByPlan } from './refused-by-plan.tsx';
import { VersionChoice } from './version-choice.tsx';

const formId = 'edit-matter';

/** Changes what a causa says of itself; where somebody else did so meanwhile, both stay in sight until one is chosen. */
export function EditMatterDialog({ email, matter, onClose }: { email: string; matter: Matter; onClose: () => void }) {
  const client = useQueryClient();
  // The version that was read when the dialog opened, whatever is read again behind it.
  const [read, setRead] = useState(matter);
  const [draft, setDraft] = useState(() => draftOf(matter));
  const [theirs, setTheirs] = useState<Matter | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const titleError = draft.head.title.trim() === '' ? 'Escribí la carátula.' : undefined;

  async function save(over: Matter): Promise<void> {
    if (titleError) return;
    setFailure(null);
    setIsSaving(true);
    try {
      await saveMatter(matter.id, {
        ...draft,
        version: over.version,
        responsibleAccountId: over.responsible?.accountId ?? null,
      });
      await refreshMatters(client, email);
      void notify('La causa se guardó.');
      onClose();
    } catch (refused) {
      const current = changedMeanwhile<Matter>(refused);
      setTheirs(current);
      setFailure(current ? null : refused);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Editar la causa"
      footer={
        theirs ? null : (
          <>
            <Button onClick={onClose}>Cancelar</Button>
            <Button kind="primary" type="submit" form={formId} busy={isSaving}>
              Guardar
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save(read);
        }}
        className="grid gap-4"
      >
        {theirs && (
          <VersionChoice
            fields={differences(draftOf(theirs), draft)}
            isSaving={isSaving}
            onMine={() => void save(theirs)}
            onTheirs={() => {
              setRead(theirs);
              setDraft(draftOf(theirs));
              setTheirs(null);
              void refreshMatters(client, email);
            }}
          />
        )}
        <MatterFields draft={draft} onChange={setDraft} titleError={titleError} />
        {failure !== null && (
          <RefusedByPlan
            failure={failure}
            text={matterFailure(failure, 'No se pudo guardar. Lo que escribiste sigue acá: volvé a intentar.')}
          />
        )}
      </form>
    </Dialog>
  );
}

function differences(theirs: MatterDraft, mine: MatterDraft) {
  const words = ({ head, forum, state }: MatterDraft) => ({
    Carátula: head.title,
    Fuero: matterForumLabels[forum],
    Estado: matterStateLabels[state],
    'Número de expediente': head.fileNumber,
    'Juzgado o tribunal': head.court,
    Cliente: head.clientName,
    'A quién representás': head.side ? matterSideLabels[head.side] : '',
    Resumen: head.summary,
  });
  const [saved, typed] = [words(theirs), words(mine)];
  return Object.entries(saved).map(([label, said]) => ({
    label,
    theirs: said,
    mine: typed[label as keyof typeof typed],
  }));
}
