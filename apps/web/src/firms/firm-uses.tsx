import { type FirmUses, firmUses, firmUsesLabels } from '@foja/contracts/firm-words';
import type { Firm } from '@foja/contracts/firms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../design-system/card.tsx';
import { Progress } from '../design-system/progress.tsx';
import { Select } from '../design-system/select.tsx';
import { notify } from '../design-system/toast.ts';
import { countOf } from '../platform/count-of.ts';
import { changeFirm, firmFailure, refreshFirm } from './firms-queries.ts';

const options = firmUses.map((value) => ({ value, label: firmUsesLabels[value] }));

/** Whose uses the firm's work takes, and how many are left of those that are taken together. */
export function FirmUsesCard({ firm, email }: { firm: Firm; email: string }) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const { of, pool, endsAfter } = firm.uses;

  async function change(uses: FirmUses): Promise<void> {
    setIsSaving(true);
    try {
      await changeFirm({ uses });
      void notify(
        uses === 'firm'
          ? 'Desde ahora los usos de todos los planes se suman.'
          : 'Desde el mes que viene cada integrante usa los de su plan.',
      );
    } catch (failure) {
      void notify(firmFailure(failure, 'No se pudo cambiar de quién son los usos.'), { kind: 'error' });
    }
    await refreshFirm(client, email);
    setIsSaving(false);
  }

  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <h2 className="text-base font-semibold">Usos</h2>
      {firm.role === 'titular' ? (
        <Select
          label="De quién son los usos"
          value={of}
          options={options}
          disabled={isSaving}
          help="Sumarlos vale desde el momento. Volver a que cada uno use los suyos vale desde el primer día del mes siguiente."
          onChange={(uses) => void change(uses)}
        />
      ) : (
        <p className="text-sm text-ink-soft">{firmUsesLabels[of]}.</p>
      )}
      {pool && pool.limit > 0 && (
        <div>
          <Progress
            label="Usos del estudio este mes"
            percent={Math.min(100, Math.round((pool.used / pool.limit) * 100))}
          />
          <p className="figures mt-1.5 text-sm text-ink-muted">
            Este mes se usaron {pool.used} de {pool.limit}: {pool.remaining === 1 ? 'queda' : 'quedan'}{' '}
            {countOf(pool.remaining, 'uso', 'usos')}.
          </p>
        </div>
      )}
      {pool && pool.limit === 0 && (
        <p className="text-sm text-ink-muted">
          Ningún integrante tiene un plan con usos por mes: por ahora cada uno usa los suyos.
        </p>
      )}
      {endsAfter && (
        <p className="text-sm text-ink-muted">Se suman hasta fin de mes; después cada uno usa los de su plan.</p>
      )}
    </Card>
  );
}
