import type { DocumentForm } from '../form.ts';
import { filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana } from './example-people.ts';
import { formalExample } from './formal-fields.ts';

export const beneficioLitigar: DocumentForm<'beneficio-litigar'> = {
  kind: 'beneficio-litigar',
  group: 'urgentes',
  label: 'Beneficio de litigar sin gastos',
  description: 'Pedido de quien no tiene recursos para pagar el juicio.',
  keywords: ['pobreza', 'gratuidad', 'costas', 'tasa de justicia', 'sin recursos'],
  sections: [
    filingParty('parte', 'Quien lo pide', 'de quien lo pide'),
    {
      title: 'El juicio',
      fields: [
        {
          key: 'principal',
          type: 'text',
          label: 'Proceso que se inicia o en que se interviene',
          required: true,
          blank: 'proceso que se inicia o en el que se interviene',
        },
        {
          key: 'contraparte',
          type: 'text',
          label: 'La otra parte',
          required: true,
          blank: 'nombre y domicilio de la otra parte',
          help: 'Nombre y domicilio: se la cita para que controle la prueba.',
        },
        {
          key: 'derecho',
          type: 'choice',
          label: 'Reclama derechos',
          required: true,
          options: [
            { value: 'propios', label: 'Propios', text: 'propios' },
            { value: 'conyuge', label: 'Del cónyuge', text: 'del cónyuge' },
            { value: 'hijos', label: 'De hijos menores', text: 'de sus hijos menores' },
          ],
        },
        {
          key: 'suspension',
          type: 'choice',
          label: 'Mientras se resuelve',
          required: true,
          options: [
            { value: 'no', label: 'Que el juicio siga' },
            { value: 'si', label: 'Que el juicio se suspenda' },
          ],
        },
      ],
    },
    {
      title: 'La situación económica',
      fields: [
        {
          key: 'ingresos',
          type: 'text',
          label: 'Ingresos',
          required: true,
          help: 'De qué trabaja y cuánto gana por mes.',
        },
        { key: 'vivienda', type: 'text', label: 'Vivienda', required: true, help: 'Propia, alquilada o prestada.' },
        {
          key: 'grupo',
          type: 'text',
          label: 'Grupo familiar',
          required: true,
          help: 'Con quién vive y quién depende.',
        },
        {
          key: 'bienes',
          type: 'text',
          label: 'Bienes',
          required: true,
          help: 'Inmuebles, vehículos, ahorros. Si no tiene, decilo.',
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'Por qué no puede pagar los gastos. Un párrafo por hecho.',
        },
      ],
    },
    {
      title: 'Prueba',
      fields: [
        {
          key: 'testigos',
          type: 'list',
          label: 'Testigos',
          required: true,
          help: 'Su declaración firmada se acompaña con el pedido.',
        },
        { key: 'documental', type: 'list', label: 'Documentos que se acompañan', required: true },
        {
          key: 'informativa',
          type: 'list',
          label: 'Informes que se piden',
          help: 'Registros de la propiedad, automotor, ARCA, ANSES, bancos.',
        },
        {
          key: 'autorizados',
          type: 'list',
          label: 'Personas autorizadas',
          help: 'A consultar el expediente y diligenciar.',
        },
      ],
    },
  ],
  checks: [],
  reminders: [
    {
      text: 'Acompañá el interrogatorio y la declaración firmada de cada testigo.',
      articles: ['cpccn:79'],
    },
    {
      text: 'Se pide hasta la audiencia preliminar o la declaración de puro derecho, salvo hechos posteriores. Concedido, alcanza a los gastos desde la demanda.',
      articles: ['cpccn:84'],
    },
    {
      text: 'El pedido no suspende el juicio si no se pide al presentarlo.',
      articles: ['cpccn:83'],
      when: { field: 'suspension', is: 'no' },
    },
    {
      text: 'Si se prueba que los hechos son falsos, hay una multa del doble de la tasa de justicia.',
      articles: ['cpccn:81'],
    },
    {
      text: 'Quien lo obtiene y gana paga las costas de su defensa hasta la tercera parte de lo que reciba.',
      articles: ['cpccn:84'],
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    parte: ana,
    principal: 'la demanda por daños y perjuicios contra Beto Muestra',
    contraparte: 'Beto Muestra, Avenida Imaginaria 456',
    derecho: 'propios',
    suspension: 'no',
    ingresos: 'empleada de comercio a media jornada, $ 700.000 por mes',
    vivienda: 'alquilada, por $ 350.000',
    grupo: 'con un hijo de 9 años a su cargo',
    bienes: 'no tiene inmuebles, vehículos ni ahorros',
    hechos:
      'Ana Ejemplo vive de su salario, con el que paga el alquiler y mantiene a su hijo.\n\nNo tiene bienes ni ahorros con los que pagar la tasa y las pericias del juicio.',
    testigos: ['Dora Supuesta, Pasaje Imaginado 789', 'Elio Conjetural, Calle Supuesta 50'],
    documental: ['Recibos de sueldo', 'Contrato de alquiler'],
    informativa: ['Al registro de la propiedad inmueble, por titularidades'],
    autorizados: formalExample.autorizados,
  },
};
