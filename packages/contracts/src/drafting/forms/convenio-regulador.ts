import type { DocumentForm } from '../form.ts';
import { ana, beto, signing, signingExample } from './contract-fields.ts';

const hasChildren = { field: 'hayHijos', is: 'si' };

export const convenioRegulador: DocumentForm<'convenio-regulador'> = {
  kind: 'convenio-regulador',
  group: 'familia',
  label: 'Convenio regulador del divorcio',
  description: 'Los efectos del divorcio: vivienda, bienes, compensación, hijos.',
  keywords: ['divorcio', 'cónyuges', 'separación', 'bienes', 'vivienda', 'compensación económica', 'familia'],
  sections: [
    {
      title: 'Las personas',
      fields: [
        {
          key: 'primero',
          type: 'person',
          label: 'Primer cónyuge',
          of: 'del primer cónyuge',
          required: true,
          parts: ['name', 'document', 'address'],
          optionalParts: ['email'],
        },
        {
          key: 'segundo',
          type: 'person',
          label: 'Segundo cónyuge',
          of: 'del segundo cónyuge',
          required: true,
          parts: ['name', 'document', 'address'],
          optionalParts: ['email'],
        },
        { key: 'fechaMatrimonio', type: 'date', label: 'Fecha del matrimonio', required: true },
      ],
    },
    {
      title: 'Vivienda y bienes',
      fields: [
        {
          key: 'vivienda',
          type: 'long-text',
          label: 'Atribución de la vivienda familiar',
          required: true,
          blank: 'atribución de la vivienda',
          help: 'A quién, qué inmueble y por cuánto tiempo.',
        },
        {
          key: 'bienes',
          type: 'list',
          label: 'Distribución de los bienes',
          required: true,
          help: 'Uno por línea: el bien y a quién se adjudica.',
        },
        { key: 'deudas', type: 'list', label: 'Deudas', help: 'Quién se hace cargo de cada una.' },
        {
          key: 'compensacion',
          type: 'choice',
          label: 'Compensación económica',
          required: true,
          options: [
            { value: 'si', label: 'Se acuerda' },
            { value: 'no', label: 'No se acuerda' },
          ],
        },
        {
          key: 'compensacionModo',
          type: 'long-text',
          label: 'En qué consiste',
          required: true,
          blank: 'contenido de la compensación económica',
          help: 'A favor de quién y cómo: pago único, renta, usufructo de bienes.',
          when: { field: 'compensacion', is: 'si' },
        },
      ],
    },
    {
      title: 'Los hijos',
      fields: [
        {
          key: 'hayHijos',
          type: 'choice',
          label: 'Hay hijos menores de edad',
          required: true,
          options: [
            { value: 'si', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
        },
        {
          key: 'hijos',
          type: 'list',
          label: 'Hijos',
          required: true,
          help: 'Uno por línea: nombre, DNI y fecha de nacimiento.',
          when: hasChildren,
        },
        {
          key: 'cuidado',
          type: 'choice',
          label: 'Cuidado personal',
          required: true,
          when: hasChildren,
          options: [
            { value: 'indistinto', label: 'Compartido indistinto', text: 'compartido con modalidad indistinta' },
            { value: 'alternado', label: 'Compartido alternado', text: 'compartido con modalidad alternada' },
            { value: 'primero', label: 'A cargo del primer cónyuge', text: 'unilateral, a cargo de {primero.name}' },
            { value: 'segundo', label: 'A cargo del segundo cónyuge', text: 'unilateral, a cargo de {segundo.name}' },
          ],
        },
        {
          key: 'comunicacion',
          type: 'long-text',
          label: 'Comunicación y tiempo con cada progenitor',
          required: true,
          blank: 'régimen de comunicación',
          when: hasChildren,
        },
        { key: 'cuota', type: 'amount', label: 'Cuota alimentaria mensual', required: true, when: hasChildren },
        {
          key: 'pagaCuota',
          type: 'choice',
          label: 'La paga',
          required: true,
          when: hasChildren,
          options: [
            { value: 'primero', label: 'El primer cónyuge', text: '{primero.name}' },
            { value: 'segundo', label: 'El segundo cónyuge', text: '{segundo.name}' },
          ],
        },
        {
          key: 'pagoCuota',
          type: 'text',
          label: 'Cómo se paga y se actualiza',
          required: true,
          blank: 'forma de pago y actualización de la cuota',
          when: hasChildren,
        },
      ],
    },
    {
      title: 'Otras cuestiones',
      fields: [{ key: 'otras', type: 'long-text', label: 'Otras cuestiones que acuerden' }],
    },
    signing,
  ],
  checks: [
    {
      field: 'vivienda',
      message:
        'El convenio debe contener la atribución de la vivienda, si corresponde: decí aunque sea que no hay nada que atribuir.',
      articles: ['ccyc:439'],
      applies: ({ text }) => text('vivienda') === '',
    },
    {
      field: 'cuota',
      message: 'Con hijos, el convenio debe contener en especial la prestación alimentaria.',
      articles: ['ccyc:439', 'ccyc:658'],
      applies: ({ amount }) => amount('cuota') === null,
    },
    {
      field: 'cuidado',
      message:
        'El cuidado a cargo de uno solo es excepcional: la primera alternativa que la ley pide al juez es el compartido indistinto, salvo que no sea posible o perjudique al hijo.',
      articles: ['ccyc:651', 'ccyc:653'],
      applies: ({ text }) => ['primero', 'segundo'].includes(text('cuidado')),
    },
  ],
  reminders: [
    {
      text: 'Toda petición de divorcio se acompaña con la propuesta que regula sus efectos y los elementos en que se funda; sin propuesta no se le da trámite.',
      articles: ['ccyc:438'],
    },
    {
      text: 'El juez puede exigir garantías para aprobar el convenio, que puede revisarse si la situación cambia sustancialmente.',
      articles: ['ccyc:440'],
    },
    {
      text: 'La acción para reclamar compensación económica caduca a los seis meses de dictada la sentencia de divorcio.',
      articles: ['ccyc:442'],
      when: { field: 'compensacion', is: 'no' },
    },
  ],
  example: {
    primero: { name: ana.name, document: ana.document, address: ana.address, email: ana.email },
    segundo: { name: beto.name, document: beto.document, address: beto.address, email: beto.email },
    fechaMatrimonio: '2015-04-18',
    vivienda:
      'el uso de la vivienda de Calle Falsa 123 se atribuye a Ana Ejemplo y a los hijos hasta el 31 de diciembre de 2030',
    bienes: ['el automotor dominio AA000EJ, a Beto Muestra', 'los muebles de la vivienda, a Ana Ejemplo'],
    deudas: ['el saldo de la tarjeta de crédito, a cargo de Beto Muestra'],
    compensacion: 'si',
    compensacionModo:
      'un pago único de $ 3.000.000 a favor de Ana Ejemplo, dentro de los treinta días de la homologación',
    hayHijos: 'si',
    hijos: ['Fito Muestra Ejemplo, DNI 00.000.010, nacido el 1 de marzo de 2018'],
    cuidado: 'indistinto',
    comunicacion: 'el hijo reside con Ana Ejemplo y está con Beto Muestra fin de semana por medio y los miércoles',
    cuota: { currency: 'ARS', value: 500_000 },
    pagaCuota: 'segundo',
    pagoCuota:
      'del 1 al 5 de cada mes, al alias EJEMPLO.FICTICIO.UNO, con ajuste trimestral según el Índice de Precios al Consumidor que publica el INDEC',
    otras: 'los gastos extraordinarios de los hijos se pagan por mitades, contra comprobante',
    ...signingExample,
  },
};
