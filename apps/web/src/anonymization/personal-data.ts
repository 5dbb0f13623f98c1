import type { PersonalDataType } from '@foja/contracts/anonymization-calls';
import type { CSSProperties } from 'react';

interface Look {
  label: string;
  /** Degrees on the colour wheel; neighbours in a text (a name and its DNI) are far apart on it. */
  hue: number;
}

/** How each kind of personal datum is called and coloured on screen, in the order of the legend. */
export const personalDataLooks: Record<PersonalDataType, Look> = {
  persona: { label: 'Persona', hue: 230 },
  dni: { label: 'DNI', hue: 35 },
  cuit: { label: 'CUIT o CUIL', hue: 15 },
  domicilio: { label: 'Domicilio', hue: 140 },
  email: { label: 'Correo electrónico', hue: 190 },
  telefono: { label: 'Teléfono', hue: 280 },
  cbu: { label: 'CBU o CVU', hue: 55 },
  alias: { label: 'Alias', hue: 75 },
  cuenta: { label: 'Cuenta', hue: 95 },
  expediente: { label: 'Expediente', hue: 320 },
  matricula: { label: 'Matrícula', hue: 165 },
  patente: { label: 'Patente', hue: 210 },
  pasaporte: { label: 'Pasaporte', hue: 25 },
  fecha_nacimiento: { label: 'Fecha de nacimiento', hue: 340 },
  empresa: { label: 'Empresa', hue: 255 },
  tarjeta: { label: 'Tarjeta', hue: 115 },
  url_ip_usuario: { label: 'URL, IP o usuario', hue: 300 },
  legajo: { label: 'Legajo, historia clínica o beneficio', hue: 65 },
  inmueble: { label: 'Matrícula o partida de un inmueble', hue: 150 },
  escuela: { label: 'Escuela', hue: 270 },
  lugar_nacimiento: { label: 'Lugar de nacimiento', hue: 355 },
  imei: { label: 'IMEI', hue: 180 },
};

/** Classes of a stretch that wears its type's colour; `--datum-hue` has to be set on it. */
export const datumClasses =
  'rounded-sm bg-[hsl(var(--datum-hue)_85%_91%)] shadow-[inset_0_-2px_hsl(var(--datum-hue)_55%_45%)] dark:bg-[hsl(var(--datum-hue)_38%_24%)] dark:shadow-[inset_0_-2px_hsl(var(--datum-hue)_60%_62%)]';

/** The style that gives a stretch its type's colour. */
export function datumStyle(type: PersonalDataType): CSSProperties {
  return { '--datum-hue': personalDataLooks[type].hue } as CSSProperties;
}
