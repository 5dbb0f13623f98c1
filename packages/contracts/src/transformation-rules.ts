/** Rules of text transformations that screens and server share (specification 2.11, 5 and 9); without zod. */
export const transformationCommands = ['formal', 'academic', 'legal', 'concise'] as const;
export type TransformationCommand = (typeof transformationCommands)[number];

export const transformationCommandLabels: Record<TransformationCommand, string> = {
  formal: 'Más formal',
  academic: 'Académico',
  legal: 'Jurídico',
  concise: 'Más conciso',
};
export const transformationCommandDescriptions: Record<TransformationCommand, string> = {
  formal: 'Trato de usted, sin coloquialismos ni abreviaturas.',
  academic: 'Impersonal, con conectores y afirmaciones matizadas.',
  legal: 'Términos y fórmulas del foro; importes y plazos en letras y números.',
  concise: 'Sin relleno ni redundancias; oraciones más cortas.',
};

export const transformationTextMaxCharacters = 20_000;
export const customCommandMaxCharacters = 500;

/** What a suggestion must keep. */
export const factKinds = ['name', 'number', 'date', 'amount', 'citation', 'quote', 'negation'] as const;
export type FactKind = (typeof factKinds)[number];
export const factKindLabels: Record<FactKind, string> = {
  name: 'Nombre o dato personal',
  number: 'Número',
  date: 'Fecha',
  amount: 'Importe',
  citation: 'Cita legal',
  quote: 'Texto entre comillas',
  negation: 'Negación',
};

export const transformationMessages = {
  emptyText: 'Seleccioná un texto para transformar.',
  longText: 'El texto puede tener hasta 20.000 caracteres.',
  emptyCommand: 'Escribí qué querés cambiar.',
  longCommand: 'El comando puede tener hasta 500 caracteres.',
  unknownCommand: 'Ese comando no existe.',
  oneCommand: 'Elegí un comando o escribí uno propio, no los dos.',
  unknownModel: 'Ese modelo no existe.',
  /** Beside suggestions of the local engine. */
  noModel:
    'Sin un modelo de lenguaje configurado, las sugerencias salen de reglas de redacción: cambian solo lo que reconocen con seguridad.',
  nothingToChange: 'Las reglas de redacción no encontraron nada para cambiar en este texto.',
  modelChangedNothing: 'El modelo no propuso cambios para este texto.',
  customNotUnderstood:
    'Sin un modelo de lenguaje configurado, solo se entienden pedidos como «más breve», «más formal», «más académico», «lenguaje jurídico», «de usted», «de vos», «mayúsculas en los tribunales», «números en letras», «sin abreviaturas», «con abreviaturas», «sin muletillas», «oraciones más cortas», «impersonal», «en tercera persona», «numerar los párrafos» y «corregir espacios y puntuación».',
} as const;
