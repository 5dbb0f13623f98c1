/** A drawing of the product's idea: a question, and the sheet that its answer stands on. It quotes no law. */
export function SampleAnswer() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-lg select-none lg:mr-0">
      <div className="absolute -top-4 right-2 h-full w-[88%] rotate-[2.2deg] rounded-card border border-paper-line bg-paper/70" />
      <div className="relative overflow-hidden rounded-card border border-paper-line bg-paper text-paper-ink shadow-raised">
        <span className="absolute inset-y-0 left-9 w-px bg-margin-rule" />
        <span className="figures absolute top-4 right-5 font-serif text-sm text-paper-muted italic">1</span>
        <div className="py-6 pr-6 pl-14">
          <p className="text-xs font-semibold text-paper-muted">Consulta</p>
          <p className="mt-1 font-serif text-lg leading-snug">Compré un celular y a los cuatro meses dejó de andar.</p>
          <p className="mt-5 text-xs font-semibold text-paper-muted">Respuesta</p>
          <div className="mt-2 grid gap-2.5">
            <Line width="96%" mark="1" />
            <Line width="88%" />
            <Line width="92%" highlighted mark="2" />
            <Line width="54%" />
          </div>
          <div className="mt-6 flex flex-wrap gap-2 text-xs text-paper-muted">
            {['Art. 11 LDC', 'Art. 12 LDC', 'Art. 17 LDC'].map((label, index) => (
              <span key={label} className="flex items-center gap-1.5 rounded-field border border-paper-line px-2 py-1">
                <span className="figures inline-flex size-4 items-center justify-center rounded-full bg-primary-wash text-[10px] font-semibold text-primary-ink">
                  {index + 1}
                </span>
                {label}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Line({ width, highlighted, mark }: { width: string; highlighted?: boolean; mark?: string }) {
  return (
    <span className="flex items-center gap-1.5" style={{ width }}>
      <span className={`h-2.5 flex-1 rounded-full ${highlighted ? 'bg-highlight' : 'bg-current/12'}`} />
      {mark && (
        <span className="figures inline-flex size-4 shrink-0 items-center justify-center rounded-full bg-primary-wash text-[10px] font-semibold text-primary-ink">
          {mark}
        </span>
      )}
    </span>
  );
}
