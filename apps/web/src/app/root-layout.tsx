import { Outlet, useLocation } from '@tanstack/react-router';
import { classNames } from '../design-system/class-names.ts';
import { Header } from './header.tsx';

export function RootLayout() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    // The chat fills the window and scrolls inside; other screens scroll as pages do.
    <div className={classNames('flex flex-col', path === '/chatbot' ? 'h-dvh overflow-hidden' : 'min-h-dvh')}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-field focus:bg-surface focus:px-4 focus:py-2 focus:shadow-raised"
      >
        Saltar al contenido
      </a>
      <Header />
      <Outlet />
    </div>
  );
}
