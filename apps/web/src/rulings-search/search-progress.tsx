import type { LegalAnalysis, SourceOutcome } from '@foja/contracts/jurisprudence';
import { type AgentState, countAnalysisResults, countDatabaseResults } from '@foja/contracts/writing-assistant-rules';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { countOf } from '../platform/count-of.ts';
import type { SearchAgents, SearchState } from './assistant-state.ts';
import { askedSources, outcomeText } from './ruling/outcome-text.ts';

interface SearchProgressProps {
  agents: SearchAgents;
  /** Counted once they have arrived. */
  search: Pick<SearchState, 'phase' | 'results'>;
}

/** The three agents: how far each is and what it found (specification 2.11 and 4). */
export function SearchProgress({ agents, search }: SearchProgressProps) {
  const [analysis, optimization, sources] = agents.states;
  const arrived = search.phase === 'done';
  return (
    <section aria-label="Progreso de la búsqueda" className="rounded-card border border-line bg-surface p-3.5">
      <ol className="grid gap-3 text-sm">
        <Agent name="Análisis legal del texto" state={analysis}>
          {arrived && <Found>{countOf(countAnalysisResults(search.results), 'resultado', 'resultados')}</Found>}
          {agents.analysis && <Analysis analysis={agents.analysis} />}
        </Agent>
        <Agent name="Optimización de la consulta" state={optimization}>
          {agents.optimizedQuery && (
            <p className="wrap-anywhere text-ink-soft">
              <span className="text-ink-muted">Consulta optimizada: </span>
              {agents.optimizedQuery}
            </p>
          )}
        </Agent>
        <Agent name="Búsqueda en las fuentes" state={sources}>
          {arrived && (
            <Found>{`${countOf(countDatabaseResults(search.results), 'resultado', 'resultados')} de SAIJ`}</Found>
          )}
          {agents.sources && <Outcomes outcomes={agents.sources} />}
        </Agent>
      </ol>
    </section>
  );
}

const looks: Record<AgentState, { Icon: typeof Check; words: string; icon: string; name: string }> = {
  pending: { Icon: Circle, words: 'Pendiente', icon: 'text-ink-muted', name: 'text-ink-muted' },
  running: {
    Icon: LoaderCircle,
    words: 'En curso',
    icon: 'text-primary-ink motion-safe:animate-spin',
    name: 'font-medium text-ink',
  },
  completed: { Icon: Check, words: 'Completado', icon: 'text-ok', name: 'text-ink' },
};

function Agent({ name, state, children }: { name: string; state: AgentState; children: ReactNode }) {
  const { Icon, words, icon, name: nameLook } = looks[state];
  return (
    <li className="flex gap-2.5">
      <Icon size={16} aria-hidden="true" className={classNames('mt-0.5 shrink-0', icon)} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={nameLook}>{name}</span>
          <span className="text-xs text-ink-muted">{words}</span>
        </p>
        {children}
      </div>
    </li>
  );
}

function Found({ children }: { children: ReactNode }) {
  return <p className="figures text-ink-soft">{children}</p>;
}

function Analysis({ analysis }: { analysis: LegalAnalysis }) {
  const { issues, norms, rulings, facts, engine } = analysis;
  const parts = [
    { name: 'Cuestiones', words: issues },
    { name: 'Normas', words: norms.map(({ label }) => label) },
    { name: 'Fallos citados', words: rulings.map(({ label }) => label) },
    { name: 'Hechos', words: facts },
  ].filter(({ words }) => words.length > 0);
  return (
    <details className="text-xs text-ink-muted">
      <summary className="w-fit rounded-sm py-1 text-primary-ink">Ver lo que encontró</summary>
      {parts.length === 0 && <p className="mt-1">No encontró cuestiones, normas ni hechos que distinguir.</p>}
      <dl className="mt-1 grid gap-1.5">
        {parts.map(({ name, words }) => (
          <div key={name}>
            <dt className="font-medium text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{words.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5">Analizado por: {engine}</p>
    </details>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly SourceOutcome[] }) {
  return (
    <ul className="figures grid gap-0.5 text-xs text-ink-muted">
      {askedSources(outcomes).map((outcome) => (
        <li key={outcome.origin}>{outcomeText(outcome)}</li>
      ))}
    </ul>
  );
}
