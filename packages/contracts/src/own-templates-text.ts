/** Bounds and words of one's own templates, and how their fields are read: the screen needs them before any validator. */

export const ownTemplateKinds = ['template', 'clause'] as const;
export type OwnTemplateKind = (typeof ownTemplateKinds)[number];
export const ownTemplateKindLabels: Record<OwnTemplateKind, string> = { template: 'Modelo', clause: 'Cláusula' };

export const ownTemplateNameMaxCharacters = 120;
export const ownTemplateBodyMaxCharacters = 60_000;
/** Templates and clauses that one account may keep, not deleted. */
export const ownTemplatesMax = 300;
export const ownTemplateFieldsMax = 80;
/** Within this time a deleted one can be brought back. */
export const ownTemplateUndoMs = 10 * 60_000;

export const ownTemplateMessages = {
  notFound: 'El modelo no existe o fue eliminado.',
  conflict: 'El modelo se modificó en otra pestaña o dispositivo. Volvé a abrirlo antes de guardar.',
  tooLong: 'El texto puede tener hasta 60.000 caracteres.',
  tooManyFields: 'Un modelo puede tener hasta 80 campos distintos.',
  storageFull: 'Ya tenés 300 modelos y cláusulas. Eliminá alguno para crear otro.',
  tooMany: 'Hiciste demasiados cambios en poco tiempo. Esperá unos minutos y volvé a intentar.',
} as const;

/** As far as the next brace, whatever stands between: a pattern that looks for the name itself tries each space of a long row again. */
const field = /\{\{([^{}]*)\}\}/gu;
const fieldNameMaxCharacters = 80;

/** The name that a field's inside is; null where it is none, so that the text stays as it is. */
function nameOfField(inside: string): string | null {
  const name = inside.trim();
  return name === '' || name.length > fieldNameMaxCharacters || name.includes('\n') ? null : name;
}

/** The different fields of a text, in the order in which they first stand. */
export function templateFields(body: string): string[] {
  return [...new Set([...body.matchAll(field)].flatMap(([, inside = '']) => nameOfField(inside) ?? []))];
}

/** The text with its fields filled in; one that was not given stays a visible blank. */
export function fillTemplate(body: string, values: Readonly<Record<string, string>>): string {
  return body.replace(field, (whole: string, inside: string) => {
    const name = nameOfField(inside);
    if (name === null) return whole;
    const value = (Object.hasOwn(values, name) ? (values[name] ?? '') : '').trim();
    return value === '' ? `[falta: ${name}]` : value;
  });
}
