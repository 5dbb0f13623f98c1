import { ArrowDown } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../design-system/button.tsx';

/** On a phone the result stands under a long form: this stays in sight and leads to it. */
export function ToResult({ result }: { result: RefObject<HTMLElement | null> }) {
  return (
    <div className="sticky bottom-3 z-10 justify-self-center lg:hidden print:hidden">
      <Button size="small" className="shadow-lg" onClick={() => result.current?.scrollIntoView({ block: 'start' })}>
        <ArrowDown size={16} aria-hidden="true" />
        Ver el resultado
      </Button>
    </div>
  );
}
