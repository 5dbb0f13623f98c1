import type { Overview } from '@foja/contracts/admin';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../design-system/card.tsx';
import { countOf, formatCount } from '../platform/count-of.ts';
import { formatShare } from './figures.ts';

/** The figures of the period at a glance. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { users, questions, refused, unverifiedCitations, feedback, pendingPlanRequests, modelTokens } = overview;
  const opinions = feedback.useful + feedback.notUseful;
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      <Figure label="Usuarios" value={formatCount(users.total)}>
        {countOf(users.newInPeriod, 'nuevo', 'nuevos')} · {formatCount(users.onTrial)} en prueba
      </Figure>
      <Figure label="Consultas" value={formatCount(questions)}>
        {modelTokens
          ? `${formatCount(modelTokens.prompt)} tokens leídos, ${formatCount(modelTokens.completion)} escritos`
          : 'Ningún modelo informó tokens'}
      </Figure>
      <Figure label="Sin respuesta" value={formatCount(refused)}>
        {formatShare(refused, questions)} de las consultas
      </Figure>
      <Figure label="Citas no verificadas" value={formatCount(unverifiedCitations)}>
        Tachadas en la respuesta
      </Figure>
      <Figure label="Opiniones útiles" value={formatShare(feedback.useful, opinions)}>
        <More to="/admin/feedback">{`${formatCount(feedback.useful)} sí · ${formatCount(feedback.notUseful)} no`}</More>
      </Figure>
      <Figure label="Solicitudes de plan" value={formatCount(pendingPlanRequests)}>
        <More to="/admin/plan-requests">{pendingPlanRequests === 0 ? 'Ninguna pendiente' : 'Resolver'}</More>
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col px-4 py-3.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="mt-1 flex flex-1 flex-col">
        <span className="figures text-2xl leading-tight font-semibold tracking-tight">{value}</span>
        <span className="figures mt-1 text-xs text-ink-muted">{children}</span>
      </dd>
    </Card>
  );
}

function More({ to, children }: { to: '/admin/feedback' | '/admin/plan-requests'; children: string }) {
  return (
    <Link to={to} className="inline-flex items-center gap-1 text-primary-ink hover:underline">
      {children}
      <ArrowRight size={12} aria-hidden="true" />
    </Link>
  );
}
