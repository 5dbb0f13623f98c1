import type { DocumentTemplate } from '../template.ts';
import { noticesClause, opening, signed } from './contract-pieces.ts';

export const servicios: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CONTRATO DE SERVICIOS' },
    opening([
      { field: 'comitente', called: 'la parte comitente' },
      { field: 'prestador', called: 'la parte prestadora' },
    ]),
    {
      clause: 'Objeto',
      text: 'La parte prestadora, actuando en forma independiente, se obliga a prestar a la parte comitente el siguiente servicio: {servicio} (artículo 1251 del Código Civil y Comercial).',
      articles: ['ccyc:1251', 'ccyc:1252'],
    },
    {
      clause: 'Duración',
      text: 'El contrato comienza el {inicio} y termina el {fin} (artículo 1279).',
      when: { field: 'duracion', is: 'determinada' },
      articles: ['ccyc:1279'],
    },
    {
      clause: 'Duración',
      text: 'El contrato comienza el {inicio} y es por tiempo indeterminado. Cualquiera de las partes puede ponerle fin con un preaviso de {preavisoDias} días (artículo 1279).',
      when: { field: 'duracion', is: 'indeterminada' },
      articles: ['ccyc:1279'],
    },
    {
      clause: 'Retribución',
      text: 'La retribución es de {precio} y se paga de este modo: {periodicidad} (artículos 1255 y 1257).[[ Además se reembolsan los siguientes gastos: {gastos}.]]',
      articles: ['ccyc:1255', 'ccyc:1257'],
    },
    {
      clause: 'Obligaciones de la parte prestadora',
      text: 'La parte prestadora ejecuta el servicio conforme al contrato y a los conocimientos que su actividad requiere, informa sobre los aspectos esenciales del cumplimiento y lo presta en el tiempo convenido (artículo 1256). Elige libremente los medios de ejecución, en lo que no se pacte (artículo 1253). Los materiales los provee {materiales}.',
      articles: ['ccyc:1253', 'ccyc:1256'],
    },
    {
      clause: 'Obligaciones de la parte comitente',
      text: 'La parte comitente paga la retribución y da la colaboración necesaria según las características del servicio (artículo 1257).',
      articles: ['ccyc:1257'],
    },
    {
      clause: 'Terceros',
      text: 'La parte prestadora puede valerse de terceros, y conserva la dirección y la responsabilidad de la ejecución (artículo 1254).',
      when: { field: 'terceros', is: 'si' },
      articles: ['ccyc:1254'],
    },
    {
      clause: 'Terceros',
      text: 'La parte prestadora fue elegida por sus cualidades y presta el servicio personalmente (artículo 1254).',
      when: { field: 'terceros', is: 'no' },
      articles: ['ccyc:1254'],
    },
    {
      clause: 'Confidencialidad',
      text: 'La parte prestadora no divulga la información de la parte comitente que conozca por el contrato, ni la usa para otro fin, durante su vigencia y después de ella.',
      when: { field: 'confidencialidad', is: 'si' },
      articles: ['ccyc:961'],
    },
    {
      clause: 'Desistimiento',
      text: 'La parte comitente puede desistir del contrato por su sola voluntad, con la indemnización de los gastos y trabajos realizados y de la utilidad que la parte prestadora hubiera podido obtener (artículo 1261).',
      articles: ['ccyc:1261'],
    },
    noticesClause,
    ...signed({ field: 'comitente', role: 'Parte comitente' }, { field: 'prestador', role: 'Parte prestadora' }),
  ],
};
