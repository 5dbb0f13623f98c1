/** What the generation calls say when they fail, and the notices of a result. */
export const generationMessages = {
  modelTimeout:
    'El modelo de lenguaje tardó demasiado en responder. No se descontó el uso: probá de nuevo en un momento.',
  modelRefused:
    'El modelo de lenguaje no quiso responder sobre este texto. No se descontó el uso: revisá el texto y probá de nuevo.',
  modelUnreadable:
    'El modelo de lenguaje respondió de una forma que no se puede leer. No se descontó el uso: probá de nuevo.',
  modelCutOff:
    'La respuesta del modelo de lenguaje llegó cortada. No se descontó el uso: probá con un texto más corto.',
  longText:
    'El texto es largo: la ficha se arma con lo que dice el propio texto y con el corpus, sin el modelo de lenguaje. Lo que requiere criterio profesional queda marcado.',
  noModel:
    'Sin un modelo de lenguaje configurado, la ficha se arma con lo que dice el propio texto y con el corpus. Lo que requiere criterio profesional queda marcado.',
} as const;
