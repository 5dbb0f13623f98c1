import { classNames } from '../design-system/class-names.ts';

export type PaneTool = 'assistant' | 'citations' | 'calculators';

const tools: readonly { id: PaneTool; name: string }[] = [
  { id: 'assistant', name: 'Asistente' },
  { id: 'citations', name: 'Citas' },
  { id: 'calculators', name: 'Calculadoras' },
];

/** What the pane shows below. */
export function PaneTools({ tool, onChange }: { tool: PaneTool; onChange: (tool: PaneTool) => void }) {
  return (
    <nav aria-label="Herramientas de Foja" className="flex shrink-0 gap-1 border-b border-line px-3">
      {tools.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === tool ? 'page' : undefined}
          onClick={() => onChange(id)}
          className={classNames(
            '-mb-px min-h-10 border-b-2 px-2 text-sm font-medium',
            id === tool ? 'border-secondary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
