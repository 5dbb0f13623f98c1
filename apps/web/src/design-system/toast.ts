/** Says something in passing. The toaster is fetched when the first one is due: it is not part of the first load. */
export async function notify(
  text: string,
  options: {
    kind?: 'info' | 'success' | 'error';
    action?: { label: string; run: () => void };
    durationMs?: number;
  } = {},
): Promise<void> {
  const { showToast } = await import('./toaster.tsx');
  showToast(text, options);
}
