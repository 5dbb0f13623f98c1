import type { MatterItem, MatterItemContent } from '@foja/contracts/matter-items';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { changedMeanwhile, matterFailure } from './matter-failure.ts';
import { addItem, saveItem } from './matters-queries.ts';
import { RefusedByPlan } from './refused-by-plan.tsx';
import { VersionChoice } from './version-choice.tsx';

interface ItemDialogProps {
  matterId: string;
  /** As it was read; null for a new one. */
  item: MatterItem | null;
  title: string;
  /** As it is written now. */
  content: MatterItemContent;
  /** What cannot be left out; null where nothing is missing. */
  missing: string | null;
  /** What it says, for setting two versions side by side. */
  words: (item: Pick<MatterItem, 'body'>) => Record<string, string>;
  /** The person goes on with what somebody else saved. */
  onTheirs: (theirs: MatterItem) => void;
  onSaved: () => Promise<void>;
  onClose: () => void;
  /** The fields; `missing` once it was tried to save. */
  children: (missing: string | undefined) => ReactNode;
}

const formId = 'matter-item';

/** Writes something into a causa. What was typed stays where that is refused; where somebody else saved meanwhile both stay in sight. */
export function ItemDialog(props: ItemDialogProps) {
  const { matterId, item, title, content, missing, words, onTheirs, onSaved, onClose, children } = props;
  const [read, setRead] = useState(item);
  const [theirs, setTheirs] = useState<MatterItem | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function save(over: MatterItem | null): Promise<void> {
    setIsAsked(true);
    if (missing !== null) return;
    setFailure(null);
    setIsSaving(true);
    try {
      if (over) await saveItem(matterId, over.id, { version: over.version, content });
      else await addItem(matterId, content);
      await onSaved();
      onClose();
    } catch (refused) {
      const current = changedMeanwhile<MatterItem>(refused);
      setTheirs(current);
      setFailure(current ? null : refused);
    } finally {
      setIsSaving(false);
    }
  }

  const typed = words(content);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
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
            fields={Object.entries(words(theirs)).map(([label, said]) => ({
              label,
              theirs: said,
              mine: typed[label] ?? '',
            }))}
            isSaving={isSaving}
            onMine={() => void save(theirs)}
            onTheirs={() => {
              setRead(theirs);
              onTheirs(theirs);
              setTheirs(null);
              void onSaved();
            }}
          />
        )}
        {children(isAsked && missing !== null ? missing : undefined)}
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
