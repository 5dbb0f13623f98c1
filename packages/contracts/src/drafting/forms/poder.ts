import type { DocumentForm } from '../form.ts';
import { ana, beto } from './contract-fields.ts';
import { dora } from './example-people.ts';

export const poder: DocumentForm<'poder'> = {
  kind: 'poder',
  group: 'contratos',
  label: 'Minuta de poder para llevar a la escribanía',
  description: 'Texto para que la escribana o el escribano redacte el poder.',
  keywords: ['poder', 'apoderado', 'representación', 'escribano', 'administración', 'facultades'],
  sections: [
    {
      title: 'Las personas',
      fields: [
        {
          key: 'poderdante',
          type: 'person',
          label: 'Quien da el poder',
          of: 'de quien da el poder',
          required: true,
          parts: ['name', 'document', 'address', 'civilStatus'],
          optionalParts: ['representedBy'],
        },
        {
          key: 'apoderado',
          type: 'person',
          label: 'Quien lo recibe',
          of: 'de quien recibe el poder',
          required: true,
          parts: ['name', 'document', 'address'],
        },
        {
          key: 'segundoApoderado',
          type: 'person',
          label: 'Segunda persona apoderada',
          of: 'de la segunda persona apoderada',
          parts: ['name', 'document', 'address'],
          help: 'Si hay.',
        },
        {
          key: 'actuacion',
          type: 'choice',
          label: 'Actúan',
          required: true,
          when: { field: 'segundoApoderado' },
          options: [
            { value: 'indistinta', label: 'Cualquiera de las dos', text: 'en forma indistinta' },
            { value: 'conjunta', label: 'Las dos juntas', text: 'en forma conjunta' },
          ],
        },
      ],
    },
    {
      title: 'El poder',
      fields: [
        {
          key: 'clase',
          type: 'choice',
          label: 'Clase',
          required: true,
          options: [
            { value: 'general', label: 'General de administración', text: 'general de administración' },
            { value: 'especial', label: 'Especial, para actos determinados', text: 'especial' },
          ],
        },
        {
          key: 'actos',
          type: 'list',
          label: 'Actos que se encomiendan',
          required: true,
          help: 'Uno por línea. Las facultades se interpretan en forma restrictiva.',
        },
        {
          key: 'expresas',
          type: 'list',
          label: 'Facultades que tienen que ser expresas',
          help: 'Marcá solo las que quieras dar.',
          options: [
            {
              value: 'familia',
              label: 'Divorcio y régimen patrimonial del matrimonio',
              text: 'peticionar el divorcio, la nulidad de matrimonio, la modificación, disolución o liquidación del régimen patrimonial del matrimonio',
            },
            {
              value: 'asentimiento',
              label: 'Asentimiento conyugal',
              text: 'otorgar el asentimiento conyugal respecto de los bienes que se identifican',
            },
            { value: 'herencias', label: 'Aceptar herencias', text: 'aceptar herencias' },
            {
              value: 'reales',
              label: 'Comprar, vender o gravar inmuebles u otros bienes registrables',
              text: 'constituir, modificar, transferir o extinguir derechos reales sobre inmuebles u otros bienes registrables',
            },
            {
              value: 'unilateral',
              label: 'Crear obligaciones por declaración unilateral',
              text: 'crear obligaciones por una declaración unilateral de voluntad',
            },
            {
              value: 'novar',
              label: 'Reconocer o novar obligaciones anteriores',
              text: 'reconocer o novar obligaciones anteriores al otorgamiento del poder',
            },
            {
              value: 'pagos',
              label: 'Pagos que no sean los ordinarios',
              text: 'hacer pagos que no sean los ordinarios de la administración',
            },
            {
              value: 'transar',
              label: 'Renunciar, transar o someter a arbitraje',
              text: 'renunciar, transar y someter a juicio arbitral derechos u obligaciones',
            },
            {
              value: 'sociedades',
              label: 'Formar sociedades o asociaciones',
              text: 'formar uniones transitorias de empresas, agrupamientos de colaboración empresaria, sociedades, asociaciones o fundaciones',
            },
            {
              value: 'locacion',
              label: 'Alquilar por más de tres años o cobrar adelantado más de uno',
              text: 'dar o tomar en locación inmuebles por más de tres años, o cobrar alquileres anticipados por más de un año',
            },
            { value: 'donar', label: 'Donar', text: 'realizar donaciones u otras liberalidades' },
            {
              value: 'fianzas',
              label: 'Dar fianzas, recibir depósitos, tomar o dar préstamos',
              text: 'dar fianzas, comprometer servicios personales, recibir cosas en depósito y dar o tomar dinero en préstamo',
            },
          ],
        },
        {
          key: 'bienesAsentimiento',
          type: 'long-text',
          label: 'Bienes del asentimiento',
          required: true,
          blank: 'bienes a los que se refiere el asentimiento',
          when: { field: 'expresas', is: 'asentimiento' },
        },
        {
          key: 'sustitucion',
          type: 'choice',
          label: 'Sustituir el poder en otra persona',
          required: true,
          options: [
            { value: 'prohibida', label: 'Se prohíbe' },
            { value: 'permitida', label: 'Se permite' },
          ],
        },
        {
          key: 'vigencia',
          type: 'text',
          label: 'Vigencia',
          help: 'Por ejemplo: hasta el 31 de diciembre de 2027. Vacío: hasta que se extinga según la ley.',
        },
        { key: 'lugarFirma', type: 'text', label: 'Lugar', required: true },
      ],
    },
  ],
  checks: [
    {
      field: 'expresas',
      message:
        'Un poder para actos sobre inmuebles se otorga por escritura pública, la forma del acto que se va a realizar.',
      articles: ['ccyc:363', 'ccyc:1017'],
      applies: ({ list }) => list('expresas').includes('reales'),
    },
    {
      field: 'clase',
      message:
        'El poder general solo alcanza los actos de administración ordinaria y los necesarios para ejecutarlos: las facultades expresas que marcaste van aparte.',
      articles: ['ccyc:375'],
      applies: ({ text, list }) => text('clase') === 'general' && list('expresas').length > 0,
    },
  ],
  reminders: [
    {
      text: 'Es una minuta: el poder se otorga en la forma que exige el acto que se va a realizar.',
      articles: ['ccyc:363'],
    },
    {
      text: 'La revocación y los cambios se hacen saber a los terceros por medios idóneos.',
      articles: ['ccyc:380', 'ccyc:381'],
    },
    {
      text: 'Reconocer hijos también exige una facultad expresa, que individualice a la persona reconocida: pedila a la escribanía si hace falta.',
      articles: ['ccyc:375'],
    },
  ],
  example: {
    poderdante: {
      name: ana.name,
      document: ana.document,
      address: ana.address,
      civilStatus: 'soltera',
      representedBy: 'Clara Inventada, apoyo designado judicialmente (ejemplo)',
    },
    apoderado: { name: beto.name, document: beto.document, address: beto.address },
    segundoApoderado: dora,
    actuacion: 'indistinta',
    clase: 'especial',
    actos: ['vender el automotor dominio AA000EJ', 'firmar los formularios necesarios para la transferencia'],
    expresas: ['reales', 'asentimiento'],
    bienesAsentimiento: 'el automotor dominio AA000EJ',
    sustitucion: 'prohibida',
    vigencia: 'hasta el 31 de diciembre de 2027',
    lugarFirma: 'Ciudad Autónoma de Buenos Aires',
  },
};
