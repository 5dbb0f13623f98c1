import type { CitedNorm, SourceDetail } from '@foja/contracts/sources';
import { type ReactNode, useState } from 'react';

interface RulingLinksProps {
  detail: Pick<SourceDetail, 'citedNorms' | 'cites' | 'citedBy'>;
  onOpen: (id: string) => void;
}

const count = new Intl.NumberFormat('es-AR');

/** What a ruling stands on and what stands on it: norms and rulings that it cites, and rulings of the corpus that cite it. */
export function RulingLinks({ detail: { citedNorms = [], cites = [], citedBy }, onOpen }: RulingLinksProps) {
  const more = citedBy ? citedBy.count - citedBy.rulings.length : 0;
  return (
    <>
      {citedNorms.length > 0 && (
        <Links title="Normas que cita" total={citedNorms.length}>
          <Folded shown={12} label="normas">
            {citedNorms.map((norm) => (
              <NormLink key={norm.label} norm={norm} onOpen={onOpen} />
            ))}
          </Folded>
        </Links>
      )}
      {cites.length > 0 && (
        <Links title="Cita a" total={cites.length}>
          <Folded shown={8} label="fallos">
            {cites.map(({ id, label }) => (
              <RulingLink key={id} label={label} onOpen={() => onOpen(id)} />
            ))}
          </Folded>
        </Links>
      )}
      {citedBy && (
        <Links title="Citado por" total={citedBy.count}>
          {citedBy.count === 0 ? (
            <p className="text-sm text-paper-muted">Ningún fallo del corpus lo cita.</p>
          ) : (
            <>
              <Folded shown={8} label="fallos">
                {citedBy.rulings.map(({ id, label }) => (
                  <RulingLink key={id} label={label} onOpen={() => onOpen(id)} />
                ))}
              </Folded>
              {more > 0 && (
                <p className="figures mt-1.5 text-xs text-paper-muted">
                  {`Se muestran los ${count.format(citedBy.rulings.length)} más recientes de ${count.format(citedBy.count)} fallos del corpus.`}
                </p>
              )}
            </>
          )}
        </Links>
      )}
    </>
  );
}

function Links({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-paper-line pt-4" aria-label={title}>
      <h4 className="figures mb-2 text-sm font-semibold">
        {title} <span className="font-normal text-paper-muted">({count.format(total)})</span>
      </h4>
      {children}
    </section>
  );
}

/** The first of a list, and the rest when it is asked for. */
function Folded({ shown, label, children }: { shown: number; label: string; children: readonly ReactNode[] }) {
  const [open, setOpen] = useState(false);
  const rest = children.length - shown;
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">{open ? children : children.slice(0, shown)}</ul>
      {rest > 0 && !open && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="figures mt-1.5 min-h-6 rounded-sm text-xs text-primary-ink underline underline-offset-4"
        >
          {`Ver ${label === 'normas' ? 'las' : 'los'} ${count.format(children.length)} ${label}`}
        </button>
      )}
    </>
  );
}

const linkLook = 'min-h-6 py-1 text-left text-sm text-primary-ink underline-offset-4 hover:underline';

/** A norm that the corpus does not hold is named, and leads nowhere. */
function NormLink({ norm: { key, label, isLoaded }, onOpen }: { norm: CitedNorm; onOpen: (id: string) => void }) {
  return (
    <li>
      {key && isLoaded ? (
        <button type="button" onClick={() => onOpen(key)} className={linkLook}>
          {label}
        </button>
      ) : (
        <span className="inline-block py-1 text-sm text-paper-muted">{label}</span>
      )}
    </li>
  );
}

function RulingLink({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <li className="w-full">
      <button type="button" onClick={onOpen} className={linkLook}>
        {label}
      </button>
    </li>
  );
}
