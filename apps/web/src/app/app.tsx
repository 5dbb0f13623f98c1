import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { followNavigation } from './follow-navigation.ts';
import { followSession } from './follow-session.ts';
import type { AppRouter } from './router.tsx';

export function App({ router }: { router: AppRouter }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }));
  useEffect(() => followSession(router, client), [router, client]);
  useEffect(() => followNavigation(router), [router]);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
