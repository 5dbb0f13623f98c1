/** Headers of the anonymization calls beside `Authorization: Bearer PUBLIC_KEY` and `ApplicationId` (specification 7.4). */
export const anonymizationKeyHeader = 'apikey';
/** The signed-in user's access token, as it is. */
export const anonymizationUserHeader = 'X-QGS-Token';

export const anonymizeTextMaxCharacters = 200_000;

/** The engine's kinds of personal data, in the order of the legend. */
export const personalDataTypes = [
  'persona',
  'dni',
  'cuit',
  'domicilio',
  'email',
  'telefono',
  'cbu',
  'alias',
  'cuenta',
  'expediente',
  'matricula',
  'patente',
  'pasaporte',
  'fecha_nacimiento',
  'empresa',
  'tarjeta',
  'url_ip_usuario',
  'legajo',
  'inmueble',
  'escuela',
  'lugar_nacimiento',
  'imei',
] as const;
export type PersonalDataType = (typeof personalDataTypes)[number];

/** Why a name stays: an office, doctrine, a place's or an institution's name, a cited ruling; or it may be none, and was not recognised. */
export const keptNameReasons = ['official', 'author', 'namesake', 'precedent', 'unsure'] as const;

/** What the anonymization calls say. */
export const anonymizationMessages = {
  notAuthenticated: 'User not authenticated',
  invalidKey: 'La clave pública de anonimización falta o no es válida.',
  advancedNotAllowed: 'El modo avanzado es parte de los planes Professional y Premium.',
  noneNotAllowed: 'Solo un SuperAdmin puede desactivar la anonimización.',
  failed: 'No se pudo anonimizar el texto.',
  timeout: 'La anonimización tardó demasiado. Probá con un texto más corto.',
  busy: 'Hay muchas anonimizaciones en curso. Probá de nuevo en un momento.',
  noModel: 'El modo avanzado necesita un modelo de lenguaje y no hay uno configurado: se aplicó el modo básico.',
  modelFailed: 'El modelo de lenguaje no respondió bien: se aplicó el modo básico.',
} as const;
