import type { GenerationResult } from '@foja/contracts/generators/generation-result';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AnonymizedMessage, type Anonymizer, anonymizeMessage } from '../anonymization/anonymize-message.ts';
import { countedCall } from '../usage/counted-call.ts';
import { type GenerationFailure, generationFailure, preparationFailure } from './generation-failure.ts';
import type { GenerationOptions } from './options.ts';
import { requestGeneration } from './request-generation.ts';
import type { ToolUseCase } from './tool-slugs.ts';

export interface Generated {
  /** Names the result, and the placeholders of this tab that belong to it. */
  id: string;
  text: string;
  sent: string;
  replacements: number;
  anonymizationNotice: string | null;
  sentOriginal: boolean;
  options: GenerationOptions;
  result: GenerationResult;
}

interface GenerationSettings {
  useCase: ToolUseCase;
  options: GenerationOptions;
  /** Who replaces personal data before the text is sent; null where that is switched off. */
  anonymizer: Anonymizer | null;
  onDone: (generated: Generated) => void;
  onPremiumGate: () => void;
  onSessionExpired: () => void;
}

/** `asking`: anonymization failed, and the person is asked whether the original may go. */
export type GenerationPhase = 'idle' | 'anonymizing' | 'generating' | 'asking';

export interface Generation {
  phase: GenerationPhase;
  /** What went wrong last; null once it is tried again. */
  problem: string | null;
  start(text: string): void;
  /** Leaves the call: the server gives the use back, unless a model has begun. */
  cancel(): void;
  /** The person's answer in the phase `asking`. */
  answer(sendsOriginal: boolean): void;
}

interface Asked {
  text: string;
  /** What leaves the browser, and how. */
  sent: string;
  replacements: number;
  anonymizationNotice: string | null;
  isAnonymized: boolean;
  acceptsOriginal: boolean;
}

/** The life of a generation: replace personal data, ask the server, hand the result over. */
export function useGeneration(settings: GenerationSettings): Generation {
  const [phase, setPhase] = useState<GenerationPhase>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(settings);
  current.current = settings;
  const controller = useRef<AbortController | null>(null);
  const refused = useRef<string | null>(null);
  const queryClient = useQueryClient();

  useEffect(() => () => controller.current?.abort(), []);

  async function run(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setProblem(null);
    await task(abort.signal);
    if (!abort.signal.aborted) controller.current = null;
  }

  function handle(failure: GenerationFailure, text: string): void {
    const { useCase, onPremiumGate, onSessionExpired } = current.current;
    setPhase('idle');
    if (failure.kind === 'session-expired') onSessionExpired();
    else if (failure.kind === 'premium-gate') onPremiumGate();
    else if (failure.kind === 'message') setProblem(failure.text);
    else if (useCase === 'jurisprudenceSearch') setProblem(searchNeedsAnonymization);
    else {
      refused.current = text;
      setPhase('asking');
    }
  }

  async function prepare(text: string, id: string, signal: AbortSignal): Promise<AnonymizedMessage | null> {
    const { anonymizer } = current.current;
    if (!anonymizer) return null;
    setPhase('anonymizing');
    return anonymizeMessage(anonymizer, text, id, signal);
  }

  async function generate(id: string, asked: Asked, signal: AbortSignal): Promise<void> {
    const { useCase, options, onDone } = current.current;
    setPhase('generating');
    try {
      const { sent, isAnonymized, acceptsOriginal } = asked;
      const call = { useCase, text: sent, options, isAnonymized, acceptsOriginal };
      const result = await countedCall(queryClient, () => requestGeneration(call, signal));
      if (signal.aborted) return;
      setPhase('idle');
      onDone({ id, ...asked, sentOriginal: acceptsOriginal, options, result });
    } catch (failure) {
      if (!signal.aborted) handle(generationFailure(failure), asked.text);
    }
  }

  function start(written: string): void {
    const text = written.trim();
    void run(async (signal) => {
      const id = crypto.randomUUID();
      let prepared: AnonymizedMessage | null;
      try {
        prepared = await prepare(text, id, signal);
      } catch (failure) {
        if (!signal.aborted) handle(preparationFailure(failure), text);
        return;
      }
      if (signal.aborted) return;
      const asked: Asked = {
        text,
        sent: prepared?.text ?? text,
        replacements: prepared?.replacements ?? 0,
        anonymizationNotice: prepared?.notice ?? null,
        isAnonymized: prepared !== null,
        acceptsOriginal: false,
      };
      await generate(id, asked, signal);
    });
  }

  return {
    phase,
    problem,
    start,
    cancel() {
      controller.current?.abort();
      setPhase('idle');
    },
    answer(sendsOriginal) {
      const text = refused.current;
      // A dialog tells of its end after its answer.
      if (text === null) return;
      refused.current = null;
      setPhase('idle');
      if (!sendsOriginal) return;
      const original = { text, sent: text, replacements: 0, anonymizationNotice: null };
      void run((signal) =>
        generate(crypto.randomUUID(), { ...original, isAnonymized: false, acceptsOriginal: true }, signal),
      );
    },
  };
}

const searchNeedsAnonymization =
  'No se pudieron reemplazar los datos personales, y sin eso la búsqueda no se envía. Volvé a intentar en un momento.';
