import type { CheckedReference, CitationCheck } from '@foja/contracts/citation-check';
import type { ReferenceStatus } from '@foja/contracts/citation-check-limits';
import { editorText } from '@foja/contracts/editor/content';
import type { MatterWriting } from '@foja/contracts/matter-files';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { requestCheck } from '../citation-check/request-check.ts';
import { statusLooks } from '../citation-check/status-looks.ts';
import { Badge } from '../design-system/badge.tsx';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Progress } from '../design-system/progress.tsx';
import { countOf } from '../platform/count-of.ts';
import { matterFailure } from './matter-failure.ts';
import { readMatterWriting } from './matters-queries.ts';

interface WritingsCheckProps {
  matterId: string;
  writings: readonly MatterWriting[];
  onClose: () => void;
}

type Checked = { writing: MatterWriting } & ({ check: CitationCheck } | { problem: string });

/** In good order: there is nothing to look at. */
const fine: readonly ReferenceStatus[] = ['exists', 'quote-matches'];

/** The citations of all writings of a causa, one writing after the other: what needs a look, by writing. */
export function WritingsCheck({ matterId, writings, onClose }: WritingsCheckProps) {
  const [checked, setChecked] = useState<Checked[]>([]);
  // Those that were there when it was asked for.
  const [asked] = useState(writings);

  useEffect(() => {
    const controller = new AbortController();
    setChecked([]);
    void (async () => {
      for (const writing of asked) {
        const outcome = await checkOne(matterId, writing, controller.signal);
        if (controller.signal.aborted) return;
        setChecked((before) => [...before, outcome]);
      }
    })();
    return () => controller.abort();
  }, [matterId, asked]);

  const isDone = checked.length === asked.length;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">Citas de los escritos de la causa</h3>
        <Button size="small" kind="quiet" onClick={onClose}>
          <X size={15} aria-hidden="true" />
          {isDone ? 'Cerrar' : 'Cancelar'}
        </Button>
      </div>
      {!isDone && (
        <Progress
          label={`Verificando ${Math.min(checked.length + 1, asked.length)} de ${asked.length}`}
          percent={Math.round((checked.length / asked.length) * 100)}
        />
      )}
      <ul className="grid gap-4" aria-live="polite">
        {checked.map((each) => (
          <li key={each.writing.id}>
            <p className="text-sm font-medium wrap-anywhere">{each.writing.name}</p>
            {'problem' in each ? <FormBanner tone="danger">{each.problem}</FormBanner> : <Outcome check={each.check} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Outcome({ check }: { check: CitationCheck }) {
  const toLookAt = check.references.filter(({ status }) => !fine.includes(status));
  if (check.summary.total === 0) return <p className="mt-1 text-sm text-ink-muted">No tiene citas.</p>;
  return (
    <>
      <p className="mt-1 text-sm text-ink-muted">
        {countOf(check.summary.total, 'cita', 'citas')}
        {toLookAt.length === 0 ? ', ninguna para revisar.' : `, ${toLookAt.length} para revisar:`}
      </p>
      {toLookAt.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {toLookAt.map((reference) => (
            <Reference key={`${reference.start}-${reference.end}`} reference={reference} />
          ))}
        </ul>
      )}
      {check.readTo !== null && (
        <p className="mt-2 text-sm text-ink-muted">
          El escrito tiene más citas de las que se verifican de una vez: el final no se leyó.
        </p>
      )}
    </>
  );
}

function Reference({ reference: { text, status, detail } }: { reference: CheckedReference }) {
  const { label, tone, Icon } = statusLooks[status];
  return (
    <li className="rounded-field border border-line p-2.5 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone} icon={<Icon size={13} aria-hidden="true" />}>
          {label}
        </Badge>
        <span className="font-medium wrap-anywhere">{text}</span>
      </span>
      <span className="mt-1 block text-ink-muted wrap-anywhere">{detail}</span>
    </li>
  );
}

async function checkOne(matterId: string, writing: MatterWriting, signal: AbortSignal): Promise<Checked> {
  try {
    const { content } = await readMatterWriting(matterId, writing.id, signal);
    const text = editorText(content);
    if (text.trim() === '') return { writing, problem: 'El escrito está en blanco.' };
    return { writing, check: await requestCheck({ text }, signal) };
  } catch (failure) {
    return { writing, problem: matterFailure(failure, 'No se pudo verificar. Volvé a intentar.') };
  }
}
