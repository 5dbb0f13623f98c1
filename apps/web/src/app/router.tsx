import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { currentSession } from '../platform/session.ts';
import { ScreenBroke } from './error-boundary.tsx';
import { RootLayout } from './root-layout.tsx';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

const rootRoute = createRootRoute({ component: RootLayout, errorComponent: ScreenBroke });

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../landing/landing-screen.tsx'), 'LandingScreen'),
});

const chatRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/chatbot',
  /** `c`: the conversation; `foja`: the source open beside it. */
  validateSearch: (search: Record<string, unknown>): { c?: string; foja?: string } => ({
    c: text(search.c),
    foja: text(search.foja),
  }),
  component: lazyRouteComponent(() => import('./chat-route.tsx'), 'ChatRoute'),
});

const assistantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/asistente',
  beforeLoad: () => {
    throw redirect({ to: '/chatbot', replace: true });
  },
});

/** Signed-out only: a signed-in person has nothing to do here. */
function signedOutOnly(): void {
  if (currentSession()) throw redirect({ to: '/chatbot', replace: true });
}

const accountSearch = (search: Record<string, unknown>): { returnUrl?: string } => ({
  returnUrl: text(search.returnUrl),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: accountSearch,
  beforeLoad: signedOutOnly,
  component: lazyRouteComponent(() => import('../accounts/accounts-closed-screen.tsx'), 'LoginClosedScreen'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: accountSearch,
  beforeLoad: signedOutOnly,
  component: lazyRouteComponent(() => import('../accounts/accounts-closed-screen.tsx'), 'RegisterClosedScreen'),
});

const elsewhereRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  chatRoute,
  assistantRoute,
  loginRoute,
  registerRoute,
  elsewhereRoute,
]);

/** @param history where the router reads and writes the address; the browser's own unless told. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
