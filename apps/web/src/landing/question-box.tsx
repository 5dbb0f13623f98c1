import { ArrowRight, Pause, Play, ShieldCheck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { useReducedMotion } from '../platform/media.ts';
import { type ExampleTask, exampleTasks } from './example-tasks.ts';
import { type TypedExample, useTypedExample } from './use-typed-example.ts';

const texts = exampleTasks.map(({ text }) => text);

interface QuestionBoxProps {
  onAsk: (question: string) => void;
}

/**
 * The sheet of the hero, on which one asks. While nothing is written, six legal tasks are typed there one after the other, or listed
 * under it where the reader asks for no motion.
 */
export function QuestionBox({ onAsk }: QuestionBoxProps) {
  const id = useId();
  const still = useReducedMotion();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [writing, setWriting] = useState(false);
  const example = useTypedExample(texts, !still && !writing && text === '');
  const showsExample = !still && !writing && text === '';

  function ask(): void {
    const question = text.trim();
    if (question) onAsk(question);
    else input.current?.focus();
  }

  return (
    <section aria-labelledby={`${id}-label`} className="w-full">
      <div className="relative">
        <div
          aria-hidden="true"
          className="absolute -top-3 right-1 h-full w-[90%] rotate-[1.4deg] rounded-card border border-paper-line bg-paper/70"
        />
        <form
          className="relative overflow-hidden rounded-card border border-paper-line bg-paper text-paper-ink shadow-raised"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <span aria-hidden="true" className="absolute inset-y-0 left-6 w-px bg-margin-rule sm:left-9" />
          <div className="py-4 pr-3.5 pl-9 sm:py-6 sm:pr-5 sm:pl-14">
            <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
              Contá qué te pasó
            </label>
            {!still && (
              // Read as a list, once; the letters are for the eye.
              <ul aria-label="Tareas de ejemplo" className="sr-only">
                {texts.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            <div className="relative mt-1.5 font-serif text-[1.1875rem] leading-[1.45] sm:text-[1.375rem]">
              <textarea
                id={id}
                ref={input}
                rows={3}
                value={text}
                placeholder={showsExample ? undefined : 'Con tus palabras: con quién fue, cuándo y qué querés lograr.'}
                onFocus={() => setWriting(true)}
                onBlur={() => setWriting(false)}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                    event.preventDefault();
                    ask();
                  }
                }}
                className="relative block min-h-[7rem] w-full resize-none rounded-sm bg-transparent placeholder:text-paper-muted sm:min-h-[6.25rem]"
              />
              {showsExample && (
                <p
                  aria-hidden="true"
                  data-testid="typed"
                  className="pointer-events-none absolute inset-0 text-paper-muted"
                >
                  {example.text}
                  <span className="ml-0.5 inline-block h-[1.05em] w-0.5 translate-y-[0.18em] bg-secondary" />
                </p>
              )}
            </div>
            <div className="mt-2 flex items-center justify-between gap-3">
              {still ? <span /> : <ExampleBar example={example} shown={showsExample} />}
              <button type="submit" className={buttonClasses('primary', 'medium')}>
                Preguntar
                <ArrowRight size={17} aria-hidden="true" />
              </button>
            </div>
            {still && <StillExamples />}
          </div>
        </form>
      </div>
      <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
        <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        Los nombres, documentos y domicilios se reemplazan antes de hacer la consulta.
      </p>
    </section>
  );
}

/** Stops the examples and, once one stands there whole, shows the articles that it is answered from. */
function ExampleBar({ example, shown }: { example: TypedExample; shown: boolean }) {
  const task = exampleTasks[example.index] as ExampleTask;
  const { paused, toggle } = example;
  return (
    <div className={`flex min-w-0 items-center gap-2 ${shown ? '' : 'invisible'}`}>
      <IconButton
        label={paused ? 'Reanudar los ejemplos' : 'Pausar los ejemplos'}
        side="top"
        icon={paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        className="-ml-2 text-paper-muted"
        onClick={toggle}
      />
      <p
        aria-hidden="true"
        className={`flex h-7 min-w-0 flex-wrap gap-1.5 overflow-hidden text-xs transition-opacity duration-200 max-sm:hidden ${example.whole ? '' : 'opacity-0'}`}
      >
        {task.articles.map(({ id, label }, position) => (
          <span key={id} className="flex items-center gap-1.5 rounded-field border border-paper-line px-2 py-1">
            <span className="figures inline-flex size-4 items-center justify-center rounded-full bg-primary-wash text-[10px] font-semibold text-primary-ink">
              {position + 1}
            </span>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

function StillExamples() {
  return (
    <div className="mt-4 border-t border-paper-line pt-3 text-sm">
      <h2 className="font-medium text-paper-muted">Tareas de ejemplo</h2>
      <ul className="mt-1.5 grid gap-1">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
