import { Component, type ErrorInfo, type ReactNode } from 'react';
import { buttonClasses } from '../design-system/button.tsx';

/** What a person sees where a screen broke; nothing kept in the browser is touched. */
export function ScreenBroke() {
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-md content-center gap-4 px-6 text-center">
      <h1 className="font-serif text-2xl font-medium">Algo salió mal en esta pantalla</h1>
      <p className="text-ink-muted">Tus conversaciones siguen guardadas en este navegador.</p>
      <div className="flex justify-center gap-2">
        <button type="button" className={buttonClasses('primary')} onClick={() => window.location.reload()}>
          Volver a cargar
        </button>
        <a href="/" className={buttonClasses('secondary')}>
          Ir al inicio
        </a>
      </div>
    </main>
  );
}

export class ErrorBoundary extends Component<{ children: ReactNode }, { broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError(): { broke: boolean } {
    return { broke: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen broke', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.broke ? <ScreenBroke /> : this.props.children;
  }
}
