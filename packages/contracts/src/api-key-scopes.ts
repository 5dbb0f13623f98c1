/** What a key may do, apart from the schemas: screens need the names before any validator. */

/** A key opens the calls of its scopes and no others. */
export const apiKeyScopes = [
  'consultar',
  'buscar',
  'verificar',
  'calcular',
  'anonimizar',
  'documentos',
  'redactar',
  'escritos',
  'causas',
  'agenda',
  'novedades',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** What each scope opens, as the profile and the documentation say it. */
export const apiKeyScopeNames: Record<ApiKeyScope, { name: string; opens: string }> = {
  consultar: { name: 'Consultar', opens: 'Respuestas con fuentes y evaluación de casos. Cuentan como usos del plan.' },
  buscar: { name: 'Buscar', opens: 'Artículos, fallos, guías y el Boletín Oficial.' },
  verificar: {
    name: 'Verificar',
    opens: 'Verificador de citas, revisión de escritos y constancias de verificación.',
  },
  calcular: { name: 'Calcular', opens: 'Plazos, prescripción, liquidaciones y las demás calculadoras.' },
  anonimizar: { name: 'Anonimizar', opens: 'Quitar datos personales de un texto.' },
  documentos: {
    name: 'Documentos',
    opens: 'Bóveda de documentos: subir, leer, preguntar y eliminar. Análisis de archivos extensos.',
  },
  redactar: { name: 'Redactar', opens: 'Escritos desde formularios, análisis de textos y redacción.' },
  escritos: {
    name: 'Escritos',
    opens: 'Leer, crear y guardar tus documentos del editor, sus versiones y tus modelos. No los elimina.',
  },
  causas: {
    name: 'Causas',
    opens: 'Leer, abrir y completar tus causas, sus notas y sus archivos. No las elimina ni comparte.',
  },
  agenda: { name: 'Agenda', opens: 'Leer vencimientos y audiencias, y anotar o cambiar los tuyos. No los elimina.' },
  novedades: {
    name: 'Novedades',
    opens: 'Qué cambió en lo que citás y en lo que seguís del Boletín Oficial; seguir algo más. No deja de seguir.',
  },
};

/** How every key begins: scanners for leaked secrets know it by that. */
export const apiKeyPrefix = 'foja_';
/** Keys that work at the same time, of one account. */
export const apiKeysMax = 10;
export const apiKeyNameMaxCharacters = 60;
/** For how many days a key may be made; null is without an end. */
export const apiKeyLifetimesDays = [30, 90, 365] as const;
/** Calls that one key may make in a minute. */
export const apiCallsPerMinute = 60;
/** Times that one key may send to the MCP server in a minute; what its tools call is counted with the calls. */
export const mcpMessagesPerMinute = 120;
/** How many days a line of the log of calls is kept. */
export const apiCallsKeptDays = 30;
/** Lines of the log that are shown at once. */
export const apiCallsShown = 100;

export const apiKeyMessages = {
  invalid: 'La clave de API no es válida, venció o fue revocada.',
  planEnded: 'El plan de la cuenta no incluye claves de API.',
  notForKeys: 'Esta llamada no se hace con una clave de API: es de la cuenta de una persona.',
  tooMany: 'Ya hay 10 claves en uso. Revocá una para crear otra.',
  tooFast: 'Demasiadas llamadas seguidas con esta clave. Probá de nuevo en unos segundos.',
  foreignOrigin: 'Esa página no puede hablar con este servidor.',
  missing: 'No existe esa clave.',
  revoked: 'Clave revocada.',
  allRevoked: 'Se revocaron todas las claves.',
  scopeMissing: (scope: ApiKeyScope) =>
    `La clave no tiene el permiso «${scope}». Creá una clave que lo tenga en tu perfil.`,
} as const;
