import { createRoot } from 'react-dom/client';
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

let mounted = false;

function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ThemedToaster />);
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
