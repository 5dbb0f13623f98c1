import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { useTheme } from '../platform/theme.ts';

function ThemedToaster() {
  return (
    <Toaster
      theme={useTheme()}
      position="top-center"
      offset={{ top: '4.25rem' }}
      mobileOffset={{ top: '4.25rem' }}
      containerAriaLabel="Avisos"
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--ink)',
          borderColor: 'var(--line)',
          fontFamily: 'var(--font-sans)',
          borderRadius: '12px',
        },
        actionButtonStyle: { background: 'var(--primary-wash)', color: 'var(--primary-ink)' },
      }}
    />
  );
}

let mounted: { root: Root; host: HTMLElement } | null = null;

function mount(): void {
  if (mounted) return;
  const host = document.createElement('div');
  document.body.append(host);
  mounted = { root: createRoot(host), host };
  mounted.root.render(<ThemedToaster />);
}

/** Takes the notices away with their timers. */
export function forgetToaster(): void {
  mounted?.root.unmount();
  mounted?.host.remove();
  mounted = null;
  // Sonner shows the next toaster what no one has dismissed.
  toast.dismiss();
}

export function showToast(
  text: string,
  {
    kind = 'info',
    action,
    durationMs = 5_000,
  }: { kind?: 'info' | 'success' | 'error'; action?: { label: string; run: () => void }; durationMs?: number },
): void {
  mount();
  const show = kind === 'info' ? toast : toast[kind];
  show(text, { duration: durationMs, ...(action ? { action: { label: action.label, onClick: action.run } } : {}) });
}
