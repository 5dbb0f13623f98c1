import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '../platform/session.ts';
import { useDebounced } from '../platform/use-debounced.ts';
import { FojaBeside } from '../sources/foja-beside.tsx';
import { CalculatorBody } from './calculator-body.tsx';
import { catalogueQuery } from './calculator-queries.ts';
import type { CalculatorSearch } from './calculator-search.ts';
import { calculators } from './calculators.ts';
import { RegisterInvitation } from './register-invitation.tsx';

type Base = '/calculadoras' | '/dashboard/calculadoras';

/** The calculators in the dashboard's frame, which brings the page's landmark. */
export function DashboardCalculators() {
  return (
    <div className="flex min-h-0 flex-1">
      <CalculatorPage base="/dashboard/calculadoras" />
    </div>
  );
}

/** The calculators for everybody, without an account. */
export function GuestCalculators() {
  return (
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 outline-none">
      <CalculatorPage base="/calculadoras" />
    </main>
  );
}

function CalculatorPage({ base }: { base: Base }) {
  const { calculator } = useParams({ strict: false }) as { calculator?: string };
  return calculator ? <Calculator key={calculator} base={base} slug={calculator} /> : <CalculatorList base={base} />;
}

function CalculatorList({ base }: { base: Base }) {
  const session = useSession();
  return (
    <div className="mx-auto w-full max-w-5xl min-w-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6">
      <h1 className="text-xl font-semibold tracking-tight">Calculadoras</h1>
      <p className="mt-1 text-sm text-ink-muted">
        Cada resultado muestra su cuenta y sus artículos. Se guarda sólo lo que vos guardes en una causa o en la agenda.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {calculators.map(({ slug, title, summary, icon: Icon, needsAccount }) => (
          <li key={slug}>
            <Link
              to={`${base}/$calculator`}
              params={{ calculator: slug }}
              className="flex h-full gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
            >
              <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-secondary-ink" />
              <span>
                <span className="block font-medium">{title}</span>
                <span className="mt-1 block text-sm text-ink-muted">
                  {summary}
                  {needsAccount && !session ? ' Con una cuenta, de cualquier plan.' : ''}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A calculator: what is typed stays in the address, so that a link opens the same result. */
function Calculator({ base, slug }: { base: Base; slug: string }) {
  const address = useSearch({ strict: false }) as CalculatorSearch;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const [inputs, setInputs] = useState(address);
  const settled = useDebounced(inputs, 350);
  const catalogue = useQuery(catalogueQuery);
  const session = useSession();
  const here = useLocation({ select: ({ href }) => href });
  const calculator = calculators.find((one) => one.slug === slug);
  const needsAccount = calculator?.needsAccount ?? false;
  const go = `${base}/$calculator` as const;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new inputs change the address; the foja is kept by the updater
  useEffect(() => {
    if (settled === address || path !== `${base}/${slug}`) return;
    void navigate({
      to: go,
      params: { calculator: slug },
      search: (now) => ({ ...filled(settled), foja: (now as CalculatorSearch).foja }),
      replace: true,
      resetScroll: false,
    });
  }, [settled]);
  const openFoja = (foja: string | null) =>
    void navigate({
      to: go,
      params: { calculator: slug },
      search: { ...filled(inputs), foja: foja ?? undefined },
      replace: true,
      resetScroll: false,
    });
  const props = {
    inputs,
    catalogue: catalogue.data,
    onChange: (part: CalculatorSearch) => setInputs((now) => ({ ...now, ...part })),
    onOpenFoja: openFoja,
  };
  return (
    <>
      <div className="min-w-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6">
          <Link
            to={base}
            className="inline-flex items-center gap-1.5 text-sm text-ink-muted hover:text-ink print:hidden"
          >
            <ArrowLeft size={15} aria-hidden="true" />
            Calculadoras
          </Link>
          <h1 className="mt-2 mb-6 text-xl font-semibold tracking-tight">{calculator?.title}</h1>
          {needsAccount && !session ? (
            <RegisterInvitation returnUrl={here} />
          ) : (
            <CalculatorBody slug={slug} {...props} />
          )}
        </div>
      </div>
      <FojaBeside id={address.foja} onOpen={openFoja} />
    </>
  );
}

/** The inputs that say something; the address carries no empty ones. */
function filled(inputs: CalculatorSearch): CalculatorSearch {
  return Object.fromEntries(
    Object.entries(inputs).filter(([name, value]) => name !== 'foja' && value !== '' && value !== undefined),
  );
}
