import { Button } from '../design-system/button.tsx';

interface VersionChoiceProps {
  /** What differs, in words. */
  fields: readonly { label: string; theirs: string; mine: string }[];
  isSaving: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Both texts, where somebody else saved meanwhile: the person chooses, and until then neither is lost. */
export function VersionChoice({ fields, isSaving, onMine, onTheirs }: VersionChoiceProps) {
  const different = fields.filter(({ theirs, mine }) => theirs !== mine);
  return (
    <section role="alert" aria-label="Hay dos versiones" className="rounded-card border border-warning p-4">
      <h3 className="text-sm font-semibold">Hay dos versiones</h3>
      <p className="mt-1 text-sm text-ink-muted">
        Se guardó otra desde otra pestaña, otro dispositivo o por otra persona. Elegí con cuál seguir.
      </p>
      <dl className="mt-3 grid gap-3 empty:hidden">
        {different.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt className="text-xs font-medium text-ink-muted">{label}</dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <p className="rounded-field bg-sunken p-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
                <span className="block text-xs font-medium text-ink-muted">La guardada</span>
                {theirs || '(vacío)'}
              </p>
              <p className="rounded-field bg-sunken p-2.5 text-sm whitespace-pre-wrap wrap-anywhere">
                <span className="block text-xs font-medium text-ink-muted">La tuya</span>
                {mine || '(vacío)'}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      {different.length === 0 && <p className="mt-3 text-sm">Dicen lo mismo.</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" kind="primary" busy={isSaving} onClick={onMine}>
          Guardar la mía
        </Button>
        <Button size="small" disabled={isSaving} onClick={onTheirs}>
          Quedarme con la guardada
        </Button>
      </div>
    </section>
  );
}
