import { MoreHorizontal, Pencil, Settings2, Trash2 } from 'lucide-react';
import { Button, type ButtonKind } from '../design-system/button.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Tooltip } from '../design-system/tooltip.tsx';
import { longWords } from './long-texts.ts';
import { Section, Specimen } from './specimens.tsx';

const kinds: { kind: ButtonKind; label: string }[] = [
  { kind: 'primary', label: 'Primario' },
  { kind: 'secondary', label: 'Secundario' },
  { kind: 'quiet', label: 'Discreto' },
  { kind: 'danger', label: 'Peligro' },
];

export function ButtonsSection() {
  return (
    <Section id="buttons" title="Botones">
      {kinds.map(({ kind, label }) => (
        <Specimen key={kind} name={label} wide>
          <div className="flex flex-wrap items-end gap-3">
            <Specimen name="En reposo">
              <Button kind={kind}>Guardar</Button>
            </Specimen>
            <Specimen name="Puntero" shown="hover">
              <Button kind={kind}>Guardar</Button>
            </Specimen>
            <Specimen name="Foco" shown="focus">
              <Button kind={kind}>Guardar</Button>
            </Specimen>
            <Specimen name="Apretado" shown="active">
              <Button kind={kind}>Guardar</Button>
            </Specimen>
            <Specimen name="Deshabilitado">
              <Button kind={kind} disabled>
                Guardar
              </Button>
            </Specimen>
            <Specimen name="En curso">
              <Button kind={kind} busy>
                Guardando
              </Button>
            </Specimen>
          </div>
        </Specimen>
      ))}
      <Specimen name="Chico">
        <Button size="small">Guardar</Button>
      </Specimen>
      <Specimen name="Grande">
        <Button size="large">Guardar</Button>
      </Specimen>
      <Specimen name="Con icono">
        <Button>
          <Pencil size={16} aria-hidden="true" />
          Editar
        </Button>
      </Specimen>
      <Specimen name="De copiar">
        <CopyButton text={() => longWords} />
      </Specimen>
      <Specimen name="Texto largo, cortado por quien lo usa" wide>
        <Button className="max-w-full">
          <span className="truncate">{longWords}</span>
        </Button>
      </Specimen>
    </Section>
  );
}

export function IconButtonsSection() {
  const icon = <Settings2 size={18} aria-hidden="true" />;
  return (
    <Section id="icon-buttons" title="Botones de icono y rótulos">
      <Specimen name="En reposo">
        <IconButton label="Configuración" icon={icon} />
      </Specimen>
      <Specimen name="Elegido">
        <IconButton label="Configuración" icon={icon} aria-pressed />
      </Specimen>
      <Specimen name="Deshabilitado">
        <IconButton label="Borrar" icon={<Trash2 size={18} aria-hidden="true" />} disabled />
      </Specimen>
      <Specimen name="Chico">
        <IconButton label="Más" size="small" icon={<MoreHorizontal size={16} aria-hidden="true" />} />
      </Specimen>
      <div className="flex w-full flex-wrap gap-x-6 gap-y-5">
        <Labelled name="Puntero, con su rótulo" shown="hover">
          <IconButton label="Configuración" icon={icon} />
        </Labelled>
        <Labelled name="Foco, con su rótulo" shown="focus">
          <IconButton label="Configuración" icon={icon} />
        </Labelled>
        <Labelled name="Rótulo de otro control" shown="focus">
          <Tooltip text="Abre la norma al lado">
            <Button size="small">art. 1757 CCyC</Button>
          </Tooltip>
        </Labelled>
        <Labelled name="Rótulo arriba" shown="focus">
          <Tooltip text="Ver la versión vigente" side="top">
            <Button size="small">art. 1760 CCyC</Button>
          </Tooltip>
        </Labelled>
      </div>
    </Section>
  );
}

/** Leaves room for the label over and under the control. */
function Labelled({ children, ...specimen }: Parameters<typeof Specimen>[0]) {
  return (
    <div className="min-w-36">
      <Specimen {...specimen}>
        <div className="px-14 pt-9 pb-9">{children}</div>
      </Specimen>
    </div>
  );
}
