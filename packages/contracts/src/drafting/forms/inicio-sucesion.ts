import type { DocumentForm } from '../form.ts';
import { filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana } from './example-people.ts';
import { formalExample, formalitiesWithoutFee } from './formal-fields.ts';

export const inicioSucesion: DocumentForm<'inicio-sucesion'> = {
  kind: 'inicio-sucesion',
  group: 'escritos',
  label: 'Inicio de sucesión',
  description: 'Apertura del proceso sucesorio, sin testamento o con él.',
  keywords: ['herencia', 'ab intestato', 'testamentaria', 'fallecimiento', 'herederos', 'declaratoria', 'testamento'],
  sections: [
    filingParty('parte', 'Quien inicia', 'de quien inicia'),
    {
      title: 'La persona fallecida',
      fields: [
        { key: 'causante', type: 'text', label: 'Nombre y documento', required: true, blank: 'datos del causante' },
        { key: 'fechaFallecimiento', type: 'date', label: 'Fecha de fallecimiento', required: true },
        { key: 'lugarFallecimiento', type: 'text', label: 'Lugar de fallecimiento', required: true },
        { key: 'ultimoDomicilio', type: 'text', label: 'Último domicilio', required: true },
        { key: 'estadoCivil', type: 'text', label: 'Estado civil', required: true, help: 'Con quién y desde cuándo.' },
      ],
    },
    {
      title: 'Los herederos',
      fields: [
        {
          key: 'vinculo',
          type: 'choice',
          label: 'Quien inicia es',
          required: true,
          options: [
            { value: 'descendiente', label: 'Descendiente', text: 'descendiente' },
            { value: 'ascendiente', label: 'Ascendiente', text: 'ascendiente' },
            { value: 'conyuge', label: 'Cónyuge', text: 'cónyuge supérstite' },
            { value: 'colateral', label: 'Pariente colateral', text: 'pariente colateral' },
            { value: 'instituido', label: 'Heredero por testamento', text: 'heredero instituido por testamento' },
          ],
        },
        {
          key: 'herederos',
          type: 'list',
          label: 'Herederos conocidos',
          required: true,
          help: 'Uno por línea: nombre, documento, parentesco y domicilio. Incluí a quien inicia.',
        },
        {
          key: 'tipo',
          type: 'choice',
          label: 'Testamento',
          required: true,
          options: [
            { value: 'intestada', label: 'No hay o no se conoce' },
            { value: 'publico', label: 'Por acto público' },
            { value: 'olografo', label: 'Ológrafo' },
          ],
        },
        {
          key: 'testamento',
          type: 'text',
          label: 'Datos del testamento',
          required: true,
          blank: 'datos del testamento y lugar donde está',
          help: 'Fecha, escritura y registro si es público, y dónde está.',
          when: { field: 'tipo', is: ['publico', 'olografo'] },
        },
        {
          key: 'testigosFirma',
          type: 'list',
          label: 'Testigos de la letra y la firma',
          required: true,
          blank: 'dos testigos que reconozcan la letra y la firma',
          help: 'Dos: nombre, documento y domicilio.',
          when: { field: 'tipo', is: 'olografo' },
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'El fallecimiento, el matrimonio, los hijos y cualquier heredero que falleció antes. Un párrafo por hecho.',
        },
      ],
    },
    {
      title: 'Los bienes y los documentos',
      fields: [
        { key: 'bienes', type: 'list', label: 'Bienes conocidos', help: 'Con su ubicación e inscripción.' },
        { key: 'documental', type: 'list', label: 'Documentos que se acompañan', required: true },
        { key: 'administrador', type: 'text', label: 'Administrador provisional que se propone' },
      ],
    },
    formalitiesWithoutFee,
  ],
  checks: [
    {
      field: 'testigosFirma',
      message: 'El testamento ológrafo se presenta con dos testigos que reconozcan la firma y la letra.',
      articles: ['cpccn:704'],
      applies: ({ list }) => list('testigosFirma').length < 2,
    },
    {
      field: 'vinculo',
      message: 'Sin testamento, quien inicia tiene que ser pariente o cónyuge.',
      articles: ['ccyc:2424'],
      applies: ({ text }) => text('vinculo') === 'instituido' && text('tipo') === 'intestada',
    },
    {
      field: 'fechaFallecimiento',
      message: 'La fecha de fallecimiento es posterior a hoy.',
      articles: [],
      applies: ({ text, today }) => text('fechaFallecimiento') > today,
    },
  ],
  reminders: [
    { text: 'Acompañá la partida de defunción y las que prueban el vínculo.', articles: ['cpccn:689'] },
    {
      text: 'Dentro de los tres días de iniciado hay que comunicarlo al Registro de Juicios Universales.',
      articles: ['cpccn:690'],
    },
    {
      text: 'Los herederos tienen treinta días para acreditar su derecho, y se publican edictos por tres días.',
      articles: ['cpccn:699'],
      when: { field: 'tipo', is: 'intestada' },
    },
    {
      text: 'Los beneficiarios del testamento se presentan dentro de los treinta días de notificados.',
      articles: ['cpccn:707'],
      when: { field: 'tipo', is: ['publico', 'olografo'] },
    },
    {
      text: 'El derecho de aceptar la herencia caduca a los diez años de la apertura de la sucesión.',
      articles: ['ccyc:2288'],
    },
    {
      text: 'En los tribunales nacionales la tasa del sucesorio se reduce a la mitad y se paga al inscribir la declaratoria o el testamento (ley 23.898, artículos 3 y 9).',
      articles: [],
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    parte: ana,
    causante: 'Mario Ejemplo, DNI 00.000.020',
    fechaFallecimiento: '2026-08-10',
    lugarFallecimiento: 'la Ciudad Autónoma de Buenos Aires',
    ultimoDomicilio: 'Calle Falsa 321, Ciudad Autónoma de Buenos Aires',
    estadoCivil: 'viudo de Nora Ficticia',
    vinculo: 'descendiente',
    herederos: [
      'Ana Ejemplo, DNI 00.000.001, hija, Calle Falsa 123',
      'Elio Ejemplo, DNI 00.000.021, hijo, Pasaje Imaginado 10',
    ],
    tipo: 'intestada',
    hechos:
      'Mario Ejemplo falleció el 10/08/2026, viudo de Nora Ficticia.\n\nDe ese matrimonio nacieron Ana y Elio Ejemplo, sus únicos hijos.\n\nNo se conoce testamento.',
    bienes: ['Departamento de Calle Falsa 321, matrícula 00-0000 (ejemplo)'],
    documental: ['Partida de defunción', 'Partidas de nacimiento de los hijos', 'Título de propiedad'],
    administrador: 'Ana Ejemplo',
    cuestionFederal: formalExample.cuestionFederal,
    autorizados: formalExample.autorizados,
  },
};
