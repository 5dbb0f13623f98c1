import type { QuestionSet } from '@foja/contracts/generators/question-set';

/** What the code of procedure lets the other side object to, each read against its article. */
export const witnessObjections: QuestionSet['objections'] = [
  {
    objection: 'La pregunta sugiere la respuesta o está hecha en términos afirmativos.',
    when: 'Si la pregunta ya trae el dato que el testigo tiene que decir.',
    howToAvoid: 'Empezá por qué, quién, cuándo, dónde o cómo, y dejá que el testigo ponga el dato.',
    articles: ['cpccn:443'],
  },
  {
    objection: 'La pregunta contiene más de un hecho.',
    when: 'Si une dos hechos con «y» o da uno por cierto para preguntar otro.',
    howToAvoid: 'Preguntá un hecho por vez, de manera clara y concreta.',
    articles: ['cpccn:443'],
  },
  {
    objection: 'La pregunta tiene referencias técnicas.',
    when: 'Si pide al testigo una calificación o un saber que no es suyo, y no es una persona especializada.',
    howToAvoid: 'Preguntá por lo que vio u oyó; lo técnico va por pericia.',
    articles: ['cpccn:443'],
  },
  {
    objection: 'El testigo no da la razón de su dicho.',
    when: 'Si afirma algo sin explicar cómo lo sabe. El juez se la exige.',
    howToAvoid: 'Preguntale siempre cómo conoció cada hecho.',
    articles: ['cpccn:445'],
  },
  {
    objection: 'El testigo tiene un vínculo o un interés que le quita fuerza.',
    when: 'Al preguntarle si es pariente, amigo íntimo, enemigo, dependiente, acreedor o deudor, o si tiene interés en el pleito. Durante el plazo de prueba se puede alegar y probar sobre su idoneidad.',
    howToAvoid: 'Averiguá antes esos vínculos y ofrecé otra prueba del mismo hecho.',
    articles: ['cpccn:441', 'cpccn:456'],
  },
  {
    objection: 'El testigo está excluido o fue mal ofrecido.',
    when: 'Si es consanguíneo o afín en línea directa de una parte, o su cónyuge, salvo para reconocer firmas.',
    howToAvoid: 'Controlá el parentesco antes de ofrecerlo.',
    articles: ['cpccn:427', 'cpccn:428'],
  },
  {
    objection: 'El testigo se niega a responder.',
    when: 'Si la respuesta lo expone a un enjuiciamiento penal, compromete su honor o revela un secreto profesional, militar, científico, artístico o industrial.',
    howToAvoid: 'Buscá el dato por otro medio y dejá esa pregunta fuera del pliego.',
    articles: ['cpccn:444'],
  },
];

/** Told with every set of questions for a witness. */
export const witnessNotes = [
  'Las reglas citadas son del Código Procesal Civil y Comercial de la Nación: en una provincia rige su propio código.',
];
/** Told with labour matters. */
export const labourWitnessNote =
  'En la Justicia Nacional del Trabajo cada parte puede ofrecer hasta cinco testigos, y más si el juicio lo justifica (art. 89 de la ley 18.345).';

/** What art. 443 does not admit in a question: it affirms, or asks only to be agreed with. */
export const leadingQuestion =
  /(?:¿|\b)(?:no es (?:cierto|verdad)|es (?:cierto|verdad) que|acaso no|verdad que|reconoce que|admite que|diga (?:si|que) es cierto)|,\s*¿?(?:no|verdad|cierto|es as[ií])\?/i;
