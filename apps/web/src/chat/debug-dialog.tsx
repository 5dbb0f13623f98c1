import type { DebugStats, Understanding } from '@foja/contracts/chat';
import { debugScoreThresholds } from '@foja/contracts/limits';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';

const score = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** How good the best score is (specification 9): above 0.7 good, below 0.5 a warning. */
export function scoreVerdict(topResultScore: number): { tone: Tone; text: string } {
  if (topResultScore > debugScoreThresholds.good) return { tone: 'ok', text: 'Bueno' };
  if (topResultScore < debugScoreThresholds.warning) return { tone: 'warning', text: 'Advertencia' };
  return { tone: 'neutral', text: 'Aceptable' };
}

/** Statistics of the last retrieval, for administrators. */
export default function DebugDialog({ stats, onClose }: { stats: DebugStats | null; onClose: () => void }) {
  return (
    <Dialog open wide onClose={onClose} title="Estadísticas RAG" description="De la última respuesta de esta sesión.">
      {stats ? (
        <Stats stats={stats} />
      ) : (
        <EmptyState title="Todavía no hay estadísticas">Hacé una consulta.</EmptyState>
      )}
    </Dialog>
  );
}

function Stats({ stats }: { stats: DebugStats }) {
  const verdict = scoreVerdict(stats.topResultScore);
  return (
    <dl className="grid gap-x-6 text-sm sm:grid-cols-2">
      <Row label="Consulta de búsqueda" wide>
        <span className="break-words">{stats.searchQuery}</span>
      </Row>
      <Row label="Resultados">
        {whole.format(stats.searchResults)} {stats.searchResults === 0 && <Badge tone="warning">Sin resultados</Badge>}
      </Row>
      <Row label="Mejor puntaje">
        {score.format(stats.topResultScore)} <Badge tone={verdict.tone}>{verdict.text}</Badge>
      </Row>
      <Row label="Umbral de similitud">{score.format(stats.similarityThreshold)}</Row>
      <Row label="Tiempo de procesamiento">{whole.format(stats.processingTimeMs)} ms</Row>
      <Row label="RAG">{stats.ragEnabled ? 'Activado' : 'Desactivado'}</Row>
      <Row label="Respuesta alternativa">{stats.fallbackUsed ? 'Usada' : 'No usada'}</Row>
      <Row label="Documentos encontrados" wide>
        {stats.documentsFound.length === 0 ? (
          'Ninguno'
        ) : (
          <ol className="list-decimal pl-5">
            {stats.documentsFound.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
              <li key={index}>{name}</li>
            ))}
          </ol>
        )}
      </Row>
      {stats.understanding && <Understood understanding={stats.understanding} />}
    </dl>
  );
}

/** What was read from the question before anything was searched. */
function Understood({ understanding }: { understanding: Understanding }) {
  const { regimes, role, facts, claims, asOf, continues } = understanding;
  const rows = [
    ['Materia', regimes.map(({ label, weight }) => `${label} (${score.format(weight)})`)],
    ['Quién consulta', role ? [role] : []],
    ['Datos', facts.map(({ label, value, words }) => `${label}: ${value} («${words}»)`)],
    ['Lo que da por cierto', claims.map(({ words, hedged }) => (hedged ? `¿${words}?` : words))],
    ['Derecho de otra fecha', asOf ? [asOf] : []],
    ['Sigue a la anterior', continues ? ['Sí'] : []],
  ] as const;
  return rows
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => (
      <Row key={label} label={label} wide>
        <span className="break-words">{values.join(' · ')}</span>
      </Row>
    ));
}

function Row({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`border-t border-line py-2.5 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="figures mt-0.5 flex flex-wrap items-center gap-2 font-medium text-ink">{children}</dd>
    </div>
  );
}
