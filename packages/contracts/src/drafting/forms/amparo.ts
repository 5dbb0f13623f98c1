import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { evidence, evidenceCheck, filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana } from './example-people.ts';
import { federalQuestionReminder, formalExample, formalitiesWithoutFee } from './formal-fields.ts';

/** Art. 2 e of ley 16.986: working days to file. */
export const amparoDays = 15;

export const amparo: DocumentForm<'amparo'> = {
  kind: 'amparo',
  group: 'urgentes',
  label: 'Acción de amparo',
  description: 'Contra un acto u omisión de una autoridad pública nacional que lesiona un derecho en forma manifiesta.',
  keywords: ['amparo', 'ley 16.986', 'derechos constitucionales', 'estado', 'arbitrariedad', 'urgente'],
  sections: [
    filingParty('actor', 'Quien pide el amparo', 'de la parte actora'),
    {
      title: 'Contra quién',
      fields: [
        {
          key: 'autoridad',
          type: 'text',
          label: 'Autoridad',
          required: true,
          help: 'Organismo y domicilio.',
          blank: 'autoridad de la que emana el acto y su domicilio',
        },
        {
          key: 'forma',
          type: 'choice',
          label: 'Qué se ataca',
          required: true,
          options: [
            { value: 'acto', label: 'Un acto', text: 'el acto' },
            { value: 'omision', label: 'Una omisión', text: 'la omisión' },
          ],
        },
        {
          key: 'acto',
          type: 'text',
          label: 'En qué consiste',
          required: true,
          blank: 'descripción del acto u omisión',
        },
        {
          key: 'fechaActo',
          type: 'date',
          label: 'Desde cuándo se conoce o debió cumplirse',
          required: true,
          blank: 'fecha del acto o desde la que debió cumplirse',
        },
        { key: 'lugarEfecto', type: 'text', label: 'Dónde tiene efecto', required: true, help: 'Ciudad o lugar.' },
      ],
    },
    {
      title: 'Fundamentos',
      fields: [
        {
          key: 'derechos',
          type: 'long-text',
          label: 'Derechos lesionados',
          required: true,
          help: 'Cada uno con el artículo de la Constitución, del tratado o de la ley que lo reconoce.',
        },
        {
          key: 'arbitrariedad',
          type: 'long-text',
          label: 'Por qué la arbitrariedad o ilegalidad es manifiesta',
          required: true,
          blank: 'razones de la arbitrariedad o ilegalidad manifiesta',
        },
        {
          key: 'viaIdonea',
          type: 'long-text',
          label: 'Por qué no hay otro medio judicial más idóneo',
          required: true,
          blank: 'razones por las que no hay otro medio judicial más idóneo',
        },
        { key: 'hechos', type: 'facts', label: 'Hechos', required: true, help: 'En orden, un párrafo por hecho.' },
        {
          key: 'peticion',
          type: 'text',
          label: 'Qué se pide que se ordene',
          required: true,
          help: 'En términos claros y precisos. Por ejemplo: que dicte la resolución pendiente en cinco días.',
        },
        {
          key: 'cautelar',
          type: 'long-text',
          label: 'Medida cautelar',
          help: 'Qué se pide mientras dura el proceso y qué perjuicio se evita.',
        },
      ],
    },
    evidence,
    formalitiesWithoutFee,
  ],
  checks: [
    {
      field: 'fechaActo',
      message:
        'Pasaron más de quince días de lunes a viernes, y la ley pide que el amparo se presente dentro de los quince días hábiles. Si la lesión es continua y actual, explicalo en los hechos.',
      articles: ['ley-16986:2'],
      applies: ({ text, today }) => weekdaysPassed(text('fechaActo'), today) > amparoDays,
    },
    {
      field: 'testigos',
      message: 'En el amparo los testigos no pueden ser más de cinco por parte.',
      articles: ['ley-16986:7'],
      applies: ({ list }) => list('testigos').length > 5,
    },
    evidenceCheck,
  ],
  reminders: [
    {
      text: 'El plazo para presentarlo es de quince días hábiles desde que el acto se ejecutó o debió producirse.',
      articles: ['ley-16986:2'],
    },
    {
      text: 'La sentencia se apela dentro de las cuarenta y ocho horas de notificada, con el recurso fundado.',
      articles: ['ley-16986:15'],
    },
    {
      text: 'Hacer comparecer a los testigos es carga de cada parte, y no se admite la absolución de posiciones.',
      articles: ['ley-16986:7'],
    },
    {
      text: 'Esta ley rige en la Capital Federal y ante los jueces federales de las provincias, frente a actos de autoridad nacional. Contra autoridades locales, revisá la ley de amparo local.',
      articles: ['ley-16986:18'],
    },
    {
      text: 'Si quien lesiona el derecho es un particular, el amparo es el de la Constitución y tramita por la vía sumarísima.',
      articles: ['cn:43', 'cpccn:321'],
    },
    {
      text: 'El amparo no paga tasa de justicia si no es denegado (ley 23.898, artículo 13).',
      articles: [],
    },
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    autoridad: 'Instituto Nacional Ficticio, con domicilio en Avenida Imaginaria 1000',
    forma: 'omision',
    acto: 'no resolver el pedido de certificado presentado el 01/07/2026',
    fechaActo: '2026-11-10',
    lugarEfecto: 'la Ciudad Autónoma de Buenos Aires',
    derechos:
      'El derecho de peticionar a las autoridades y el de defensa (artículos 14 y 18 de la Constitución Nacional).',
    arbitrariedad:
      'El organismo tuvo todos los elementos desde el primer día y no dictó acto alguno pese a dos prontos despachos.',
    viaIdonea: 'La demora de un juicio ordinario haría inútil el certificado, que vence con el ciclo lectivo.',
    hechos:
      'El 01/07/2026 Ana Ejemplo pidió el certificado y acompañó toda la documentación.\n\nEl 01/09/2026 y el 10/11/2026 pidió pronto despacho. No hubo respuesta.',
    peticion: 'que resuelva el pedido en el plazo de cinco días',
    cautelar: 'Que se otorgue un certificado provisorio, porque la inscripción cierra el 15/12/2026.',
    documental: ['Pedido con sello de recepción', 'Prontos despachos'],
    testigos: ['Dora Supuesta, Pasaje Imaginado 789: las presentaciones ante el organismo'],
    pericial: ['Perito informático: registro del trámite en el sistema del organismo'],
    informativa: ['Al organismo, para que remita el expediente administrativo'],
    cuestionFederal: formalExample.cuestionFederal,
    autorizados: formalExample.autorizados,
  },
};
