import { registrationUsageLimit } from '@foja/contracts/limits';
import { messages } from '@foja/contracts/messages';
import type { ReactNode } from 'react';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Under a rule: the way to another account screen. */
  after?: ReactNode;
}

/** The frame of the signed-out account screens: the form, and beside it on wide screens the folio that says what an account is. */
export function AccountFrame({ title, lead, children, after }: AccountFrameProps) {
  return (
    <main id="content" tabIndex={-1} className="grid flex-1 outline-none lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col justify-center bg-surface px-5 py-10 sm:px-8 sm:py-14">
        <div className="mx-auto w-full max-w-[26rem]">
          <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
          {lead && <p className="mt-2 text-sm text-ink-muted text-pretty">{lead}</p>}
          <div className="mt-7">{children}</div>
          {after && <div className="mt-7 border-t border-line pt-5 text-sm text-ink-muted">{after}</div>}
        </div>
      </div>
      <AccountFolio />
    </main>
  );
}

const clauses = [
  {
    title: 'Usos',
    text: `El registro es gratuito e incluye ${registrationUsageLimit} usos. No pide tarjeta.`,
  },
  {
    title: 'Fuentes',
    text: 'Cada respuesta abre, al lado del texto, la hoja de la norma en que se apoya. Lo que no se pudo verificar, lo dice.',
  },
  {
    title: 'Reserva',
    text: 'Las conversaciones quedan en este navegador; los nombres y documentos se reemplazan antes de enviar.',
  },
];

function AccountFolio() {
  return (
    <aside
      aria-label="Qué incluye una cuenta"
      className="hidden items-center justify-center border-l border-line bg-ground px-10 py-8 lg:flex"
    >
      <div className="relative w-full max-w-[25rem] rounded-sm border border-paper-line bg-paper py-9 pr-10 pl-16 text-paper-ink shadow-raised">
        <span aria-hidden="true" className="absolute inset-y-0 left-10 w-px bg-margin-rule" />
        <span aria-hidden="true" className="figures absolute top-5 right-6 font-serif text-sm text-paper-muted italic">
          fs. 1
        </span>
        <h2 className="font-serif text-xl leading-snug font-medium text-balance">Una cuenta de Foja, en una foja</h2>
        <dl className="mt-6 grid gap-5">
          {clauses.map((clause) => (
            <div key={clause.title}>
              <dt className="text-xs font-semibold text-secondary">{clause.title}</dt>
              <dd className="mt-1 font-serif text-[1.0313rem] leading-relaxed">{clause.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 border-t border-paper-line pt-4 text-xs text-paper-muted">{messages.notLegalAdvice}</p>
      </div>
    </aside>
  );
}

/** A link inside the account screens' text. */
export const textLink =
  'rounded-sm font-medium text-primary-ink underline decoration-current/40 underline-offset-4 hover:decoration-current';
