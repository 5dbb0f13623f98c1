import { Dialog } from '../../design-system/dialog.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl';

const shortcuts = [
  { keys: [mod, 'S'], what: 'Guardar ahora' },
  { keys: [mod, 'F'], what: 'Buscar' },
  { keys: [mod, 'H'], what: 'Buscar y reemplazar' },
  { keys: [mod, 'Alt', 'K'], what: 'Insertar una cita' },
  { keys: [mod, 'Alt', 'N'], what: 'Insertar una nota al pie' },
  { keys: [mod, 'Alt', 'C'], what: 'Cláusula numerada' },
  { keys: [mod, 'Z'], what: 'Deshacer' },
  { keys: [mod, 'Shift', 'Z'], what: 'Rehacer' },
  { keys: [mod, 'B'], what: 'Negrita' },
  { keys: [mod, 'I'], what: 'Cursiva' },
  { keys: [mod, 'U'], what: 'Subrayado' },
  { keys: [mod, 'Alt', '1 a 4'], what: 'Título 1 a 4' },
  { keys: [mod, 'Alt', '0'], what: 'Párrafo' },
  { keys: [mod, 'Shift', '7'], what: 'Lista numerada' },
  { keys: [mod, 'Shift', '8'], what: 'Lista con viñetas' },
  { keys: [mod, 'Shift', 'B'], what: 'Cita textual' },
  { keys: ['Alt', 'F10'], what: 'Ir a la barra de formato' },
  { keys: ['Shift', 'Enter'], what: 'Nueva línea en el mismo párrafo' },
  { keys: [mod, '/'], what: 'Mostrar estos atajos (fuera del texto, también ?)' },
];

/** What the keyboard does in the editor. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
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
