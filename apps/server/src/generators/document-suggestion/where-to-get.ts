/** Where the law says that a document is, or how it is asked for. Each sentence was read against its articles. */
export interface DocumentPlace {
  /** Names of documents that it is of. */
  names: RegExp;
  /** Areas of guides in which it holds; null for all. */
  areas: readonly string[] | null;
  where: string;
  articles: string[];
}

/** The first that fits is told. */
export const documentPlaces: readonly DocumentPlace[] = [
  {
    names: /historia cl[ií]nica/i,
    areas: null,
    where:
      'Se pide a la institución asistencial: el paciente es su titular y, a su simple requerimiento, debe recibir una copia autenticada dentro de las cuarenta y ocho horas, salvo emergencia.',
    articles: ['ley-26529:14'],
  },
  {
    names: /partidas? de (?:nacimiento|defunci[oó]n)|partidas? (?:que|del?)|acta de (?:nacimiento|defunci[oó]n)/i,
    areas: null,
    where: 'En el Registro Civil: con sus partidas se prueban el nacimiento y la muerte ocurridos en la República.',
    articles: ['ccyc:96'],
  },
  {
    names: /(?:acta|libreta|partida)(?: o libreta)? de matrimonio|libreta de familia/i,
    areas: null,
    where:
      'En el Registro Civil: el matrimonio se prueba con el acta de su celebración, su testimonio, copia o certificado, o con la libreta de familia.',
    articles: ['ccyc:423'],
  },
  {
    names: /t[ií]tulos?\b.*(?:inmueble|propiedad|dominio|vivienda|lote)|informe de dominio|escritura/i,
    areas: null,
    where:
      'En el Registro de la Propiedad Inmueble, que es público para quien tiene interés legítimo en averiguar el estado jurídico de los bienes.',
    articles: ['ley-17801:21'],
  },
  {
    names: /certificado de garant[ií]a/i,
    areas: ['consumo', 'contratos'],
    where:
      'Se lo entrega quien vende: debe constar por escrito e identificar al vendedor, fabricante, importador o distribuidor y la cosa.',
    articles: ['ldc:14'],
  },
  {
    names: /constancias? de (?:cada )?reparaci[oó]n|orden(?:es)? de reparaci[oó]n/i,
    areas: ['consumo'],
    where:
      'La tiene que entregar el garante cuando repara la cosa bajo garantía legal, con las fechas de entrega y de devolución.',
    articles: ['ldc:15'],
  },
  {
    names: /factura|ticket|documento de venta/i,
    areas: ['consumo'],
    where:
      'Lo extiende quien vende. En el juicio, el proveedor debe aportar los elementos de prueba que tenga en su poder.',
    articles: ['ldc:10', 'ldc:53'],
  },
  {
    names: /recibos? de (?:sueldo|haberes)|recibos de pago de sueldo/i,
    areas: ['trabajo'],
    where:
      'Los hace el empleador, que debe entregar al trabajador una copia fiel, o permitir su firma digital o electrónica.',
    articles: ['lct:139'],
  },
  {
    names: /certificado(?:s)? de trabajo|constancia(?:s)? de aportes|aportes/i,
    areas: ['trabajo'],
    where:
      'Los certificados con los datos de la relación y los aportes los entrega el empleador dentro de los cuarenta y cinco días hábiles desde que se extinguió el contrato.',
    articles: ['lct:80'],
  },
  {
    names: /p[oó]liza/i,
    areas: null,
    where: 'El asegurador entrega al tomador una póliza firmada, clara y fácilmente legible.',
    articles: ['ley-17418:11'],
  },
  {
    names: /denuncia (?:al|del|de) (?:seguro|siniestro)/i,
    areas: null,
    where: 'En la propia aseguradora: el siniestro se le comunica dentro de los tres días de conocerlo.',
    articles: ['ley-17418:46'],
  },
  {
    names: /expensas|actas? de asamblea|reglamento|liquidaci[oó]n.*expensas|libros? del consorcio/i,
    areas: ['reales'],
    where:
      'Se pide al administrador del consorcio, que practica la cuenta de expensas y debe rendir cuenta documentada.',
    articles: ['ccyc:2067'],
  },
  {
    names: /testigos?/i,
    areas: null,
    where:
      'Anotá nombre, profesión y domicilio de cada uno: puede ser testigo toda persona mayor de catorce años, con las excepciones de la ley.',
    articles: ['cpccn:426'],
  },
  {
    names: /mensajes|mails?|correos?|whatsapp|chats?|audios?|cartas?|telegramas?|intimaci[oó]n/i,
    areas: null,
    where:
      'La tiene quien la recibió o la envió: el destinatario puede presentarla como prueba, salvo la confidencial, que necesita el consentimiento del remitente.',
    articles: ['ccyc:318'],
  },
  {
    names: /fotos?|videos?|capturas?|grabaci[oó]n|c[aá]maras?/i,
    areas: null,
    where:
      'Guardalas en su soporte original: son instrumentos particulares, y su valor depende, entre otras pautas, de la confiabilidad del soporte.',
    articles: ['ccyc:287', 'ccyc:319'],
  },
  {
    names: /pericia|perito|tasaci[oó]n|informe (?:t[eé]cnico|de un)|mensura|agrimensor/i,
    areas: null,
    where:
      'La pericia se ofrece en el juicio; la hace un perito que designa el juez, y cada parte puede designar un consultor técnico.',
    articles: ['cpccn:458'],
  },
  {
    names: /certificados?|informes?|res[uú]men(?:es)?|extractos?|registros?|constancias?|tasas de|expediente/i,
    areas: null,
    where:
      'Si no lo entregan, en el juicio se pide por informes: las oficinas públicas y las entidades privadas deben contestar dentro de los diez días hábiles, salvo que el juez fije otro plazo.',
    articles: ['cpccn:398'],
  },
  {
    names: /contrato|recibo|boleto|papel|acuerdo|convenio|comprobante|libro/i,
    areas: null,
    where: 'Si lo tiene la otra parte, en el juicio se puede pedir que se la intime a presentarlo.',
    articles: ['cpccn:388'],
  },
];

/** What the law says on documents that are not at hand, told with every suggestion. */
export const notAtHandNote =
  'Con la demanda y la contestación se acompaña la prueba documental y se ofrece la demás; lo que no esté a disposición se individualiza con su contenido y el lugar o la persona que lo tiene (art. 333 CPCCN). En una provincia rige su propio código.';
