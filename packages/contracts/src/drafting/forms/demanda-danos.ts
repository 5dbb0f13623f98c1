import type { DocumentForm } from '../form.ts';
import { hasLapsed } from '../passed-time.ts';
import {
  defendant,
  evidence,
  evidenceCheck,
  filingExample,
  filingParty,
  filingReminders,
  mediation,
  mediationExample,
  mediationReminder,
} from './court-fields.ts';
import { damageAmounts, damageFields } from './damage-fields.ts';
import { ana, beto } from './example-people.ts';
import {
  civilCompetence,
  competenceExample,
  courtFeeReminder,
  federalQuestionReminder,
  formalExample,
  formalities,
  standing,
} from './formal-fields.ts';

/** Art. 2561 CCyC: three years for damages from civil liability. */
const limitationMonths = 36;

export const demandaDanos: DocumentForm<'demanda-danos'> = {
  kind: 'demanda-danos',
  group: 'escritos',
  label: 'Demanda por daños y perjuicios',
  description: 'Reclamo judicial por un accidente u otro hecho dañoso, en juicio ordinario.',
  keywords: ['accidente', 'choque', 'indemnización', 'daño', 'juicio', 'responsabilidad civil'],
  sections: [
    filingParty('actor', 'Parte actora', 'de la parte actora'),
    {
      title: 'A quién se demanda',
      fields: [
        defendant,
        {
          key: 'aseguradora',
          type: 'text',
          label: 'Aseguradora que se cita en garantía',
          help: 'Denominación y domicilio, si hay seguro.',
        },
        ...civilCompetence,
        standing,
      ],
    },
    {
      title: 'El hecho',
      fields: [
        { key: 'fechaHecho', type: 'date', label: 'Fecha del hecho', required: true },
        { key: 'lugarHecho', type: 'text', label: 'Lugar del hecho', required: true },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'Qué pasó, en orden, con tus palabras: quién, cómo, con qué consecuencias.',
        },
        {
          key: 'responsabilidad',
          type: 'choice',
          label: 'Por qué responde la otra parte',
          required: true,
          options: [
            { value: 'transito', label: 'Accidente de tránsito con vehículos' },
            { value: 'riesgo', label: 'Riesgo o vicio de una cosa, o actividad riesgosa' },
            { value: 'culpa', label: 'Culpa: imprudencia, negligencia o impericia' },
          ],
        },
      ],
    },
    {
      title: 'Lo que se reclama',
      fields: [
        ...damageFields,
        {
          key: 'rubros',
          type: 'list',
          label: 'Otros rubros',
          help: 'Uno por línea, con su importe y su fundamento.',
        },
        {
          key: 'montoPrecisable',
          type: 'choice',
          label: 'Monto',
          required: true,
          options: [
            { value: 'si', label: 'Se puede precisar' },
            { value: 'no', label: 'Todavía no se puede precisar' },
          ],
        },
        {
          key: 'monto',
          type: 'amount',
          label: 'Monto que se reclama',
          required: true,
          when: { field: 'montoPrecisable', is: 'si' },
        },
        {
          key: 'razonMonto',
          type: 'text',
          label: 'Por qué no se puede precisar',
          required: true,
          blank: 'razón por la que el monto no puede precisarse',
          when: { field: 'montoPrecisable', is: 'no' },
        },
        mediation,
      ],
    },
    evidence,
    formalities,
  ],
  checks: [
    {
      field: 'montoPrecisable',
      message: 'No reclamás ningún rubro: cargá al menos uno con su importe.',
      articles: ['ccyc:1738', 'cpccn:330'],
      applies: ({ amount, list }) => list('rubros').length === 0 && damageAmounts.every((key) => amount(key) === null),
    },
    {
      field: 'monto',
      message: 'El monto que se reclama no es la suma de los rubros.',
      articles: ['cpccn:330'],
      applies: ({ amount, list }) => {
        const given = damageAmounts.flatMap((key) => amount(key) ?? []);
        const total = amount('monto');
        if (total === null || given.length === 0 || list('rubros').length > 0) return false;
        return (
          given.some(({ currency }) => currency !== total.currency) ||
          Math.abs(given.reduce((sum, { value }) => sum + value, 0) - total.value) >= 0.01
        );
      },
    },
    {
      field: 'fechaHecho',
      message: 'Pasaron más de tres años desde el hecho: revisá la prescripción y si algo la suspendió o interrumpió.',
      articles: ['ccyc:2561'],
      applies: ({ text, today }) => hasLapsed(text('fechaHecho'), limitationMonths, today),
    },
    {
      field: 'fechaHecho',
      message: 'La fecha del hecho es posterior a hoy.',
      articles: [],
      applies: ({ text, today }) => text('fechaHecho') > today,
    },
    evidenceCheck,
  ],
  reminders: [
    mediationReminder,
    {
      text: 'Con citación en garantía, la demanda va ante el juez del lugar del hecho o del domicilio del asegurador.',
      articles: ['ley-17418:118'],
      when: { field: 'aseguradora' },
    },
    courtFeeReminder,
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    demandado: beto,
    ...competenceExample,
    competencia: 'hecho',
    legitimacion: 'Ana Ejemplo es la damnificada directa. Beto Muestra conducía el automóvil y es su dueño.',
    aseguradora: 'Seguros Ficticios S.A., con domicilio en Calle Supuesta 789',
    fechaHecho: '2026-03-10',
    lugarHecho: 'la esquina de Calle Falsa y Avenida Imaginaria',
    hechos:
      'Ana Ejemplo circulaba en bicicleta por Calle Falsa el 10/03/2026 cerca de las 9. Al llegar a Avenida Imaginaria, el automóvil que conducía Beto Muestra giró sin aviso y la embistió con el paragolpes.\n\nCayó sobre el lado derecho, fue atendida en una guardia y estuvo 45 días sin poder trabajar. La bicicleta quedó inutilizada.',
    responsabilidad: 'transito',
    gastosMonto: { currency: 'ARS', value: 150_000 },
    gastosRazon: 'Consultas, remedios y traslados de los 45 días de recuperación.',
    danoMaterialMonto: { currency: 'ARS', value: 350_000 },
    danoMaterialRazon: 'La bicicleta quedó inutilizada. Es el precio de una igual según el presupuesto.',
    lucroCesanteMonto: { currency: 'ARS', value: 900_000 },
    lucroCesanteRazon: 'Estuvo 45 días sin poder trabajar y no cobró.',
    noPatrimonialMonto: { currency: 'ARS', value: 1_600_000 },
    noPatrimonialRazon:
      'El dolor y el temor a volver a andar en bicicleta, que esa suma permite compensar con descanso y recreación.',
    montoPrecisable: 'si',
    monto: { currency: 'ARS', value: 3_000_000 },
    mediacion: mediationExample,
    documental: ['Constancia de atención en la guardia', 'Presupuesto de la bicicleta'],
    testigos: ['Dora Supuesta, Calle Falsa 130: cómo ocurrió el choque'],
    pericial: ['Perito ingeniero mecánico: determine la mecánica del hecho'],
    ...formalExample,
    informativa: ['Al hospital, para que remita la historia clínica'],
  },
};
