/** The documents that Foja drafts. */
export const documentKinds = [
  'demanda-danos',
  'demanda-cobro',
  'contestacion-demanda',
  'recurso-apelacion',
  'solicitud-simple',
  'carta-pago',
  'carta-consumo',
  'carta-alquileres',
  'carta-laboral',
  'telegrama-laboral',
  'locacion-vivienda',
  'mutuo',
  'compraventa-mueble',
  'boleto-compraventa',
  'servicios',
  'poder',
  'convenio-alimentos',
  'convenio-regulador',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
