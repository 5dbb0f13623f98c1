import { Pause, Play } from 'lucide-react';
import { IconButton } from '../design-system/icon-button.tsx';
import { useReducedMotion } from '../platform/media.ts';
import { type ExampleTask, exampleTasks } from './example-tasks.ts';
import { useTypedExample } from './use-typed-example.ts';

const texts = exampleTasks.map(({ text }) => text);

/** The sheet of the hero: six legal tasks typed one after the other, or listed where the reader asks for no motion. */
export function TypedFoja() {
  const still = useReducedMotion();
  return (
    <section aria-labelledby="examples-title" className="relative w-full lg:ml-auto lg:max-w-lg">
      <div
        aria-hidden="true"
        className="absolute -top-3.5 right-1 h-full w-[90%] rotate-[1.8deg] rounded-card border border-paper-line bg-paper/70"
      />
      <div className="relative overflow-hidden rounded-card border border-paper-line bg-paper text-paper-ink shadow-raised">
        <span aria-hidden="true" className="absolute inset-y-0 left-9 w-px bg-margin-rule" />
        <div className="py-6 pr-5 pl-14 sm:py-7">
          <h2 id="examples-title" className="text-xs font-semibold text-paper-muted">
            Tareas de ejemplo
          </h2>
          {still ? <StillExamples /> : <MovingExample />}
        </div>
      </div>
    </section>
  );
}

function StillExamples() {
  return (
    <ol className="mt-3 grid gap-2.5 font-serif text-[1.0625rem] leading-snug">
      {exampleTasks.map(({ text }, index) => (
        <li key={text} className="relative">
          <span aria-hidden="true" className="figures absolute -left-10 w-5 text-right text-sm text-paper-muted italic">
            {index + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

function MovingExample() {
  const { index, text, whole, paused, toggle } = useTypedExample(texts);
  const task = exampleTasks[index] as ExampleTask;
  return (
    <>
      {/* Read as a list, once; the letters are for the eye. */}
      <ul className="sr-only">
        {texts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <span
        aria-hidden="true"
        className="figures absolute top-6 right-5 font-serif text-sm text-paper-muted italic sm:top-7"
      >
        fs. {index + 1}
      </span>
      <p
        aria-hidden="true"
        data-testid="typed"
        className="mt-3 min-h-[8.25rem] font-serif text-[1.375rem] leading-[1.5] sm:min-h-[4.25rem] sm:text-[1.5rem] sm:leading-[1.4] lg:min-h-[8.5rem]"
      >
        {text}
        <span className="ml-0.5 inline-block h-[1.05em] w-0.5 translate-y-[0.18em] bg-secondary" />
      </p>
      <div className="mt-3 flex items-end justify-between gap-3 border-t border-paper-line pt-3 sm:mt-5">
        <p
          aria-hidden="true"
          className={`flex min-h-[3.25rem] flex-wrap sm:min-h-8 lg:min-h-[3.25rem] xl:min-h-8 content-end items-center gap-1.5 text-xs transition-opacity duration-200 ${whole ? '' : 'opacity-0'}`}
        >
          <span className="mr-1 font-medium text-paper-muted">{task.tool}</span>
          {task.articles.map(({ id, label }, position) => (
            <span key={id} className="flex items-center gap-1.5 rounded-field border border-paper-line px-2 py-1">
              <span className="figures inline-flex size-4 items-center justify-center rounded-full bg-primary-wash text-[10px] font-semibold text-primary-ink">
                {position + 1}
              </span>
              {label}
            </span>
          ))}
        </p>
        <IconButton
          label={paused ? 'Reanudar los ejemplos' : 'Pausar los ejemplos'}
          side="top"
          icon={paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          className="-mr-3 -mb-[7px] text-paper-muted"
          onClick={toggle}
        />
      </div>
    </>
  );
}
