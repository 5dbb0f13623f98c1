import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Checkbox } from '../design-system/checkbox.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { ItemList } from './item-list.tsx';
import { matterFailure } from './matter-failure.ts';
import { RefusedByPlan } from './refused-by-plan.tsx';

interface ChooseDialogProps {
  title: string;
  query: { isPending: boolean; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  choices: readonly { id: string; name: string; about: string }[];
  nothing: string;
  /** @throws what is told in the dialog, which stays. */
  onChoose: (ids: string[]) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Chooses some of one's documents to be filed in the causa. */
export function ChooseDialog({ title, query, choices, nothing, onChoose, onDone, onClose }: ChooseDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [words, setWords] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const found = choices.filter(({ name }) => fold(name).includes(fold(words.trim())));

  async function take(): Promise<void> {
    setFailure(null);
    setIsSaving(true);
    try {
      await onChoose(chosen);
      onDone();
      onClose();
    } catch (refused) {
      setFailure(refused);
      onDone();
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" busy={isSaving} disabled={chosen.length === 0} onClick={() => void take()}>
            Incorporar{chosen.length > 0 ? ` (${chosen.length})` : ''}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ItemList query={query} isEmpty={choices.length === 0} empty={<EmptyState title={nothing} />}>
          {choices.length > 6 && (
            <TextField
              label="Buscar por nombre"
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          <ul className="grid gap-3">
            {found.map(({ id, name, about }) => (
              <li key={id}>
                <Checkbox
                  label={
                    <>
                      <span className="block text-ink wrap-anywhere">{name}</span>
                      <span className="figures block text-xs text-ink-muted">{about}</span>
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
              </li>
            ))}
          </ul>
        </ItemList>
        {failure !== null && (
          <RefusedByPlan failure={failure} text={matterFailure(failure, 'No se pudo incorporar. Volvé a intentar.')} />
        )}
      </div>
    </Dialog>
  );
}
