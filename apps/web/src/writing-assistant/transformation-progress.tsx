import { transformationSteps } from '@foja/contracts/writing-assistant-rules';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import { classNames } from '../design-system/class-names.ts';

/** The steps of a transformation, `done` of them done. */
export function TransformationProgress({ done }: { done: number }) {
  return (
    <ol aria-label="Pasos de la transformación" className="grid gap-1.5 text-sm">
      {transformationSteps.map(({ label }, index) => {
        const isDone = index < done;
        const isRunning = index === done;
        const Icon = isDone ? Check : isRunning ? LoaderCircle : Circle;
        return (
          <li
            key={label}
            className={classNames('flex items-center gap-2.5', isRunning ? 'font-medium text-ink' : 'text-ink-muted')}
          >
            <Icon
              size={15}
              aria-hidden="true"
              className={classNames(
                'shrink-0',
                isDone && 'text-ok',
                isRunning && 'text-primary-ink motion-safe:animate-spin',
              )}
            />
            {label}
            <span className="sr-only">{isDone ? '(hecho)' : isRunning ? '(en curso)' : '(pendiente)'}</span>
          </li>
        );
      })}
    </ol>
  );
}
