import {
  type MatterForum,
  type MatterSide,
  type MatterState,
  matterForumLabels,
  matterForums,
  matterLineMaxCharacters,
  matterSideLabels,
  matterSides,
  matterStateLabels,
  matterStates,
  matterSummaryMaxCharacters,
  matterTitleMaxCharacters,
} from '@foja/contracts/matter-words';
import type { Matter, MatterHead } from '@foja/contracts/matters';
import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';

/** What is being written of a causa. */
export interface MatterDraft {
  head: MatterHead;
  forum: MatterForum;
  state: MatterState;
}

export const emptyMatterDraft: MatterDraft = {
  head: { title: '', fileNumber: '', court: '', clientName: '', side: null, summary: '' },
  forum: 'civil',
  state: 'active',
};

export function draftOf({ title, fileNumber, court, clientName, side, summary, forum, state }: Matter): MatterDraft {
  return { head: { title, fileNumber, court, clientName, side, summary }, forum, state };
}

const forumOptions = matterForums.map((value) => ({ value, label: matterForumLabels[value] }));
const stateOptions = matterStates.map((value) => ({ value, label: matterStateLabels[value] }));
const sideOptions = [
  { value: '', label: 'Sin indicar' },
  ...matterSides.map((value) => ({ value, label: matterSideLabels[value] })),
];

interface MatterFieldsProps {
  draft: MatterDraft;
  onChange: (draft: MatterDraft) => void;
  /** The carátula is missing, and that was said. */
  titleError: string | undefined;
}

/** The fields of a causa, of a new one as of one that is there. */
export function MatterFields({ draft, onChange, titleError }: MatterFieldsProps) {
  const { head, forum, state } = draft;
  const write = (part: Partial<MatterHead>) => onChange({ ...draft, head: { ...head, ...part } });
  return (
    <div className="grid gap-4">
      <TextField
        label="Carátula"
        required
        autoComplete="off"
        maxLength={matterTitleMaxCharacters}
        help="Por ejemplo: Pérez, Juan c/ Gómez, Ana s/ daños y perjuicios."
        error={titleError}
        value={head.title}
        onChange={(event) => write({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Fuero"
          required
          value={forum}
          options={forumOptions}
          onChange={(value) => onChange({ ...draft, forum: value })}
        />
        <Select
          label="Estado"
          value={state}
          options={stateOptions}
          onChange={(value) => onChange({ ...draft, state: value })}
        />
        <TextField
          label="Número de expediente"
          autoComplete="off"
          maxLength={matterLineMaxCharacters}
          value={head.fileNumber}
          onChange={(event) => write({ fileNumber: event.target.value })}
        />
        <TextField
          label="Juzgado o tribunal"
          autoComplete="off"
          maxLength={matterLineMaxCharacters}
          value={head.court}
          onChange={(event) => write({ court: event.target.value })}
        />
        <TextField
          label="Cliente"
          autoComplete="off"
          maxLength={matterLineMaxCharacters}
          value={head.clientName}
          onChange={(event) => write({ clientName: event.target.value })}
        />
        <Select<MatterSide | ''>
          label="A quién representás"
          value={head.side ?? ''}
          options={sideOptions as { value: MatterSide | ''; label: string }[]}
          onChange={(value) => write({ side: value === '' ? null : value })}
        />
      </div>
      <TextArea
        label="Resumen"
        rows={5}
        maxLength={matterSummaryMaxCharacters}
        help="De qué se trata y en qué punto está."
        value={head.summary}
        onChange={(event) => write({ summary: event.target.value })}
      />
    </div>
  );
}
