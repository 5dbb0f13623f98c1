/** What a result says in place of content where no guide has ground for the text. */
export const noGroundNote =
  'No encontramos en nuestras guías un tema que corresponda a este texto, así que no completamos la ficha con contenido general. Agregá los hechos principales (qué pasó, cuándo, entre quiénes y qué se reclama) o probá con la consulta legal.';

/** Told where a model wrote from the text alone. */
export const modelOnlyNote =
  'No encontramos en nuestras guías un tema que corresponda a este texto: lo que sigue salió solo del texto y del modelo, y hay que controlarlo entero.';
