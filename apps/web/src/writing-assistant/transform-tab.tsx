import {
  customCommandMaxCharacters,
  type TransformationCommand,
  transformationCommandDescriptions,
  transformationCommandLabels,
  transformationCommands,
  transformationTextMaxCharacters,
} from '@foja/contracts/transformation-rules';
import type { TransformationSuggestion } from '@foja/contracts/transformations';
import { useId } from 'react';
import { SelectionPreview } from '../anonymization/selection-preview.tsx';
import { Button } from '../design-system/button.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import type { TransformationState } from '../rulings-search/assistant-state.ts';
import { isUsable, SelectedText } from './selected-text.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TransformationProgress } from './transformation-progress.tsx';
import { useBringIntoView } from './use-bring-into-view.ts';
import { useTransformationSteps } from './use-transformation-steps.ts';

interface TransformTabProps {
  /** The command that is being written; kept by the panel, so that it outlives the tab. */
  customText: string;
  onCustomText: (text: string) => void;
  selectedText: string;
  /** The server takes the personal data out before a model sees the text. */
  hidesData: boolean;
  transformation: TransformationState;
  onCommand: (commandId: TransformationCommand) => void;
  onCustomCommand: (text: string) => void;
  onCancel: () => void;
  onApply: (suggestion: TransformationSuggestion) => void;
  onApplyAll: (suggestions: readonly TransformationSuggestion[]) => void;
  onDismiss: (suggestion: TransformationSuggestion) => void;
  onDismissAll: () => void;
}

/** Another wording of what is selected: by a quick command or by a wish in one's own words. */
export function TransformTab(props: TransformTabProps) {
  const { customText, selectedText, transformation } = props;
  const { phase, result, problem } = transformation;
  const running = phase === 'running';
  const usable = !running && isUsable(selectedText, transformationTextMaxCharacters);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectedText
        text={selectedText}
        nothing="Seleccioná un texto del documento para transformarlo."
        maxCharacters={transformationTextMaxCharacters}
      />
      <section aria-label="Comandos rápidos" className="grid grid-cols-2 gap-2">
        {transformationCommands.map((commandId) => (
          <QuickCommand
            key={commandId}
            commandId={commandId}
            disabled={!usable}
            onPress={() => props.onCommand(commandId)}
          />
        ))}
      </section>
      <form
        aria-label="Transformar con un comando propio"
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (usable && customText.trim() !== '') props.onCustomCommand(customText.trim());
        }}
      >
        <TextArea
          label="Comando propio"
          help="Por ejemplo: más breve y en tercera persona."
          rows={2}
          value={customText}
          maxLength={customCommandMaxCharacters}
          onChange={(event) => props.onCustomText(event.target.value)}
        />
        <Button type="submit" kind="primary" disabled={!usable || customText.trim() === ''}>
          Transformar
        </Button>
        <p className="text-xs text-ink-muted">Cada transformación cuenta como un uso.</p>
      </form>
      {isUsable(selectedText, transformationTextMaxCharacters) && (
        <SentAway text={[selectedText, customText.trim()].filter(Boolean).join('\n\n')} hidesData={props.hidesData} />
      )}
      <Outcome {...props} />
      {problem && !running && <FormBanner tone="danger">{problem}</FormBanner>}
      {phase === 'done' && result && (
        <SuggestionList
          suggestions={result.suggestions}
          engine={result.engine}
          notice={result.notice}
          onApply={props.onApply}
          onApplyAll={() => props.onApplyAll(result.suggestions)}
          onDismiss={props.onDismiss}
          onDismissAll={props.onDismissAll}
        />
      )}
    </div>
  );
}

function Outcome({ transformation, onCancel }: TransformTabProps) {
  const done = useTransformationSteps(transformation.phase);
  const outcome = useBringIntoView<HTMLDivElement>(transformation.phase);
  if (done === null || (transformation.phase === 'done' && !transformation.result)) return null;
  return (
    <div ref={outcome} className="flex items-start justify-between gap-3 border-t border-line pt-4">
      <TransformationProgress done={done} />
      {transformation.phase === 'running' && (
        <Button size="small" onClick={onCancel}>
          Cancelar
        </Button>
      )}
    </div>
  );
}

/** What of the text, and of the wish for it, a model would see. */
function SentAway({ text, hidesData }: { text: string; hidesData: boolean }) {
  return (
    <div className="grid gap-2">
      <p className="text-xs text-ink-muted">
        {hidesData
          ? 'Los datos personales se reemplazan antes de consultar a un modelo de lenguaje.'
          : 'La anonimización está desactivada: el texto se envía tal como está.'}
      </p>
      {hidesData && <SelectionPreview text={text} privacy={withinWork} />}
    </div>
  );
}

const withinWork = { anonymizer: 'within-work', conversationId: null } as const;

interface QuickCommandProps {
  commandId: TransformationCommand;
  disabled: boolean;
  onPress: () => void;
}

function QuickCommand({ commandId, disabled, onPress }: QuickCommandProps) {
  const id = useId();
  return (
    <button
      type="button"
      disabled={disabled}
      aria-describedby={id}
      onClick={onPress}
      className="grid content-start gap-0.5 rounded-field border border-line bg-surface px-3 py-2 text-left text-sm font-medium text-ink transition duration-150 enabled:hover:border-line-strong enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50"
    >
      {transformationCommandLabels[commandId]}
      <span id={id} aria-hidden="true" className="text-xs font-normal text-ink-muted">
        {transformationCommandDescriptions[commandId]}
      </span>
    </button>
  );
}
