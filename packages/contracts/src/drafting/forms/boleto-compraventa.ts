import type { DocumentForm } from '../form.ts';
import { ana, beto, dora, party, signing, signingExample } from './contract-fields.ts';

/** Arts. 1170 and 1171 CCyC: the part of the price paid that protects a buyer in good faith. */
const protectedShare = 0.25;

export const boletoCompraventa: DocumentForm<'boleto-compraventa'> = {
  kind: 'boleto-compraventa',
  group: 'contratos',
  label: 'Boleto de compraventa de inmueble',
  description: 'Promesa de vender y comprar un inmueble, que se cumple con la escritura.',
  keywords: ['boleto', 'inmueble', 'casa', 'departamento', 'terreno', 'escritura', 'seña'],
  sections: [
    {
      title: 'Las partes',
      fields: [
        party('vendedor', 'Vendedor', 'de la parte vendedora', ['civilStatus']),
        party('comprador', 'Comprador', 'de la parte compradora', ['civilStatus']),
        {
          key: 'conyuge',
          type: 'person',
          label: 'Cónyuge que presta asentimiento',
          of: 'de quien presta asentimiento',
          parts: ['name', 'document'],
          help: 'Si el vendedor está casado y el bien lo requiere.',
        },
      ],
    },
    {
      title: 'El inmueble',
      fields: [
        {
          key: 'inmueble',
          type: 'long-text',
          label: 'Inmueble',
          required: true,
          blank: 'ubicación y descripción del inmueble',
          help: 'Ubicación, medidas, unidad funcional.',
        },
        { key: 'matricula', type: 'text', label: 'Matrícula y nomenclatura catastral', required: true },
        {
          key: 'titular',
          type: 'choice',
          label: 'El vendedor es el titular registral',
          required: true,
          options: [
            { value: 'si', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
        },
        {
          key: 'antecedente',
          type: 'text',
          label: 'De quién le viene el derecho al vendedor',
          required: true,
          blank: 'antecedente del derecho del vendedor',
          when: { field: 'titular', is: 'no' },
        },
        {
          key: 'gravamenes',
          type: 'text',
          label: 'Hipotecas, embargos o deudas',
          required: true,
          blank: 'estado de gravámenes',
          help: 'Por ejemplo: libre de gravámenes y deudas.',
        },
      ],
    },
    {
      title: 'Precio, posesión y escritura',
      fields: [
        { key: 'precio', type: 'amount', label: 'Precio total', required: true },
        {
          key: 'pagado',
          type: 'amount',
          label: 'Lo que se paga en este acto',
          required: true,
          blank: 'importe que se paga en el acto',
        },
        {
          key: 'saldo',
          type: 'text',
          label: 'Cómo se paga el saldo',
          required: true,
          blank: 'forma de pago del saldo',
        },
        {
          key: 'posesion',
          type: 'choice',
          label: 'Posesión',
          required: true,
          options: [
            { value: 'ahora', label: 'Se entrega en este acto' },
            { value: 'escritura', label: 'Se entrega con la escritura' },
          ],
        },
        {
          key: 'fechaEscritura',
          type: 'date',
          label: 'Escritura hasta el',
          required: true,
          blank: 'fecha límite de la escritura',
        },
        {
          key: 'escribano',
          type: 'text',
          label: 'Escribana o escribano',
          required: true,
          blank: 'escribana o escribano',
        },
        {
          key: 'arrepentimiento',
          type: 'choice',
          label: 'Lo pagado',
          required: true,
          options: [
            { value: 'confirma', label: 'Confirma la operación' },
            { value: 'sena', label: 'Es seña que permite arrepentirse' },
          ],
        },
        { key: 'multa', type: 'text', label: 'Pena por incumplimiento', help: 'Importe o porcentaje por demora.' },
      ],
    },
    signing,
  ],
  checks: [
    {
      field: 'pagado',
      message:
        'Se paga menos del veinticinco por ciento del precio: así el boleto no tiene la prioridad frente a cautelares ni la oponibilidad en el concurso o la quiebra del vendedor.',
      articles: ['ccyc:1170', 'ccyc:1171'],
      applies: ({ amount }) => {
        const paid = amount('pagado');
        const price = amount('precio');
        return (
          paid !== null &&
          price !== null &&
          paid.currency === price.currency &&
          paid.value < price.value * protectedShare
        );
      },
    },
    {
      field: 'pagado',
      message: 'Lo que se paga supera el precio.',
      articles: [],
      applies: ({ amount }) => {
        const paid = amount('pagado');
        const price = amount('precio');
        return paid !== null && price !== null && paid.currency === price.currency && paid.value > price.value;
      },
    },
    {
      field: 'conyuge',
      message:
        'El vendedor figura casado: la venta de la vivienda familiar, o de un bien ganancial registrable y su promesa, requieren el asentimiento del cónyuge.',
      articles: ['ccyc:456', 'ccyc:470'],
      applies: ({ person }) =>
        /casad/i.test(person('vendedor').civilStatus ?? '') && (person('conyuge').name ?? '').trim() === '',
    },
    {
      field: 'fechaEscritura',
      message: 'La escritura vence antes de la firma del boleto.',
      articles: [],
      applies: ({ text }) => text('fechaEscritura') !== '' && text('fechaEscritura') < text('fechaFirma'),
    },
  ],
  reminders: [
    { text: 'La transmisión del dominio se hace por escritura pública.', articles: ['ccyc:1017', 'ccyc:1018'] },
    {
      text: 'Dale al boleto fecha cierta y publicidad, registral o posesoria: son condiciones de la prioridad del comprador.',
      articles: ['ccyc:317', 'ccyc:1170'],
    },
    { text: 'Pedí informes de dominio, gravámenes e inhibiciones antes de firmar.', articles: [] },
  ],
  example: {
    vendedor: { ...ana, civilStatus: 'casada' },
    comprador: { ...beto, civilStatus: 'soltero' },
    conyuge: { name: dora.name, document: dora.document },
    inmueble:
      'unidad funcional 00 del edificio de Pasaje Imaginado 789, piso 3, de 48 metros cuadrados, Ciudad Autónoma de Buenos Aires',
    matricula: 'matrícula FR 00-00000/00, nomenclatura 00-000-00 (ejemplo)',
    titular: 'no',
    antecedente: 'boleto del 5 de mayo de 2020 con la titular registral Clara Inventada (ejemplo)',
    gravamenes: 'libre de hipotecas, embargos y deudas',
    precio: { currency: 'USD', value: 80_000 },
    pagado: { currency: 'USD', value: 24_000 },
    saldo: 'al contado, en el acto de la escritura',
    posesion: 'escritura',
    fechaEscritura: '2027-02-15',
    escribano: 'Esc. Mora Figurada (ejemplo)',
    arrepentimiento: 'confirma',
    multa: 'el 0,1 % del precio por cada día de demora (ejemplo)',
    ...signingExample,
  },
};
