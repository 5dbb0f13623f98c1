import type { SavedResult } from '@foja/contracts/matter-items';
import { matterForumLabels, mayInMatter } from '@foja/contracts/matter-words';
import type { MatterSummary } from '@foja/contracts/matters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { matterQuery } from '../matter-reading/read-matter.ts';
import type { SaveRequest } from '../matter-saving/save-request.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { ItemList } from './item-list.tsx';
import { matterFailure } from './matter-failure.ts';
import { addItem, mattersQuery, refreshMatters } from './matters-queries.ts';
import { NewMatterDialog } from './new-matter-dialog.tsx';
import { RefusedByPlan } from './refused-by-plan.tsx';

const titleMaxCharacters = 250;
const questionMaxCharacters = 30_000;
const searchAfterMs = 250;

type Choice = Pick<MatterSummary, 'id' | 'title' | 'fileNumber' | 'forum'>;

interface SaveInMatterDialogProps {
  email: string;
  request: SaveRequest;
  onClose: () => void;
}

/** Picks the causa in which something is kept. Where a tool was opened from a causa, that one is proposed. */
export default function SaveInMatterDialog({ email, request, onClose }: SaveInMatterDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { causa = null } = useSearch({ strict: false }) as { causa?: string };
  const [title, setTitle] = useState(request.title.trim().slice(0, titleMaxCharacters));
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), searchAfterMs);
  const list = useQuery(mattersQuery(email, { search, archived: false }));
  const here = useQuery({ ...matterQuery(email, causa ?? ''), enabled: causa !== null });
  const [picked, setPicked] = useState<Choice | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const writable = (list.data?.matters ?? []).filter(({ role }) => mayInMatter(role, 'write'));
  const proposed = here.data && mayInMatter(here.data.role, 'write') ? here.data : null;
  const choice = picked ?? proposed;
  const choices: Choice[] = [...(choice ? [choice] : []), ...writable.filter(({ id }) => id !== choice?.id)];

  async function save(matter: Choice): Promise<void> {
    setFailure(null);
    setIsSaving(true);
    try {
      const body: SavedResult = {
        title: title.trim() || 'Sin título',
        tool: request.tool,
        question: request.question.slice(0, questionMaxCharacters),
        text: await request.text(),
        data: request.data ?? null,
        madeAt: new Date(request.madeAt).toISOString(),
      };
      await addItem(matter.id, { kind: request.kind, body });
      void refreshMatters(client, email);
      const tab = request.kind === 'calculation' ? 'calculos' : 'consultas';
      const show = () => void navigate({ to: '/dashboard/causas/$id/$tab', params: { id: matter.id, tab } });
      void notify(`Se guardó en «${matter.title}».`, { kind: 'success', action: { label: 'Ver', run: show } });
      onClose();
    } catch (refused) {
      setFailure(refused);
    } finally {
      setIsSaving(false);
    }
  }

  if (isOpening) {
    return (
      <NewMatterDialog
        email={email}
        onClose={() => setIsOpening(false)}
        onOpened={(matter) => {
          setPicked(matter);
          setIsOpening(false);
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Guardar en la causa"
      description="Se guarda cifrado, tal como lo ves, con los nombres reales. Sin este paso, nada de esto queda en el servidor."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button kind="primary" busy={isSaving} disabled={choice === null} onClick={() => choice && void save(choice)}>
            Guardar
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Título"
          value={title}
          maxLength={titleMaxCharacters}
          onChange={({ target }) => setTitle(target.value)}
        />
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <TextField
              label="Buscar una causa"
              type="search"
              autoComplete="off"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          <Button onClick={() => setIsOpening(true)}>
            <FolderPlus size={16} aria-hidden="true" />
            Nueva causa
          </Button>
        </div>
        <ItemList
          query={list}
          isEmpty={choices.length === 0}
          empty={
            <EmptyState title={search === '' ? 'Todavía no tenés causas.' : 'Ninguna causa dice eso.'}>
              {search === '' ? 'Abrí una con «Nueva causa».' : 'Probá con menos palabras.'}
            </EmptyState>
          }
        >
          <fieldset className="grid max-h-64 gap-1 overflow-y-auto">
            <legend className="sr-only">Causa</legend>
            {choices.map((matter) => (
              <label
                key={matter.id}
                className="flex cursor-pointer items-start gap-2.5 rounded-field px-2 py-2 hover:bg-sunken"
              >
                <input
                  type="radio"
                  name="matter"
                  className="mt-1 accent-primary"
                  checked={choice?.id === matter.id}
                  onChange={() => setPicked(matter)}
                />
                <span className="min-w-0 text-sm">
                  <span className="block wrap-anywhere text-ink">{matter.title}</span>
                  <span className="figures block text-xs text-ink-muted">
                    {[matter.fileNumber && `Expte. ${matter.fileNumber}`, matterForumLabels[matter.forum]]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        </ItemList>
        {failure !== null && (
          <RefusedByPlan
            failure={failure}
            text={matterFailure(failure, 'No se pudo guardar en la causa. Sigue en la pantalla: volvé a intentar.')}
          />
        )}
      </div>
    </Dialog>
  );
}
