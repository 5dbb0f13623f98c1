import { addinPath } from '@foja/contracts/addin';
import { appVersion } from '@foja/contracts/limits';
import type { Config } from '../platform/config.ts';
import { HttpError } from '../platform/http-errors.ts';
import { publicAddress } from '../platform/public-address.ts';

/** Word knows the add-in by it, whatever its version and address: it never changes. */
export const addinId = '6f0c53b1-4d0e-4a57-9b0e-0e3a7f5c21d4';

/** Word wants four numbers. */
export const addinVersion = `${appVersion}.0`;

export const addinTexts = {
  provider: 'Foja',
  name: 'Foja para Word',
  fullName: 'Foja: asistente jurídico para Word',
  summary: 'Verificador de citas, calculadoras, fallos y redacción dentro de Word.',
  description:
    'Verifica las citas del documento, calcula plazos, prescripciones y liquidaciones, busca fallos para el texto seleccionado, inserta su cita y propone otra redacción, cambio por cambio.',
  group: 'Foja',
  button: 'Abrir Foja',
  buttonTip: 'Abre el asistente, el verificador de citas y las calculadoras al costado del documento.',
} as const;

/** Under this name Word keeps the open pane: the button shows that one again instead of a second. */
export const addinPaneId = 'Foja.Pane';

/** Sizes of the icons on the ribbon, in pixels. */
export const ribbonIconSizesPx = [16, 32, 80] as const;

export interface AddinAddresses {
  /** Without a path. */
  origin: string;
  host: string;
  pane: string;
  icon: (sizePx: number) => string;
  page: (path: string) => string;
}

/**
 * The addresses that a manifest names.
 * @throws {HttpError} 503 without a public address over https: Word opens no other.
 */
export function addinAddresses(config: Config): AddinAddresses {
  if (!config.publicUrl?.startsWith('https://')) {
    throw new HttpError(
      503,
      'not_configured',
      'El complemento de Word no está configurado en esta instalación: Word solo abre complementos por https, y PUBLIC_URL no es una dirección https.',
    );
  }
  const page = (path: string) => publicAddress(config, path);
  const { origin, host } = new URL(config.publicUrl);
  return {
    origin,
    host,
    pane: page(addinPath),
    icon: (sizePx) => page(`${addinPath}/icon-${sizePx}.png`),
    page,
  };
}
