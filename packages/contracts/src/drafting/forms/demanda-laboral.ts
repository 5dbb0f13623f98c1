import type { DocumentForm } from '../form.ts';
import { hasLapsed } from '../passed-time.ts';
import { defendant, evidence, evidenceCheck, filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana } from './example-people.ts';
import { federalQuestionReminder, formalExample, formalitiesWithoutFee } from './formal-fields.ts';

/** Art. 256 LCT: two years. */
const limitationMonths = 24;
/** First day on which the items are computed by the law in force (ley 27.802). */
const reformDay = '2026-03-06';

export const demandaLaboral: DocumentForm<'demanda-laboral'> = {
  kind: 'demanda-laboral',
  group: 'escritos',
  label: 'Demanda laboral por despido',
  description: 'Reclamo del trabajador con cada rubro calculado, ante la Justicia Nacional del Trabajo.',
  keywords: ['despido', 'indemnización', 'trabajador', 'empleo', 'juicio laboral', 'en negro', 'despido indirecto'],
  sections: [
    filingParty('actor', 'Parte trabajadora', 'de la parte actora'),
    {
      title: 'La parte trabajadora y su trabajo',
      fields: [
        { key: 'edad', type: 'number', label: 'Edad', unit: 'años', required: true, min: 14, max: 110, blank: 'edad' },
        { key: 'oficio', type: 'text', label: 'Profesión u oficio', required: true },
      ],
    },
    {
      title: 'A quién se demanda',
      fields: [
        defendant,
        { key: 'actividad', type: 'text', label: 'Actividad del empleador', required: true },
        { key: 'lugarTrabajo', type: 'text', label: 'Lugar de trabajo', required: true },
        {
          key: 'competenciaLaboral',
          type: 'choice',
          label: 'Por qué es competente el juzgado',
          required: true,
          options: [
            { value: 'trabajo', label: 'Es el del lugar de trabajo' },
            { value: 'contrato', label: 'Es el del lugar donde se celebró el contrato' },
            { value: 'domicilio', label: 'Es el del domicilio del empleador' },
          ],
        },
        {
          key: 'conciliacion',
          type: 'text',
          label: 'Constancia de la conciliación previa',
          required: true,
          blank: 'datos de la constancia de la instancia de conciliación',
          help: 'Número de trámite y fecha en que se cerró sin acuerdo.',
        },
      ],
    },
    {
      title: 'La relación de trabajo',
      fields: [
        { key: 'fechaIngreso', type: 'date', label: 'Fecha de ingreso', required: true },
        { key: 'tareas', type: 'text', label: 'Tareas y categoría', required: true },
        { key: 'jornada', type: 'text', label: 'Jornada', required: true, help: 'Días y horario.' },
        { key: 'convenio', type: 'text', label: 'Convenio colectivo' },
        {
          key: 'mejorRemuneracion',
          type: 'amount',
          label: 'Mejor remuneración mensual, normal y habitual',
          required: true,
          help: 'Del último año, en pesos. Con ella se calculan los rubros.',
        },
        {
          key: 'registracion',
          type: 'choice',
          label: 'Registración',
          required: true,
          options: [
            { value: 'registrada', label: 'Bien registrada' },
            { value: 'sin-registrar', label: 'Sin registrar' },
            { value: 'deficiente', label: 'Registrada con datos falsos' },
          ],
        },
        {
          key: 'detalleRegistracion',
          type: 'text',
          label: 'Qué dato es falso',
          required: true,
          blank: 'dato falso de la registración',
          when: { field: 'registracion', is: 'deficiente' },
        },
      ],
    },
    {
      title: 'Cómo terminó',
      fields: [
        {
          key: 'modo',
          type: 'choice',
          label: 'Modo de extinción',
          required: true,
          options: [
            { value: 'sin-causa', label: 'Despido sin causa' },
            { value: 'con-causa', label: 'Despido con una causa que se niega' },
            { value: 'despido-indirecto', label: 'Despido indirecto' },
          ],
        },
        { key: 'fechaExtincion', type: 'date', label: 'Fecha de extinción', required: true },
        {
          key: 'causaExtincion',
          type: 'long-text',
          label: 'La causa y por qué',
          required: true,
          blank: 'causa de la extinción y por qué es injusta o gravemente injuriosa',
          help: 'La que invocó el empleador y por qué se niega, o la injuria que justificó el despido indirecto, tal como se comunicó.',
          when: { field: 'modo', is: ['con-causa', 'despido-indirecto'] },
        },
        {
          key: 'intercambio',
          type: 'list',
          label: 'Telegramas y cartas cursados',
          required: true,
          help: 'Uno por línea: fecha, quién lo mandó y qué decía.',
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'En orden, un párrafo por hecho: cómo se trabajaba, qué se incumplió y cómo terminó.',
        },
      ],
    },
    {
      title: 'Lo que se reclama',
      fields: [
        {
          key: 'preaviso',
          type: 'choice',
          label: 'Preaviso',
          required: true,
          options: [
            { value: 'omitido', label: 'No se dio' },
            { value: 'otorgado', label: 'Se dio' },
          ],
        },
        {
          key: 'tope',
          type: 'choice',
          label: 'Tope del convenio',
          required: true,
          options: [
            { value: 'no-se-aplica', label: 'No se aplica' },
            { value: 'conocido', label: 'Se aplica y lo conozco' },
            { value: 'desconocido', label: 'No lo sé' },
          ],
        },
        {
          key: 'topeConvenio',
          type: 'amount',
          label: 'Tope publicado',
          help: 'El que ya multiplica por tres el promedio del convenio.',
          required: true,
          when: { field: 'tope', is: 'conocido' },
        },
        {
          key: 'vacacionesGozadas',
          type: 'number',
          label: 'Vacaciones de este año ya gozadas',
          unit: 'días',
          min: 0,
          max: 35,
          help: 'Si no se gozó ninguna, dejalo vacío.',
        },
        {
          key: 'sacSobreRubros',
          type: 'choice',
          label: 'Aguinaldo sobre preaviso, integración y vacaciones',
          required: true,
          options: [
            { value: 'si', label: 'Se reclama' },
            { value: 'no', label: 'No se reclama' },
          ],
        },
        { key: 'montoAdeudado', type: 'amount', label: 'Salarios y otros conceptos impagos' },
        {
          key: 'conceptosAdeudados',
          type: 'list',
          label: 'Detalle de lo impago',
          required: true,
          blank: 'detalle de lo adeudado',
          help: 'Uno por línea, con período e importe.',
          when: { field: 'montoAdeudado' },
        },
        {
          key: 'certificados',
          type: 'choice',
          label: 'Certificados de trabajo',
          required: true,
          options: [
            { value: 'pendientes', label: 'No los entregaron' },
            { value: 'entregados', label: 'Los entregaron' },
          ],
        },
      ],
    },
    evidence,
    formalitiesWithoutFee,
  ],
  checks: [
    {
      field: 'fechaExtincion',
      message:
        'Pasaron más de dos años desde la extinción: revisá la prescripción y si algo la suspendió o interrumpió.',
      articles: ['lct:256'],
      applies: ({ text, today }) => hasLapsed(text('fechaExtincion'), limitationMonths, today),
    },
    {
      field: 'fechaExtincion',
      message:
        'La extinción es anterior al 6 de marzo de 2026: los rubros se rigen por un texto que Foja no tiene cargado y no se calculan.',
      articles: [],
      applies: ({ text }) => text('fechaExtincion') !== '' && text('fechaExtincion') < reformDay,
    },
    {
      field: 'fechaExtincion',
      message: 'La extinción es anterior al ingreso.',
      articles: [],
      applies: ({ text }) => text('fechaExtincion') !== '' && text('fechaExtincion') < text('fechaIngreso'),
    },
    {
      field: 'mejorRemuneracion',
      message: 'Los rubros se calculan en pesos: pasá la remuneración a pesos.',
      articles: [],
      applies: ({ amount }) => amount('mejorRemuneracion')?.currency === 'USD',
    },
    evidenceCheck,
  ],
  reminders: [
    {
      text: 'El reclamo laboral prescribe a los dos años.',
      articles: ['lct:256'],
    },
    {
      text: 'Si la demanda tiene defectos, el juez intima a subsanarlos en tres días bajo apercibimiento de tenerla por no presentada. El traslado es de diez días hábiles.',
      articles: ['ley-18345:67', 'ley-18345:68'],
    },
    {
      text: 'La causa del despido es la que se comunicó: en el juicio no se puede cambiar.',
      articles: ['lct:243'],
      when: { field: 'modo', is: ['con-causa', 'despido-indirecto'] },
    },
    {
      text: 'Reclamar de más en forma inexcusable puede llevar las costas, en forma solidaria, a la parte y a su abogado: revisá cada rubro antes de firmar.',
      articles: ['lct:20'],
    },
    {
      text: 'Las multas de la ley 24.013 por falta de registración están derogadas: no se reclaman para extinciones actuales.',
      articles: [],
      when: { field: 'registracion', is: ['sin-registrar', 'deficiente'] },
    },
    {
      text: 'La irregularidad de la registración se informa a ARCA apenas se la conoce.',
      articles: ['ley-24013:7ter'],
      when: { field: 'registracion', is: ['sin-registrar', 'deficiente'] },
    },
    {
      text: 'Si el empleador es el Estado nacional o un ente suyo, la competencia es contencioso administrativa federal.',
      articles: ['ley-18345:20'],
    },
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    edad: 41,
    oficio: 'empleada administrativa',
    demandado: { name: 'Comercio Ficticio S.R.L.', document: 'CUIT 30-00000000-0', address: 'Avenida Imaginaria 456' },
    actividad: 'venta minorista de muebles',
    lugarTrabajo: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
    competenciaLaboral: 'trabajo',
    conciliacion: 'trámite N° 000000/2026, cerrado sin acuerdo el 20/09/2026 (ejemplo)',
    fechaIngreso: '2018-03-01',
    tareas: 'administrativa, categoría B',
    jornada: 'lunes a viernes de 9 a 18',
    convenio: 'CCT 000/00 (ejemplo)',
    mejorRemuneracion: { currency: 'ARS', value: 1_500_000 },
    registracion: 'registrada',
    modo: 'despido-indirecto',
    fechaExtincion: '2026-07-15',
    causaExtincion:
      'La falta de pago de los salarios de mayo y junio de 2026, pese a la intimación del 03/07/2026, y la negativa de tareas desde el 10/07/2026.',
    intercambio: [
      '03/07/2026, de la trabajadora: intima el pago de mayo y junio',
      '15/07/2026, de la trabajadora: se considera despedida',
    ],
    hechos:
      'Ana Ejemplo ingresó el 01/03/2018 y trabajó sin sanciones en el local de Avenida Imaginaria.\n\nDesde mayo de 2026 el empleador dejó de pagarle el salario. El 03/07/2026 lo intimó y no obtuvo respuesta.\n\nEl 10/07/2026 le impidieron ingresar. El 15/07/2026 se consideró despedida.',
    preaviso: 'omitido',
    tope: 'no-se-aplica',
    sacSobreRubros: 'si',
    montoAdeudado: { currency: 'ARS', value: 3_000_000 },
    conceptosAdeudados: ['mayo de 2026: $ 1.500.000', 'junio de 2026: $ 1.500.000'],
    certificados: 'pendientes',
    documental: ['Recibos de haberes', 'Telegramas y sus constancias'],
    testigos: ['Dora Supuesta, Pasaje Imaginado 789: la jornada y la negativa de tareas'],
    pericial: ['Perito contador: remuneraciones y registración según los libros del empleador'],
    informativa: ['Al correo, para que informe la autenticidad y recepción de los telegramas'],
    cuestionFederal: formalExample.cuestionFederal,
    autorizados: formalExample.autorizados,
  },
};
