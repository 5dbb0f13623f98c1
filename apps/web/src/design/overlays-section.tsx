import { Download, Moon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../design-system/alert-dialog.tsx';
import { Button } from '../design-system/button.tsx';
import { Dialog } from '../design-system/dialog.tsx';
import Drawer from '../design-system/drawer.tsx';
import { ExportMenu } from '../design-system/export-menu.tsx';
import { Menu, type MenuOption } from '../design-system/menu.tsx';
import { ShortcutsDialog } from '../design-system/shortcuts-dialog.tsx';
import { SideSheet } from '../design-system/side-sheet.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { longSentence } from './long-texts.ts';

type Overlay = 'dialog' | 'wide-dialog' | 'shortcuts' | 'alert-dialog' | 'drawer' | 'side-sheet';

const nothing = () => undefined;
const shortcuts = [
  { keys: ['Ctrl', 'K'], what: 'Buscar' },
  { keys: ['?'], what: 'Ver los atajos' },
];
const options: MenuOption[] = [
  { id: 'download', label: 'Descargar', icon: <Download size={16} aria-hidden="true" />, action: nothing },
  { id: 'dark', label: 'Modo Oscuro', toggle: true, checked: true, divider: true, action: nothing },
  {
    id: 'other',
    label: 'Otra opción',
    icon: <Moon size={16} aria-hidden="true" />,
    toggle: true,
    checked: false,
    action: nothing,
  },
  { id: 'disabled', label: 'No disponible', disabled: true, action: nothing },
  { id: 'reason', label: 'Cambiar rol', reason: 'Solo un SuperAdmin puede hacerlo.', action: nothing },
  {
    id: 'delete',
    label: 'Borrar',
    icon: <Trash2 size={16} aria-hidden="true" />,
    danger: true,
    divider: true,
    action: nothing,
  },
];

/** What lies over the page: each opens from its button, in the theme of the page. */
export function OverlaysSection() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="overlays-title" data-section="overlays">
      <h2 id="overlays-title" className="mb-3 text-lg font-semibold tracking-tight">
        Lo que se abre encima
      </h2>
      <div className="flex flex-wrap gap-3 rounded-card border border-line p-5">
        <Menu
          heading={<span className="font-semibold">Ana Gómez</span>}
          options={options}
          trigger={<Button>Menú</Button>}
        />
        <ExportMenu onExport={async () => nothing()} failure="No se pudo exportar." />
        <Button onClick={() => setOpen('dialog')}>Diálogo</Button>
        <Button onClick={() => setOpen('wide-dialog')}>Diálogo ancho</Button>
        <Button onClick={() => setOpen('shortcuts')}>Atajos</Button>
        <Button onClick={() => setOpen('alert-dialog')}>Confirmación</Button>
        <Button onClick={() => setOpen('drawer')}>Panel lateral</Button>
        <Button onClick={() => setOpen('side-sheet')}>Hoja al costado</Button>
        <Button onClick={() => void notify('Los cambios se guardaron.', { kind: 'success', durationMs: 60_000 })}>
          Aviso pasajero
        </Button>
        <Button
          onClick={() =>
            void notify('No se pudo guardar.', {
              kind: 'error',
              durationMs: 60_000,
              action: { label: 'Reintentar', run: nothing },
            })
          }
        >
          Aviso de falla
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Cambiar contraseña"
        description="La sesión de los otros dispositivos se cierra."
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button kind="primary" onClick={close}>
              Guardar
            </Button>
          </>
        }
      >
        <TextField label="Contraseña nueva" />
      </Dialog>
      <Dialog open={open === 'wide-dialog'} onClose={close} title={longSentence} wide>
        <p>{longSentence.repeat(3)}</p>
      </Dialog>
      {open === 'shortcuts' && <ShortcutsDialog shortcuts={shortcuts} onClose={close} />}
      <AlertDialog
        open={open === 'alert-dialog'}
        title="Borrar la cuenta"
        description="No se puede deshacer."
        confirm="Borrar"
        danger
        onConfirm={close}
        onClose={close}
      />
      {open === 'drawer' && (
        <Drawer title="Conversaciones" onClose={close}>
          <p className="p-4 text-sm">{longSentence}</p>
        </Drawer>
      )}
      {open === 'side-sheet' && (
        <div className="fixed inset-y-0 right-0 z-40 flex">
          <SideSheet
            title="Art. 1757 CCyC"
            closeLabel="Cerrar la hoja"
            contentLabel="Texto de la hoja"
            contentKey="specimen"
            onClose={close}
          >
            <p className="p-5 text-sm">{longSentence.repeat(3)}</p>
          </SideSheet>
        </div>
      )}
    </section>
  );
}
