import { messageMaxCharacters } from '@foja/contracts/limits';
import { ArrowUp, Eye, Square } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { Anonymizer } from '../anonymization/anonymize-message.ts';
import { classNames } from '../design-system/class-names.ts';
import { followAskedQuestion, takeAskedQuestion } from '../platform/asked-question.ts';
import { localStore, storageKeys } from '../platform/browser-storage.ts';
import { canDictate } from '../platform/speech-recognition.ts';

/** Only where the browser can: most of the first load does without. */
const DictateButton = lazy(() => import('./dictate-button.tsx'));
const SentPreview = lazy(async () => ({ default: (await import('../anonymization/sent-preview.tsx')).SentPreview }));

interface ComposerProps {
  owner: string;
  conversationId: string | null;
  busy: boolean;
  disabled: boolean;
  /** No uses are left, which the input says; where it is not disabled, it is open for help. */
  exhausted: boolean;
  /** Null where anonymization is switched off: there is nothing to show then. */
  anonymizer: Anonymizer | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Returns false where the question is refused; the text then stays. */
  onSend: (text: string) => boolean;
  onStop: () => void;
}

/** The counter appears when this many characters are left. */
const counterFromLeft = 2_000;
const number = new Intl.NumberFormat('es-AR');

/** The input: Enter sends, Shift+Enter breaks the line. What is typed survives a reload. */
export function Composer({
  owner,
  conversationId,
  busy,
  disabled,
  exhausted,
  anonymizer,
  inputRef,
  onSend,
  onStop,
}: ComposerProps) {
  const id = useId();
  const draftKey = storageKeys.draft(owner);
  const [text, setText] = useState(() => localStore.get(draftKey) ?? '');
  const [previewing, setPreviewing] = useState(false);
  const left = messageMaxCharacters - text.length;
  const blocked = disabled || text.trim() === '' || left < 0;

  useEffect(() => setText(localStore.get(draftKey) ?? ''), [draftKey]);

  // Grows with the text up to its CSS limit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.style.height = 'auto';
    input.style.height = `${input.scrollHeight}px`;
  }, [text, inputRef]);

  function write(next: string): void {
    setText(next);
    if (next) localStore.set(draftKey, next);
    else localStore.remove(draftKey);
  }

  function send(): void {
    if (blocked || busy) return;
    if (onSend(text)) {
      write('');
      setPreviewing(false);
    }
  }

  const takeAsked = useRef<() => void>(() => undefined);
  takeAsked.current = () => {
    const asked = takeAskedQuestion();
    if (asked === null || (!disabled && !busy && onSend(asked))) return;
    write(text.trim() === '' ? asked : `${text}\n\n${asked}`);
  };
  // A question that was asked elsewhere is sent at once; where it may not be, it is not lost: it stands in the input. After the
  // first effects of the screen, some of which begin and end twice while developing.
  useEffect(() => {
    const timer = setTimeout(() => takeAsked.current());
    const unfollow = followAskedQuestion(() => takeAsked.current());
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  }, []);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {previewing && anonymizer && (
        <Suspense fallback={null}>
          <SentPreview
            text={text}
            anonymizer={anonymizer}
            conversationId={conversationId}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
      <div
        className={classNames(
          'flex items-end rounded-card border bg-surface shadow-sm transition-colors sm:block short:flex duration-150',
          'has-[textarea:focus-visible]:border-primary-ink has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-primary-ink',
          left < 0 ? 'border-danger' : 'border-line-strong/60',
          disabled && 'opacity-60',
        )}
      >
        <label htmlFor={id} className="sr-only">
          Tu consulta
        </label>
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          disabled={disabled}
          aria-describedby={left <= counterFromLeft ? `${id}-count` : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={exhausted ? 'Sin usos restantes' : 'Contá qué pasó'}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              send();
            }
          }}
          className="block max-h-[38dvh] min-w-0 flex-1 resize-none bg-transparent py-3 pl-4 sm:w-full sm:pr-4 sm:pb-1 text-base text-ink outline-none placeholder:whitespace-nowrap placeholder:text-ink-muted disabled:cursor-not-allowed short:py-2"
        />
        <div className="flex items-center gap-1 p-1.5 sm:gap-2 sm:px-2 sm:pt-0 sm:pb-2 short:p-0.5">
          {anonymizer && (
            <button
              type="button"
              disabled={text.trim() === ''}
              aria-expanded={previewing}
              onClick={() => setPreviewing(!previewing)}
              className="inline-flex h-8 items-center gap-1.5 rounded-field px-2 text-xs text-ink-muted hover:bg-sunken hover:text-ink max-sm:disabled:hidden short:disabled:hidden! sm:disabled:invisible"
            >
              <Eye size={15} aria-hidden="true" />
              <span className="max-sm:sr-only short:sr-only">Ver lo que se envía</span>
            </button>
          )}
          <span className="hidden flex-1 sm:block short:hidden" />
          {canDictate() && (
            <Suspense fallback={<span className="size-8" />}>
              <DictateButton disabled={disabled || busy} text={text} onText={write} />
            </Suspense>
          )}
          {left <= counterFromLeft && (
            <span
              id={`${id}-count`}
              role={left < 0 ? 'alert' : undefined}
              className={classNames('figures text-xs', left < 0 ? 'font-medium text-danger' : 'text-ink-muted')}
            >
              {number.format(text.length)} / {number.format(messageMaxCharacters)}
            </span>
          )}
          {busy ? (
            <button
              type="button"
              onClick={onStop}
              aria-label="Detener la respuesta"
              className="inline-flex size-9 items-center justify-center rounded-full border border-line-strong text-ink hover:bg-sunken"
            >
              <Square size={13} fill="currentColor" aria-hidden="true" />
            </button>
          ) : (
            <button
              type="submit"
              disabled={blocked}
              aria-label="Enviar consulta"
              className="action-gradient inline-flex size-9 items-center justify-center rounded-full text-white transition duration-150 hover:brightness-110 disabled:cursor-not-allowed disabled:bg-none disabled:bg-sunken disabled:text-ink-muted"
            >
              <ArrowUp size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
