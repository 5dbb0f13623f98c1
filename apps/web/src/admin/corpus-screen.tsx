import type { CorpusState } from '@foja/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { LoadFailure } from '../design-system/load-failure.tsx';
import { formatCount } from '../platform/count-of.ts';
import { formatMoment } from '../platform/dates.ts';
import { ActionDialog } from './action-dialog.tsx';
import { AdminPage } from './admin-page.tsx';
import { corpusQuery, rebuildIndex } from './admin-queries.ts';
import { Contradictions } from './contradictions.tsx';
import { IndexState } from './index-state.tsx';
import { NormList } from './norm-list.tsx';
import { OfficialTexts } from './official-texts.tsx';
import { RowsWaiting } from './rows-waiting.tsx';

/** /admin/corpus: what there is to answer from, and the index that finds it. */
export function CorpusScreen() {
  const [isAsking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(corpusQuery());
  return (
    <AdminPage
      title="Corpus"
      description="Las normas, fallos, notas y guías con que se responde, y el índice que las encuentra."
      actions={
        <Button disabled={!data || data.index.status === 'building'} onClick={() => setAsking(true)}>
          <RefreshCw size={16} aria-hidden="true" />
          Reconstruir índice
        </Button>
      }
    >
      {data ? (
        <>
          <IndexState index={data.index} />
          <Totals corpus={data} />
          <OfficialTexts isFirst={data.articles === 0} />
          <Contradictions found={data.contradictions} />
          <NormList norms={data.norms} />
        </>
      ) : error ? (
        <LoadFailure
          title="No se pudo leer el estado del corpus."
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <RowsWaiting label="Leyendo el estado del corpus" />
      )}
      {isAsking && (
        <ActionDialog
          title="Reconstruir el índice"
          description="Se arma de nuevo entero, desde la base de datos. Mientras tanto se sigue respondiendo con el índice actual, quizá más despacio."
          confirm="Reconstruir"
          done="Empezó la reconstrucción del índice."
          act={rebuildIndex}
          onClose={() => setAsking(false)}
        />
      )}
    </AdminPage>
  );
}

function Totals({ corpus }: { corpus: CorpusState }) {
  const totals = [
    ['Artículos', corpus.articles],
    ['Notas', corpus.notes],
    ['Guías', corpus.guides],
    ['Fallos', corpus.rulings],
    ['Resúmenes de fallos', corpus.rulingSummaries],
  ] as const;
  return (
    <Card className="p-4 sm:p-5">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {totals.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figures mt-0.5 text-xl font-semibold tracking-tight">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {corpus.lastImportAt
          ? `Última importación de textos oficiales: ${formatMoment(corpus.lastImportAt)}.`
          : corpus.articles === 0 && 'Todavía no hay textos oficiales: se responde con las notas y guías de Foja.'}
      </p>
    </Card>
  );
}
