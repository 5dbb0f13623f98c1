import { Check, FileInput } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import type { ToolWords } from './tools.ts';

/** What the tool gives, and a text to try it with. */
export function EmptyTool({ words, onExample }: { words: ToolWords; onExample: () => void }) {
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div>
        <h2 className="text-sm font-semibold">Qué vas a obtener</h2>
        <ul className="mt-2.5 grid gap-1.5 text-sm text-ink-soft">
          {words.gives.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative border-t border-line pt-4">
        <h3 className="text-sm font-semibold">Ejemplo: {words.exampleTitle}</h3>
        <p className="relative mt-2 line-clamp-3 pl-4 font-serif text-[0.95rem] leading-relaxed text-ink-muted">
          <span aria-hidden="true" className="absolute inset-y-0 left-0 w-px bg-margin-rule" />
          {words.exampleText}
        </p>
        <Button size="small" className="mt-3" onClick={onExample}>
          <FileInput size={15} aria-hidden="true" />
          Cargar este ejemplo
        </Button>
      </div>
    </Card>
  );
}
