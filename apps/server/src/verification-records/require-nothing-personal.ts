import type { EntityType } from '@foja/anonymizer';
import { messages } from '@foja/contracts/messages';
import { AnonymizationFailed } from '../anonymization/anonymization-failed.ts';
import type { TextAnonymizer } from '../anonymization/text-anonymizer.ts';
import { HttpError } from '../platform/http-errors.ts';

export interface PersonalDataDeps {
  anonymizer: TextAnonymizer;
}

/** What no text of the law holds: names and telephones of an answer are those of rulings and offices. */
export const neverInAnswers: readonly EntityType[] = ['dni', 'cuit', 'cbu', 'tarjeta', 'cuenta'];

const names: Partial<Record<EntityType, string>> = {
  persona: 'nombres',
  dni: 'documentos',
  cuit: 'CUIT o CUIL',
  domicilio: 'domicilios',
  email: 'correos',
  telefono: 'teléfonos',
  cbu: 'CBU',
  alias: 'alias de cuentas',
  cuenta: 'cuentas',
  expediente: 'números de expediente',
  fecha_nacimiento: 'fechas de nacimiento',
  empresa: 'empresas',
  tarjeta: 'tarjetas',
};

/**
 * A record may be shown to anybody: what the anonymizer would take out of these texts keeps one from being made. Placeholders stay.
 * @param types those that are looked for; all of them where left out.
 * @throws {HttpError} 422 `personal_data` with `{types}`, and nothing of the texts; 422 `anonymization_required` when it cannot be told.
 */
export async function requireNothingPersonal(
  { anonymizer }: PersonalDataDeps,
  owner: string,
  texts: readonly string[],
  types?: readonly EntityType[],
): Promise<void> {
  const found = new Set<EntityType>();
  try {
    for (const { replacements } of await anonymizer.anonymize({ texts, options: types ? { types } : {} }, owner)) {
      for (const { type } of replacements) found.add(type);
    }
  } catch (error) {
    if (!(error instanceof AnonymizationFailed)) throw error;
    throw new HttpError(422, 'anonymization_required', messages.anonymizationRequired);
  }
  if (found.size === 0) return;
  const told = [...new Set([...found].map((type) => names[type] ?? 'otros datos personales'))].join(', ');
  throw new HttpError(
    422,
    'personal_data',
    `Una constancia no lleva datos personales, y acá hay: ${told}. Consultá de nuevo sin ellos, o dejá que Foja los reemplace.`,
    { types: [...found] },
  );
}

/** A text with everything personal replaced. @throws {HttpError} 422 `anonymization_required`. */
export async function withoutPersonalData(
  { anonymizer }: PersonalDataDeps,
  owner: string,
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  try {
    return (await anonymizer.anonymize({ texts }, owner)).map(({ text }) => text);
  } catch (error) {
    if (!(error instanceof AnonymizationFailed)) throw error;
    throw new HttpError(422, 'anonymization_required', messages.anonymizationRequired);
  }
}
