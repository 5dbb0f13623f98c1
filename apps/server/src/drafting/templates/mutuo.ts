import type { DocumentTemplate } from '../template.ts';
import { guaranteeClause, noticesClause, opening, signed } from './contract-pieces.ts';

export const mutuo: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CONTRATO DE MUTUO' },
    opening([
      { field: 'mutuante', called: 'la parte mutuante' },
      { field: 'mutuario', called: 'la parte mutuaria' },
    ]),
    {
      clause: 'Objeto',
      text: 'La parte mutuante presta a la parte mutuaria, en propiedad, la suma de {capital}, que esta se obliga a devolver en la misma moneda (artículo 1525 del Código Civil y Comercial).',
      articles: ['ccyc:1525', 'ccyc:766'],
    },
    { clause: 'Entrega', text: 'El capital se entrega de este modo: {entrega}.', articles: ['ccyc:1526'] },
    {
      clause: 'Devolución',
      text: 'El capital se devuelve en un solo pago, el {vencimiento}.',
      when: { field: 'devolucion', is: 'unico' },
      articles: ['ccyc:1528'],
    },
    {
      clause: 'Devolución',
      text: 'El préstamo se devuelve en {cuotas} cuotas mensuales y consecutivas de {valorCuota} cada una. La primera vence el {primeraCuota}, y las demás, el mismo día de los meses siguientes.',
      when: { field: 'devolucion', is: 'cuotas' },
      articles: ['ccyc:1528'],
    },
    { clause: 'Lugar y medio de pago', text: 'Los pagos se hacen así: {lugarPago}.', articles: ['ccyc:873'] },
    {
      clause: 'Intereses compensatorios',
      text: 'El capital devenga intereses compensatorios a la tasa de {tasa}, en la misma moneda (artículos 767 y 1527).',
      when: { field: 'onerosidad', is: 'oneroso' },
      articles: ['ccyc:767', 'ccyc:1527'],
    },
    {
      clause: 'Gratuidad',
      text: 'El mutuo es gratuito: no se deben intereses compensatorios (artículo 1527). Después del incumplimiento se deben intereses moratorios (artículo 1529).',
      when: { field: 'onerosidad', is: 'gratuito' },
      articles: ['ccyc:1527', 'ccyc:1529'],
    },
    {
      clause: 'Mora',
      text: 'La mora se produce por el solo transcurso del tiempo fijado (artículo 886).[[ Desde entonces se deben intereses moratorios a la tasa de {tasaMora} (artículo 768).]]',
      articles: ['ccyc:768', 'ccyc:886'],
    },
    {
      clause: 'Capitalización',
      text: 'Los intereses se acumulan al capital cada {capitalizacionMeses} meses (artículo 770, inciso a).',
      when: { field: 'capitalizacionMeses' },
      articles: ['ccyc:770'],
    },
    {
      clause: 'Incumplimiento',
      text: 'La falta de pago de los intereses o de cualquier amortización de capital da derecho a la parte mutuante a resolver el contrato y exigir la devolución de todo lo prestado, con sus intereses hasta la efectiva restitución (artículo 1529).',
      articles: ['ccyc:1529'],
    },
    guaranteeClause('las obligaciones de la parte mutuaria', 'la parte mutuante'),
    noticesClause,
    ...signed(
      { field: 'mutuante', role: 'Parte mutuante' },
      { field: 'mutuario', role: 'Parte mutuaria' },
      { field: 'fiador', role: 'Parte fiadora', when: { field: 'fiador' } },
    ),
  ],
};
