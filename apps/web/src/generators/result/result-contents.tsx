import { useEffect, useState } from 'react';
import { Card } from '../../design-system/card.tsx';
import { resultSectionAttribute } from './evidence.tsx';

const sectionsOnPage = () => [...document.querySelectorAll<HTMLElement>(`[${resultSectionAttribute}]`)];

/** The parts of the result on the page; each leads to its heading. @param resultId of the result whose parts they are. */
export function ResultContents({ resultId }: { resultId: string }) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each result
  useEffect(() => {
    setTitles(sectionsOnPage().map((section) => section.getAttribute(resultSectionAttribute) ?? ''));
  }, [resultId]);

  function goTo(index: number): void {
    const heading = sectionsOnPage()[index]?.querySelector('h3');
    heading?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  if (titles.length < 2) return null;
  return (
    <Card className="p-2 max-sm:hidden">
      <nav aria-label="Partes del resultado">
        <h2 className="px-2 py-1 text-sm font-semibold">En esta ficha</h2>
        <ol>
          {titles.map((title, index) => (
            <li key={title}>
              <button
                type="button"
                onClick={() => goTo(index)}
                className="w-full truncate rounded-field px-2 py-1.5 text-left text-sm text-ink-soft hover:bg-sunken hover:text-ink"
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </Card>
  );
}
