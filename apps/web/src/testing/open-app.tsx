import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { followNavigation } from '../app/follow-navigation.ts';
import { followSession } from '../app/follow-session.ts';
import { createAppRouter } from '../app/router.tsx';
import { stopAfterTest } from './stop-after-test.ts';
import { newUser } from './user.ts';

/** The whole application at an address, as a browser opens it. Leaving the test unmounts it. */
export function openApp(address: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stops = [followSession(router, client), followNavigation(router)];
  const stop = () => {
    for (const each of stops) each();
  };
  stopAfterTest(stop);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    router,
    client,
    stop,
    user: newUser(),
    path: () => router.state.location.pathname,
    search: () => router.state.location.search as Record<string, unknown>,
  };
}
