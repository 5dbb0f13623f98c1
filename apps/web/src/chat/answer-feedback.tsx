import type { FeedbackRequest } from '@foja/contracts/chat';
import { routes } from '@foja/contracts/routes';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { notify } from '../design-system/toast.ts';
import { withGuestToken } from '../guests/guest-session.ts';
import { callJson } from '../platform/http.ts';
import { currentSession } from '../platform/session.ts';

interface AnswerFeedbackProps {
  answerId: string;
  useful: boolean;
  question: string | null;
  onSent: () => void;
  onCancel: () => void;
}

function sendFeedback(body: FeedbackRequest): Promise<unknown> {
  const send = (token: string | undefined) => callJson(routes.feedback, { method: 'POST', body, token });
  return currentSession() ? send(undefined) : withGuestToken(send);
}

/** Whether an answer helped, with an optional comment. The question goes along only if its author ticks the box. */
export function AnswerFeedback({ answerId, useful, question, onSent, onCancel }: AnswerFeedbackProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // It opens under the answer, where a low window ends. Newer browsers return a promise, which is nothing to clean up with.
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const [comment, setComment] = useState('');
  const [share, setShare] = useState(false);
  const mutation = useMutation({
    mutationFn: () =>
      sendFeedback({
        answerId,
        useful,
        ...(comment.trim() ? { comment: comment.trim() } : {}),
        ...(share && question ? { question } : {}),
      }),
    onSuccess: () => {
      void notify('Gracias por tu opinión.', { kind: 'success' });
      onSent();
    },
  });

  return (
    <form
      ref={form}
      className="mt-2 max-w-lg animate-appear rounded-card border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutation.mutate();
      }}
    >
      <label htmlFor={`${id}-comment`} className="block text-sm font-medium">
        {useful ? '¿Qué te sirvió?' : '¿Qué le faltó a la respuesta?'}{' '}
        <span className="font-normal text-ink-muted">(opcional)</span>
      </label>
      <textarea
        id={`${id}-comment`}
        rows={2}
        maxLength={2_000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        className="mt-1.5 w-full resize-y rounded-field border border-line bg-ground px-3 py-2 text-sm"
      />
      {question && (
        <label className="mt-2 flex items-start gap-2 text-sm text-ink-muted">
          <input
            type="checkbox"
            checked={share}
            onChange={(event) => setShare(event.target.checked)}
            className="mt-0.5 size-4 accent-(--primary-ink)"
          />
          Compartir también mi pregunta, con los datos personales reemplazados.
        </label>
      )}
      {mutation.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          No se pudo enviar. Volvé a intentar.
        </p>
      )}
      <div className="mt-3 flex justify-end gap-2">
        <Button kind="quiet" size="small" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="small" disabled={mutation.isPending}>
          Enviar opinión
        </Button>
      </div>
    </form>
  );
}
