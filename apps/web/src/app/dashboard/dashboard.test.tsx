import type { Role } from '@foja/contracts/roles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { Gavel } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../testing/factories.ts';
import { newUser } from '../../testing/user.ts';
import type { NavigationItem } from '../../tools/navigation-items.ts';
import { createAppRouter } from '../router.tsx';
import { ToolNavigation } from './tool-navigation.tsx';
import type { SidebarState } from './use-sidebar.ts';

/** Says that the window is this wide; media queries by `min-width` follow. */
function windowWidth(px: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || px >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

async function openDashboard({ role = 'User' as Role, px = 1280, address = '/dashboard' } = {}) {
  windowWidth(px);
  signIn(role);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^Menú de/ });
  return { user: newUser(), path: () => router.state.location.pathname };
}

const tools = () => screen.getByRole('navigation', { name: 'Herramientas' });
const isCollapsed = () => within(tools()).getByText('Uso').className.includes('sr-only');

describe('the dashboard', () => {
  it('embeds the chat, whose own usage counter is left out', async () => {
    await openDashboard();
    expect(await screen.findByText('En qué puedo ayudarte hoy?')).toBeVisible();
    // One in the header, one in the status bar: each waits for the user to have stood for a moment.
    await waitFor(() => expect(screen.getAllByText('7 usos restantes')).toHaveLength(2));
  });

  it('shows the plan, except for the plain User role', async () => {
    await openDashboard({ role: 'Premium' });
    expect(screen.getByText('Premium')).toBeVisible();
  });

  it('has no plan badge for the plain User role', async () => {
    await openDashboard({ role: 'User' });
    expect(screen.queryByText('Free')).toBeNull();
    expect(screen.queryByText('User')).toBeNull();
  });

  it('offers the administration to administrators only', async () => {
    await openDashboard({ role: 'Admin' });
    expect(within(tools()).getByRole('link', { name: 'Administración' })).toBeVisible();
  });
});

describe('the sidebar', () => {
  it('folds when the active tool is chosen again, and keeps that for the next visit', async () => {
    const { user } = await openDashboard();
    expect(isCollapsed()).toBe(false);
    await user.click(within(tools()).getByRole('link', { name: 'Consulta legal' }));
    expect(isCollapsed()).toBe(true);
    expect(localStorage.getItem('foja_sidebar_collapsed')).toBe('true');
    await user.click(within(tools()).getByRole('link', { name: 'Consulta legal' }));
    expect(isCollapsed()).toBe(false);
  });

  it('goes to another tool without folding', async () => {
    const { user, path } = await openDashboard();
    await user.click(within(tools()).getByRole('link', { name: 'Uso' }));
    await waitFor(() => expect(path()).toBe('/dashboard/usage'));
    expect(isCollapsed()).toBe(false);
  });

  it('is folded under 768 px whatever was chosen, and cannot be unfolded there', async () => {
    localStorage.setItem('foja_sidebar_collapsed', 'false');
    const { user } = await openDashboard({ px: 700 });
    expect(isCollapsed()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Expandir menú' })).toBeNull();
    await user.click(within(tools()).getByRole('link', { name: 'Consulta legal' }));
    expect(isCollapsed()).toBe(true);
    expect(localStorage.getItem('foja_sidebar_collapsed')).toBe('false');
  });

  it('is a panel with a backdrop under 640 px, closed by Escape and by a choice', async () => {
    const { user, path } = await openDashboard({ px: 639 });
    expect(screen.queryByRole('navigation', { name: 'Herramientas' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    expect(screen.getByTestId('backdrop')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('backdrop')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    await user.click(within(tools()).getByRole('link', { name: 'Uso' }));
    await waitFor(() => expect(path()).toBe('/dashboard/usage'));
    await waitFor(() => expect(screen.queryByTestId('backdrop')).toBeNull());
  });
});

describe('an item of the sidebar', () => {
  const item: NavigationItem = { id: 'new', label: 'Jurisprudencia', icon: Gavel, to: '/dashboard/usage' };
  const state: SidebarState = {
    compact: false,
    collapsed: false,
    forced: false,
    open: false,
    setOpen: () => undefined,
    toggle: () => undefined,
  };
  const renderItems = async (items: NavigationItem[], part: Partial<SidebarState> = {}) => {
    const rootRoute = createRootRoute({
      component: () => <ToolNavigation items={items} state={{ ...state, ...part }} />,
    });
    render(<RouterProvider router={createRouter({ routeTree: rootRoute, history: createMemoryHistory() }) as never} />);
    return (await screen.findAllByRole('listitem')) as [HTMLElement, ...HTMLElement[]];
  };

  it('shows its badge, in the tone of its type', async () => {
    const [first, second] = await renderItems([
      { ...item, badge: 'Nuevo', badgeType: 'warning' },
      { ...item, id: 'other', badge: '3' },
    ]);
    expect(within(first).getByText('Nuevo')).toHaveClass('text-warning');
    expect(within(second as HTMLElement).getByText('3')).toHaveClass('text-info');
  });

  it('keeps its name and badge for those who cannot see the icon, where it is folded', async () => {
    const [folded] = await renderItems([{ ...item, badge: 'Nuevo' }], { collapsed: true });
    expect(within(folded).getByRole('link', { name: /^Jurisprudencia ?Nuevo$/ })).toBeInTheDocument();
  });

  it('shows its name beside it when it is folded and focused', async () => {
    await renderItems([item], { collapsed: true });
    await newUser().tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Jurisprudencia');
  });

  it('that is disabled says so and leads nowhere', async () => {
    const [first] = await renderItems([{ ...item, disabled: true }]);
    const link = within(first).getByRole('link', { name: 'Jurisprudencia' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  });

  it('is set apart from the next where it says so', async () => {
    const [first, second] = await renderItems([
      { ...item, showSeparatorAfter: true },
      { ...item, id: 'other' },
    ]);
    expect(first).toHaveClass('border-b');
    expect(second).not.toHaveClass('border-b');
  });
});

describe('the user menu', () => {
  const items = () =>
    [...screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent);

  it('has the options of the product in their order, with the theme as a toggle', async () => {
    const { user } = await openDashboard();
    await user.click(screen.getByRole('button', { name: 'Menú de Ana Gómez' }));
    expect(items()).toEqual(['Ver Perfil', 'Cambiar Contraseña', 'Ir al Dashboard', 'Modo Oscuro', 'Cerrar Sesión']);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Modo Oscuro' })).not.toBeChecked();
  });

  it('closes on Escape and after a choice, which flips the theme', async () => {
    const { user } = await openDashboard();
    const menu = screen.getByRole('button', { name: 'Menú de Ana Gómez' });
    await user.click(menu);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(menu);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Modo Oscuro' }));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
