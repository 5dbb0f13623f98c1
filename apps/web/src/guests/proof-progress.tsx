import { Card } from '../design-system/card.tsx';
import { Progress } from '../design-system/progress.tsx';
import { useProofPercent } from './proof-percent.ts';

/** Says why the answer takes a moment while this browser works for an access. */
export function ProofProgress() {
  const percent = useProofPercent();
  if (percent === null) return null;
  return (
    <Card className="mb-3 p-4">
      <p role="status" className="mb-2 text-sm text-ink-muted">
        Desde tu red ya se pidieron muchos accesos hoy. Tu navegador hace una comprobación breve y la consulta sigue
        sola.
      </p>
      <Progress label="Comprobación" percent={percent} />
    </Card>
  );
}
