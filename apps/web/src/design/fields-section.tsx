import { PasswordField } from '../design-system/password-field.tsx';
import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { longSentence, longWords, unbroken } from './long-texts.ts';
import { Section, Specimen } from './specimens.tsx';

const noChange = () => undefined;
const domains = [
  { value: 'civil', label: 'Civil y Comercial' },
  { value: 'all', label: 'Todas las áreas', disabled: true },
];

export function FieldsSection() {
  return (
    <Section id="fields" title="Campos de texto">
      <Half name="Vacío, con ayuda">
        <TextField label="Email" help="Te escribimos solo para confirmar la cuenta." />
      </Half>
      <Half name="Obligatorio y completo">
        <TextField label="Nombre" required defaultValue="Ana" />
      </Half>
      <Half name="Puntero" shown="hover">
        <TextField label="Nombre" defaultValue="Ana" />
      </Half>
      <Half name="Foco" shown="focus">
        <TextField label="Nombre" defaultValue="Ana" />
      </Half>
      <Half name="Con error">
        <TextField label="Email" required defaultValue="ana@" error="Ingresa un email válido" />
      </Half>
      <Half name="Correcto">
        <TextField label="Email" valid defaultValue="ana@estudio.example" />
      </Half>
      <Half name="Deshabilitado">
        <TextField label="Email" disabled defaultValue="ana@estudio.example" />
      </Half>
      <Half name="Textos largos">
        <TextField label={longWords} help={longSentence} error={longSentence} defaultValue={unbroken} />
      </Half>
      <Half name="Contraseña">
        <PasswordField label="Contraseña" defaultValue="secreta" autoComplete="off" />
      </Half>
      <Half name="Contraseña con error">
        <PasswordField label="Contraseña" error="La contraseña es requerida" autoComplete="off" />
      </Half>
      <Half name="Contraseña deshabilitada">
        <PasswordField label="Contraseña" disabled defaultValue="secreta" autoComplete="off" />
      </Half>
      <Half name="Varias líneas">
        <TextArea label="Mensaje" help="Hasta 500 caracteres." defaultValue="Somos dos en el estudio." />
      </Half>
      <Half name="Varias líneas, foco" shown="focus">
        <TextArea label="Mensaje" rows={2} />
      </Half>
      <Half name="Varias líneas con error">
        <TextArea label="Mensaje" rows={2} error="Escribí el mensaje" />
      </Half>
      <Half name="Varias líneas, deshabilitado">
        <TextArea label="Mensaje" rows={2} disabled defaultValue="Ya se envió." />
      </Half>
      <Half name="Lista">
        <Select label="Dominio" help="Qué leyes se consultan." value="civil" options={domains} onChange={noChange} />
      </Half>
      <Half name="Lista, foco" shown="focus">
        <Select label="Dominio" value="civil" options={domains} onChange={noChange} />
      </Half>
      <Half name="Lista deshabilitada">
        <Select label="Dominio" value="civil" options={domains} onChange={noChange} disabled />
      </Half>
    </Section>
  );
}

function Half(props: Parameters<typeof Specimen>[0]) {
  return (
    <div className="w-full sm:w-[calc(50%-0.75rem)]">
      <Specimen {...props} wide />
    </div>
  );
}
