import { addMonths, isCivilDay } from '@foja/computable-law/core/civil-day';
import { dayInWords } from '../render-text.ts';
import type { DocumentTemplate } from '../template.ts';
import { guaranteeClause, noticesClause, opening, signed } from './contract-pieces.ts';

const indexed = { field: 'ajuste', is: 'indice' } as const;

export const locacionVivienda: DocumentTemplate = {
  headings: 'none',
  derive({ text, number }) {
    const months = number('plazoMeses');
    const start = text('inicio');
    const end = isCivilDay(start) && months !== null ? addMonths(start, months, 'last-day-of-month') : '';
    return { fin: end ? dayInWords(end) : '' };
  },
  pieces: [
    { title: 'CONTRATO DE LOCACIÓN DE VIVIENDA' },
    opening([
      { field: 'locador', called: 'la parte locadora' },
      { field: 'locatario', called: 'la parte locataria' },
    ]),
    {
      clause: 'Objeto',
      text: 'La parte locadora da en locación a la parte locataria, que acepta, el uso y goce del inmueble ubicado en {inmueble} (artículo 1187 del Código Civil y Comercial).',
      articles: ['ccyc:1187', 'ccyc:1188'],
    },
    {
      clause: 'Destino',
      text: 'El inmueble se destina exclusivamente a vivienda de la parte locataria, que no puede variar ese destino aunque no cause perjuicio a la parte locadora (artículos 1194 y 1205).',
      articles: ['ccyc:1194', 'ccyc:1205'],
    },
    {
      clause: 'Estado y entrega',
      text: 'El inmueble se entrega en el siguiente estado: {estado}.',
      articles: ['ccyc:1200'],
    },
    {
      clause: 'Plazo',
      text: 'La locación comienza el {inicio} y dura {plazoMeses} meses (artículo 1198)[[, por lo que vence el {=fin}]]. Vencido el plazo, la parte locataria que siga en la tenencia no obtiene por ello una prórroga: la locación continúa en los mismos términos hasta que cualquiera de las partes la dé por concluida mediante comunicación fehaciente (artículo 1218).',
      articles: ['ccyc:1197', 'ccyc:1198', 'ccyc:1218'],
    },
    {
      clause: 'Precio',
      text: 'El alquiler es de {precio} por mes. Se paga por período mensual adelantado, hasta el día {diaPago} de cada mes, de este modo: {medioPago} (artículos 1196, 1199 y 1208).',
      articles: ['ccyc:1196', 'ccyc:1199', 'ccyc:1208'],
    },
    {
      clause: 'Ajuste',
      text: 'El alquiler se ajusta cada {ajusteMeses} meses según {indice}. Si el índice dejara de publicarse, se aplica el oficial de características similares que la ley prevé (artículo 1199).',
      when: indexed,
      articles: ['ccyc:1199'],
    },
    {
      clause: 'Ajuste',
      text: 'Las partes no pactan ajuste del alquiler durante el plazo del contrato (artículo 1199).',
      when: { field: 'ajuste', is: 'sin' },
      articles: ['ccyc:1199'],
    },
    {
      clause: 'Depósito en garantía',
      text: 'La parte locataria entrega en garantía {deposito}. Se devuelve de este modo: {devolucionDeposito} (artículo 1196).',
      when: { field: 'deposito' },
      articles: ['ccyc:1196'],
    },
    {
      clause: 'Servicios y expensas',
      text: 'Están a cargo de la parte locataria: {aCargoLocatario}. No están a su cargo las cargas y contribuciones que gravan el inmueble, ni más expensas que las que derivan de gastos habituales (artículo 1209).',
      when: { field: 'aCargoLocatario' },
      articles: ['ccyc:1209'],
    },
    {
      clause: 'Conservación y reparaciones',
      text: 'La parte locadora conserva el inmueble en estado de servir al uso convenido y repara a su cargo el deterioro no imputable a la parte locataria (artículo 1201). La parte locataria lo mantiene en el estado en que lo recibió y tiene a su cargo las mejoras de mero mantenimiento (artículos 1206 y 1207). Ante la negativa o el silencio de la parte locadora, la parte locataria puede hacer las reparaciones a cargo de aquella, pasadas veinticuatro horas corridas de la notificación si son urgentes, o el plazo de la intimación, no menor que diez días corridos, si no lo son (artículo 1201).',
      articles: ['ccyc:1201', 'ccyc:1206', 'ccyc:1207'],
    },
    {
      clause: 'Mejoras',
      text: 'La parte locataria no puede hacer mejoras que alteren la sustancia o la forma del inmueble. No puede reclamar el pago de las mejoras útiles ni de las suntuarias, y sí el valor de las necesarias (artículo 1211).',
      articles: ['ccyc:1211'],
    },
    {
      clause: 'Cesión y sublocación',
      text: 'La parte locataria no puede ceder el contrato ni sublocar, en todo o en parte (artículos 1213 y 1214).',
      when: { field: 'cesion', is: 'prohibida' },
      articles: ['ccyc:1213', 'ccyc:1214'],
    },
    {
      clause: 'Cesión y sublocación',
      text: 'La parte locataria puede ceder su posición y sublocar parte del inmueble en los términos y con las comunicaciones que fija la ley (artículos 1213 y 1214).',
      when: { field: 'cesion', is: 'permitida' },
      articles: ['ccyc:1213', 'ccyc:1214'],
    },
    {
      clause: 'Incumplimiento',
      text: 'La parte locadora puede resolver el contrato por las causas del artículo 1219, entre ellas la falta de pago de dos períodos consecutivos. Antes de demandar el desalojo por falta de pago debe intimar en forma fehaciente, con un plazo no menor que diez días corridos desde la recepción y con indicación del lugar de pago (artículo 1222). La parte locataria puede resolverlo en los casos del artículo 1220.',
      articles: ['ccyc:1219', 'ccyc:1220', 'ccyc:1222'],
    },
    {
      clause: 'Resolución anticipada',
      text: 'La parte locataria puede resolver el contrato en cualquier momento, con el pago del equivalente al diez por ciento del saldo del alquiler futuro, calculado desde la notificación hasta el fin pactado (artículo 1221).',
      articles: ['ccyc:1221'],
    },
    {
      clause: 'Restitución',
      text: 'Al concluir el contrato, la parte locataria restituye el inmueble en el estado en que lo recibió, salvo los deterioros del mero transcurso del tiempo y el uso regular, con las constancias de los pagos (artículo 1210).',
      articles: ['ccyc:1210'],
    },
    guaranteeClause(
      'las obligaciones de la parte locataria',
      'la parte locadora',
      ' Sus obligaciones cesan al vencer el plazo, salvo la que derive de no restituirse el inmueble en tiempo; obligarse en una renovación o prórroga exige su consentimiento expreso (artículo 1225).',
    ),
    noticesClause,
    ...signed(
      { field: 'locador', role: 'Parte locadora' },
      { field: 'locatario', role: 'Parte locataria' },
      { field: 'fiador', role: 'Parte fiadora', when: { field: 'fiador' } },
    ),
  ],
};
