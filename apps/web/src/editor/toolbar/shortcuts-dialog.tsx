import { type Shortcut, ShortcutsDialog } from '../../design-system/shortcuts-dialog.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const mod = isMac ? '⌘' : 'Ctrl';

const shortcuts: readonly Shortcut[] = [
  { keys: [mod, 'S'], what: 'Guardar ahora' },
  { keys: [mod, 'F'], what: 'Buscar' },
  { keys: [mod, 'H'], what: 'Buscar y reemplazar' },
  { keys: [mod, 'Alt', 'K'], what: 'Insertar una cita' },
  { keys: [mod, 'Alt', 'N'], what: 'Insertar una nota al pie' },
  { keys: [mod, 'K'], what: 'Insertar o cambiar un enlace' },
  { keys: [mod, 'Enter'], what: 'Salto de página' },
  { keys: [mod, 'Alt', 'C'], what: 'Cláusula numerada' },
  { keys: ['Tab'], what: 'Bajar un nivel la cláusula o el ítem' },
  { keys: ['Shift', 'Tab'], what: 'Subir un nivel la cláusula o el ítem' },
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
export default function EditorShortcuts({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog shortcuts={shortcuts} onClose={onClose} />;
}
