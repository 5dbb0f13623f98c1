import type { TransformationRequestInput, TransformationSuggestion } from '@foja/contracts/transformations';
import type { TextTransformation } from '@foja/contracts/writing-assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { knownForWork } from '../anonymization/anonymize-message.ts';
import { noTransformation, type TransformationState } from '../rulings-search/assistant-state.ts';
import { countedCall } from '../usage/counted-call.ts';
import { transformText } from './transform-text.ts';
import { transformationFailure } from './transformation-failure.ts';

/**
 * What the host did about a suggestion: false where the text is no longer the one that was transformed, and a `problem` in the host's
 * own words where something else was in the way.
 */
type Outcome = boolean | { problem: string };
export type Applied = Outcome | Promise<Outcome>;

interface TransformationSettings {
  onApply: (suggestion: TransformationSuggestion, selectedText: string) => Applied;
  onApplyAll: (suggestions: readonly TransformationSuggestion[], selectedText: string) => Applied;
  onPremiumGate: () => void;
  onSessionExpired: () => void;
}

export interface Transformation {
  state: TransformationState;
  handle(transformation: TextTransformation): void;
  cancel(): void;
  /** Anonymization failed, and the person is asked whether the original may go. */
  asking: boolean;
  answer(sendsOriginal: boolean): void;
}

/** The life of a transformation: ask the server (it counts as a use), then apply or dismiss what it proposes. */
export function useTransformation(settings: TransformationSettings): Transformation {
  const [state, setState] = useState<TransformationState>(noTransformation);
  const [refused, setRefused] = useState<TransformationRequestInput | null>(null);
  const current = useRef(settings);
  current.current = settings;
  const controller = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
    },
    [],
  );

  async function ask(asked: TransformationRequestInput): Promise<void> {
    if (controller.current) return;
    const abort = new AbortController();
    controller.current = abort;
    setState({ ...noTransformation, phase: 'running', selectedText: asked.text });
    try {
      const { suggestions, engine, notice } = await countedCall(queryClient, async () =>
        transformText({ ...asked, ...(await knownForWork()) }, abort.signal),
      );
      if (abort.signal.aborted) return;
      setState({
        phase: 'done',
        selectedText: asked.text,
        result: { suggestions, engine, notice },
        problem: null,
      });
    } catch (failure) {
      if (!abort.signal.aborted) handleFailure(failure, asked);
    } finally {
      if (controller.current === abort) controller.current = null;
    }
  }

  function handleFailure(failure: unknown, asked: TransformationRequestInput): void {
    const handled = transformationFailure(failure);
    const problem = handled.kind === 'message' || handled.kind === 'premium-gate' ? handled.text : null;
    setState({ ...noTransformation, problem });
    if (handled.kind === 'session-expired') current.current.onSessionExpired();
    else if (handled.kind === 'premium-gate') current.current.onPremiumGate();
    else if (handled.kind === 'anonymization') setRefused(asked);
  }

  async function apply(chosen: readonly TransformationSuggestion[], applied: Applied): Promise<void> {
    const outcome = await applied;
    setState((now) => {
      if (outcome === true) return without(now, chosen);
      return { ...now, problem: outcome === false ? textChanged : outcome.problem };
    });
  }

  return {
    state,
    handle(transformation) {
      const { selectedText } = transformation;
      const { onApply, onApplyAll } = current.current;
      switch (transformation.commandId) {
        case 'apply_suggestion':
          void apply([transformation.suggestion], onApply(transformation.suggestion, selectedText));
          break;
        case 'apply_all_suggestions':
          void apply(transformation.suggestions, onApplyAll(transformation.suggestions, selectedText));
          break;
        case 'dismiss_suggestion':
          setState((now) => without(now, [transformation.suggestion]));
          break;
        case 'dismiss_all_suggestions':
          setState((now) => without(now, now.result?.suggestions ?? []));
          break;
        case null:
          void ask({ text: selectedText, customCommand: transformation.customText, model: transformation.model });
          break;
        default:
          void ask({ text: selectedText, commandId: transformation.commandId, model: transformation.model });
      }
    },
    cancel() {
      if (!controller.current) return;
      controller.current.abort();
      controller.current = null;
      setState(noTransformation);
    },
    asking: refused !== null,
    answer(sendsOriginal) {
      // A dialog tells of its end after its answer.
      if (!refused) return;
      setRefused(null);
      if (sendsOriginal) void ask({ ...refused, acceptsOriginal: true });
    },
  };
}

/** The state after some suggestions were decided: with the last one the result goes too (specification 4). */
function without(state: TransformationState, decided: readonly TransformationSuggestion[]): TransformationState {
  if (!state.result) return state;
  const gone = new Set(decided.map(({ id }) => id));
  const suggestions = state.result.suggestions.filter(({ id }) => !gone.has(id));
  return { ...state, problem: null, result: suggestions.length > 0 ? { ...state.result, suggestions } : null };
}

const textChanged =
  'El texto del documento cambió desde que se pidió la transformación, así que no se aplicó nada. Seleccionalo y transformalo de nuevo.';
