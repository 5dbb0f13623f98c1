import { Dialog } from './dialog.tsx';

export interface Shortcut {
  keys: readonly string[];
  what: string;
}

/** What the keyboard does. */
export function ShortcutsDialog({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Atajos de teclado">
      <dl className="text-sm">
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className="flex items-center justify-between gap-4 border-t border-line py-2.5">
            <dt className="text-ink-soft">{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
