import { messages } from '@foja/contracts/errors';
import { guestUsageLimit } from '@foja/contracts/limits';
import { Link } from '@tanstack/react-router';
import { ArrowRight, BookOpenCheck, ShieldCheck, SquareLibrary } from 'lucide-react';
import { Fragment } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { type LegalType, legalTypes } from '../legal/legal-types.ts';
import { SampleAnswer } from './sample-answer.tsx';

const title = 'Plataforma Legal AI-First Todo-en-Uno';
/** The part of the title in the brand's colours, which must not break at its hyphen. */
const titleMark = 'AI-First';
const [titleStart, titleEnd] = title.split(titleMark);

const legalNames: Record<LegalType, string> = { privacy: 'Privacidad', terms: 'Términos', disclaimer: 'Aviso legal' };

const promises = [
  {
    Icon: BookOpenCheck,
    title: 'Cada respuesta, con su artículo',
    text: 'Los números del texto abren la norma al lado, con las palabras citadas marcadas.',
  },
  {
    Icon: SquareLibrary,
    title: 'Si no hay fuente, lo dice',
    text: 'Una cita que no se pudo verificar aparece tachada, con el motivo.',
  },
  {
    Icon: ShieldCheck,
    title: 'Tus datos quedan con vos',
    text: 'Nombres, documentos y domicilios se reemplazan en el navegador antes de enviar.',
  },
];

/** The signed-out landing: what Foja is, one action, and what an answer looks like. */
export function LandingScreen() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <section className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-14 pb-16 sm:px-8 lg:grid-cols-[1.05fr_1fr] lg:pt-24 lg:pb-24">
        <div>
          <h1 className="text-3xl leading-[1.12] font-semibold tracking-tight text-balance sm:text-5xl">
            {titleStart}
            <span className="bg-gradient-to-r from-primary to-secondary bg-clip-text whitespace-nowrap text-transparent">
              {titleMark}
            </span>
            {titleEnd}
          </h1>
          <p className="mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty">
            Preguntá sobre derecho argentino con tus palabras. Foja responde en español y muestra, al lado de la
            respuesta, la hoja de la ley en que se apoya.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link to="/chatbot" className={buttonClasses('primary', 'large')}>
              Hacer una consulta
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
            <p className="text-sm text-ink-muted">{guestUsageLimit} consultas sin registrarse</p>
          </div>
        </div>
        <SampleAnswer />
      </section>
      <section aria-label="Cómo trabaja Foja" className="border-t border-line bg-surface">
        <ul className="mx-auto grid max-w-6xl gap-8 px-5 py-12 sm:px-8 md:grid-cols-3">
          {promises.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} aria-hidden="true" className="text-secondary" />
              <h2 className="mt-3 text-base font-semibold">{title}</h2>
              <p className="mt-1 text-sm text-ink-muted text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-6 text-sm text-ink-muted sm:px-8">
          <p>{messages.notLegalAdvice}</p>
          <p>
            {legalTypes.map((type) => (
              <Fragment key={type}>
                <Link to="/legal/$type" params={{ type }} className="underline underline-offset-4 hover:text-ink">
                  {legalNames[type]}
                </Link>
                <span className="mx-3" aria-hidden="true">
                  ·
                </span>
              </Fragment>
            ))}
            <a href="/docs" className="underline underline-offset-4 hover:text-ink">
              Documentación de la API
            </a>
            <span className="mx-3" aria-hidden="true">
              ·
            </span>
            Versión 1.0
          </p>
        </div>
      </footer>
    </main>
  );
}
