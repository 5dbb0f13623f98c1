import { type Shortcut, ShortcutsDialog } from '../design-system/shortcuts-dialog.tsx';

const shortcuts: readonly Shortcut[] = [
  { keys: ['Enter'], what: 'Enviar la consulta' },
  { keys: ['Shift', 'Enter'], what: 'Nueva línea' },
  { keys: ['/'], what: 'Ir al campo de la consulta' },
  { keys: ['Ctrl', 'K'], what: 'Ir a una herramienta o a una conversación, o preguntar' },
  { keys: ['Alt', 'N'], what: 'Nueva conversación' },
  { keys: ['Esc'], what: 'Cerrar lo que está abierto, o mostrar la respuesta entera' },
  { keys: ['?'], what: 'Mostrar estos atajos' },
];

/** What the keyboard does in the chat. */
export default function ChatShortcuts({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog shortcuts={shortcuts} onClose={onClose} />;
}
