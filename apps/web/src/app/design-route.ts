import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.ts';

const designRoute = () =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/design',
    staticData: { title: 'Sistema de diseño' },
    component: lazyRouteComponent(() => import('../design/design-screen.tsx'), 'DesignScreen'),
  });

/** /design, in development and in a build of the mode `design`: the product's own build leaves the page out. */
export const designRoutes = import.meta.env.DEV || import.meta.env.MODE === 'design' ? [designRoute()] : [];
