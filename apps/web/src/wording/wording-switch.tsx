import { useId } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { useWideScreen } from '../platform/media.ts';
import { chooseWording, useWordingChoice, type WordingChoice } from './wording-choice.ts';

const labels: Record<WordingChoice, { short: string; name: string }> = {
  plain: { short: 'Claro', name: 'Lenguaje claro' },
  technical: { short: 'Técnico', name: 'Lenguaje técnico' },
  both: { short: 'Los dos', name: 'Lenguaje claro y técnico, lado a lado' },
};

/** One switch for every answer: words for a person, words for a court, or both side by side where there is room. */
export function WordingSwitch() {
  const name = useId();
  const chosen = useWordingChoice();
  const wide = useWideScreen();
  const choices: WordingChoice[] = wide ? ['plain', 'technical', 'both'] : ['plain', 'technical'];
  return (
    <fieldset className="ml-auto flex rounded-full border border-line p-0.5 print:hidden">
      <legend className="sr-only">Cómo se redacta la respuesta</legend>
      {choices.map((choice) => (
        <label
          key={choice}
          title={labels[choice].name}
          className={classNames(
            'relative cursor-pointer rounded-full px-2.5 py-1 text-xs leading-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-ink',
            choice === chosen ? 'bg-primary-wash font-medium text-primary-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={labels[choice].name}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
            checked={choice === chosen}
            onChange={() => chooseWording(choice)}
          />
          {labels[choice].short}
        </label>
      ))}
    </fieldset>
  );
}
