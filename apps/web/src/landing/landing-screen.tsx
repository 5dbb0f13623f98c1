import { guestUsageLimit, registrationUsageLimit } from '@foja/contracts/limits';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { useSession } from '../platform/session.ts';
import { CallToAction } from './call-to-action.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { QuickCards } from './quick-cards.tsx';
import { TypedFoja } from './typed-foja.tsx';

const title = 'Plataforma Legal AI-First Todo-en-Uno';
/** The part of the title in the brand's colours, which must not break at its hyphen. */
const titleMark = 'AI-First';
const [titleStart, titleEnd] = title.split(titleMark) as [string, string];

/** The landing of SPEC 2.3: what Foja is, for visitors; a greeting and the ways in, for signed-in people. */
export function LandingScreen() {
  const user = useSession()?.user;
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-14 px-5 pt-12 pb-12 sm:px-8 lg:grid-cols-[1.25fr_1fr] lg:pt-20 lg:pb-16">
        {user ? <WelcomeBack firstName={user.firstName} /> : <Introduction />}
        <TypedFoja />
      </section>
      <div className="mx-auto max-w-6xl px-5 pb-14 sm:px-8 lg:pb-20">
        <QuickCards signedIn={user !== undefined} />
      </div>
      <ProductPictures />
      <FeatureGrid />
      {!user && <CallToAction />}
      <LandingFooter />
    </main>
  );
}

function Introduction() {
  return (
    <div>
      <h1 className="text-3xl leading-[1.12] font-semibold tracking-tight text-balance sm:text-5xl">
        {titleStart}
        <span className="bg-gradient-to-r from-primary to-secondary bg-clip-text whitespace-nowrap text-transparent">
          {titleMark}
        </span>{' '}
        <span className="whitespace-nowrap">{titleEnd.trim()}</span>
      </h1>
      <p className="mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty">
        Preguntá sobre derecho argentino con tus palabras. Foja responde en español y muestra, al lado de la respuesta,
        la hoja de la ley en que se apoya.
      </p>
      <div className="mt-8 grid grid-cols-2 gap-2.5 sm:flex">
        <Link to="/chatbot" className={`${buttonClasses('primary', 'large')} col-span-2`}>
          Hacer una consulta
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
        <Link to="/register" className={buttonClasses('secondary', 'large')}>
          Crear cuenta
        </Link>
        <Link to="/login" className={`${buttonClasses('quiet', 'large')} sm:px-4`}>
          Iniciar Sesión
        </Link>
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        <span className="max-sm:block">{guestUsageLimit} consultas sin registrarse</span>
        <span className="max-sm:hidden"> · </span>
        <RegistrationNote />
      </p>
    </div>
  );
}

function RegistrationNote() {
  return <span className="whitespace-nowrap">Registro gratuito - {registrationUsageLimit} usos incluidos</span>;
}

function WelcomeBack({ firstName }: { firstName: string }) {
  return (
    <div>
      <h1 className="text-3xl leading-[1.15] font-semibold tracking-tight [overflow-wrap:anywhere] text-balance sm:text-4xl">
        ¡Hola, {firstName.trim() || 'Usuario'}! Bienvenido de vuelta.
      </h1>
      <p className="mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty">
        Tus conversaciones siguen en este navegador. Retomá una o empezá con otra consulta.
      </p>
      <div className="mt-8">
        <Link to="/dashboard" className={buttonClasses('primary', 'large')}>
          Hacer una consulta
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}
