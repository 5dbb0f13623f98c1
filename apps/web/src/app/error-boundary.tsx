import { useRouter, useRouterState } from '@tanstack/react-router';
import { Component, type ErrorInfo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClasses } from '../design-system/button.tsx';
import { readTypedText } from './typed-text.ts';

interface BrokenScreenProps {
  /** Shows the screen again as it was; without it the page is loaded anew. */
  onRetry?: () => void;
}

/** What a person sees where a screen broke: what they had written, and ways on. What the browser keeps is not touched. */
function BrokenScreen({ onRetry }: BrokenScreenProps) {
  // The broken screen's fields are still on the page while this one is rendered for the first time.
  const [typed] = useState(() => readTypedText());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-lg flex-1 content-center gap-4 px-6 py-12 text-center">
      <h1 ref={title} tabIndex={-1} className="font-serif text-2xl font-medium text-balance outline-none">
        Algo salió mal en esta pantalla
      </h1>
      <p className="text-ink-muted">Tus conversaciones siguen guardadas en este navegador.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="primary" onClick={onRetry ?? (() => window.location.reload())}>
          {onRetry ? 'Reintentar' : 'Volver a cargar'}
        </Button>
        <a href="/" className={buttonClasses('secondary')}>
          Ir al inicio
        </a>
      </div>
      {typed.length > 0 && (
        <section aria-labelledby="typed-title" className="mt-4 grid gap-3 text-left">
          <h2 id="typed-title" className="text-sm font-semibold">
            Lo que habías escrito
          </h2>
          {typed.map(({ label, text }) => (
            <label key={`${label}:${text}`} className="grid gap-1 text-sm">
              {label}
              <textarea
                readOnly
                rows={Math.min(8, Math.max(2, Math.ceil(text.length / 60)))}
                value={text}
                onFocus={({ target }) => target.select()}
                className="w-full rounded-field border border-line-strong bg-surface p-3 font-serif text-base"
              />
            </label>
          ))}
        </section>
      )}
    </div>
  );
}

/** Routes whose screens stand inside the content of another one. */
const framingRoutes: readonly string[] = ['/dashboard', '/tool-frame', '/admin'];

/** In the place of a route's screen that broke: the header and the frame around it stay. */
export function ScreenBroke({ reset }: { reset: () => void }) {
  const router = useRouter();
  const framed = useRouterState({
    select: ({ matches }) => matches.slice(0, -1).some(({ routeId }) => framingRoutes.includes(routeId)),
  });
  const screen = (
    <BrokenScreen
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
  return framed ? screen : <Content>{screen}</Content>;
}

/** In the place of a frame, or of everything. */
export function FrameBroke() {
  return (
    <Content>
      <BrokenScreen />
    </Content>
  );
}

function Content({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="flex min-h-[70dvh] flex-1 flex-col outline-none">
      {children}
    </main>
  );
}

/** Around the whole application: the last stop of whatever no route has caught. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError(): { broke: boolean } {
    return { broke: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen broke', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.broke ? <FrameBroke /> : this.props.children;
  }
}
