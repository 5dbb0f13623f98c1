import { exampleTexts } from './example-texts.ts';
import type { ToolSlug } from './tool-slugs.ts';

export interface ToolWords {
  /** What goes in and what comes out. */
  intro: string;
  /** The name of the text that it asks for. */
  textLabel: string;
  exampleTitle: string;
  exampleText: string;
  /** What the result will hold, for somebody who sees the tool for the first time. */
  gives: readonly string[];
}

/** What each tool says of itself before it has a result. */
export const toolWords: Record<ToolSlug, ToolWords> = {
  jurisprudencia: {
    intro:
      'Describí los hechos o la cuestión jurídica y Foja busca los fallos que la tratan, con el pasaje que coincide.',
    textLabel: 'Hechos o cuestión jurídica',
    exampleTitle: 'Caída de una pasajera en un colectivo',
    exampleText: exampleTexts.rulings,
    gives: ['Fallos ordenados por relevancia', 'El pasaje que coincide con tu caso', 'La cita y el enlace al fallo'],
  },
  'analisis-de-sentencia': {
    intro:
      'Pegá una sentencia y obtené su ficha: quién decidió qué, por qué, con qué normas, y cuándo vence el recurso.',
    textLabel: 'Texto de la sentencia',
    exampleTitle: 'Sentencia de daños por un accidente de tránsito',
    exampleText: exampleTexts.sentence,
    gives: [
      'Tribunal, partes, pretensiones y lo decidido, con citas textuales',
      'Cada norma citada, buscada en el corpus',
      'Costas, plazos para recurrir y puntos débiles',
    ],
  },
  'preparacion-de-testigos': {
    intro: 'Contá el caso y obtené las preguntas para la audiencia, para qué sirve cada una y qué objeciones esperar.',
    textLabel: 'El caso y los testigos',
    exampleTitle: 'Caída en un supermercado, con dos testigos',
    exampleText: exampleTexts.witnesses,
    gives: [
      'Preguntas con su finalidad y sus repreguntas',
      'Lo que el texto permite esperar como respuesta',
      'Objeciones previsibles y cómo evitarlas',
    ],
  },
  'estrategia-del-oponente': {
    intro: 'Contá tu posición y leé el caso desde el otro lado: sus argumentos, excepciones, defensas y pruebas.',
    textLabel: 'Los hechos y tu posición',
    exampleTitle: 'Alquileres impagos y filtraciones en un local',
    exampleText: exampleTexts.opponent,
    gives: [
      'Los argumentos más fuertes de la otra parte, con sus artículos',
      'Excepciones, defensas y prueba que puede ofrecer',
      'Cómo responder a cada una',
    ],
  },
  'evaluacion-de-conocimientos': {
    intro: 'Pegá un caso o un tema y obtené preguntas para repasarlo, con la respuesta que da la ley.',
    textLabel: 'Caso o tema',
    exampleTitle: 'Heladera fallada comprada por internet',
    exampleText: exampleTexts.knowledge,
    gives: [
      'Preguntas sobre lo que decide el caso',
      'La respuesta esperada, con el artículo que la sostiene',
      'Repreguntas para profundizar',
    ],
  },
  'analisis-de-contrato': {
    intro: 'Pegá un contrato y obtené su ficha: obligaciones, plazos, precio, cláusulas riesgosas y lo que le falta.',
    textLabel: 'Texto del contrato',
    exampleTitle: 'Locación de vivienda con cláusulas discutibles',
    exampleText: exampleTexts.contract,
    gives: [
      'Obligaciones de cada parte, plazos, precio y ajuste',
      'Cláusulas riesgosas o abusivas, con artículo y redacción propuesta',
      'Cláusulas que faltan para ese tipo de contrato',
    ],
  },
  'sugerencia-de-documentos': {
    intro: 'Contá el caso y obtené qué hay que probar, con qué documentos y dónde se consigue cada uno.',
    textLabel: 'El caso',
    exampleTitle: 'Sucesión con un terreno sin escriturar',
    exampleText: exampleTexts.documents,
    gives: [
      'Cada hecho que hay que probar',
      'Los documentos y pruebas que sirven, y dónde se consiguen',
      'Una lista para ir marcando lo que ya tenés',
    ],
  },
  'consulta-por-pais': {
    intro:
      'Consultá sobre el derecho de otro país. Fuera de Argentina responde solo el modelo de lenguaje: no hay un corpus que lo respalde.',
    textLabel: 'Tu consulta',
    exampleTitle: 'Contrato de trabajo regido por la ley colombiana',
    exampleText: exampleTexts.consultation,
    gives: [
      'Una respuesta para el país elegido',
      'En Argentina, con las fuentes que la sostienen',
      'En otros países, con el aviso de que no hay corpus',
    ],
  },
};
