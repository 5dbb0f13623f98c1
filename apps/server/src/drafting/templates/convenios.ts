import type { DocumentTemplate } from '../template.ts';
import { noticesClause, signed } from './contract-pieces.ts';

export const convenioAlimentos: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CONVENIO DE ALIMENTOS' },
    {
      text: 'En {lugarFirma}, el {fechaFirma}, {alimentante}, por una parte, y {conviviente}, por la otra, progenitores de quienes se nombran a continuación, acuerdan este convenio:',
      articles: ['ccyc:658'],
    },
    { listOf: 'hijos', style: 'letter' },
    {
      clause: 'Obligación alimentaria',
      text: 'Ambos progenitores tienen la obligación de criar, alimentar y educar a sus hijos conforme a su condición y fortuna (artículo 658 del Código Civil y Comercial). Los alimentos comprenden manutención, educación, esparcimiento, vestimenta, habitación, asistencia, gastos por enfermedad y los necesarios para adquirir una profesión u oficio (artículo 659).',
      articles: ['ccyc:658', 'ccyc:659'],
    },
    {
      clause: 'Cuota',
      text: '{alimentante.name} paga desde el {desde} una cuota mensual de {cuota}, hasta el día {diaPago} de cada mes, de este modo: {cuenta}.',
      articles: ['ccyc:659'],
    },
    {
      clause: 'Pagos directos',
      text: 'Además, {alimentante.name} paga en forma directa: {enEspecie} (artículo 659).',
      when: { field: 'enEspecie' },
      articles: ['ccyc:659'],
    },
    {
      clause: 'Gastos extraordinarios',
      text: 'Los gastos extraordinarios se afrontan de este modo: {extraordinarios}.',
      when: { field: 'extraordinarios' },
      articles: ['ccyc:658'],
    },
    { clause: 'Actualización', text: 'La cuota se actualiza de este modo: {actualizacion}.', articles: ['ccyc:659'] },
    {
      clause: 'Cuidado personal y comunicación',
      text: 'El cuidado personal es {cuidado} (artículos 649 y 650). Comunicación y tiempo con cada progenitor: {comunicacion}. Cada progenitor informa al otro sobre educación, salud y demás cuestiones de los hijos (artículo 654).',
      articles: ['ccyc:649', 'ccyc:650', 'ccyc:654'],
    },
    {
      clause: 'Tareas de cuidado',
      text: 'Las tareas cotidianas de quien asume el cuidado personal tienen un valor económico y son un aporte a la manutención (artículo 660), que las partes tuvieron en cuenta.',
      articles: ['ccyc:660'],
    },
    {
      clause: 'Falta de pago',
      text: 'Las sumas que no se paguen en término devengan los intereses del artículo 552.',
      articles: ['ccyc:552', 'ccyc:670'],
    },
    {
      clause: 'Duración',
      text: 'La obligación rige hasta que cada hijo cumpla veintiún años, con las excepciones y la extensión que la ley prevé (artículos 658 y 663). El derecho a los alimentos no puede renunciarse, compensarse ni cederse (artículo 539).',
      articles: ['ccyc:539', 'ccyc:658', 'ccyc:663'],
    },
    { clause: 'Homologación', text: 'Las partes solicitarán la homologación judicial de este convenio.' },
    noticesClause,
    ...signed(
      { field: 'alimentante', role: 'Progenitor/a que paga la cuota' },
      { field: 'conviviente', role: 'Progenitor/a que la recibe' },
    ),
  ],
};

const children = { field: 'hayHijos', is: 'si' } as const;

export const convenioRegulador: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'CONVENIO REGULADOR DE LOS EFECTOS DEL DIVORCIO' },
    {
      text: 'En {lugarFirma}, el {fechaFirma}, {primero}, por una parte, y {segundo}, por la otra, que contrajeron matrimonio el {fechaMatrimonio}, acuerdan este convenio para acompañarlo a la petición de divorcio (artículos 438 y 439 del Código Civil y Comercial):',
      articles: ['ccyc:438', 'ccyc:439'],
    },
    { clause: 'Vivienda familiar', text: '{vivienda} (artículos 439 y 443).', articles: ['ccyc:439', 'ccyc:443'] },
    {
      clause: 'Distribución de los bienes',
      text: 'Los bienes se distribuyen así (artículo 439):',
      articles: ['ccyc:439'],
    },
    { listOf: 'bienes', style: 'letter' },
    { clause: 'Deudas', text: 'De las deudas se hacen cargo así:', when: { field: 'deudas' }, articles: ['ccyc:439'] },
    { listOf: 'deudas', style: 'letter', when: { field: 'deudas' } },
    {
      clause: 'Compensación económica',
      text: 'Se acuerda la siguiente compensación económica: {compensacionModo} (artículo 441).',
      when: { field: 'compensacion', is: 'si' },
      articles: ['ccyc:439', 'ccyc:441'],
    },
    {
      clause: 'Compensación económica',
      text: 'Las partes no acuerdan compensación económica en este convenio (artículos 439 y 441).',
      when: { field: 'compensacion', is: 'no' },
      articles: ['ccyc:439', 'ccyc:441'],
    },
    { clause: 'Hijos', text: 'Son hijos de las partes:', when: children, articles: ['ccyc:439'] },
    { listOf: 'hijos', style: 'letter', when: children },
    {
      clause: 'Responsabilidad parental y cuidado personal',
      text: 'El ejercicio de la responsabilidad parental corresponde a ambos progenitores (artículo 641, inciso b). El cuidado personal es {cuidado} (artículos 649 y 650). Comunicación y tiempo con cada progenitor: {comunicacion}.',
      when: children,
      articles: ['ccyc:641', 'ccyc:649', 'ccyc:650'],
    },
    {
      clause: 'Alimentos',
      text: '{pagaCuota} paga una cuota alimentaria mensual de {cuota}, de este modo: {pagoCuota} (artículos 658 y 659).',
      when: children,
      articles: ['ccyc:439', 'ccyc:658', 'ccyc:659'],
    },
    {
      clause: 'Hijos',
      text: 'Las partes declaran que no tienen hijos menores de edad en común.',
      when: { field: 'hayHijos', is: 'no' },
      articles: ['ccyc:439'],
    },
    { clause: 'Otras cuestiones', text: '{otras}.', when: { field: 'otras' }, articles: ['ccyc:439'] },
    {
      clause: 'Revisión',
      text: 'El convenio homologado puede ser revisado si la situación se modifica sustancialmente (artículo 440).',
      articles: ['ccyc:440'],
    },
    noticesClause,
    ...signed({ field: 'primero', role: 'Cónyuge' }, { field: 'segundo', role: 'Cónyuge' }),
  ],
};
