import { guestUsageLimit, registrationUsageLimit } from '@foja/contracts/limits';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { askInChat } from '../platform/asked-question.ts';
import { useSession } from '../platform/session.ts';
import { type Audience, SecondHalf } from './audience.tsx';
import { CallToAction } from './call-to-action.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { ProblemTiles } from './problem-tiles.tsx';
import { QuestionBox } from './question-box.tsx';
import { QuickCards } from './quick-cards.tsx';

const title = 'Plataforma Legal AI-First Todo-en-Uno';
/** The part of the title in the brand's colours, which must not break at its hyphen. */
const titleMark = 'AI-First';
const [titleStart, titleEnd] = title.split(titleMark) as [string, string];

/**
 * The landing of specification 2.3: a place to ask and what Foja is, for visitors; a greeting and the ways in, for
 * signed-in people.
 */
export function LandingScreen() {
  const user = useSession()?.user;
  const navigate = useNavigate();
  const { para } = useSearch({ strict: false });
  const secondHalf = useRef<HTMLElement>(null);
  const show = (audience: Audience) =>
    void navigate({
      to: '/',
      search: audience === 'lawyers' ? { para: 'abogados' } : {},
      replace: true,
      resetScroll: false,
    });

  function showToLawyer(): void {
    show('lawyers');
    secondHalf.current?.scrollIntoView?.({ block: 'start' });
    secondHalf.current?.focus({ preventScroll: true });
  }

  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-7 px-5 pt-8 pb-9 sm:px-8 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-12">
        {user ? <WelcomeBack firstName={user.firstName} /> : <Introduction />}
        <div className="lg:col-start-2 lg:row-start-1 lg:row-end-3">
          <QuestionBox
            onAsk={(question) => {
              askInChat(question);
              void navigate({ to: user ? '/dashboard' : '/chatbot' });
            }}
          />
        </div>
        {!user && <OtherWays onLawyer={showToLawyer} />}
      </section>
      <div className="mx-auto max-w-6xl px-5 pb-9 sm:px-8 lg:pb-12">
        <ProblemTiles />
      </div>
      <div className="mx-auto max-w-6xl px-5 pb-12 sm:px-8 lg:pb-16">
        <QuickCards signedIn={user !== undefined} />
      </div>
      <SecondHalf ref={secondHalf} audience={para === 'abogados' ? 'lawyers' : 'people'} onAudience={show} />
      {!user && <CallToAction />}
      <LandingFooter />
    </main>
  );
}

function Introduction() {
  return (
    <div className="lg:self-end">
      <h1 className="text-3xl leading-[1.12] font-semibold tracking-tight text-balance sm:text-5xl">
        {titleStart}
        <span className="bg-gradient-to-r from-primary to-secondary bg-clip-text whitespace-nowrap text-transparent">
          {titleMark}
        </span>{' '}
        <span className="whitespace-nowrap">{titleEnd.trim()}</span>
      </h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft text-pretty">
        Preguntá sobre derecho argentino con tus palabras: Foja responde qué podés hacer y muestra, al lado, la hoja de
        la ley en que se apoya.
      </p>
    </div>
  );
}

/** For lawyers, and accounts with their free uses: after the box on a phone and for the keyboard, beside it where there is room. */
function OtherWays({ onLawyer }: { onLawyer: () => void }) {
  return (
    <div className="lg:self-start">
      <p className="max-w-[56ch] text-ink-muted text-pretty">
        Para abogados, busca, calcula, redacta y verifica cada cita antes de que salga a Word.{' '}
        <button
          type="button"
          onClick={onLawyer}
          className="rounded-sm font-medium whitespace-nowrap text-primary-ink underline underline-offset-4"
        >
          Soy abogado
        </button>
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Link to="/register" className={buttonClasses('secondary', 'large')}>
          Crear cuenta
        </Link>
        <Link to="/login" className={`${buttonClasses('quiet', 'large')} max-sm:px-3 sm:px-4`}>
          Iniciar Sesión
        </Link>
        <Link to="/chatbot" className={`${buttonClasses('quiet', 'large')} max-sm:px-3 sm:px-4`}>
          Abrir el chat
        </Link>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        <span className="max-sm:block">{guestUsageLimit} consultas sin registrarse</span>
        <span className="max-sm:hidden"> · </span>
        <span className="whitespace-nowrap">Registro gratuito - {registrationUsageLimit} usos incluidos</span>
      </p>
    </div>
  );
}

function WelcomeBack({ firstName }: { firstName: string }) {
  return (
    <div className="lg:row-span-2">
      <h1 className="text-3xl leading-[1.15] font-semibold tracking-tight [overflow-wrap:anywhere] text-balance sm:text-4xl">
        ¡Hola, {firstName.trim() || 'Usuario'}! Bienvenido de vuelta.
      </h1>
      <p className="mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty">
        Tus conversaciones siguen en este navegador. Retomá una o empezá con otra consulta.
      </p>
      <div className="mt-8">
        <Link to="/dashboard" className={buttonClasses('secondary', 'large')}>
          Ir al Dashboard
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
