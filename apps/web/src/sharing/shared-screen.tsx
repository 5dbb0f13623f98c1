import { can } from '@foja/contracts/roles';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  EyeOff,
  FileSearch,
  FileText,
  Gavel,
  Image,
  type LucideIcon,
  MessagesSquare,
  Scale,
  SearchCheck,
  Vault,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { notify } from '../design-system/toast.ts';
import { askInChat } from '../platform/asked-question.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { handFile } from '../platform/handed-file.ts';
import { useSession } from '../platform/session.ts';
import { forgetShared, readShared, type Shared } from './read-shared.ts';

interface Choice {
  label: string;
  help: string;
  icon: LucideIcon;
  href: string;
}

const vault: Choice = {
  label: 'Guardarlo en la bóveda',
  help: 'Queda cifrado y sólo tuyo; descuenta un uso.',
  icon: Vault,
  href: '/upload',
};
const readers: readonly Choice[] = [
  {
    label: 'Analizarlo como contrato',
    help: 'Cláusulas, riesgos y lo que falta.',
    icon: FileSearch,
    href: '/dashboard/herramientas/analisis-de-contrato',
  },
  {
    label: 'Analizarlo como sentencia',
    help: 'Qué decidió, por qué y hasta cuándo se apela.',
    icon: Gavel,
    href: '/dashboard/herramientas/analisis-de-sentencia',
  },
  {
    label: 'Evaluarlo como caso',
    help: 'Qué hay que probar y cuánto tiempo queda.',
    icon: Scale,
    href: '/dashboard/evaluacion',
  },
  {
    label: 'Verificar sus citas',
    help: 'Cada referencia, contra el texto vigente.',
    icon: SearchCheck,
    href: '/dashboard/verificador',
  },
  {
    label: 'Anonimizarlo',
    help: 'Nombres y documentos, fuera, en este navegador.',
    icon: EyeOff,
    href: '/anonymization-tool',
  },
];

const isPhoto = (file: File) => file.type.startsWith('image/');

/** /compartido: what another app shared with Foja, and what can be done with it. Nothing is sent before one of them is chosen. */
export function SharedScreen() {
  const [shared, setShared] = useState<Shared | null>(null);
  const session = useSession();
  useEffect(() => {
    let gone = false;
    void readShared().then((found) => !gone && setShared(found));
    return () => {
      gone = true;
    };
  }, []);

  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-2xl flex-1 px-4 py-8 outline-none sm:px-6">
      <h1 className="text-xl font-semibold tracking-tight">Compartido con Foja</h1>
      {!shared ? (
        <Skeleton className="mt-6 h-24 w-full" />
      ) : shared.file || shared.text ? (
        <SharedThing
          shared={shared}
          email={session?.user.email ?? null}
          onGone={() => setShared({ file: null, text: null })}
        />
      ) : (
        <EmptyState title="No hay nada compartido.">
          Desde otra aplicación, elegí «Compartir» y después Foja: un PDF, un documento de Word, un texto o una foto.
          <span className="mt-4 block">
            <Link to="/chatbot" className={buttonClasses('secondary', 'small')}>
              Hacer una consulta
            </Link>
          </span>
        </EmptyState>
      )}
    </main>
  );
}

function SharedThing({ shared, email, onGone }: { shared: Shared; email: string | null; onGone: () => void }) {
  const { file, text } = shared;
  const session = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const mayKeep = session !== null && can(session.user.role, 'document-vault');
  const choices = file && isPhoto(file) ? [vault] : [vault, ...readers];

  async function use(choice: Choice): Promise<void> {
    if (!file) return;
    setBusy(true);
    try {
      handFile(isPhoto(file) ? await (await import('./photo-as-pdf.ts')).photoAsPdf(file) : file);
      await forgetShared();
      await navigate({ href: choice.href });
    } catch {
      setBusy(false);
      void notify('No se pudo leer la foto. Probá con otra, o compartila como PDF.', { kind: 'error' });
    }
  }

  async function ask(): Promise<void> {
    if (!text) return;
    await forgetShared();
    await navigate({ to: session ? '/dashboard' : '/chatbot', search: {} });
    askInChat(text);
  }

  async function discard(): Promise<void> {
    await forgetShared();
    onGone();
  }

  return (
    <>
      <Card className="mt-5 flex items-start gap-3 p-4">
        {file && isPhoto(file) ? (
          <Image size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        ) : (
          <FileText size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        )}
        <div className="min-w-0 flex-1">
          {file ? (
            <>
              <p className="truncate font-medium">{file.name}</p>
              <p className="figures text-sm text-ink-muted">{formatBytes(file.size)}</p>
            </>
          ) : (
            <p className="line-clamp-6 text-sm whitespace-pre-line">{text}</p>
          )}
          <p className="mt-1 text-sm text-ink-muted">Está sólo en este dispositivo. Elegí qué hacer con él.</p>
        </div>
        <Button size="small" kind="quiet" disabled={busy} onClick={() => void discard()}>
          Descartar
        </Button>
      </Card>
      {text && (
        <Button
          className="mt-4 w-full"
          kind={file ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => void ask()}
        >
          <MessagesSquare size={17} aria-hidden="true" />
          Preguntarlo en la consulta legal
        </Button>
      )}
      {file && !email && (
        <p className="mt-5 text-sm text-ink-muted">
          Para trabajar con un archivo hace falta una cuenta.{' '}
          <Link to="/login" search={{ returnUrl: '/compartido' }} className="text-primary-ink underline">
            Iniciar Sesión
          </Link>
        </p>
      )}
      {file && isPhoto(file) && (
        <p className="mt-4 text-sm text-ink-muted">
          Una foto se guarda en la bóveda como PDF de una página. Si no tiene texto que se pueda leer, la bóveda lo
          dice.
        </p>
      )}
      {file && email && (
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {choices.map((choice) => (
            <li key={choice.href}>
              <button
                type="button"
                disabled={busy || (choice === vault && !mayKeep)}
                onClick={() => void use(choice)}
                className="flex h-full w-full items-start gap-3 rounded-card border border-line bg-surface p-3 text-left hover:border-line-strong hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60"
              >
                <choice.icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-primary-ink" />
                <span className="min-w-0">
                  <span className="block text-sm font-medium">{choice.label}</span>
                  <span className="block text-sm text-ink-muted">
                    {choice === vault && !mayKeep ? 'Disponible en el plan Professional.' : choice.help}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
