import { featureNames, isCounted } from '@foja/contracts/features';
import type { UsageHistory } from '@foja/contracts/usage';

const count = new Intl.NumberFormat('es-AR');

/** What the uses of a period went to, and what was used that takes none. */
export function FeatureTable({ history: { total, byFeature } }: { history: UsageHistory }) {
  const told = byFeature.filter(({ feature }) => isCounted(feature)).reduce((sum, { times }) => sum + times, 0);
  const untold = total - told;
  if (byFeature.length === 0 && untold <= 0) return null;
  return (
    <table className="figures mt-6 w-full text-sm">
      <caption className="mb-1 text-left text-sm font-medium text-ink">Por herramienta</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-muted">
          <th scope="col" className="py-2 font-medium">
            Herramienta
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Veces
          </th>
        </tr>
      </thead>
      <tbody>
        {byFeature.map(({ feature, times }) => (
          <tr key={feature} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {featureNames[feature]}
              {!isCounted(feature) && <span className="text-ink-muted"> · no consume usos</span>}
            </th>
            <td className="py-1.5 text-right">{count.format(times)}</td>
          </tr>
        ))}
        {untold > 0 && (
          <tr className="border-b border-line text-ink-muted">
            <th scope="row" className="py-1.5 text-left font-normal">
              Usos anteriores a este detalle
            </th>
            <td className="py-1.5 text-right">{count.format(untold)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
