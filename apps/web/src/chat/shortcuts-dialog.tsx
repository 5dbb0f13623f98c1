import { Dialog } from '../design-system/dialog.tsx';

const shortcuts = [
  { keys: ['Enter'], what: 'Enviar la consulta' },
  { keys: ['Shift', 'Enter'], what: 'Nueva línea' },
  { keys: ['/'], what: 'Ir al campo de la consulta' },
  { keys: ['Alt', 'N'], what: 'Nueva conversación' },
  { keys: ['Esc'], what: 'Cerrar lo que está abierto, o mostrar la respuesta entera' },
  { keys: ['?'], what: 'Mostrar estos atajos' },
];

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
